import Foundation

/// Leaves out points that nobody could see.
enum Simplification {
  /// Half a device pixel at 3x, the densest screen, in points: a picture of any scale looks the
  /// same.
  static let tolerance: CGFloat = 1 / 6

  /// Keeps a point when it lies farther than the tolerance from the last one kept.
  ///
  /// Every point left out lies within the tolerance of a kept one, and so of the drawn line.
  struct Thinning {
    private var last: CGPoint?

    mutating func keeps(_ point: CGPoint) -> Bool {
      if let last, abs(point.x - last.x) < tolerance, abs(point.y - last.y) < tolerance {
        return false
      }
      last = point
      return true
    }

    /// Keeps a point wherever it lies.
    mutating func keep(_ point: CGPoint) { last = point }
  }
}
