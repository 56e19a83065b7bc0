import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Blend modes and stacked shadows against the formulas of their specifications, computed here.
struct BlendModeTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private static let size = CGSize(width: 10, height: 10)

  /// A colour over another by a mode: what remains over an opaque backdrop.
  private func blended(
    _ mode: BlendMode, _ source: RGBAColor, over backdrop: RGBAColor, opacity: Double = 1
  ) throws -> [Double] {
    let layer = Layer(
      opacity: opacity, blendMode: mode,
      items: [DrawItem(fill(Path(CGRect(origin: .zero, size: Self.size)), source))])
    let image = try studio.draw([.layer(layer)], size: Self.size, scale: 1, background: backdrop)
    return [16, 8, 0].map { Double(image[4, 4] >> UInt32($0) & 255) / 255 }
  }

  /// B(cb, cs) of Compositing and Blending Level 1, 9.1, for the separable modes.
  private static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { _, s in s }),
    (.multiply, { b, s in b * s }),
    (.screen, { b, s in b + s - b * s }),
    (.overlay, { b, s in hardLight(s, b) }),
    (.darken, { b, s in min(b, s) }),
    (.lighten, { b, s in max(b, s) }),
    (.colorDodge, { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.hardLight, { b, s in hardLight(b, s) }),
    (.softLight, { b, s in softLight(b, s) }),
    (.difference, { b, s in abs(b - s) }),
    (.exclusion, { b, s in b + s - 2 * b * s }),
  ]

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
  }

  @Test func separableModesFollowTheSpecification() throws {
    let backdrop = [0.2, 0.5, 0.9]
    let source = [0.8, 0.3, 0.6]
    for (mode, formula) in Self.formulas {
      for alpha in [1.0, 0.4] {
        let drawn = try blended(
          mode, RGBAColor(red: source[0], green: source[1], blue: source[2], alpha: alpha),
          over: RGBAColor(red: backdrop[0], green: backdrop[1], blue: backdrop[2]))
        for index in 0..<3 {
          // 5.8 with an opaque backdrop: co = (1 - as) cb + as B(cb, cs).
          let expected =
            (1 - alpha) * backdrop[index] + alpha * formula(backdrop[index], source[index])
          #expect(abs(drawn[index] - expected) < 3.5 / 255, "\(mode) \(alpha) \(index)")
        }
      }
    }
  }

  @Test func plusDarkerTakesAwayWhatBothLack() throws {
    let backdrop = RGBAColor(red: 0.8, green: 0.5, blue: 0.3)
    let drawn = try blended(.plusDarker, RGBAColor(red: 0.6, green: 0.4, blue: 1), over: backdrop)
    for (value, expected) in zip(drawn, [0.8 + 0.6 - 1, 0, 0.3]) {
      #expect(abs(value - expected) < 1.5 / 255, "\(drawn)")
    }
    // What is clear leaves the backdrop; half of a colour takes half away.
    let clear = try blended(.plusDarker, .clear, over: backdrop)
    #expect(abs(clear[0] - 0.8) < 0.5 / 255)
    let half = try blended(.plusDarker, .black, over: backdrop, opacity: 0.5)
    for (value, expected) in zip(half, [0.3, 0, 0]) { #expect(abs(value - expected) < 1.5 / 255) }
  }

  @Test func plusDarkerKeepsToItsClip() throws {
    let square = fill(Path(CGRect(origin: .zero, size: Self.size)), RGBAColor(hex: 0x808080))
    let layer = Layer(
      clip: Path(CGRect(x: 0, y: 0, width: 5, height: 10)), blendMode: .plusDarker,
      items: [DrawItem(square)])
    let image = try studio.draw([.layer(layer)], size: Self.size, scale: 1)
    #expect(image[2, 2] == 0xFF80_8080 && image[7, 2] == 0xFFFF_FFFF)
  }

  // MARK: Shadows of shadows

  /// Half a plane's edge: the share of a Gaussian below x.
  private func below(_ x: Double, _ sigma: Double) -> Double {
    0.5 * (1 + erf(x / (sigma * 2.0.squareRoot())))
  }

  @Test func secondShadowIsTheFirstOnesToo() throws {
    let card = fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), .white)
    let first = Shadow(color: RGBAColor(hex: 0xFF0000), radius: 0, x: 20, y: 0)
    let second = Shadow(color: RGBAColor(hex: 0x0000FF), radius: 0, x: 0, y: 30)
    let inner = Layer(filters: [.shadow(first)], items: [DrawItem(card)])
    for layer in [
      Layer(filters: [.shadow(first), .shadow(second)], items: [DrawItem(card)]),
      Layer(filters: [.shadow(second)], items: [DrawItem(.layer(inner))]),
    ] {
      let image = try studio.draw(
        [.layer(layer)], size: CGSize(width: 100, height: 100), scale: 1,
        background: RGBAColor(hex: 0x00FF00))
      #expect(image[30, 30] == 0xFFFF_FFFF)
      #expect(image[70, 30] == 0xFFFF_0000)
      #expect(image[30, 80] == 0xFF00_00FF)
      // Below the first shadow lies its own.
      #expect(image[70, 80] == 0xFF00_00FF)
      #expect(image[90, 80] == 0xFF00_FF00)
    }
  }

  @Test func stackedShadowsBlurTwice() throws {
    // The second shadow of an opaque half plane and its first shadow, far from the corners: both
    // alphas are 1 - (1 - a)(1 - b) before they are blurred.
    let plane = fill(Path(CGRect(x: -500, y: -500, width: 600, height: 1200)), .white)
    let shadow = Shadow(color: .black.opacity(0.5), radius: 6, x: 0, y: 0)
    let layer = Layer(filters: [.shadow(shadow), .shadow(shadow)], items: [DrawItem(plane)])
    let image = try studio.draw(
      [.layer(layer)], size: CGSize(width: 200, height: 40), scale: 1)
    for x in [102, 106, 112, 120] {
      let place = Double(x) + 0.5
      // 1/8 px steps of the convolution of the first picture's alpha with the Gaussian.
      var blurred = 0.0
      for step in -400...400 {
        let t = Double(step) / 8
        let at = place - t - 100
        let alpha = at < 0 ? 1 : 0.5 * below(-at, 6)
        blurred += alpha * exp(-t * t / 72) / (6 * (2 * Double.pi).squareRoot()) / 8
      }
      let first = 0.5 * below(-(place - 100), 6)
      let grey = (1 - first) * (1 - 0.5 * blurred)
      #expect(abs(Double(image[x, 20] & 255) / 255 - grey) < 3.0 / 255, "\(x)")
    }
  }
}
