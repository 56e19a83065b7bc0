import Foundation

extension CGRect {
  /// Returns a Boolean value that indicates whether a rectangle lies within this one.
  ///
  /// Edges are compared. Foundation's `contains` asks whether the union of both equals this one,
  /// which sums of fractions spoil: a field 22 points high was not in its row of 44.
  func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
