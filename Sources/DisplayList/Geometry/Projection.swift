import Foundation

/// A projection of the plane: straight lines stay straight, parallels may meet.
///
/// Points are rows, as CoreAnimation has them: of (x, y, 1) times the matrix (X, Y, W) the place is
/// (X/W, Y/W). Where W is not positive, a point lies behind the eye.
public struct Projection: Hashable, Sendable {
  /// The factor of the old x in the new x.
  public var m11 = 1.0
  /// The factor of the old x in the new y.
  public var m12 = 0.0
  /// The factor of the old x in the divisor of both.
  public var m13 = 0.0
  /// The factor of the old y in the new x.
  public var m21 = 0.0
  /// The factor of the old y in the new y.
  public var m22 = 1.0
  /// The factor of the old y in the divisor of both.
  public var m23 = 0.0
  /// The constant part of the new x, in points.
  public var m31 = 0.0
  /// The constant part of the new y, in points.
  public var m32 = 0.0
  /// The constant part of the divisor of both.
  public var m33 = 1.0

  /// Creates a projection that changes nothing.
  public init() {}

  /// Creates a projection that is an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// A Boolean value that indicates whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform that the projection is, if it is affine.
  public var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The factor by which volumes of homogeneous coordinates grow; 0 for one that is seen edge-on.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the projection of a point; nil for a point behind the eye.
  public func apply(_ point: CGPoint) -> CGPoint? {
    let w = m13 * point.x + m23 * point.y + m33
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }

  /// This projection, and then another.
  public func concatenating(_ other: Projection) -> Projection {
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (
        a * other.m11 + b * other.m21 + c * other.m31,
        a * other.m12 + b * other.m22 + c * other.m32,
        a * other.m13 + b * other.m23 + c * other.m33
      )
    }
    var result = Projection()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The projection the other way, up to a positive factor; meaningless if the determinant is 0.
  public var inverse: Projection {
    // The adjugate; with the sign of the determinant, so that what is before the eye stays there.
    let sign: Double = determinant < 0 ? -1 : 1
    var result = Projection()
    result.m11 = sign * (m22 * m33 - m23 * m32)
    result.m12 = sign * (m13 * m32 - m12 * m33)
    result.m13 = sign * (m12 * m23 - m13 * m22)
    result.m21 = sign * (m23 * m31 - m21 * m33)
    result.m22 = sign * (m11 * m33 - m13 * m31)
    result.m23 = sign * (m13 * m21 - m11 * m23)
    result.m31 = sign * (m21 * m32 - m22 * m31)
    result.m32 = sign * (m12 * m31 - m11 * m32)
    result.m33 = sign * (m11 * m22 - m12 * m21)
    return result
  }

  /// Returns the projection about a point in place of the origin.
  public func about(_ point: CGPoint) -> Projection {
    Projection(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
      .concatenating(Projection(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  /// The projection with each coefficient on a grid of 2^-30: the perspective's are small.
  public var quantized: Projection {
    func fine(_ value: Double) -> Double {
      let scaled = (value * 1_073_741_824).rounded() / 1_073_741_824
      return scaled.isFinite ? scaled : 0
    }
    var result = self
    (result.m11, result.m12, result.m13) = (fine(m11), fine(m12), fine(m13))
    (result.m21, result.m22, result.m23) = (fine(m21), fine(m22), fine(m23))
    (result.m31, result.m32, result.m33) = (fine(m31), fine(m32), fine(m33))
    return result
  }

  /// Returns the smallest rectangle around what a rectangle becomes; nil if a corner is behind the
  /// eye.
  public func boundingRect(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(apply)
    guard corners.count == 4, let first = corners.first else { return nil }
    return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
