extension AttributedString {
  /// The distance between the baselines of two lines of a paragraph.
  ///
  ///     Text("Two\nlines").lineHeight(.loose)
  ///     Text("Two\nlines").lineHeight(.exact(points: 32))
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case metrics
      case multiple(CGFloat)
      case increase(CGFloat)
      case exact(CGFloat)
    }

    private let kind: Kind

    /// The height that the fonts' own measures give.
    public static let variable = Self(kind: .metrics)
    /// A multiple of the font's size that reads as usual; an estimate, near the fonts' own height,
    /// from which it is hardly told on iOS 26.
    public static let normal = Self.multiple(factor: 1.2)
    /// A multiple of the font's size that reads as tight; an estimate, two points less at the size
    /// of body, as `Font.Leading.tight` takes.
    public static let tight = Self.multiple(factor: 1.08)
    /// A multiple of the font's size that reads as loose; an estimate, two points more at the size
    /// of body, as `Font.Leading.loose` adds.
    public static let loose = Self.multiple(factor: 1.32)

    /// Returns a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> Self { Self(kind: .multiple(factor)) }

    /// Returns the font's size and an increase, in points.
    public static func leading(increase: CGFloat) -> Self { Self(kind: .increase(increase)) }

    /// Returns a height in points, whatever the font's size.
    public static func exact(points: CGFloat) -> Self { Self(kind: .exact(points)) }

    /// The height of San Francisco's line, by its size, as which all fonts are measured.
    package static let standard = 1.19336

    /// Returns the share of a font's own line height that is asked for; nil for all of it.
    ///
    /// - Parameter size: The font's size, in points.
    /// - Returns: The share; 1 is the font's own height.
    func leading(at size: Double) -> Double? {
      let height: Double
      switch kind {
      case .metrics: return nil
      case .multiple(let factor): height = size * factor
      case .increase(let points): height = size + points
      case .exact(let points): height = points
      }
      guard size > 0, height.isFinite else { return nil }
      return max(0, height) / (size * Self.standard)
    }
  }
}

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }

  /// The height of texts' lines, or nil for that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the lines of all texts in the view.
  ///
  ///     VStack { Text(story) }.lineHeight(.multiple(factor: 1.6))
  ///
  /// - Parameter lineHeight: The height; nil for that of the texts' fonts.
  /// - Returns: A view with lines of the height.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    transformingEnvironment { $0.lineHeight = lineHeight }
  }
}

extension Text {
  /// Returns the text with lines of a height.
  package func settingLineHeight(_ lineHeight: AttributedString.LineHeight) -> Text {
    changing(.lineHeight(lineHeight))
  }
}
