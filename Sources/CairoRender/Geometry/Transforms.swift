import DisplayList
import Foundation

extension CGAffineTransform {
  /// The root of the factor by which areas grow: device pixels a point.
  var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// A Boolean value that indicates whether the transform only moves and scales evenly.
  var isUpright: Bool { preservesAxes && a == d && a > 0 }

  /// A Boolean value that indicates whether the transform only moves.
  var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }

  /// A Boolean value that indicates whether the transform keeps areas and takes points to points.
  var isUsable: Bool {
    determinant != 0 && determinant.isFinite && [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}
