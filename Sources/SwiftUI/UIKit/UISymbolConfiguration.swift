extension UIImage {
  /// The size and weight that an image is asked for.
  public class Configuration: NSObject, @unchecked Sendable {
    /// The font whose size and weight a symbol has; nil for those of the text around it.
    let font: Font?
    /// The scale of a symbol beside text; nil for the usual one.
    let symbolScale: Image.Scale?

    init(font: Font?, symbolScale: Image.Scale?) {
      (self.font, self.symbolScale) = (font, symbolScale)
    }

    /// Returns the configuration with what another one adds.
    public func applying(_ other: Configuration?) -> Configuration {
      Configuration(font: other?.font ?? font, symbolScale: other?.symbolScale ?? symbolScale)
    }
  }

  /// The size and weight that a symbol is asked for.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
  ///     let symbol = UIImage(systemName: "ferry", withConfiguration: large)
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Returns the configuration with what another one adds.
    public override func applying(_ other: Configuration?) -> SymbolConfiguration {
      SymbolConfiguration(
        font: other?.font ?? font, symbolScale: other?.symbolScale ?? symbolScale)
    }

    /// Creates a configuration of a size in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      let font = Font.system(size: pointSize, weight: weight.font ?? .regular)
      self.init(font: font, symbolScale: scale.image)
    }

    /// Creates a configuration of a scale beside the text.
    public convenience init(scale: SymbolScale) { self.init(font: nil, symbolScale: scale.image) }

    /// Creates a configuration of a weight, at the size of a body's text.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    /// Creates a configuration of a font's size and weight.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font: Font(font), symbolScale: scale.image)
    }

    /// Creates a configuration of a text style's size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }

  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The scales.
    case `default` = -1, unspecified, small, medium, large

    fileprivate var image: Image.Scale? {
      switch self {
      case .default, .unspecified: nil
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weights.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var font: Font.Weight? {
      let weights: [Font.Weight?] = [
        nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}
