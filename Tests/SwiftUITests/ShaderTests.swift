import StageSupport
import SwiftUI
import Testing

/// Shaders of Metal, which do not run.
@MainActor @Suite struct ShaderTests {
  private let view = Text(verbatim: "Wave").foregroundStyle(.blue)

  @Test func viewsAreDrawnWithoutThemAndAWarning() throws {
    let library = ShaderLibrary.default
    let shown = try Picture(
      view.colorEffect(ShaderLibrary.ripple(.float(2), .boundingRect))
        .distortionEffect(library.wave(.float2(1, 2)), maxSampleOffset: .zero)
        .visualEffect { effect, geometry in
          effect.layerEffect(
            ShaderLibrary.bundle(.main).pixellate(.float2(geometry.size)), maxSampleOffset: .zero)
        })
    #expect(shown.equals(try Picture(view)))
    for name in ["ripple", "wave", "pixellate"] {
      #expect(shown.warnings.contains { $0.contains("shader \(name) ") })
    }
  }

  /// A control: what is not enabled would change nothing.
  @Test func noneIsMissedWhereNoneIsEnabled() throws {
    let shown = try Picture(view.colorEffect(ShaderLibrary.ripple(), isEnabled: false))
    #expect(shown.warnings == [])
  }

  @Test func shapesAreFilledInGrey() throws {
    let shown = try Picture(Circle().fill(ShaderLibrary.noise(.color(.red))))
    #expect(shown.equals(try Picture(Circle().fill(.gray))))
    #expect(shown.warnings.contains { $0.contains("shader noise ") })
  }
}
