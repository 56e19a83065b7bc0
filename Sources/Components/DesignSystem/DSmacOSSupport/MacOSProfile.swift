import DSTheme

extension DSCapabilities {
  /// A Mac: a pointer and a focus ring, options in menus, labels in a column of their own.
  public static let macOS: DSCapabilities = {
    var capabilities = DSCapabilities()
    capabilities.supportsHover = true
    capabilities.supportsFocusRing = true
    capabilities.preferredFormRowLayout = .twoColumnPreset
    capabilities.preferredPickerPresentation = .menu
    capabilities.prefersLargeTitles = false
    return capabilities
  }()
}

extension DSPlatformProfile {
  /// A Mac (HIG: body of 13 points; controls of 28, as large ones are).
  public static let macOS = DSPlatformProfile(
    .macOS, capabilities: .macOS, density: .compact, bodySize: 13, typeGrowth: 0,
    controlScale: 0.75, tapTarget: 28, margin: 20)
}

extension DSThemeResolver {
  /// The standard brand on macOS.
  public static let macOS = DSThemeResolver(profile: .macOS)
}
