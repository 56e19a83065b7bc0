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

  private func inbox(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    ScrollView { Text("Content") }
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(mode)
  }

  private func subtitled(_ mode: NavigationBarItem.TitleDisplayMode, _ subtitle: String?) -> Stage {
    guard let subtitle else { return Stage(NavigationStack { inbox(mode) }) }
    return Stage(NavigationStack { inbox(mode).navigationSubtitle(subtitle) })
  }

  @Test func aSubtitleStandsBeneathTheTitleOfARow() throws {
    let stage = subtitled(.inline, "3 unread")
    let (title, subtitle) = try (stage.frame("Inbox"), stage.frame("3 unread"))
    #expect(title.maxY <= subtitle.minY)
    #expect(title.midX == subtitle.midX)
    // The row is no higher for it, and the title stands lower without.
    #expect(try stage.frame("Content") == subtitled(.inline, nil).frame("Content"))
    #expect(try title.minY < subtitled(.inline, nil).frame("Inbox").minY)
  }

  @Test func aSubtitleMakesALargeTitleHigher() throws {
    let (stage, bare) = (subtitled(.large, "3 unread"), subtitled(.large, nil))
    #expect(try stage.frame("3 unread").minX == stage.frame("Inbox").minX)
    #expect(try stage.frame("3 unread").minY >= stage.frame("Inbox").maxY)
    #expect(try stage.frame("Content").minY == bare.frame("Content").minY + 20)
  }

  @Test func aPlayerKeepsAboveTheBarOfTabs() throws {
    func tabs(_ isEnabled: Bool) -> Stage {
      Stage(
        TabView {
          Text("Home page").frame(maxHeight: .infinity, alignment: .bottom)
            .tabItem { Label("Home", systemImage: "house") }
          Text("Other").tabItem { Label("Search", systemImage: "magnifyingglass") }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Placed() })
    }
    let (with, without) = (tabs(true), tabs(false))
    let (pane, tab) = try (with.frame("expanded"), with.frame("Home"))
    #expect(try with.frame("Home page").maxY <= pane.minY)
    #expect(pane.maxY < tab.minY)
    #expect(try with.frame("Home page").maxY == without.frame("Home page").maxY - 56)
    #expect(try !without.shows("expanded"))
    // It stays as another tab is chosen.
    try with.tap("Search")
    #expect(try with.frame("expanded") == pane)
  }

  private func start(_ label: some View) throws -> Double {
    try Stage(label.frame(width: 200, height: 20, alignment: .leading)).frame("Title").minX
  }

  @Test func labelsMayKeepTheirPartsApart() throws {
    let usual = try start(Marked().labelReservedIconWidth(30))
    #expect(try start(Marked().labelReservedIconWidth(40)) == usual + 10)
    let far = Marked().labelReservedIconWidth(30).labelIconToTitleSpacing(20)
    #expect(try start(far) == usual + 12)
  }

  private func names(_ visibility: Visibility, labelled: Bool) -> Stage {
    Stage(
      List {
        ForEach(["A", "B"], id: \.self) { letter in
          Section {
            Text("\(letter)nna")
          }
          .sectionIndexLabel(labelled ? letter : nil)
        }
      }
      .listSectionIndexVisibility(visibility))
  }

  @Test func labelledSectionsMakeAnIndexAtTheEdge() throws {
    let stage = names(.automatic, labelled: true)
    let (first, second) = try (stage.frame("A"), stage.frame("B"))
    #expect(first.midX == second.midX)
    #expect(first.minX >= 393 - 16)
    #expect(first.maxY == second.minY)
    #expect(try stage.frame("Anna") == names(.hidden, labelled: true).frame("Anna"))
    #expect(try !names(.hidden, labelled: true).shows("A"))
    #expect(try !names(.visible, labelled: false).shows("A"))
  }

  private func searched(_ item: Bool) -> Stage {
    Stage(
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Notes")
          .searchable(text: .constant(""), prompt: "Look for")
          .toolbar {
            if item { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
            ToolbarItem(placement: .bottomBar) { Text("New") }
          }
      })
  }

  @Test func aSearchMayStandInTheBarAtTheBottom() throws {
    let stage = searched(true)
    let (field, button) = try (stage.frame("Look for"), stage.frame("New"))
    #expect(abs(field.midY - button.midY) < 2)
    #expect(field.maxX < button.minX)
    // Beneath the title there is none then.
    #expect(try stage.frame("Row").minY < searched(false).frame("Row").minY)
    #expect(try searched(false).frame("Look for").maxY < searched(false).frame("Row").minY)
  }

  @Test func sleepsAreCountedInNanoseconds() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
    #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
  }
}

private struct Marked: View {
  var body: some View {
    Label {
      Text("Title")
    } icon: {
      Color.red
    }
  }
}

/// Says where it stands.
private struct Placed: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View { Text(placement == .expanded ? "expanded" : "elsewhere") }
}
