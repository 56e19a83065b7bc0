/// The look of a message in passing, and the time for which it stays.
///
///     var toasts = DSToastSpec()
///     toasts.seconds = 6
public struct DSToastSpec: Equatable, Sendable {
  /// In points.
  public var maxWidth = 420.0
  /// The time that a short message stays, in seconds.
  public var seconds = 4.0
  /// The time that each letter beyond the first forty adds, in seconds.
  public var secondsPerLetter = 0.05
  /// The longest that a message stays, in seconds.
  public var mostSeconds = 10.0

  /// Creates the standard spec.
  public init() {}

  /// Returns the look of a message.
  ///
  /// - Parameters:
  ///   - kind: What it is about.
  ///   - letters: How many letters it has, which take time to be read.
  ///   - theme: The theme.
  /// - Returns: Colours, lengths and times.
  public func resolve(
    _ kind: DSNoticeKind, letters: Int = 0, in theme: DSTheme
  ) -> DSToastAppearance {
    let reading = Double(max(0, letters - Self.shortLetters)) * secondsPerLetter
    return DSToastAppearance(
      tone: theme.components.notice.resolve(kind, in: theme).tone,
      background: theme.colors[.surfaceRaised], border: theme.colors[.divider],
      borderWidth: theme.metrics.borderWidth, radius: theme.radii.large,
      padding: theme.spacing.md, gap: theme.spacing.sm, margin: theme.metrics.margin,
      maxWidth: maxWidth, shadow: theme.shadows[.high], shadowColor: theme.colors[.shadow],
      ground: theme.colors[.background], isStacked: theme.metrics.hasLargeText,
      seconds: min(mostSeconds, seconds + reading),
      appearing: theme.motion[.appear], disappearing: theme.motion[.disappear],
      fillsScreen: !theme.capabilities.supportsToasts)
  }

  private static let shortLetters = 40
}

/// The look of a message at a moment; lengths are in points, times in seconds.
public struct DSToastAppearance: Equatable, Sendable {
  /// The symbol's colour.
  public var tone: DSColorValue
  /// The colour of the ground.
  public var background: DSColorValue
  /// The colour of the border.
  public var border: DSColorValue
  /// The width of the border, in points.
  public var borderWidth: Double
  /// The radius of the corners, in points.
  public var radius: Double
  /// The distance from the ground's edges to the words, in points.
  public var padding: Double
  /// The distance between parts, in points.
  public var gap: Double
  /// The distance from the edges of the screen, in points.
  public var margin: Double
  /// The greatest width, in points.
  public var maxWidth: Double
  /// The shadow below.
  public var shadow: DSShadow
  /// The colour of the shadow.
  public var shadowColor: DSColorValue
  /// The ground of a message with a screen of its own.
  public var ground: DSColorValue
  /// A Boolean value that indicates whether the words stand beneath the symbol.
  public var isStacked: Bool
  /// The time for which it stays, in seconds.
  public var seconds: Double
  /// The motion with which it comes.
  public var appearing: DSMotion
  /// The motion with which it goes.
  public var disappearing: DSMotion
  /// A Boolean value that indicates whether it has a screen of its own.
  public var fillsScreen: Bool
}
