/// A font that adapts to its environment: Dynamic Type size, weight, design.
///
///     Text("Title").font(.title2.weight(.semibold))
public struct Font: Hashable, Sendable {
  /// A text style, which has a size at each Dynamic Type size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The text styles that scale with the Dynamic Type size, from large to small.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// The smallest text styles, and the large titles of spatial interfaces.
    case caption, caption2, extraLargeTitle, extraLargeTitle2

    var key: String {
      switch self {
      case .title: "title1"
      case .caption: "caption1"
      default: "\(self)"
      }
    }

    /// visionOS's two styles, which iOS's table lacks (SwiftUI draws them at 36 and 28 pt).
    var fallbackSize: Double { self == .extraLargeTitle ? 36 : 28 }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// A weight of a font.
  public struct Weight: Hashable, Sendable {
    let value: ResolvedFont.Weight

    /// An ultra-light weight.
    public static let ultraLight = Weight(value: .ultraLight)
    /// A thin weight.
    public static let thin = Weight(value: .thin)
    /// A light weight.
    public static let light = Weight(value: .light)
    /// A regular weight.
    public static let regular = Weight(value: .regular)
    /// A medium weight.
    public static let medium = Weight(value: .medium)
    /// A semibold weight.
    public static let semibold = Weight(value: .semibold)
    /// A bold weight.
    public static let bold = Weight(value: .bold)
    /// A heavy weight.
    public static let heavy = Weight(value: .heavy)
    /// A black weight.
    public static let black = Weight(value: .black)

    /// The weight that a bold variant of this one has.
    var bolder: Weight { value.rawValue < 600 ? (value == .regular ? .semibold : .bold) : self }
  }

  /// A width of a font, of which the bundled typefaces have one.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard, which is 0.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// A very narrow width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// A design of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// A design of the system's typeface.
    case `default`, serif, rounded, monospaced

    var resolved: ResolvedFont.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// A line spacing of a font.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
    /// A size at the large text size that grows as a style does.
    case relative(Double, TextStyle)
  }

  var size: Size
  var family: String?
  var weight: Weight?
  var design: Design?
  var isBold = false
  var isItalic = false
  var features: ResolvedFont.Features = []
  var leading = Leading.standard

  init(size: Size, family: String? = nil, weight: Weight? = nil, design: Design? = nil) {
    (self.size, self.family, self.weight, self.design) = (size, family, weight, design)
  }

  /// The font of large titles.
  public static let largeTitle = Font(size: .style(.largeTitle))
  /// The font of titles.
  public static let title = Font(size: .style(.title))
  /// The font of second-level titles.
  public static let title2 = Font(size: .style(.title2))
  /// The font of third-level titles.
  public static let title3 = Font(size: .style(.title3))
  /// The font of headings.
  public static let headline = Font(size: .style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(size: .style(.subheadline))
  /// The font of body text.
  public static let body = Font(size: .style(.body))
  /// The font of callouts.
  public static let callout = Font(size: .style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(size: .style(.footnote))
  /// The font of captions.
  public static let caption = Font(size: .style(.caption))
  /// The font of alternate captions.
  public static let caption2 = Font(size: .style(.caption2))

  /// Returns a font of the system's typeface, of a fixed size.
  ///
  ///     Text("42").font(.system(size: 48, weight: .bold, design: .rounded))
  ///
  /// - Parameters:
  ///   - size: The size, in points, which does not follow Dynamic Type.
  ///   - weight: The weight, or nil for the regular one.
  ///   - design: The design, or nil for the default one.
  /// - Returns: A font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: .fixed(size), weight: weight, design: design) }

  /// Returns a font of the system's typeface, in a text style.
  ///
  ///     Text("Title").font(.system(.title, design: .serif))
  ///
  /// - Parameters:
  ///   - style: The text style, which follows Dynamic Type.
  ///   - design: The design, or nil for the default one.
  ///   - weight: The weight, or nil for that of the style.
  /// - Returns: A font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(size: .style(style), weight: weight, design: design) }

  /// Returns a font of an app's typeface, of a size in points that follows Dynamic Type as body
  /// does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .relative(size, .body), family: name)
  }

  /// Returns a font of an app's typeface that follows Dynamic Type as a text style does.
  ///
  ///     Text("Menu").font(.custom("Lora", size: 28, relativeTo: .title))
  ///
  /// - Parameters:
  ///   - name: The name of the typeface.
  ///   - size: The size at the default text size, in points.
  ///   - style: The text style whose sizes it follows.
  /// - Returns: A font.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font(size: .relative(size, style), family: name) }

  /// Returns a font of an app's typeface, of a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .fixed(fixedSize), family: name)
  }

  /// Returns the font with a weight.
  ///
  ///     Text("Departures").font(.title2.weight(.heavy))
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
  /// Returns the font in bold.
  ///
  ///     Text("Departures").font(.title3.bold())
  public func bold() -> Font { changing { $0.isBold = true } }
  /// Returns the font in italics.
  ///
  ///     Text("Hilda").font(.body.italic())
  public func italic() -> Font { changing { $0.isItalic = true } }
  /// Returns the font with a leading, which sets the distance of lines.
  ///
  ///     Text(text).font(.body.leading(.loose))
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }
  /// Returns the font unchanged: its typeface has one width.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font in a monospaced design.
  ///
  ///     Text(verbatim: "swift run").font(.body.monospaced())
  public func monospaced() -> Font { changing { $0.design = .monospaced } }
  /// Returns the font with digits of equal width.
  ///
  ///     Text("12:07").font(.largeTitle.monospacedDigit())
  public func monospacedDigit() -> Font {
    changing { $0.features.insert(.monospacedDigits) }
  }
  /// Returns the font with small capitals for all letters.
  ///
  ///     Text("Chapter One").font(.title3.smallCaps())
  public func smallCaps() -> Font {
    changing { $0.features.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps]) }
  }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    changing { $0.features.insert(.lowercaseSmallCaps) }
  }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font {
    changing { $0.features.insert(.uppercaseSmallCaps) }
  }

  /// Returns the font of a design.
  package func design(_ design: Design) -> Font { changing { $0.design = design } }

  /// Returns the font in a size, in points, that does not scale.
  package func fixedSize(_ size: Double) -> Font { changing { $0.size = .fixed(size) } }

  func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Resolves the font in an environment.
  public func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    let typeSize = environment.dynamicTypeSize
    var points: Double
    var weight = weight ?? environment.fontWeight
    switch size {
    case .style(let style):
      points = TypeScale.shared.size(of: style, at: typeSize)
      weight = weight ?? style.weight
    case .fixed(let size): points = size
    case .relative(let size, let style): points = size * typeSize.scale(of: style)
    }
    points = max(1, points.isFinite ? points : 17)
    var resolved = weight ?? .regular
    if isBold || environment.isBold { resolved = max(resolved, .bold) }
    if environment.legibilityWeight == .bold { resolved = resolved.bolder }
    return ResolvedFont(
      family: family.map { .custom($0) }
        ?? .system((design ?? environment.fontDesign ?? .default).resolved),
      size: points, weight: resolved.value, isItalic: isItalic || environment.isItalic,
      features: features.union(environment.fontFeatures),
      leading: leading == .standard ? 1 : leading == .tight ? 0.9 : 1.1)
  }
}

extension Font.Weight: Comparable {
  /// Returns whether a value is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value.rawValue < rhs.value.rawValue }
}
