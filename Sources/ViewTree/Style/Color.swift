/// A colour that adapts to its environment: scheme, contrast, tint.
///
///     Color.accentColor
///     Color(red: 0.95, green: 0.4, blue: 0.2)
public struct Color: Hashable, Sendable {
  /// The colour space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  indirect enum Source: Hashable, Sendable {
    case fixed(RGBAColor)
    case system(String)
    case asset(name: String, bundle: AssetBundle)
    /// The app's accent, which a tint within its pages does not change.
    case accent
    /// The tint of the environment, else the accent.
    case tint
    case opacity(Source, Double)
    case mix(Source, Source, Double)
    case dynamic(light: Source, dark: Source)

    /// Returns the source with others in place of the accent and the tint.
    func with(accent: Source, tint: Source) -> Source {
      func inner(_ source: Source) -> Source { source.with(accent: accent, tint: tint) }
      return switch self {
      case .fixed, .system, .asset: self
      case .accent: accent
      case .tint: tint
      case .opacity(let base, let factor): .opacity(inner(base), factor)
      case .mix(let a, let b, let fraction): .mix(inner(a), inner(b), fraction)
      case .dynamic(let light, let dark): .dynamic(light: inner(light), dark: inner(dark))
      }
    }
  }

  let source: Source

  init(source: Source) { self.source = source }

  /// Creates a colour by its components.
  ///
  ///     Color(red: 0.2, green: 0.5, blue: 0.9)
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .fixed(space.convert(red, green, blue, opacity))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - space: The colour space of the component.
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The opacity, from 0 to 1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour by its hue.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1, which are both red.
  ///   - saturation: The saturation, from 0 to 1.
  ///   - brightness: The brightness, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from an asset catalogue.
  ///
  ///     Color("Brand")
  ///
  /// - Parameters:
  ///   - name: The name of the colour.
  ///   - bundle: The bundle, or nil for the app's own.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name: name, bundle: AssetBundle(bundle))
  }

  /// Creates a colour from one of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { source = color.source }

  /// Creates a colour from one of UIKit's.
  public init(uiColor: UIColor) { source = uiColor.source }

  /// Creates a colour from a resolved one.
  public init(_ color: RGBAColor) { source = .fixed(color) }

  /// A transparent colour.
  public static let clear = Color(.clear as RGBAColor)
  /// Black.
  public static let black = Color(.black as RGBAColor)
  /// White.
  public static let white = Color(.white as RGBAColor)
  /// The system's red, which adapts to the colour scheme.
  public static let red = Color(source: .system("systemRed"))
  /// The system's orange, which adapts to the colour scheme.
  public static let orange = Color(source: .system("systemOrange"))
  /// The system's yellow, which adapts to the colour scheme.
  public static let yellow = Color(source: .system("systemYellow"))
  /// The system's green, which adapts to the colour scheme.
  public static let green = Color(source: .system("systemGreen"))
  /// The system's mint, which adapts to the colour scheme.
  public static let mint = Color(source: .system("systemMint"))
  /// The system's teal, which adapts to the colour scheme.
  public static let teal = Color(source: .system("systemTeal"))
  /// The system's cyan, which adapts to the colour scheme.
  public static let cyan = Color(source: .system("systemCyan"))
  /// The system's blue, which adapts to the colour scheme.
  public static let blue = Color(source: .system("systemBlue"))
  /// The system's indigo, which adapts to the colour scheme.
  public static let indigo = Color(source: .system("systemIndigo"))
  /// The system's purple, which adapts to the colour scheme.
  public static let purple = Color(source: .system("systemPurple"))
  /// The system's pink, which adapts to the colour scheme.
  public static let pink = Color(source: .system("systemPink"))
  /// The system's brown, which adapts to the colour scheme.
  public static let brown = Color(source: .system("systemBrown"))
  /// The system's grey, which adapts to the colour scheme.
  public static let gray = Color(source: .system("systemGray"))
  /// The colour of primary content.
  public static let primary = Color(source: .system("label"))
  /// The colour of secondary content.
  public static let secondary = Color(source: .system("secondaryLabel"))
  /// The app's accent colour: that of its catalogue, of `accentColor(_:)`, or of a tint around its
  /// outermost bars; else system blue.
  ///
  /// A tint that a view sets within them tints controls and is `.tint` as a style; this colour does
  /// not follow it.
  ///
  ///     NavigationStack { Text("Blue").foregroundStyle(Color.accentColor).tint(.orange) }
  public static let accentColor = Color(source: .accent)
  /// The tint of the environment, else the accent.
  package static let tintColor = Color(source: .tint)

  /// Returns the colour with its opacity multiplied.
  ///
  ///     Color.black.opacity(0.4)
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  /// - Returns: A colour of the opacity.
  public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(source, opacity)) }

  /// Returns the colour mixed with another, by a fraction from 0 to 1.
  ///
  /// Both are mixed as they are kept, whatever space is asked for.
  ///
  ///     let olive = Color.green.mix(with: .brown, by: 0.4)
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mix(source, other.source, fraction))
  }

  /// A gradient from a lighter shade to the colour, as `Color.gradient` draws it.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color.RGBColorSpace {
  /// Components as sRGB.
  func convert(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBAColor {
    switch self {
    case .sRGB: return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      return RGBAColor(
        red: encode(red), green: encode(green), blue: encode(blue), alpha: alpha)
    case .displayP3:
      // CSS Color 4, section 10.5: P3 to XYZ (D65) to linear sRGB, one matrix.
      let (r, g, b) = (decode(red), decode(green), decode(blue))
      return RGBAColor(
        red: encode(1.224_940_176_3 * r - 0.224_940_176_3 * g),
        green: encode(-0.042_056_954_7 * r + 1.042_056_954_7 * g),
        blue: encode(-0.019_637_554_6 * r - 0.078_636_045_6 * g + 1.098_273_600_2 * b),
        alpha: alpha)
    }
  }

  private func decode(_ c: Double) -> Double {
    c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }

  private func encode(_ c: Double) -> Double {
    let value = c <= 0.003_130_8 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
    return (value * 65536).rounded() / 65536
  }
}

