import ActivityKit
import SwiftUI
import ViewTree

/// A picture of a Live Activity, as its device shows it.
///
///     Screen("ferry-lock", title: "Ferry") {
///       LiveActivityPreview(FerryActivity(), attributes: ferry, state: .arriving)
///     }
///     Screen("ferry-island", title: "Ferry in the island") {
///       LiveActivityPreview(
///         FerryActivity(), attributes: ferry, state: .arriving, as: .dynamicIsland(.compact))
///     }
///
/// Apple has no such view. A Lock Screen's presentation has the width that the device gives it and
/// the height of its content, from 84 to 160 points, on the colour that it asks for or on a
/// material. Those of the Dynamic Island are black, in the sizes of Apple's guidelines; the
/// content of the large one has margins of 16 points unless it sets others. A screen that has a
/// size of its own, such as `.fitting`, takes the sizes of an iPhone of 6.1 inches.
///
/// An island on a device that has none is an empty frame, with a warning.
public struct LiveActivityPreview: View {
  /// The activity, or a message that says why there is none.
  private enum Choice {
    case views(ActivityViews)
    case none(String)
  }

  private let choice: Choice
  private let kind: ActivityPreviewViewKind
  @Environment(\.self) private var environment

  /// Creates a picture of a Live Activity.
  ///
  /// - Parameters:
  ///   - widget: The widget whose configuration is the activity's.
  ///   - attributes: The values that stay.
  ///   - state: The values that change.
  ///   - kind: The presentation.
  ///   - isStale: A Boolean value that indicates whether the values no longer hold.
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ widget: Content, attributes: Attributes, state: Attributes.ContentState,
    as kind: ActivityPreviewViewKind = .content, isStale: Bool = false
  ) {
    self.init(
      WidgetSettings.all(of: widget), of: Content.self,
      .init(attributes: attributes, state: state, isStale: isStale), as: kind)
  }

  /// Creates a picture of a bundle's Live Activity, which its values' type tells.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - attributes: The values that stay.
  ///   - state: The values that change.
  ///   - kind: The presentation.
  ///   - isStale: A Boolean value that indicates whether the values no longer hold.
  public init<Bundle: WidgetBundle, Attributes: ActivityAttributes>(
    _ bundle: Bundle, attributes: Attributes, state: Attributes.ContentState,
    as kind: ActivityPreviewViewKind = .content, isStale: Bool = false
  ) {
    self.init(
      WidgetSettings.all(of: bundle.body), of: Bundle.self,
      .init(attributes: attributes, state: state, isStale: isStale), as: kind)
  }

  private init(
    _ settings: [WidgetSettings], of type: Any.Type, _ values: ActivitySettings.Values,
    as kind: ActivityPreviewViewKind
  ) {
    self.kind = kind
    let all = settings.compactMap(\.activity)
    let views = all.lazy.compactMap { $0.views(values) }.first
    let types = all.map { "\($0.attributes)" }.joined(separator: ", ")
    let reason =
      all.isEmpty
      ? "\(type) has no Live Activity"
      : "\(type) has Live Activities of \(types), and none of \(Swift.type(of: values.attributes))"
    choice = views.map { .views($0) } ?? .none(reason)
  }

  /// The activity in its size.
  public var body: some View {
    switch choice {
    case .views(let views): drawing(of: views)
    case .none(let reason): empty(reason)
    }
  }

  @ViewBuilder private func drawing(of views: ActivityViews) -> some View {
    let sizes = environment.activitySizes
    switch kind {
    case .content:
      LockScreenActivity(width: sizes.lockScreenWidth, content: views.lockScreen())
    case .dynamicIsland(let state):
      if let island = sizes.island {
        switch state {
        case .compact: CompactActivity(sizes: island, island: views.island())
        case .minimal: MinimalActivity(island: views.island())
        case .expanded: ExpandedActivity(sizes: island, island: views.island())
        }
      } else {
        empty("the device has no Dynamic Island")
      }
    }
  }

  /// Returns an empty frame, and says why.
  private func empty(_ reason: String) -> some View {
    environment.warn("LiveActivityPreview draws nothing: \(reason).")
    return Color.clear.frame(
      width: environment.activitySizes.lockScreenWidth,
      height: ActivitySizes.heights.lowerBound)
  }
}

/// A presentation of a Live Activity, as previews name it.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A presentation in the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// Around the camera.
    case compact
    /// Large.
    case expanded
    /// Beside another activity.
    case minimal
  }

  /// On a Lock Screen.
  case content
  /// In the Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}
