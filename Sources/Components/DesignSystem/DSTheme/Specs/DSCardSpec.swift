/// The look of cards.
public struct DSCardSpec: Equatable, Sendable {
  public var background = DSColorRole.surface
  /// The outline, which increased contrast draws anyway; nil for none.
  public var border: DSColorRole?
  public var hasShadow = true

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a card.
  public func resolve(in theme: DSTheme) -> DSCardAppearance {
    let border = theme.variant.contains(.highContrast) ? border ?? .border : border
    return DSCardAppearance(
      background: theme.colors[background], border: border.map { theme.colors[$0] },
      borderWidth: theme.metrics.borderWidth,
      radius: theme.radii.large, padding: theme.spacing.lg,
      // On a dark ground no shadow is seen.
      shadow: hasShadow && !theme.variant.contains(.dark) ? theme.shadows.low : .none,
      shadowColor: theme.colors[.shadow])
  }
}

/// The appearance of a card; lengths are in points.
public struct DSCardAppearance: Equatable, Sendable {
  public var background: DSColorValue
  public var border: DSColorValue?
  public var borderWidth: Double
  public var radius: Double
  public var padding: Double
  public var shadow: DSShadow
  public var shadowColor: DSColorValue
}
