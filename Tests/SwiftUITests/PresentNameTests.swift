import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Names of SwiftUI that came with iOS 26.
@MainActor @Suite struct PresentNameTests {
  private func symbols(_ item: DrawItem) -> [String] {
    switch item.operation {
    case .symbol(let drawing): [drawing.symbol.name]
    case .layer(let layer): layer.items.flatMap(symbols)
    default: []
    }
  }

  private func page(_ visibility: Visibility) -> Stage {
    Stage(
      NavigationStack {
        List { NavigationLink("Go") { Text("There") } }
      }
      .navigationLinkIndicatorVisibility(visibility))
  }

  @Test func linksOfRowsMayHideTheirChevron() throws {
    #expect(try page(.automatic).render().items.flatMap(symbols) == ["chevron.forward"])
    #expect(try page(.hidden).render().items.flatMap(symbols) == [])
    // The row is a link all the same.
    let stage = page(.hidden)
    try stage.render()
    try stage.tap("Go")
    #expect(try stage.shows("There"))
  }

  @Test func aBarOfTheAppsOwnKeepsContentClear() throws {
    let content = ScrollView { Text("Top") }
    let bare = try Stage(content).frame("Top")
    let below = try Stage(
      content.safeAreaBar(edge: .top, spacing: 4) { Text("Bar").frame(height: 40) }
    ).frame("Top")
    #expect(below.minY == bare.minY + 44)
  }

  private func bar(_ gap: ToolbarSpacer?) -> Stage {
    Stage(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Share") }
          if let gap { gap }
          ToolbarItem(placement: .bottomBar) { Text("Delete") }
        }
      })
  }

  @Test func gapsKeepItemsOfABarApart() throws {
    func distance(_ gap: ToolbarSpacer?) throws -> Double {
      let stage = bar(gap)
      return try stage.frame("Delete").minX - stage.frame("Share").maxX
    }
    let none = try distance(nil)
    #expect(try distance(ToolbarSpacer(.fixed, placement: .bottomBar)) == none * 2)
    let ends = bar(ToolbarSpacer(.flexible, placement: .bottomBar))
    #expect(try ends.frame("Share").minX == 16)
    #expect(try ends.frame("Delete").maxX == 393 - 16)
  }
}
