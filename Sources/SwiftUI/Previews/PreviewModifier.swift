/// A type that gives several previews their surroundings, with a context that they share.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.filled() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// The placeholder of the preview.
  typealias Content = PreviewModifierContent

  /// Makes the context.
  static func makeSharedContext() async throws -> Context

  /// Returns the preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// The preview within the body of a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The content of the view.
  public var body: some View { content }
}

/// A preview in the surroundings of a modifier, once there is a context.
struct PreviewInContext<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var made: Modifier.Context?

  var body: some View {
    if let context = made ?? () as? Modifier.Context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task { await make() }
    }
  }

  private func make() async {
    do {
      made = try await Modifier.makeSharedContext()
    } catch {
      ScreenLocale.link?.warn(
        "\(Modifier.self).makeSharedContext() throws, so that the preview is empty: \(error)")
    }
  }
}
