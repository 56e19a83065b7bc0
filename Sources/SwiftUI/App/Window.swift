/// A scene of one window, with a title.
///
///     Window("About Notes", id: "about") { Text("Version 2.4") }
public struct Window<Content: View>: PrimitiveScene {
  /// The content of the window.
  public let content: Content

  /// Creates a window with a localised title, known by an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title, known by an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title, known by an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) { Content._lower(scene.content, context, &output) }
}
