extension Font {
  /// The text size and the weight of an environment, in which a font is resolved.
  ///
  ///     @Environment(\.fontResolutionContext) private var context
  public struct Context {
    let environment: EnvironmentValues
  }

  /// A font as it is drawn in a context.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// The width, which is the standard one: typefaces have one here.
    public let width: Width
    /// The leading.
    public let leading: Leading
    /// A Boolean value that indicates whether letters are semibold or bolder.
    public let isBold: Bool
    /// A Boolean value that indicates whether letters are slanted.
    public let isItalic: Bool
    /// A Boolean value that indicates whether all letters are of one width.
    public let isMonospaced: Bool
    /// A Boolean value that indicates whether lowercase letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// A Boolean value that indicates whether uppercase letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// A Boolean value that indicates whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font of texts that are given none.
  public static let `default` = Font.body

  /// Returns the font as it is drawn in a context.
  ///
  ///     let isBold = (run.font ?? .default).resolve(in: context).isBold
  public func resolve(in context: Context) -> Resolved {
    let font: ResolvedFont = resolve(in: context.environment)
    return Resolved(
      pointSize: font.size, weight: Weight(value: font.weight), width: .standard,
      leading: leading, isBold: font.weight.rawValue >= Weight.semibold.value.rawValue,
      isItalic: font.isItalic, isMonospaced: font.family == .system(.monospaced),
      isLowercaseSmallCaps: font.features.contains(.lowercaseSmallCaps),
      isUppercaseSmallCaps: font.features.contains(.uppercaseSmallCaps))
  }

  /// Returns the font in bold, or in its regular weight.
  ///
  ///     container.font = font.bold(!font.resolve(in: context).isBold)
  public func bold(_ isActive: Bool) -> Font {
    changing {
      $0.isBold = isActive
      let weight = $0.weight ?? $0.styleWeight
      if !isActive, weight.value.rawValue >= Weight.semibold.value.rawValue {
        $0.weight = .regular
      }
    }
  }

  /// Returns the font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

  /// Returns the font in a monospaced design, or in the default one.
  public func monospaced(_ isActive: Bool) -> Font {
    changing {
      if isActive || $0.design == .monospaced { $0.design = isActive ? .monospaced : nil }
    }
  }

  /// Returns the font in a size, in points, that does not follow Dynamic Type.
  public func pointSize(_ size: CGFloat) -> Font {
    changing { ($0.weight, $0.size) = ($0.weight ?? $0.namedWeight, .fixed(size)) }
  }

  /// Returns the font in a multiple of its size.
  ///
  ///     Text("42").font(.title.scaled(by: 1.5))
  public func scaled(by factor: CGFloat) -> Font {
    changing {
      switch size {
      case .style(let style):
        let points = TypeScale.shared.size(of: style, at: .large)
        ($0.weight, $0.size) = ($0.weight ?? $0.namedWeight, .relative(points * factor, style))
      case .fixed(let points): $0.size = .fixed(points * factor)
      case .relative(let points, let style): $0.size = .relative(points * factor, style)
      }
    }
  }

  /// The weight of the text style, regular without one.
  private var styleWeight: Weight { namedWeight ?? .regular }

  private var namedWeight: Weight? {
    if case .style(let style) = size { style.weight } else { nil }
  }
}

extension EnvironmentValues {
  /// The context in which fonts are resolved.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}
