import StageSupport
import SwiftUI
import Testing

/// The accent as a tint: that of the surroundings, not itself.
@MainActor @Suite struct AccentTintTests {
  private func colors<Content: View>(_ content: Content) throws -> [RGBAColor] {
    let stage = Stage(content)
    func colors(_ item: DrawItem) -> [RGBAColor] {
      switch item.operation {
      case .fill(_, let paint, _): [paint.color].compactMap { $0 }
      case .layer(let layer): layer.items.flatMap(colors)
      default: []
      }
    }
    return try stage.host.render(in: stage.surroundings).items.flatMap(colors)
  }

  private var swatch: some View { Rectangle().fill(.tint).frame(width: 10, height: 10) }

  @Test func theAccentIsThatOfTheSurroundings() throws {
    let red = try colors(swatch.tint(.red))
    let blue = try colors(swatch)
    #expect(red != blue)
    #expect(try colors(swatch.tint(.accentColor)) == blue)
    #expect(try colors(swatch.accentColor(.accentColor)) == blue)
    #expect(try colors(swatch.tint(.accentColor).tint(.red)) == blue)
    #expect(try colors(swatch.tint(.tint).tint(.red)) == red)
    #expect(
      try colors(swatch.tint(.accentColor.opacity(0.5)).tint(.red)).map(\.alpha) == [0.5])
    let accent = Color.accentColor.frame(width: 10, height: 10)
    #expect(try colors(accent.tint(.red)) == blue)
    #expect(try colors(accent.accentColor(.red)) == red)
    #expect(try colors(accent.accentColor(.accentColor)) == blue)
  }

  /// Controls ask for a colour, which may have come as a style of an erased type.
  @Test func aColourIsATintWhateverItsType() throws {
    let erased = AnyShapeStyle(AnyShapeStyle(Color.red))
    #expect(try colors(swatch.tint(erased)) == colors(swatch.tint(.red)))
    let spinner = ProgressView()
    #expect(try colors(spinner.tint(erased)) == colors(spinner.tint(.red)))
    #expect(try colors(spinner.tint(erased)) != colors(spinner))
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(try colors(toggle.tint(erased)) == colors(toggle.tint(.red)))
    #expect(try colors(swatch.tint(AnyShapeStyle(.tint)).tint(.red)) == colors(swatch.tint(.red)))
  }
}
