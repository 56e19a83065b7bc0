/// A style of a Mac's window; a device's has no frame.
public protocol WindowStyle: Sendable {}

/// The system's style of a window.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style of a window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style of a window with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style of a window without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a visible title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A rule for resizing a Mac's window; a device's cannot be resized.
public struct WindowResizability: Sendable {
  /// The default rule.
  public static let automatic = WindowResizability()
  /// The size of the content.
  public static let contentSize = WindowResizability()
  /// At least the least size of the content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Has no effect: a device's window has no frame.
  ///
  ///     WindowGroup { HomeView() }.windowStyle(.hiddenTitleBar)
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Has no effect: a device's window is not resized.
  ///
  ///     WindowGroup { HomeView() }.windowResizability(.contentSize)
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Has no effect: a device's window lies where the screen is.
  ///
  ///     Window("Tools", id: "tools") { Text("Pens") }.defaultPosition(.topTrailing)
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Has no effect: a device has no menu bar.
  public func commandsRemoved() -> some Scene { self }

  /// Has no effect: a device has no menu bar.
  ///
  ///     WindowGroup { HomeView() }
  ///       .commandsReplaced { CommandMenu("Notes") { Button("New", action: save) } }
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Has no effect: no key is pressed in a still.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Has no effect: `AppStorage` below begins with the defaults of the app's storage.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Has no effect: no work goes on behind a still.
  ///
  ///     WindowGroup { HomeView() }.backgroundTask(.appRefresh("com.example.notes.sync")) { _ in }
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// A task that the system begins while an app does not show.
public struct BackgroundTask<Request, Response>: Sendable {
  /// Returns a refresh that is asked for by an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  /// Returns the task at the end of a session's downloads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}
