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

  /// A symbol of a title has the scale of one among words, not the larger one of a bar's items.
  @Test(arguments: [
    (ToolbarItemPlacement.largeTitle, SymbolReference.Scale.medium),
    (.largeSubtitle, .medium), (.topBarTrailing, .large),
  ])
  func symbolsOfATitleAreThoseOfWords(
    placement: ToolbarItemPlacement, scale: SymbolReference.Scale
  ) throws {
    func scales(_ item: DrawItem) -> [SymbolReference.Scale] {
      switch item.operation {
      case .symbol(let drawing): [drawing.symbol.scale]
      case .layer(let layer): layer.items.flatMap(scales)
      default: []
      }
    }
    let page = Page { ToolbarItem(placement: placement) { Image(systemName: "map") } }
    #expect(try Stage(page).render().items.flatMap(scales) == [scale])
  }

  @Test func aLargeTitleOfItemsGrowsWithTheText() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      try Stage(Page { items }) { $0.dynamicTypeSize = size }.frame("Ports").height
    }
    #expect(try height(.xxxLarge) > height(.large))
  }

  /// A badge beside words, which is higher than their line.
  private func tall(_ height: CGFloat) -> some ToolbarContent {
    ToolbarItem(placement: .largeTitle) {
      HStack {
        Color.red.frame(width: 40, height: height)
        Text("Ports")
      }
    }
  }

  @Test func aBarGrowsWithAnItemThatIsHigherThanATitle() throws {
    let usual = try Stage(Page { tall(20) }).frame("Body").midY
    // A large title's line is 40.574 points high.
    let body = try Stage(Page { tall(90.574) }).frame("Body").midY
    #expect(abs(body - usual - 25) < 0.01)
  }

  @Test func aHighTitleGoesWhollyUnderItsRow() throws {
    struct Rows: View {
      let height: CGFloat
      var body: some View {
        NavigationStack {
          List(0..<60, id: \.self) { Text(verbatim: "Row \($0)") }
            .navigationTitle("Harbours")
            .toolbar {
              ToolbarItem(placement: .largeTitle) { Color.red.frame(width: 40, height: height) }
            }
        }
      }
    }
    func isRowTitleShown(height: CGFloat, at offset: Double) throws -> Bool {
      let stage = Stage(Rows(height: height))
      try stage.scroll(to: offset)
      return try stage.shows("Harbours")
    }
    #expect(try isRowTitleShown(height: 20, at: 60))
    #expect(try !isRowTitleShown(height: 120, at: 60))
    #expect(try isRowTitleShown(height: 120, at: 140))
  }
}
