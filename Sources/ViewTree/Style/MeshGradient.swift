/// A mesh of colours, which are interpolated between its vertices.
///
///     MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///                  colors: [.red, .orange, .purple, .blue])
public struct MeshGradient: ShapeStyle {
  /// The positions of the vertices.
  public enum Locations: Hashable, Sendable {
    /// Points, by fractions of the frame.
    case points([SIMD2<Float>])
    /// Vertices with the controls of the curves between them, of which the vertices alone count.
    case bezierPoints([BezierPoint])

    var points: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colours of the vertices.
  public enum Colors: Hashable, Sendable {
    /// The colours of the vertices.
    case colors([Color])
    /// The colours of the vertices, already resolved.
    case resolvedColors([Color.Resolved])
  }

  /// A vertex with the controls of its curves.
  public struct BezierPoint: Hashable, Sendable {
    /// The position, in fractions of the frame.
    public var position: SIMD2<Float>
    /// The control point towards the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of vertices in a column.
  public var height: Int
  /// The positions of the vertices, row by row.
  public var locations: Locations
  /// The colours of the vertices, row by row.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colours change smoothly across the vertices.
  public var smoothsColors: Bool

  /// Creates a net of columns and rows of vertices, row by row from the top.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  /// Creates a mesh of columns and rows of vertices, by fractions of the frame, row by row from the
  /// top.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let points = locations.points
    let colors: [RGBAColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolveColor(in: environment) }
      case .resolvedColors(let colors): colors.map(\.color)
      }
    guard width > 1, height > 1, points.count == width * height, colors.count == points.count else {
      environment.warn(
        "A MeshGradient of \(width) × \(height) vertices has \(points.count) points and "
          + "\(colors.count) colours; it needs as many of each as vertices, and two each way")
      return .color(background.resolveColor(in: environment))
    }
    return .mesh(
      MeshNet(
        columns: width, points: points.map { CGPoint(x: Double($0.x), y: Double($0.y)) },
        colors: colors
      ).refined(smooth: smoothsColors))
  }
}

extension MeshGradient: View { public var body: some View { StyleView(style: self) } }

extension Gradient {
  /// The colour space in which a gradient is interpolated; Vitrine interpolates in sRGB.
  ///
  ///     Rectangle().fill(Gradient(colors: [.yellow, .blue]).colorSpace(.perceptual))
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// The colour space of the device.
    public static let device = ColorSpace(name: "device")
    /// A perceptual colour space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// Returns the gradient itself, since Vitrine interpolates in sRGB whatever the space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// The net of a mesh: vertices in columns and rows with colours, by fractions of a rectangle.
public struct MeshNet: Sendable {
  let columns: Int
  let points: [CGPoint]
  let colors: [RGBAColor]

  private var rows: Int { points.count / columns }

  /// Segments of a cell's side, between which the eye sees no corner.
  private static let steps = 8

  /// The net with vertices between, along Catmull and Rom's curves through the given ones.
  func refined(smooth: Bool) -> MeshNet {
    let (width, height) = ((columns - 1) * Self.steps + 1, (rows - 1) * Self.steps + 1)
    var points: [CGPoint] = []
    var colors: [RGBAColor] = []
    for row in 0..<height {
      for column in 0..<width {
        let u = weights(column, columns, smooth: true)
        let v = weights(row, rows, smooth: true)
        points.append(
          mixed(u, v) { at, weight, sum in
            CGPoint(x: sum.x + self.points[at].x * weight, y: sum.y + self.points[at].y * weight)
          })
        let (a, b) = (weights(column, columns, smooth: smooth), weights(row, rows, smooth: smooth))
        colors.append(color(a, b))
      }
    }
    return MeshNet(columns: width, points: points, colors: colors)
  }

  private func mixed(
    _ u: [(Int, Double)], _ v: [(Int, Double)], _ add: (Int, Double, CGPoint) -> CGPoint
  ) -> CGPoint {
    var sum = CGPoint.zero
    for (row, y) in v { for (column, x) in u { sum = add(row * columns + column, x * y, sum) } }
    return sum
  }

  private func color(_ u: [(Int, Double)], _ v: [(Int, Double)]) -> RGBAColor {
    func mix(_ part: (RGBAColor) -> Double, _ pick: (RGBAColor) -> RGBAColor) -> Double {
      var sum = 0.0
      for (row, y) in v {
        for (column, x) in u { sum += part(pick(colors[row * columns + column])) * x * y }
      }
      return min(1, max(0, (sum * 4096).rounded() / 4096))
    }
    func made(_ pick: (RGBAColor) -> RGBAColor) -> RGBAColor {
      RGBAColor(
        red: mix(\.red, pick), green: mix(\.green, pick), blue: mix(\.blue, pick),
        alpha: mix(\.alpha, pick))
    }
    guard colors.contains(where: { $0 != $0.inLight }) else { return made { $0 } }
    return RGBAColor(light: made(\.inLight), dark: made(\.inDark))
  }

  /// The vertices along a side that a place between them is made of, with their shares.
  private func weights(_ place: Int, _ count: Int, smooth: Bool) -> [(Int, Double)] {
    let cell = min(place / Self.steps, count - 2)
    let t = Double(place - cell * Self.steps) / Double(Self.steps)
    guard smooth else { return [(cell, 1 - t), (cell + 1, t)] }
    func inside(_ index: Int) -> Int { max(0, min(count - 1, index)) }
    let (t2, t3) = (t * t, t * t * t)
    // Beyond an end the net goes on as it came there, so that a straight row stays straight.
    var shares = [
      (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2,
    ]
    if cell == 0 {
      shares[1] += 2 * shares[0]
      shares[2] -= shares[0]
      shares[0] = 0
    }
    if cell == count - 2 {
      shares[2] += 2 * shares[3]
      shares[1] -= shares[3]
      shares[3] = 0
    }
    return (0..<4).map { (inside(cell - 1 + $0), shares[$0]) }
  }

  /// The net in other colours.
  func mapColors(_ change: (RGBAColor) -> RGBAColor) -> MeshNet {
    MeshNet(columns: columns, points: points, colors: colors.map(change))
  }

  /// The net in a rectangle.
  func paint(in rect: CGRect) -> MeshPaint {
    MeshPaint(
      columns: columns,
      points: points.map {
        CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
      }, colors: colors)
  }
}
