/// A font under UIKit's name.
///
///     let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
///     let view = Text("12:07").font(Font(digits))
public final class UIFont: Hashable, Sendable {
  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat
  /// The family's name.
  public let familyName: String
  /// The font's own name, such as “.SFUI-Semibold” or “Lobster-Regular”.
  public let fontName: String

  init(
    _ font: Font, _ size: CGFloat, family: String = ".AppleSystemUIFont", name: String? = nil
  ) {
    (self.font, pointSize, familyName) = (font, size, family)
    fontName = name ?? (family.hasPrefix(".") ? ".SFUI-Regular" : family)
  }

  /// A weight of a font, by UIKit's numbers.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a weight by its number, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// An ultra-light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// A regular weight.
    public static let regular = Weight(rawValue: 0)
    /// A medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// A semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// A black weight.
    public static let black = Weight(rawValue: 0.62)

    var weight: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }

    /// The name that ends a font's.
    fileprivate var name: String {
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    }
  }

  /// A text style that scales with the content size.
  public enum TextStyle: String, Sendable {
    /// The text styles that scale with the content size, from large to small.
    case extraLargeTitle, largeTitle, title1, title2, title3, headline, subheadline, body, callout
    /// The smallest text styles.
    case footnote, caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .extraLargeTitle, .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Returns the system's font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size, name: ".SFUI-\(weight.name)")
  }

  /// Returns the system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font of a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size, name: ".SFUI-RegularItalic")
  }

  /// Returns the system's monospaced font of a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: size, weight: weight.weight, design: .monospaced), size,
      family: ".AppleSystemUIFontMonospaced",
      name: ".AppleSystemUIFontMonospaced-\(weight.name)")
  }

  /// Returns the system's font with digits of equal width, of a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: size, weight: weight.weight).monospacedDigit(), size,
      name: ".SFUI-\(weight.name)")
  }

  /// Returns the font of a text style, scaled with the content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style.style)
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    return UIFont(font, font.resolve(in: environment).size)
  }

  /// Creates an app's own font of a size in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size, family: name)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    familyName.hasPrefix(".")
      ? UIFont(descriptor: fontDescriptor, size: size)
      : UIFont(.custom(familyName, fixedSize: size), size, family: familyName)
  }

  /// The families of installed fonts, of which an app is told none: its own are found by name.
  public static var familyNames: [String] { [] }
  /// Returns the fonts of a family, of which an app is told none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The height of a line, in points: San Francisco's is 1.19336 of its size.
  public var lineHeight: CGFloat { pointSize * AttributedString.LineHeight.standard }
  /// The size of system text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }

  /// Returns whether two values are equal.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.pointSize == b.pointSize && a.font == b.font
  }
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
}

extension Font {
  /// Creates a font from one of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
