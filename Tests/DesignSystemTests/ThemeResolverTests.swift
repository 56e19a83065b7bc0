import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// What a theme is in each appearance, setting and platform.
@Suite struct ThemeResolverTests {
  private static let policies = [
    DSAccessibilityPolicy(), DSAccessibilityPolicy(increasesContrast: true),
  ]

  @Test func darkTurnsGroundsAndWords() {
    let (light, dark) = (DSThemeResolver.iOS.resolve(), DSThemeResolver.iOS.resolve(isDark: true))
    #expect(light.variant == .light && dark.variant == .dark)
    for role in [DSColorRole.background, .surface, .textPrimary, .accent] {
      #expect(light.colors[role] != dark.colors[role])
    }
    #expect(light.colors[.background].luminance > light.colors[.textPrimary].luminance)
    #expect(dark.colors[.background].luminance < dark.colors[.textPrimary].luminance)
  }

  /// WCAG 2.2, 1.4.3: words at 4.5 to 1; 1.4.6: at 7 to 1 where contrast is increased.
  @Test(arguments: [false, true], policies) func wordsStandApart(
    isDark: Bool, policy: DSAccessibilityPolicy
  ) {
    let colors = DSThemeResolver.iOS.resolve(isDark: isDark, accessibility: policy).colors
    let least = policy.increasesContrast ? 7 : 4.5
    for role in [DSColorRole.textPrimary, .textSecondary, .accent, .danger, .warning, .success] {
      for ground in [DSColorRole.surface, .background, .surfaceField] {
        let ratio = colors[role].contrast(to: colors[ground])
        #expect(ratio >= least, "\(role) on \(ground): \(ratio)")
      }
    }
    for fill in [DSColorRole.accent, .accentPressed, .danger, .dangerPressed] {
      let ratio = colors[.onFill].contrast(to: colors[fill])
      #expect(ratio >= least, "onFill on \(fill): \(ratio)")
    }
    for ground in [DSColorRole.accentSubtle, .dangerSubtle, .warningSubtle, .successSubtle] {
      #expect(colors[.textSecondary].contrast(to: colors[ground]) >= 4.5, "\(ground)")
    }
    // 1.4.11: what shows where a field is and which way a switch lies, at 3 to 1.
    #expect(colors[.thumb].contrast(to: colors[.groove]) >= 3)
    #expect(colors[.thumb] == DSColorValue(0xFFFFFF))
    if policy.increasesContrast {
      #expect(colors[.groove].contrast(to: colors[.surface]) >= 3)
    }
    #expect(colors[.border].contrast(to: colors[.surface]) >= 3)
    #expect(colors[.focusRing].contrast(to: colors[.surface]) >= 3)
  }

  @Test func contrastIsMeasured() {
    let (black, white) = (DSColorValue(0x000000), DSColorValue(0xFFFFFF))
    #expect(abs(black.contrast(to: white) - 21) < 0.001)
    #expect(black.contrast(to: black) == 1)
    // Grey that is known to fall short on white.
    #expect(DSColorValue(0x777777).contrast(to: white) < 4.5)
  }

  @Test func reducedMotionTakesNoTime() {
    let still = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(reducesMotion: true))
    #expect(still.variant == .reduceMotion && still.motion == .none)
    #expect(still.components.button.resolve(.primary, .regular, [], in: still).motion.duration == 0)
    #expect(DSThemeResolver.iOS.resolve().motion.standard > 0)
  }

  /// Body as HIG has it at each step; large titles grow less, captions never fall below 11.
  @Test(arguments: zip(DSTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.0]))
  func typeFollowsTheTextSize(size: DSTypeSize, body: Double) {
    let theme = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(typeSize: size))
    #expect(theme.typography[.body].size == body)
    #expect(theme.typography[.caption].size >= 11)
    #expect(theme.typography[.screenTitle].size > theme.typography[.body].size)
    #expect(theme.metrics.hasLargeText == size.isAccessibilitySize)
  }

  @Test func titlesGrowLessThanBody() {
    func growth(_ role: DSTextRole) -> Double {
      let policy = DSAccessibilityPolicy(typeSize: .accessibility5)
      return DSThemeResolver.iOS.resolve(accessibility: policy).typography[role].size
        - DSThemeResolver.iOS.resolve().typography[role].size
    }
    #expect(growth(.body) == 36)
    // HIG: large titles from 34 to 60, footnotes from 13 to 44.
    #expect(abs(growth(.screenTitle) - 26) <= 1 && abs(growth(.caption) - 31) <= 1)
  }

  @Test func aMacKeepsItsTypeAndAWatchHasItsOwn() {
    let policy = DSAccessibilityPolicy(typeSize: .accessibility5)
    let mac = DSThemeResolver.macOS.resolve(accessibility: policy)
    #expect(mac.typography[.body].size == 13 && !mac.metrics.hasLargeText)
    #expect(DSThemeResolver.watchOS.resolve().typography[.body].size == 16)
    #expect(DSThemeResolver.watchOS.resolve(accessibility: policy).typography[.body].size == 27)
  }

  @Test func densityScalesDistances() {
    func spacing(_ density: DSDensity) -> DSSpacingScale {
      var resolver = DSThemeResolver.iOS
      resolver.profile.density = density
      return resolver.resolve().spacing
    }
    #expect(spacing(.regular) == DSSpacingScale())
    #expect([spacing(.compact).lg, spacing(.spacious).lg] == [12, 20])
    #expect(spacing(.compact).xxs == 1.5)
  }

  @Test func wordsFollowTheLanguage() {
    #expect(DSThemeResolver.iOS.resolve(language: "ru").strings == .russian)
    #expect(DSThemeResolver.iOS.resolve(language: "fr").strings == .english)
  }

  /// The modifier hands over all that the resolver asks for.
  @MainActor @Test func viewsFollowTheirSurroundings() throws {
    struct Probe: View {
      @Environment(\.dsTheme) private var theme
      var body: some View {
        Text("\(theme.variant.rawValue) \(theme.typography[.body].size, specifier: "%.0f")")
        Text(verbatim: "\(theme.metrics.windowClass) \(theme.strings.cancel)")
      }
    }
    #expect(try DesignStage(Probe()).texts() == ["0 17", "compact Cancel"])
    let stage = DesignStage(Probe()) {
      $0.colorScheme = .dark
      $0.colorSchemeContrast = .increased
      $0.accessibilityReduceMotion = true
      $0.dynamicTypeSize = .accessibility5
      $0.horizontalSizeClass = .regular
      $0.locale = Locale(identifier: "ru_RU")
    }
    #expect(try stage.texts() == ["7 53", "regular Отменить"])
  }
}

extension DSColorValue {
  /// The relative luminance of WCAG 2.2.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  func contrast(to other: DSColorValue) -> Double {
    let (a, b) = (luminance + 0.05, other.luminance + 0.05)
    return max(a, b) / min(a, b)
  }
}
