import DisplayList
import StageSupport
import SwiftUI
import Testing

/// Colours that blend, as views and as styles.
@MainActor @Suite struct BlendedColourTests {
  /// A colour that blends is a style for modifiers which take a style or a view.
  @Test func aBlendedColourIsABackground() throws {
    let items = try Stage(Text("A").background(Color.red.blendMode(.multiply))).render().items
    #expect(modes(items).contains(.multiply))
    let view = try Stage(Color.red.blendMode(.multiply).frame(width: 4, height: 4)).render().items
    #expect(modes(view).contains(.multiply))
  }

  private func modes(_ items: [DrawItem]) -> [BlendMode] {
    items.flatMap { item -> [BlendMode] in
      guard case .layer(let layer) = item.operation else { return [] }
      return [layer.blendMode] + modes(layer.items)
    }
  }
}
