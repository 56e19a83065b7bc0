/// All that a theme has to know of a platform: what it can do, and its measures.
///
///     let kiosk = DSPlatformProfile(.iOS, density: .regular, bodySize: 22, tapTarget: 60)
public struct DSPlatformProfile: Equatable, Sendable {
  /// The platform.
  public var platform: DSPlatform
  /// The platform's abilities and preferences.
  public var capabilities: DSCapabilities
  /// The density of its layouts.
  public var density: DSDensity
  /// The size of body text at the usual text size, in points.
  public var bodySize: Double
  /// The growth of text with a person's text size: as iOS's at 1, none at 0.
  public var typeGrowth: Double
  /// The size of switches and boxes as a factor of a phone's.
  public var controlScale: Double
  /// The least height of what is tapped or clicked, in points.
  public var tapTarget: Double
  /// The height of fields, of buttons and of what opens options, in points.
  public var controlHeight: Double
  /// The least height of a section's row, in points.
  public var rowHeight: Double
  /// The margin at the sides of a screen, in points.
  public var margin: Double
  /// A Boolean value that indicates whether the screen is black, whatever a person prefers.
  public var isAlwaysDark: Bool

  /// Creates a profile; what is left out is that of a phone (HIG: body of 17, targets of 44
  /// points), and controls and rows are as high as targets.
  public init(
    _ platform: DSPlatform, capabilities: DSCapabilities = DSCapabilities(),
    density: DSDensity = .regular, bodySize: Double = 17, typeGrowth: Double = 1,
    controlScale: Double = 1, tapTarget: Double = 44, controlHeight: Double? = nil,
    rowHeight: Double? = nil, margin: Double = 16, isAlwaysDark: Bool = false
  ) {
    (self.platform, self.capabilities, self.density) = (platform, capabilities, density)
    (self.bodySize, self.typeGrowth, self.controlScale) = (bodySize, typeGrowth, controlScale)
    (self.tapTarget, self.margin, self.isAlwaysDark) = (tapTarget, margin, isAlwaysDark)
    self.controlHeight = controlHeight ?? tapTarget
    self.rowHeight = rowHeight ?? tapTarget
  }
}
