/// All that a theme has to know of a platform: what it can do, and its measures.
public struct DSPlatformProfile: Equatable, Sendable {
  public var platform: DSPlatform
  public var capabilities: DSCapabilities
  public var density: DSDensity
  /// The size of body text at the usual text size, in points.
  public var bodySize: Double
  /// Whether text follows a person's text size.
  public var scalesText: Bool
  /// The least height of what is tapped or clicked, in points.
  public var tapTarget: Double
  /// The margin at the sides of a screen, in points.
  public var margin: Double

  /// Creates a profile; what is left out is that of a phone (HIG: body of 17, targets of 44 points).
  public init(
    _ platform: DSPlatform, capabilities: DSCapabilities = DSCapabilities(),
    density: DSDensity = .regular, bodySize: Double = 17, scalesText: Bool = true,
    tapTarget: Double = 44, margin: Double = 16
  ) {
    (self.platform, self.capabilities, self.density) = (platform, capabilities, density)
    (self.bodySize, self.scalesText) = (bodySize, scalesText)
    (self.tapTarget, self.margin) = (tapTarget, margin)
  }
}
