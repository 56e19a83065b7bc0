/// The appearance of a brand that a theme has.
public struct DSThemeVariant: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a variant from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The usual appearance: none of the others.
  public static let light: DSThemeVariant = []
  public static let dark = DSThemeVariant(rawValue: 1)
  public static let highContrast = DSThemeVariant(rawValue: 2)
  public static let reduceMotion = DSThemeVariant(rawValue: 4)
  /// In a window that lies behind another one.
  public static let inactive = DSThemeVariant(rawValue: 8)
}

/// All that components need to know to draw themselves.
public struct DSTheme: Equatable, Sendable {
  public var variant: DSThemeVariant
  public var capabilities: DSCapabilities
  public var density: DSDensity
  public var colors: DSColors
  public var typography: DSTypography
  public var spacing: DSSpacingScale
  public var radii: DSRadiusScale
  public var shadows: DSShadowScale
  public var motion: DSMotionScale
  public var strings: DSStrings
  public var components: DSComponentStyles
  public var metrics: DSThemeMetrics
}

/// Measures that a theme takes from the platform and the person.
public struct DSThemeMetrics: Equatable, Sendable {
  /// The least height of what is tapped, in points.
  public var tapTarget: Double
  /// The height of fields, of buttons and of what opens options, in points.
  public var controlHeight: Double
  /// The least height of a section's row, in points.
  public var rowHeight: Double
  /// The margin at the sides of a screen, in points.
  public var margin: Double
  /// The size of controls as a factor of a phone's.
  public var controlScale: Double
  /// A Boolean value that indicates whether text is of an accessibility size.
  public var hasLargeText: Bool
  public var windowClass: DSWindowClass
  /// The width of outlines, in points.
  public var borderWidth = 1.0
  /// The width of the ring around what has the focus, in points.
  public var ringWidth = 3.0
}

/// The ring around what has the focus.
public struct DSFocusRing: Equatable, Sendable {
  public var color: DSColorValue
  /// In points.
  public var width: Double
}

extension DSTheme {
  /// The ring around a control in a state; nil where it has none, or the platform has none, or the
  /// window lies behind another one.
  public func focusRing(_ state: DSControlState) -> DSFocusRing? {
    guard state.contains(.focused), capabilities.supportsFocusRing, !variant.contains(.inactive)
    else { return nil }
    return DSFocusRing(color: colors[.focusRing].opacity(0.6), width: metrics.ringWidth)
  }
}
