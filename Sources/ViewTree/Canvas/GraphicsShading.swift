/// The draw list's filters, whose name a context's own hide.
typealias DrawFilter = Filter

extension GraphicsContext {
  /// A colour, gradient or image that paths are painted with.
  ///
  ///     let sky = GraphicsContext.Shading.linearGradient(
  ///       Gradient(colors: [.blue, .teal]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 80))
  ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: sky)
  public struct Shading: Sendable {
    enum Source: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiled(Image, CGPoint, CGRect, CGFloat)
      case paint(Paint)
      indirect case palette([Shading])
    }

    let source: Source

    /// A shading of what is behind the canvas: the background of the environment.
    public static var backdrop: Shading { .style(BackgroundStyle()) }
    /// The foreground of the surroundings.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a shading for each layer of a symbol; shapes are painted with the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

    /// Returns a shading of a colour.
    ///
    ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal.opacity(0.3)))
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// Returns a shading of a colour by its components, each from 0 to 1.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of a grey, from 0 for black to 1 for white.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(space, white: white, opacity: opacity)) }

    /// Returns a shading of a style, by the bounds of what is painted.
    ///
    ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.tint))
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// Returns a shading of a linear gradient between two points of the canvas.
    ///
    ///     let colors = Gradient(colors: [.blue, .teal])
    ///     let end = CGPoint(x: 0, y: size.height)
    ///     context.fill(
    ///       Path(CGRect(origin: .zero, size: size)),
    ///       with: .linearGradient(colors, startPoint: .zero, endPoint: end))
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .linear(gradient, startPoint, endPoint, options)) }

    /// Returns a shading of a radial gradient about a point of the canvas, between radii in points.
    ///
    ///     let colors = Gradient(colors: [.yellow, .orange])
    ///     context.fill(
    ///       Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)),
    ///       with: .radialGradient(
    ///         colors, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20))
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius, options))
    }

    /// Returns a shading of a conic gradient about a point of the canvas.
    ///
    ///     let colors = Gradient(colors: [.red, .yellow, .red])
    ///     context.fill(
    ///       Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)),
    ///       with: .conicGradient(colors, center: CGPoint(x: 20, y: 20)))
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .conic(gradient, center, angle, options)) }

    /// Returns a shading of a repeated image, of the part that a rectangle of fractions names.
    ///
    ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("waves")))
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(source: .tiled(image, origin, sourceRect, scale)) }
  }

  /// The options for drawing a gradient, such as repeating it beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates in linear colour.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Resolves a shading in the context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.source {
    case .style(let style):
      guard case .color(let color) = style._style(in: environment) else { return shading }
      return Shading(source: .paint(.color(color)))
    default: return shading
    }
  }
}

extension GraphicsContext.Shading {
  /// The number of times that a gradient is repeated on either side of its line.
  private static let repeats = 12

  /// The paint of a shape in bounds.
  func paint(_ context: GraphicsContext, in bounds: CGRect) -> Paint {
    let environment = context.environment
    switch source {
    case .paint(let paint): return paint
    case .palette(let shadings):
      return (shadings.first ?? .foreground).paint(context, in: bounds)
    case .style(let style):
      return style._style(in: environment).paint(in: bounds) ?? .color(.clear)
    case .linear(let gradient, let start, let end, let options):
      let (stops, reach) = Self.stops(gradient.resolve(environment), options)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return .linearGradient(
        LinearGradientPaint(
          stops: stops, start: CGPoint(x: start.x - dx * reach, y: start.y - dy * reach),
          end: CGPoint(x: end.x + dx * reach, y: end.y + dy * reach)))
    case .radial(let gradient, let center, let start, let end, _):
      return .radialGradient(
        RadialGradientPaint(
          stops: gradient.resolve(environment), center: center, startRadius: start,
          endRadius: end))
    case .conic(let gradient, let center, let angle, _):
      return .angularGradient(
        AngularGradientPaint(
          stops: gradient.resolve(environment), center: center, startAngle: angle,
          endAngle: angle + .degrees(360)))
    case .tiled(let image, let origin, let part, let scale):
      return context.tiles(image, part, at: origin, scale: scale)
    }
  }

  /// The stops of a gradient that goes on beyond its ends, and by how many of its lengths.
  private static func stops(
    _ stops: [ColorStop], _ options: GraphicsContext.GradientOptions
  ) -> ([ColorStop], CGFloat) {
    guard options.contains(.repeat) || options.contains(.mirror) else { return (stops, 0) }
    let count = 2 * repeats + 1
    let all = (0..<count).flatMap { round -> [ColorStop] in
      let turns = options.contains(.mirror) && (round - repeats) % 2 != 0
      let own =
        turns
        ? stops.reversed().map { ColorStop(color: $0.color, location: 1 - $0.location) } : stops
      return own.map {
        ColorStop(color: $0.color, location: (Double(round) + $0.location) / Double(count))
      }
    }
    return (all, CGFloat(repeats))
  }
}
