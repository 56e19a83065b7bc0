/// An action that opens a window; a still has one.
///
///     struct ToolsButton: View {
///       @Environment(\.openWindow) private var openWindow
///
///       var body: some View { Button("Tools") { openWindow(id: "tools") } }
///     }
public struct OpenWindowAction: Sendable {
  /// Opens a window known by an id.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Opens a window, known by an id, for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window; a still's stays.
///
///     struct CloseButton: View {
///       @Environment(\.dismissWindow) private var dismissWindow
///
///       var body: some View { Button("Close") { dismissWindow(id: "tools") } }
///     }
public struct DismissWindowAction: Sendable {
  /// Closes the windows known by an id.
  public func callAsFunction(id: String) {}
  /// Closes the window around.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that opens a window.
  ///
  ///     @Environment(\.openWindow) private var openWindow
  ///     Button("Tools") { openWindow(id: "tools") }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// A Boolean value that indicates whether the app may have several windows: a still has one.
  ///
  ///     @Environment(\.supportsMultipleWindows) private var hasWindows
  ///     Button("New window") {}.disabled(!hasWindows)
  public var supportsMultipleWindows: Bool { false }
  /// A Boolean value that indicates whether VoiceOver is running, which it never is in a still.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running, which it never is in a
  /// still.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A Boolean value that indicates whether assistive technology is running, which it never is in a
  /// still unless a view says so.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
