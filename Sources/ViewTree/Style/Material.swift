/// A translucent material that blurs and tints the content behind it.
///
///     Text("Now playing").padding().background(.regularMaterial)
public struct Material: ShapeStyle {
  let thickness: MaterialThickness

  /// A mostly translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material that is more translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// A material of medium thickness.
  public static let regular = Material(thickness: .regular)
  /// A material that is more opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// A mostly opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars.
  public static let bar = Material(thickness: .bar)

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    if environment.accessibilityReduceTransparency {
      return .color(SystemColors.shared.color("secondarySystemBackground", environment))
    }
    return .material(thickness, environment.appearance.material)
  }
}

extension Appearance {
  fileprivate var material: MaterialScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .either: .screen
    }
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material of medium thickness.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material(thickness: .bar) }
}

/// A style with a shadow.
public struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let resolved = ResolvedStyle.StyleShadow(
      shadow: Shadow(
        color: shadow.color.resolveColor(in: environment), radius: shadow.radius, x: shadow.x,
        y: shadow.y),
      isInner: shadow.isInner)
    if case .shadowed(let inner, let shadows) = base._style(in: environment) {
      return .shadowed(inner, shadows + [resolved])
    }
    return .shadowed(base._style(in: environment), [resolved])
  }
}

/// A style with its opacity multiplied.
public struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    base._style(in: environment).opacity(factor)
  }
}

extension ShapeStyle {
  /// Adds a shadow to the style.
  ///
  ///     Capsule().fill(.background.shadow(.drop(radius: 2)))
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }

  /// Returns the style with its opacity multiplied, by a factor from 0 to 1.
  ///
  ///     Rectangle().fill(.tint.opacity(0.2))
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, factor: opacity)
  }
}
