import DisplayList
import StageSupport
import Testing

@testable import ViewTree

/// Styles whose type is hidden paint what they would paint in the open.
@MainActor @Suite struct HiddenStyleTests {
  private func items(_ style: some ShapeStyle) throws -> [DrawItem] {
    let stage = Stage { Rectangle().foregroundStyle(style).foregroundStyle(.red) }
    return try stage.render().items
  }

  @Test func theForegroundStaysWhatItWas() throws {
    let red = try Stage { Rectangle().foregroundStyle(.red) }.render().items
    #expect(try items(ForegroundStyle()) == red)
    #expect(try items(AnyShapeStyle(.foreground)) == red)
    #expect(try items(Color.blue) != red)
  }

  @Test(arguments: [HierarchicalShapeStyle.primary, .secondary, .tertiary])
  func levelsAreOfTheForegroundBefore(_ level: HierarchicalShapeStyle) throws {
    #expect(try items(AnyShapeStyle(level)) == items(level))
  }
}
