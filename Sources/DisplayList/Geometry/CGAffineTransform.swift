import Foundation

/// An affine transform of the plane under Core Graphics' name, which Foundation lacks on Linux.
///
/// A point is a row vector, so `p' = p * m`:
///
///     x' = a*x + c*y + tx
///     y' = b*x + d*y + ty
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of the old x that goes into the new x.
  public var a: CGFloat
  /// The part of the old x that goes into the new y.
  public var b: CGFloat
  /// The part of the old y that goes into the new x.
  public var c: CGFloat
  /// The part of the old y that goes into the new y.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the identity.
  public init() { self = .identity }

  /// Creates a transform from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six coefficients, in order.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a rotation about the origin by an angle in radians, clockwise on screen.
  ///
  /// Quarter turns are exact: `cos(.pi / 2)` is not zero in binary floating point.
  public init(rotationAngle angle: CGFloat) {
    let quarters = Double(angle) / (.pi / 2)
    let (sine, cosine): (Double, Double)
    if abs(quarters - quarters.rounded()) < 1e-12, abs(quarters) < 1e6 {
      let turn = ((Int(quarters.rounded()) % 4) + 4) % 4
      (sine, cosine) = [(0, 1), (1, 0), (0, -1), (-1, 0)][turn]
    } else {
      (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    }
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A Boolean value that indicates whether axes stay axes: no shear, no rotation but by half
  /// turns.
  public var preservesAxes: Bool { b == 0 && c == 0 }

  /// The determinant, by which areas grow.
  public var determinant: CGFloat { a * d - b * c }

  /// Returns the transform that applies this one first and then the other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// This transform with a translation applied before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This transform with a scaling applied before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This transform with a rotation, in radians, applied before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or the transform itself where it has none.
  public func inverted() -> CGAffineTransform {
    let scale = determinant
    guard scale != 0, scale.isFinite else { return self }
    return CGAffineTransform(
      a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
      tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
  }
}

extension CGPoint {
  /// Returns the point that a transform takes this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the vector that a transform takes this one to, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of what a transform takes this rectangle to.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let first = CGPoint(x: minX, y: minY).applying(t)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    // Asked of each part of a picture: without arrays.
    func include(_ x: CGFloat, _ y: CGFloat) {
      let corner = CGPoint(x: x, y: y).applying(t)
      if corner.x < left { left = corner.x }
      if right < corner.x { right = corner.x }
      if corner.y < top { top = corner.y }
      if bottom < corner.y { bottom = corner.y }
    }
    include(maxX, minY)
    include(minX, maxY)
    include(maxX, maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
