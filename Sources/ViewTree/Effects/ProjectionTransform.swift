/// A projective transform: a matrix of three rows and columns by which points, as rows, are
/// multiplied.
public struct ProjectionTransform: Equatable, Sendable {
  var projection: Projection

  /// Creates a projection that changes nothing.
  public init() { projection = Projection() }

  /// Creates a projection that is an affine transform.
  public init(_ transform: CGAffineTransform) { projection = Projection(transform) }

  /// The element of the first row and column.
  public var m11: CGFloat {
    get { projection.m11 }
    set { projection.m11 = newValue }
  }
  /// The element of the first row, second column.
  public var m12: CGFloat {
    get { projection.m12 }
    set { projection.m12 = newValue }
  }
  /// The element of the first row, third column.
  public var m13: CGFloat {
    get { projection.m13 }
    set { projection.m13 = newValue }
  }
  /// The element of the second row, first column.
  public var m21: CGFloat {
    get { projection.m21 }
    set { projection.m21 = newValue }
  }
  /// The element of the second row and column.
  public var m22: CGFloat {
    get { projection.m22 }
    set { projection.m22 = newValue }
  }
  /// The element of the second row, third column.
  public var m23: CGFloat {
    get { projection.m23 }
    set { projection.m23 = newValue }
  }
  /// The element of the third row, first column.
  public var m31: CGFloat {
    get { projection.m31 }
    set { projection.m31 = newValue }
  }
  /// The element of the third row, second column.
  public var m32: CGFloat {
    get { projection.m32 }
    set { projection.m32 = newValue }
  }
  /// The element of the third row and column.
  public var m33: CGFloat {
    get { projection.m33 }
    set { projection.m33 = newValue }
  }

  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { projection == Projection() }
  /// A Boolean value that indicates whether parallel lines stay parallel.
  public var isAffine: Bool { projection.isAffine }

  /// Returns the transform followed by another.
  ///
  ///     let turn = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 8))
  ///     let both = turn.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var result = self
    result.projection = projection.concatenating(other.projection)
    return result
  }

  /// Turns the projection around; returns whether that could be done.
  public mutating func invert() -> Bool {
    guard abs(projection.determinant) > 1e-12 else { return false }
    self = inverted()
    return true
  }

  /// Returns the inverse of the transform.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.projection = projection.inverse
    return result
  }
}
