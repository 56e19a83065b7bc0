import LayoutEngine

/// The parts of the safe area: those of bars and hardware, and that of the keyboard.
///
///     TextEditor(text: $text).ignoresSafeArea(.keyboard, edges: .bottom)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The part of bars and hardware.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all: SafeAreaRegions = [.container, .keyboard]

  var regions: SafeAreaLayout.Regions { .init(rawValue: UInt8(rawValue & 3)) }
}
