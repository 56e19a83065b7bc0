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
