/// A scene of a Mac's settings window.
///
///     Settings { SettingsPage() }
public struct Settings<Content: View>: PrimitiveScene {
  /// The content of the window.
  public let content: Content

  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
