/// The look of cards.
///
///     var cards = DSCardSpec()
///     (cards.hasShadow, cards.border) = (false, .border)
public struct DSCardSpec: Equatable, Sendable {
  /// The role of the ground's colour.
  public var background = DSColorRole.surface
  /// The outline, which increased contrast draws anyway; nil for none.
  public var border: DSColorRole?
  /// A Boolean value that indicates whether cards throw a shadow.
  public var hasShadow = true
  /// The level of cards above their ground.
  public var elevation = DSElevation.low

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a card.
  public func resolve(in theme: DSTheme) -> DSCardAppearance {
    let border = theme.variant.contains(.highContrast) ? border ?? .border : border
    return DSCardAppearance(
      background: theme.colors[background], border: border.map { theme.colors[$0] },
      borderWidth: theme.metrics.borderWidth,
      radius: theme.radii.large, padding: theme.spacing.lg,
      shadow: hasShadow ? theme.shadows[elevation] : .none,
      shadowColor: theme.colors[.shadow])
  }
}

/// The appearance of a card; lengths are in points.
public struct DSCardAppearance: Equatable, Sendable {
  /// The colour of the ground.
  public var background: DSColorValue
  /// The colour of the outline; nil for none.
  public var border: DSColorValue?
  /// The width of the outline.
  public var borderWidth: Double
  /// The radius of the corners.
  public var radius: Double
  /// The distance of the content from the edges.
  public var padding: Double
  /// The shadow below the card.
  public var shadow: DSShadow
  /// The colour of the shadow.
  public var shadowColor: DSColorValue
}
