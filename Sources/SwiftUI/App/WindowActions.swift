/// Opens a window; a still has one.
public struct OpenWindowAction: Sendable {
  /// Opens a window known by an id.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Opens a window, known by an id, for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a still's stays.
public struct DismissWindowAction: Sendable {
  /// Closes the windows known by an id.
  public func callAsFunction(id: String) {}
  /// Closes the window around.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether the app may have several windows: a still has one.
  public var supportsMultipleWindows: Bool { false }
  /// Whether VoiceOver reads the screen: nothing does in a still.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the screen is used by switches: nothing does in a still.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether assistive technology runs: none does in a still.
  public var accessibilityEnabled: Bool { false }
}
