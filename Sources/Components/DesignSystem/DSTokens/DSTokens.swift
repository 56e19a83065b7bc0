/// The raw scales of a brand, which know nothing of screens.
public struct DSTokens: Equatable, Sendable {
  public var palette = DSPalette()
  public var type = DSTypeScale()
  public var spacing = DSSpacingScale()
  public var radii = DSRadiusScale()
  public var shadows = DSShadowScale()
  public var motion = DSMotionScale()

  /// Creates the standard scales; a brand changes some of them.
  public init() {}
}
