extension View {
  /// The view turned in space about an axis; its room stays as it is.
  ///
  /// The turn is drawn without perspective, as seen from far away: what remains of a rotation is
  /// its shadow on the screen, which an affine transform is. Edge-on, nothing is seen.
  ///
  /// - Parameters:
  ///   - angle: How far the view turns.
  ///   - axis: The direction of the axis, of any length; z points out of the screen.
  ///   - anchor: Where the axis goes through the view.
  ///   - anchorZ: How far in front of the view the axis lies, in points.
  ///   - perspective: How near the eye is; the drawing does not depend on it.
  /// - Returns: The view, turned.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = CGAffineTransform(turnedBy: angle, about: axis, depth: anchorZ)
    return layer { rect, _ in
      abs(turn.determinant) < 1e-6
        ? nil : Layer(transform: turn.about(anchor.point(in: rect)), items: [])
    }
  }

  /// The view changed by the affine part of a projection; its room stays as it is.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}

/// A projection of a view, of which Vitrine draws the affine part.
public struct ProjectionTransform: Equatable, Sendable {
  let affine: CGAffineTransform

  /// Creates a projection that changes nothing.
  public init() { affine = .identity }

  /// Creates a projection that is an affine transform.
  public init(_ transform: CGAffineTransform) { affine = transform }

  public var isIdentity: Bool { affine.isIdentity }
  public var isAffine: Bool { true }

  /// This projection, and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }
}

extension CGAffineTransform {
  var determinant: CGFloat { a * d - b * c }

  /// What is seen from far away of a turn in space.
  ///
  /// Rodrigues' formula gives the matrix R = cos θ I + sin θ [u]× + (1 − cos θ) u uᵀ of the unit
  /// axis u; of a point (x, y, −depth) the first two rows of it are kept.
  init(turnedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), depth: CGFloat) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    self.init(
      a: cosine + rest * x * x, b: rest * x * y + sine * z, c: rest * x * y - sine * z,
      d: cosine + rest * y * y, tx: -depth * (rest * x * z + sine * y),
      ty: -depth * (rest * y * z - sine * x))
  }
}
