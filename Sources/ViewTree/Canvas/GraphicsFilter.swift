extension GraphicsContext {
  /// A filter that changes the pixels of drawings.
  ///
  ///     context.addFilter(.blur(radius: 6))
  ///     context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
  public struct Filter: Sendable {
    let make: @Sendable (EnvironmentValues) -> [DrawFilter]

    private init(_ filters: DrawFilter...) { make = { _ in filters } }
    private init(making make: @escaping @Sendable (EnvironmentValues) -> [DrawFilter]) {
      self.make = make
    }

    func filters(_ environment: EnvironmentValues) -> [DrawFilter] { make(environment) }

    /// Returns a filter that projects the drawing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.projection(matrix.projection.quantized))
    }

    /// Returns a filter that adds a shadow.
    ///
    ///     context.addFilter(.shadow(color: .black.opacity(0.3), radius: 4, y: 2))
    ///     context.draw(Text("Kiel"), at: .zero)
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points, downwards.
    ///   - blendMode: A value that is accepted; shadows are drawn in the normal mode.
    ///   - options: A value that is accepted; the shadow lies beneath.
    /// - Returns: A filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(making: {
        [.shadow(Shadow(color: color.resolveColor(in: $0), radius: radius, x: x, y: y))]
      })
    }

    /// Colours multiplied with another.
    ///
    ///     context.addFilter(.colorMultiply(.yellow))
    ///     context.draw(Image("harbour"), at: .zero)
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(making: { [.colorMultiply(color.resolveColor(in: $0))] })
    }

    /// Returns a filter that mixes colour components by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.colorMatrix(matrix.rows))
    }

    /// Returns a filter that rotates hues by an angle.
    ///
    ///     context.addFilter(.hueRotation(.degrees(90)))
    ///     context.draw(Image("harbour"), at: .zero)
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    /// Returns a filter that sets the saturation; 1 changes nothing, 0 leaves greys.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Returns a filter that brightens by an amount from -1 to 1; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// Returns a filter that sets the contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    /// Returns a filter that removes colour by an amount from 0 to 1.
    ///
    ///     context.addFilter(.grayscale(1))
    ///     context.draw(Image("harbour"), at: .zero)
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
    /// Returns a filter that inverts colours, wholly whatever the amount.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.colorInvert) }
    /// A filter that turns luminance into opacity.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Returns a filter that blurs, by a radius in points.
    ///
    ///     context.addFilter(.blur(radius: 4))
    ///     context.draw(Image("harbour"), at: .zero)
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: radius.quantized, opaque: options.contains(.opaque)))
    }

    /// Returns a filter that paints a colour where the alpha lies within bounds, and nothing
    /// elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(making: { [.alphaThreshold(min: min, max: max, color.resolveColor(in: $0))] })
    }
  }

  /// The options for drawing a shadow, which here always lies beneath.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above, which changes nothing here.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow alone, which changes nothing here.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverts the alpha of the shadow, which changes nothing here.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws the shadow without a group of its own, which changes nothing here.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options for drawing a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result, which changes nothing here.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The mode by which drawings blend with what is beneath them.
  ///
  ///     context.blendMode = .multiply
  ///     context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    let mode: DisplayBlendMode

    /// Core Graphics' number of the mode.
    public var rawValue: Int32 { Self.numbers[mode] ?? 0 }

    private init(mode: DisplayBlendMode) { self.mode = mode }

    /// Creates a mode by Core Graphics' number, or the usual one for a number that none has here.
    public init(rawValue: Int32) {
      mode = Self.numbers.first { $0.value == rawValue }?.key ?? .normal
    }

    /// The modes in the order of Core Graphics' numbers, of which some are no mode here.
    private static let numbers: [DisplayBlendMode: Int32] = [
      .normal: 0, .multiply: 1, .screen: 2, .overlay: 3, .darken: 4, .lighten: 5, .colorDodge: 6,
      .colorBurn: 7, .softLight: 8, .hardLight: 9, .difference: 10, .exclusion: 11, .hue: 12,
      .saturation: 13, .color: 14, .luminosity: 15, .sourceAtop: 20, .destinationOver: 21,
      .destinationOut: 23, .plusDarker: 26, .plusLighter: 27,
    ]

    /// Draws over what is beneath.
    public static let normal = BlendMode(mode: .normal)
    /// Multiplies both colours, which darkens.
    public static let multiply = BlendMode(mode: .multiply)
    /// Multiplies the inverted colours, which lightens.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplies or screens, by what is beneath.
    public static let overlay = BlendMode(mode: .overlay)
    /// Takes the darker colour.
    public static let darken = BlendMode(mode: .darken)
    /// Takes the lighter colour.
    public static let lighten = BlendMode(mode: .lighten)
    /// Brightens what is beneath by the colour.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// Darkens what is beneath by the colour.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Lightens or darkens softly.
    public static let softLight = BlendMode(mode: .softLight)
    /// Multiplies or screens, by the colour.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// Takes the difference of both colours.
    public static let difference = BlendMode(mode: .difference)
    /// Takes the difference of both colours, with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// Takes the hue of the colour.
    public static let hue = BlendMode(mode: .hue)
    /// Takes the saturation of the colour.
    public static let saturation = BlendMode(mode: .saturation)
    /// Takes the hue and the saturation of the colour.
    public static let color = BlendMode(mode: .color)
    /// Takes the luminosity of the colour.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// Draws only where there is something beneath.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Draws beneath what is there.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Removes what is beneath.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// Adds both colours, kept dark.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// Adds both colours.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}

/// The draw list's blend modes, whose name a context's own hide.
typealias DisplayBlendMode = BlendMode

/// A matrix that mixes colour components; rows make red, green, blue and alpha.
///
///     var warm = ColorMatrix()
///     (warm.r1, warm.b3) = (1.2, 0.8)
///     context.addFilter(.colorMatrix(warm))
public struct ColorMatrix: Equatable, Sendable {
  /// The coefficients of red: of red, green, blue, alpha, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The coefficients of green: of red, green, blue, alpha, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The coefficients of blue: of red, green, blue, alpha, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The coefficients of alpha: of red, green, blue, alpha, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates a matrix that changes nothing.
  public init() {}

  var rows: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(
      Double.init)
  }
}
