import StageSupport
import SwiftUI
import Testing

/// The accent of an app, and the tint of its views.
@MainActor @Suite struct AppAccentTests {
  private func fills<Content: View>(_ view: Content) throws -> [RGBAColor] {
    func colors(_ item: DrawItem) -> [RGBAColor] {
      switch item.operation {
      case .fill(let path, let paint, _):
        path.boundingRect.width == 33 ? [paint.color].compactMap { $0 } : []
      case .layer(let layer): layer.items.flatMap(colors)
      default: []
      }
    }
    return try Stage(view).render().items.flatMap(colors)
  }

  private func color(_ color: Color) -> RGBAColor { color.resolveColor(in: EnvironmentValues()) }

  private var swatch: some View { Color.accentColor.frame(width: 33, height: 33) }

  @Test func aTintWithinDoesNotChangeIt() throws {
    #expect(try fills(swatch.tint(.red)) == [color(.blue)])
    #expect(try fills(NavigationStack { swatch.tint(.red) }) == [color(.blue)])
    #expect(
      try fills(Rectangle().fill(.tint).frame(width: 33, height: 33).tint(.red)) == [color(.red)])
  }

  /// UIKit's view of the outermost bars takes the tint over, and hands it down as the accent.
  @Test func aTintAroundTheOutermostBarsIsTheAccent() throws {
    #expect(try fills(NavigationStack { swatch }.tint(.red)) == [color(.red)])
    #expect(try fills(NavigationStack { swatch.tint(.green) }.tint(.red)) == [color(.red)])
    let tabs = TabView { NavigationStack { swatch }.tint(.green).tabItem { Text("One") } }
    #expect(try fills(tabs) == [color(.blue)])
    #expect(try fills(tabs.tint(.red)) == [color(.red)])
  }

  @Test func theFormerModifierSetsIt() throws {
    #expect(try fills(swatch.accentColor(.red)) == [color(.red)])
    #expect(try fills(swatch.tint(.green).accentColor(.red)) == [color(.red)])
  }

  @Test func linksOfATextFollowTheTint() throws {
    func paints<Content: View>(_ view: Content) throws -> [RGBAColor] {
      try Stage(view).render().items.flatMap { item -> [RGBAColor] in
        guard case .text(let drawing) = item.operation else { return [] }
        return drawing.text.runs.compactMap(\.paint.color)
      }
    }
    #expect(try paints(Text("[Link](https://example.org)").tint(.red)) == [color(.red)])
    var link = AttributedString("Link")
    link.link = URL(string: "https://example.org")
    #expect(try paints(Text(link).tint(.red)).contains(color(.red)))
  }
}
