/// The set of gestures that a modifier affects.
///
///     List(notes) { Text($0.title) }
///       .gesture(DragGesture().onEnded { offset = $0.translation }, including: .gesture)
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
