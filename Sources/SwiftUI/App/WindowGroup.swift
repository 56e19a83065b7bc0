/// A scene of windows that show the same content.
///
///     @main
///     struct RecipesApp: App {
///       var body: some Scene {
///         WindowGroup { ContentView() }
///       }
///     }
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// The content of each window.
  public let content: Content

  /// Creates windows with a content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with a content, known by an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title, known by an id.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates windows for values of a type; a still's window has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates windows for values of a type, known by an id; a still's window has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) { Content._lower(scene.content, context, &output) }
}
