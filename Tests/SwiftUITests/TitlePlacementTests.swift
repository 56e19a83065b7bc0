import DisplayList
import StageSupport
import SwiftUI
import Testing

/// Items of a bar that stand for a title or a subtitle, as since iOS 26.
@MainActor @Suite struct TitlePlacementTests {
  private struct Page<Items: ToolbarContent>: View {
    var mode = NavigationBarItem.TitleDisplayMode.large
    var title: String? = "Harbours"
    @ToolbarContentBuilder let items: Items

    var body: some View {
      NavigationStack {
        if let title {
          Text("Body").navigationTitle(title).navigationSubtitle("Twelve")
            .navigationBarTitleDisplayMode(mode).toolbar { items }
        } else {
          Text("Body").navigationBarTitleDisplayMode(mode).toolbar { items }
        }
      }
    }
  }

  private var items: some ToolbarContent {
    Group {
      ToolbarItem(placement: .largeTitle) { Text("Ports") }
      ToolbarItem(placement: .largeSubtitle) { Text("All open") }
      ToolbarItem(placement: .subtitle) { Text("Open") }
    }
  }

  @Test func aLargeTitleHasItsOwnItems() throws {
    let plain = Stage(Page { ToolbarItem(placement: .topBarTrailing) { Text("Add") } })
    let stage = Stage(Page { items })
    #expect(try Set(stage.texts()) == ["Body", "Ports", "All open"])
    // They stand where the title and its subtitle would.
    #expect(try stage.frame("Ports").minX == plain.frame("Harbours").minX)
    #expect(try stage.frame("Ports").height == plain.frame("Harbours").height)
    #expect(try stage.frame("Ports").minY == plain.frame("Harbours").minY)
    #expect(try stage.frame("All open").minY == plain.frame("Twelve").minY)
    #expect(try stage.frame("Body").midY == plain.frame("Body").midY)
  }

  @Test func anInlineTitleHasTheOthers() throws {
    let plain = Stage(
      Page(mode: .inline) { ToolbarItem(placement: .topBarTrailing) { Text("Add") } })
    let stage = Stage(Page(mode: .inline) { items })
    #expect(try Set(stage.texts()) == ["Body", "Harbours", "Open"])
    #expect(try stage.frame("Open").midY == plain.frame("Twelve").midY)
    #expect(try stage.frame("Harbours") == plain.frame("Harbours"))
  }

  @Test func aSubtitleOfOneModeLeavesTheOther() throws {
    let stage = Stage(Page { ToolbarItem(placement: .subtitle) { Text("Open") } })
    #expect(try Set(stage.texts()) == ["Body", "Harbours", "Twelve"])
  }

  @Test func aTitleOfItemsAloneIsLarge() throws {
    let stage = Stage(Page(title: nil) { items })
    #expect(try stage.texts().contains("Ports"))
    #expect(try stage.frame("Ports").minX == 16)
  }

  /// A symbol beside words is as large as in a text of their font.
  @Test func symbolsOfATitleAreThoseOfWords() throws {
    func height(_ view: some View) throws -> CGFloat {
      let heights = try Stage(view).render().items.compactMap { item -> CGFloat? in
        guard case .symbol(let drawing) = item.operation else { return nil }
        return drawing.symbol.name == "map" ? drawing.frame.height : nil
      }
      return try #require(heights.first)
    }
    let map = Image(systemName: "map")
    let words = try height(map.font(.largeTitle.bold()))
    #expect(try height(Page { ToolbarItem(placement: .largeTitle) { map } }) == words)
    // The control: an item's own scale is larger.
    #expect(try height(map.font(.largeTitle.bold()).imageScale(.large)) > words)
  }

  @Test func aLargeTitleOfItemsGrowsWithTheText() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      try Stage(Page { items }) { $0.dynamicTypeSize = size }.frame("Ports").height
    }
    #expect(try height(.xxxLarge) > height(.large))
  }
}
