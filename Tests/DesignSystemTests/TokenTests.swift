import DSSettings
import DSiOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// Shadows in levels, and motion by its role.
@Suite struct TokenTests {
  @Test func higherSurfacesThrowWiderShadows() {
    let shadows = DSElevation.allCases.map { DSShadowScale()[$0] }
    #expect(shadows.first == DSShadow.none)
    for (lower, higher) in zip(shadows, shadows.dropFirst()) {
      #expect(lower.radius < higher.radius && lower.y < higher.y)
      #expect(lower.opacity < higher.opacity)
    }
  }

  /// On a dark ground a faint shadow is not seen, and others are stronger.
  @Test func darkGroundsNeedStrongerShadows() {
    let (light, dark) = (DSThemeResolver.iOS.resolve(), DSThemeResolver.iOS.resolve(isDark: true))
    #expect(light.shadows == DSShadowScale() && dark.shadows[.low] == .none)
    #expect(dark.shadows[.high].opacity > light.shadows[.high].opacity)
    #expect(dark.shadows[.high].opacity <= 1)
    // What lies higher is lighter there.
    func luminance(_ role: DSColorRole) -> Double {
      let (red, green, blue) = dark.colors[role].components
      return red + green + blue
    }
    #expect(luminance(.background) < luminance(.surface))
    #expect(luminance(.surface) < luminance(.surfaceDisabled))
    #expect(luminance(.surfaceDisabled) < luminance(.surfaceRaised))
  }

  @Test func cardsLieAsHighAsTheirSpecSays() {
    let theme = DSThemeResolver.iOS.resolve()
    var card = theme.components.card
    #expect(card.resolve(in: theme).shadow == theme.shadows.low)
    card.elevation = .medium
    #expect(card.resolve(in: theme).shadow == theme.shadows.medium)
    card.hasShadow = false
    #expect(card.resolve(in: theme).shadow == .none)
  }

  @Test(arguments: DSMotionRole.allCases) func motionHasItsCourse(_ role: DSMotionRole) {
    let motion = DSThemeResolver.iOS.resolve().motion[role]
    #expect(motion.duration > 0 && motion.animation != nil)
    let still = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(reducesMotion: true))
    #expect(still.motion[role].animation == nil)
  }

  @Test func coursesBecomeAnimations() {
    #expect(
      DSMotion(duration: 0.2, easing: .enter).animation
        == .timingCurve(0, 0, 0.2, 1, duration: 0.2))
    #expect(
      DSMotion(duration: 0.4, easing: .spring(bounce: 0.15)).animation
        == .spring(duration: 0.4, bounce: 0.15))
    #expect(DSMotion(duration: 0, easing: .linear).animation == nil)
  }
}
