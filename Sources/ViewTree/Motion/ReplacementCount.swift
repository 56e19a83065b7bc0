/// A count of passes, one after another, of which each replaces all that the one before has made,
/// though no state has changed.
///
/// Content whose id is another in each pass, such as `id(UUID())` within a `GeometryReader`, would
/// begin to come in each: the frame would never settle, nor an animation of its own ever end.
struct ReplacementCount {
  private var count = 0
  private var last = 0.0

  /// Fewer than the passes of a frame.
  private static let limit = 3
  /// The time, in seconds, after which a view was there to be seen.
  private static let leastStay = 0.5

  /// A Boolean value that indicates whether nothing stays, so that nothing is to come or go.
  var isRestless: Bool { count >= Self.limit }

  /// Takes note of a pass.
  mutating func note(_ replacesAll: Bool, at time: Double) {
    if replacesAll {
      count = time - last < Self.leastStay ? count + 1 : 1
      last = time
    } else {
      count = 0
    }
  }
}