/// A bundle by which an asset is looked for; nil is the app's own.
struct AssetBundle: Hashable, Sendable {
  let path: String?

  init(_ bundle: Bundle?) { path = bundle?.bundlePath }
}

extension Color {
  /// Creates a colour that is another one in the dark.
  package init(light: Color, dark: Color) {
    source = .dynamic(light: light.source, dark: dark.source)
  }

  /// The colour in an environment, which has two where the environment serves both schemes.
  package func resolveColor(in environment: EnvironmentValues) -> RGBAColor {
    switch source {
    case .fixed(let color): color
    case .system(let name): SystemColors.shared.color(name, environment)
    default: environment.appearance.color { Self.resolve(source, environment, $0) }
    }
  }

  /// Returns the colour with the accent and the tint of an environment in their place: as a tint
  /// it would stand for itself.
  func withAccent(of environment: EnvironmentValues) -> Color {
    let accent = environment.accentColor ?? .blue
    return Color(
      source: source.with(accent: accent.source, tint: (environment.tint ?? accent).source))
  }

  private static func resolve(
    _ source: Source, _ environment: EnvironmentValues, _ scheme: ColorScheme
  ) -> RGBAColor {
    switch source {
    case .fixed(let color): return color
    case .system(let name): return SystemColors.shared.color(name, environment, scheme)
    case .asset(let name, let bundle):
      var environment = environment
      environment.colorScheme = scheme
      return environment.assetCatalogue.color(name, bundle.path, environment)
    case .accent:
      let accent = environment.accentColor ?? .blue
      return environment.asTint(resolve(accent.source, environment, scheme))
    case .tint:
      let tint = environment.tint ?? environment.accentColor ?? .blue
      return environment.asTint(resolve(tint.source, environment, scheme))
    case .opacity(let base, let factor):
      return resolve(base, environment, scheme).opacity(factor)
    case .mix(let a, let b, let fraction):
      return resolve(a, environment, scheme)
        .mixed(with: resolve(b, environment, scheme), by: fraction)
    case .dynamic(let light, let dark):
      return resolve(scheme == .light ? light : dark, environment, scheme)
    }
  }
}

extension Color: ShapeStyle {
  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(resolveColor(in: environment))
  }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { false }
}

extension Color: PrimitiveView {
  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    _ShapeView._lower(
      _ShapeView(shape: Rectangle(), layers: [.fill(view, FillStyle())]),
      context.named(Self.self), &output)
  }
}
