/// A keyboard shortcut: a key and its modifiers.
///
///     let send = KeyboardShortcut(.return, modifiers: .command)
///     Button("Send", action: save).keyboardShortcut(send)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The modifiers that are held.
  public var modifiers: EventModifiers

  /// The return key, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for cancelling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}
