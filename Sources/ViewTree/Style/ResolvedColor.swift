extension Color {
  /// A colour's components in an environment.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    /// The red component, from 0 to 1 for colours within sRGB.
    public var red: Float
    /// The green component, from 0 to 1 for colours within sRGB.
    public var green: Float
    /// The blue component, from 0 to 1 for colours within sRGB.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = colorSpace.convert(Double(red), Double(green), Double(blue), Double(opacity))
      self.init(color)
    }

    init(_ color: RGBAColor) {
      (red, green) = (Float(color.red), Float(color.green))
      (blue, opacity) = (Float(color.blue), Float(color.alpha))
    }

    var color: RGBAColor {
      RGBAColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }

    /// Returns the style resolved in an environment.
    public func _style(in environment: EnvironmentValues) -> ResolvedStyle { .color(color) }
  }

  /// Creates a colour from its components.
  public init(_ resolved: Resolved) { self.init(resolved.color) }

  /// Creates a colour from a style that resolves to one, such as a colour itself.
  ///
  /// A style other than a colour is resolved at once, in the screen that is made at present.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    self = color as? Color ?? Color(color.resolve(in: environment))
  }

  /// Resolves the colour to its components in an environment.
  ///
  ///     let teal = Color.teal.resolve(in: EnvironmentValues())
  ///     let isStrong = teal.green > 0.5
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolveColor(in: environment)
    // What a view makes of components may be more than a colour.
    if color != color.inLight, case .either(let use) = environment.appearance { use.note() }
    return Resolved(color)
  }
}
