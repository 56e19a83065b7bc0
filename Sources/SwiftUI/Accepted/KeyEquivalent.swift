/// A key of a keyboard.
///
///     Button("Delete", action: delete).keyboardShortcut(.delete, modifiers: [])
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates a key by its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key by its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}
