import DSTheme

extension DSCapabilities {
  /// A Mac: a pointer and a focus ring, options in menus, labels in a column of their own.
  public static let macOS: DSCapabilities = {
    var capabilities = DSCapabilities()
    capabilities.inputs = [.pointer, .keyboard]
    capabilities.supportsHover = true
    capabilities.supportsFocusRing = true
    capabilities.preferredFormRowLayout = .twoColumnPreset
    capabilities.preferredPickerPresentation = .menu
    capabilities.prefersLargeTitles = false
    capabilities.showsPopUpMarks = true
    capabilities.insetsDividersAtBothEnds = true
    return capabilities
  }()
}

extension DSPlatformProfile {
  /// A Mac (HIG: body of 13 points, targets of 28; AppKit: fields and pop-up buttons of 22; rows as
  /// those of System Settings).
  public static let macOS = DSPlatformProfile(
    .macOS, capabilities: .macOS, density: .compact, bodySize: 13, typeGrowth: 0,
    controlScale: 0.75, tapTarget: 28, controlHeight: 22, rowHeight: 36, margin: 20)
}

extension DSThemeResolver {
  /// The standard brand on macOS: small radii, flat cards with an outline.
  public static let macOS: DSThemeResolver = {
    var resolver = DSThemeResolver(profile: .macOS, components: .macOS)
    (resolver.tokens.radii.small, resolver.tokens.radii.medium) = (5, 5.5)
    resolver.tokens.radii.large = 10
    return resolver
  }()
}

extension DSComponentStyles {
  /// Components in AppKit's sizes: a switch of 38 by 22 points, a checkbox of 14.
  public static let macOS: DSComponentStyles = {
    var components = DSComponentStyles()
    (components.toggle.height, components.toggle.box) = (29, 18.5)
    components.toggle.hasHeavyTick = true
    (components.field.strongBorderWidth, components.field.verticalPadding) = (1, 0)
    components.button.verticalPadding = 2
    components.selection.single = .radio
    components.card.hasShadow = false
    components.card.border = .divider
    return components
  }()
}
