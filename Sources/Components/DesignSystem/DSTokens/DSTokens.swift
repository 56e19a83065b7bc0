/// The raw scales of a brand, which know nothing of screens.
///
///     var tokens = DSTokens()
///     tokens.radii.large = 20
///     tokens.spacing = tokens.spacing.scaled(by: 1.25)
public struct DSTokens: Equatable, Sendable {
  /// The colours.
  public var palette = DSPalette()
  /// The proportions of text sizes.
  public var type = DSTypeScale()
  /// The distances, in points.
  public var spacing = DSSpacingScale()
  /// The radii of corners, in points.
  public var radii = DSRadiusScale()
  /// The shadows of surfaces.
  public var shadows = DSShadowScale()
  /// The durations of changes, in seconds.
  public var motion = DSMotionScale()

  /// Creates the standard scales; a brand changes some of them.
  public init() {}
}
