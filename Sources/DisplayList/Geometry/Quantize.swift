import Foundation

/// The grid of coordinates in a draw list: 1/1024 pt.
///
/// The C library's trigonometric functions differ in their last bits between processors. Rounding
/// each coordinate as it enters the list keeps the list, and so its digest, the same everywhere.
public enum CoordinateGrid {
  /// Steps in a point.
  public static let steps: Double = 1024
}

extension Double {
  /// The nearest multiple of 1/1024; not-a-number becomes 0, infinities the largest coordinate.
  public var quantized: Double {
    // Rounding is a call of the C library; a map has ten thousand places.
    if abs(self) < 1e9 {
      let scaled = self * CoordinateGrid.steps
      let whole = Double(Int64(scaled))
      let rest = scaled - whole
      return (abs(rest) < 0.5 ? whole : whole + (rest < 0 ? -1 : 1)) / CoordinateGrid.steps
    }
    guard isFinite else { return isNaN ? 0 : (self > 0 ? 1e9 : -1e9) }
    let scaled = (self * CoordinateGrid.steps).rounded() / CoordinateGrid.steps
    return scaled == 0 ? 0 : scaled
  }
}

extension CGFloat {
  /// The nearest multiple of 1/1024.
  public var quantized: CGFloat { CGFloat(Double(self).quantized) }
}

extension CGPoint {
  /// The point with both coordinates on the grid of 1/1024 pt.
  public var quantized: CGPoint { CGPoint(x: x.quantized, y: y.quantized) }
}

extension CGRect {
  /// The rectangle with its edges on the grid of 1/1024 pt, so that abutting edges stay abutting.
  public var quantized: CGRect {
    let (left, top) = (minX.quantized, minY.quantized)
    return CGRect(
      x: left, y: top, width: maxX.quantized - left, height: maxY.quantized - top)
  }
}

extension CGAffineTransform {
  /// The transform with translation on the grid and coefficients on a grid of 2^-20.
  public var quantized: CGAffineTransform {
    func fine(_ value: CGFloat) -> CGFloat { (value * 1_048_576).rounded() / 1_048_576 }
    return CGAffineTransform(
      a: fine(a), b: fine(b), c: fine(c), d: fine(d), tx: tx.quantized, ty: ty.quantized)
  }
}
