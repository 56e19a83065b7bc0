extension View {
  /// Rotates the view in three dimensions about an axis; its frame stays as it is.
  ///
  /// The eye is as far away as the view's longer side over the perspective, as in SwiftUI: with a
  /// perspective of 1 the far edge of a view that is turned by 60° is a good half as long as the
  /// near one. Edge-on, nothing is seen.
  ///
  ///     Card().rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis, of any length; z points out of the screen.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective, from 0 for an eye that is far away.
  /// - Returns: A rotated view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    layer { rect, _ in
      Layer(
        seenBy: Projection(
          turnedBy: angle, about: axis, depth: anchorZ,
          perspective: perspective / max(1, rect.width, rect.height)
        ).about(anchor.point(in: rect)))
    }
  }

  /// Applies a projection to the view, from its top-left corner; its frame stays as it is.
  ///
  ///     Text("Tilted")
  ///       .projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.1)))
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    layer { rect, _ in
      Layer(seenBy: transform.projection.about(CGPoint(x: rect.minX, y: rect.minY)))
    }
  }
}

extension Layer {
  /// A layer seen by a projection; nil edge-on and from behind the eye.
  init?(seenBy projection: Projection) {
    guard abs(projection.determinant) > 1e-6 else { return nil }
    self.init(items: [])
    if projection.isAffine {
      transform = projection.affine.quantized
    } else {
      filters = [.projection(projection.quantized)]
    }
  }

  /// A Boolean value that indicates whether the layer may move content into its bounds.
  var movesContent: Bool {
    !transform.isIdentity
      || filters.contains { if case .projection = $0 { true } else { false } }
  }
}

extension Projection {
  /// Creates the projection of a rotation in space, as an eye in front of the screen sees it.
  ///
  /// Rodrigues' formula gives the matrix R = cos θ I + sin θ [u]× + (1 − cos θ) u uᵀ of the unit
  /// axis u. Of a point v = (x, y, −depth) it makes (X, Y, Z) = R v + (0, 0, depth), and an eye at
  /// a distance of 1/perspective sees that at (X, Y) / (1 − perspective · Z).
  init(
    turnedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), depth: CGFloat,
    perspective: CGFloat
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    (m11, m21) = (cosine + rest * x * x, rest * x * y - sine * z)
    (m12, m22) = (rest * x * y + sine * z, cosine + rest * y * y)
    (m31, m32) = (-depth * (rest * x * z + sine * y), -depth * (rest * y * z - sine * x))
    m13 = -perspective * (rest * x * z - sine * y)
    m23 = -perspective * (rest * y * z + sine * x)
    m33 = 1 - perspective * depth * (1 - cosine - rest * z * z)
  }
}
