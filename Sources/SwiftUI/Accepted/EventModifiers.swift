/// A set of modifier keys.
///
///     Button("Reopen", action: save).keyboardShortcut("t", modifiers: [.command, .shift])
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
