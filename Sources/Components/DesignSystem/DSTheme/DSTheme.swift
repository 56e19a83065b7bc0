/// The appearance of a brand that a theme has.
public struct DSThemeVariant: OptionSet, Hashable, Sendable {
  /// The appearances, a bit each.
  public let rawValue: Int

  /// Creates a variant from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The usual appearance: none of the others.
  public static let light: DSThemeVariant = []
  /// The dark appearance.
  public static let dark = DSThemeVariant(rawValue: 1)
  /// The appearance of increased contrast.
  public static let highContrast = DSThemeVariant(rawValue: 2)
  /// The appearance of reduced motion.
  public static let reduceMotion = DSThemeVariant(rawValue: 4)
  /// In a window that lies behind another one.
  public static let inactive = DSThemeVariant(rawValue: 8)
}

/// All that components need to know to draw themselves.
public struct DSTheme: Equatable, Sendable {
  /// The appearance that the theme has.
  public var variant: DSThemeVariant
  /// The platform's abilities and preferences.
  public var capabilities: DSCapabilities
  /// The means that the person acts with.
  public var input: DSInputModality
  /// The density of the layout.
  public var density: DSDensity
  /// The colours by their roles.
  public var colors: DSColors
  /// The text styles by their roles.
  public var typography: DSTypography
  /// The distances, in points.
  public var spacing: DSSpacingScale
  /// The radii of corners, in points.
  public var radii: DSRadiusScale
  /// The shadows of surfaces.
  public var shadows: DSShadowScale
  /// The durations of changes, in seconds.
  public var motion: DSMotionScale
  /// The components' own words.
  public var strings: DSStrings
  /// The looks of components.
  public var components: DSComponentStyles
  /// The lengths of controls and rows, in points.
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
  /// The size of body text by its usual one: what holds a number of letters grows with it.
  public var textScale: Double
  /// A Boolean value that indicates whether text is of an accessibility size.
  public var hasLargeText: Bool
  /// The class of the window's width.
  public var windowClass: DSWindowClass
  /// The width of outlines, in points.
  public var borderWidth = 1.0
  /// The width of the ring around what has the focus, in points.
  public var ringWidth = 3.0
}

/// The ring around what has the focus.
public struct DSFocusRing: Equatable, Sendable {
  /// The colour of the ring.
  public var color: DSColorValue
  /// In points.
  public var width: Double
}

extension DSTheme {
  /// Returns the part of a state that shows: there is no hover without a pointer, and in a window
  /// behind another one nothing answers to pointer and keys.
  public func shown(_ state: DSControlState) -> DSControlState {
    if variant.contains(.inactive) { return state.subtracting([.hovered, .pressed, .focused]) }
    return capabilities.supportsHover ? state : state.subtracting(.hovered)
  }

  /// The ring around a control in a state; nil where it has none, or the platform has none, or the
  /// window lies behind another one.
  public func focusRing(_ state: DSControlState) -> DSFocusRing? {
    guard shown(state).contains(.focused), capabilities.supportsFocusRing else { return nil }
    return DSFocusRing(color: colors[.focusRing].opacity(0.6), width: metrics.ringWidth)
  }
}
