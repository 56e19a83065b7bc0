/// Makes a theme of a brand's tokens, a platform's profile and a person's settings.
///
/// It is the only place where appearance, contrast, motion, text size and platform are looked at.
///
///     var resolver = DSThemeResolver(profile: DSPlatformProfile(.iOS, bodySize: 16))
///     resolver.components.button.radius = 22
///     let theme = resolver.resolve(isDark: true)
public struct DSThemeResolver: Equatable, Sendable {
  /// The brand's raw scales.
  public var tokens: DSTokens
  /// The platform's profile.
  public var profile: DSPlatformProfile
  /// The looks of components.
  public var components: DSComponentStyles

  /// Creates a resolver; what is left out is the standard brand on a phone.
  public init(
    tokens: DSTokens = DSTokens(), profile: DSPlatformProfile = DSPlatformProfile(.iOS),
    components: DSComponentStyles = DSComponentStyles()
  ) { (self.tokens, self.profile, self.components) = (tokens, profile, components) }

  /// The theme in a person's settings.
  ///
  /// - Parameters:
  ///   - isDark: True for the dark appearance.
  ///   - isActive: True for the window before all others.
  ///   - accessibility: Contrast, motion and text size.
  ///   - input: The means that the person acts with; nil for the one that is usual there.
  ///   - windowClass: The class of the window's width.
  ///   - language: The code of the language of the components' own words.
  /// - Returns: The theme, which follows nothing any more.
  public func resolve(
    isDark: Bool = false, isActive: Bool = true,
    accessibility: DSAccessibilityPolicy = DSAccessibilityPolicy(),
    input: DSInputModality? = nil, windowClass: DSWindowClass = .compact, language: String? = nil
  ) -> DSTheme {
    var variant = DSThemeVariant.light
    if isDark || profile.isAlwaysDark { variant.insert(.dark) }
    if !isActive { variant.insert(.inactive) }
    if accessibility.increasesContrast { variant.insert(.highContrast) }
    if accessibility.reducesMotion { variant.insert(.reduceMotion) }
    var colors = DSColors(tokens.palette, variant)
    if profile.isAlwaysDark { colors[.background] = colors[.shadow] }
    return DSTheme(
      variant: variant, capabilities: profile.capabilities.following(input),
      input: profile.capabilities.input(input), density: profile.density, colors: colors,
      typography: DSTypography(tokens.type, profile, accessibility.typeSize),
      spacing: tokens.spacing.scaled(by: profile.density.factor), radii: tokens.radii,
      shadows: variant.contains(.dark) ? tokens.shadows.onDark : tokens.shadows,
      motion: accessibility.reducesMotion ? .none : tokens.motion,
      strings: .language(language), components: components,
      metrics: metrics(accessibility.typeSize, windowClass))
  }

  /// The side of a target that is hit without looking, in points (HIG: 44 by 44).
  private static let largeTarget = 44.0

  private func metrics(_ typeSize: DSTypeSize, _ windowClass: DSWindowClass) -> DSThemeMetrics {
    DSThemeMetrics(
      tapTarget: max(
        profile.tapTarget, profile.capabilities.prefersLargeTapTargets ? Self.largeTarget : 0),
      controlHeight: profile.controlHeight, rowHeight: profile.rowHeight,
      margin: profile.margin, controlScale: profile.controlScale,
      textScale: DSTypography(tokens.type, profile, typeSize)[.body].size
        / DSTypography(tokens.type, profile)[.body].size,
      hasLargeText: profile.typeGrowth > 0 && typeSize.isAccessibilitySize, windowClass: windowClass
    )
  }
}
