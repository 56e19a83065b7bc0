/// A blur of the content behind.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// The styles without thickness.
    case extraLight, light, dark, regular, prominent
    /// The materials that follow the colour scheme.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars, and the thin ones in light.
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    /// The thicker materials in light.
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    /// The thin materials in dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The thicker materials in dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material that is nearest to the blur.
  var material: Material {
    switch style {
    case .extraLight, .light, .dark, .systemThinMaterial, .systemThinMaterialLight,
      .systemThinMaterialDark:
      .thin
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .prominent, .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      .bar
    default: .regular
    }
  }
}
