import DSTheme

extension DSCapabilities {
  /// A watch: pages in place of sheets, menus and fields in rows, and nothing side by side.
  public static let watchOS: DSCapabilities = {
    var capabilities = DSCapabilities()
    capabilities.inputs = [.touch]
    capabilities.supportsInlineTextEditing = false
    capabilities.supportsInlinePickers = false
    capabilities.supportsToasts = false
    capabilities.supportsSideBySideRows = false
    capabilities.supportsSliders = false
    capabilities.preferredFormRowLayout = .stacked
    capabilities.preferredPickerPresentation = .navigation
    capabilities.prefersConfirmationScreens = true
    capabilities.prefersLargeTapTargets = true
    capabilities.prefersLargeTitles = false
    capabilities.prefersRowPlatters = true
    return capabilities
  }()
}

extension DSPlatformProfile {
  /// A watch (HIG: body of 16 points), its targets as large as a phone's and its margins narrow;
  /// its text grows by a third of a phone's points, so that words fit the screen.
  public static let watchOS = DSPlatformProfile(
    .watchOS, capabilities: .watchOS, density: .compact, bodySize: 16, typeGrowth: 0.33,
    controlScale: 0.75, tapTarget: 44, margin: 4, isAlwaysDark: true)
}

extension DSThemeResolver {
  /// The standard brand on watchOS: platters with large radii, buttons that end in half circles.
  public static let watchOS: DSThemeResolver = {
    var resolver = DSThemeResolver(profile: .watchOS)
    resolver.tokens.radii.large = 16
    resolver.components.button.radius = DSPlatformProfile.watchOS.tapTarget / 2
    resolver.components.button.secondary = DSButtonSpec.Look(
      .textPrimary, on: .surfaceRaised, pressed: .track)
    resolver.components.field.radius = 12
    resolver.components.card.hasShadow = false
    return resolver
  }()
}
