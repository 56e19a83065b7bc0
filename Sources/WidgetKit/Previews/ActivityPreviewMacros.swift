import ActivityKit
import SwiftUI
import ViewTree

/// A Live Activity with some of its states, which is shown beside its source: a screen of a
/// catalogue that is made of its module's previews.
///
///     #Preview("Ferry", as: .content, using: FerryAttributes.preview) {
///       FerryActivity()
///     } contentStates: {
///       FerryAttributes.ContentState.leaving
///       FerryAttributes.ContentState.arriving
///     }
///
/// It is a component of the activity's size on an iPhone of 6.1 inches; of several states, each is
/// a screen of its own.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes>
  contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension _PreviewBlock {
  /// Creates the block of a Live Activity with some of its states.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes>
    contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    func preview<Content: Widget>(_ widget: Content, _ state: Attributes.ContentState) -> AnyView {
      AnyView(LiveActivityPreview(widget, attributes: attributes, state: state, as: viewKind))
    }
    let count = contentStates().count
    if count > 1 {
      self.init(name, traits: .sizeThatFitsLayout, arguments: 1...count) { number in
        preview(widget(), contentStates()[number - 1])
      }
    } else {
      self.init(name, traits: .sizeThatFitsLayout) {
        if let state = contentStates().first { preview(widget(), state) }
      }
    }
  }
}

/// A result builder that lists the states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// The type of a state.
  public typealias State = Attributes.ContentState

  /// Returns a list of a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }

  /// Joins lists.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }

  /// Joins the lists of a loop.
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
}

extension ActivityAttributes {
  /// Returns an empty view with a warning: the values do not tell which widget shows them.
  ///
  /// A ``LiveActivityPreview`` names the widget, as does a `#Preview` with `contentStates`.
  ///
  /// - Parameters:
  ///   - contentState: The values that change.
  ///   - isStale: A Boolean value that indicates whether the values no longer hold.
  ///   - viewKind: The presentation.
  /// - Returns: An empty view.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { UnknownActivity(type: Self.self) }
}

/// The place of a Live Activity whose widget nobody names.
private struct UnknownActivity: View {
  let type: Any.Type
  @Environment(\.self) private var environment

  var body: some View {
    let _ = environment.warn(
      "A preview of \(type) draws nothing: a LiveActivityPreview is given the widget that shows it."
    )
    EmptyView()
  }
}
