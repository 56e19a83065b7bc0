/// A press of a key.
///
///     GameBoard().focusable().onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
///       offset.width += press.key == .rightArrow ? 8 : -8
///       return .handled
///     }
public struct KeyPress: Sendable {
  /// A result of handling a key press.
  public enum Result: Sendable { case handled, ignored }

  /// A set of phases of a press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The characters that are typed.
  public let characters: String
  /// The modifiers that are held.
  public let modifiers: EventModifiers
}
