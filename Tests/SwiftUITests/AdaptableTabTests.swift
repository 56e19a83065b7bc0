import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import ViewTree

/// Tabs of an iPad that may become a sidebar, since iPadOS 18.
@MainActor @Suite struct AdaptableTabTests {
  private struct Library: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            Text("At home").navigationTitle("Own title").navigationBarTitleDisplayMode(.inline)
          }
        }
        TabSection("Library") {
          Tab("Albums", systemImage: "square.stack") { Text("All albums") }
          Tab("Artists", systemImage: "music.mic") { Text("All artists") }.badge(3)
        }
        .sectionActions { Button("New list") {} }
      }
    }
  }

  private func stage(
    _ view: some View, system: Int = 18, isUpright: Bool = false,
    _ width: UserInterfaceSizeClass = .regular
  ) -> Stage {
    Stage(
      view,
      size: isUpright ? CGSize(width: 834, height: 1194) : CGSize(width: 1194, height: 834),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) {
      $0.horizontalSizeClass = width
      $0.systemVersion = system
    }
  }

  private var adaptable: some View { Library().tabViewStyle(.sidebarAdaptable) }

  @Test func theBarHasAButtonThatCallsTheSidebar() throws {
    let stage = stage(adaptable)
    let plain = try self.stage(Library()).frame("Home")
    #expect(try stage.frame("Home").minX > plain.minX + 10)
    #expect(try (24...74).contains(stage.frame("Home").midY))
    #expect(try !stage.shows("Library") && !stage.shows("Own title"))
    try stage.tap("Sidebar")
    #expect(try stage.shows("Library") && stage.shows("New list"))
  }

  @Test func aCalledSidebarStandsBesideThePage() throws {
    let stage = stage(adaptable)
    #expect(try stage.frame("At home").midX == 597)
    try stage.tap("Sidebar")
    let (home, header) = (try stage.frame("Home"), try stage.frame("Library"))
    let (albums, artists) = (try stage.frame("Albums"), try stage.frame("Artists"))
    #expect(home.maxY < header.minY && header.maxY < albums.minY && albums.maxY < artists.minY)
    #expect(try artists.maxY < stage.frame("New list").minY)
    #expect([home, header, albums, artists].allSatisfy { $0.minX > 0 && $0.maxX < 320 })
    // A row is about 44 points high, as in a split view's sidebar.
    #expect((43...50).contains(artists.midY - albums.midY))
    let (left, right): (CGFloat, CGFloat) = (320, 1194)
    #expect(try stage.frame("At home").midX == (left + right) / 2)
    // Where no tabs stand in the row, the page's title does.
    #expect(try stage.frame("Own title").midX > 320)
    #expect(try stage.texts().filter { $0 == "Home" }.count == 1)
    try stage.tap("Sidebar")
    #expect(try !stage.shows("Library"))
    #expect(try stage.frame("At home").midX == 597)
  }

  /// A section may have its tabs yet to come: a person adds them by its actions.
  @Test func aSectionWithoutTabsHasItsHeaderAndItsActions() throws {
    let playlists: [String] = []
    let tabs = TabView {
      Tab("Home", systemImage: "house") { Text("At home") }
      TabSection("Playlists") {
        ForEach(playlists, id: \.self) { Tab($0, systemImage: "star") { Text("None") } }
      }
      .sectionActions { Button("New list") {} }
      TabSection("Shared") {
        Tab("Albums", systemImage: "square.stack") { Text("All albums") }.badge(3)
      }
    }
    let stage = stage(tabs.tabViewStyle(.sidebarAdaptable))
    #expect(try !stage.shows("Playlists") && !stage.shows("New list"))
    try stage.tap("Sidebar")
    let (home, header) = (try stage.frame("Home"), try stage.frame("Playlists"))
    let (action, next) = (try stage.frame("New list"), try stage.frame("Shared"))
    #expect(home.maxY < header.minY && header.maxY < action.minY && action.maxY < next.minY)
    // It stands for no tab: those behind it are chosen as they were.
    try stage.tap("Albums")
    #expect(try stage.shows("All albums"))
  }

  @Test func tabsAreChosenInTheSidebar() throws {
    let stage = stage(adaptable)
    try stage.tap("Sidebar")
    try stage.tap("Artists")
    #expect(try stage.shows("All artists") && !stage.shows("At home"))
    #expect(try stage.frame("All artists").midX == 320 + (1194 - 320) / 2)
    #expect(try stage.shows("3"))
    try stage.tap("Sidebar")
    #expect(try stage.shows("All artists") && !stage.shows("Library"))
  }

  @Test func sectionsCloseByTheirHeaders() throws {
    let stage = stage(adaptable)
    try stage.tap("Sidebar")
    try stage.tap("Library")
    #expect(try !stage.shows("Albums") && stage.shows("Home"))
    // It is closed still as the sidebar comes again.
    try stage.tap("Sidebar")
    try stage.tap("Sidebar")
    #expect(try stage.shows("Library") && !stage.shows("Albums"))
  }

  @Test func aCalledSidebarLiesOverThePageOfAnUprightWindow() throws {
    let stage = stage(adaptable, isUpright: true)
    try stage.tap("Sidebar")
    #expect(try stage.frame("At home").midX == 417)
    #expect(try stage.frame("Albums").maxX < 320)
    try stage.host.last("sidebar") { if case .dismiss(let hide) = $0 { hide } else { nil } }()
    #expect(try !stage.shows("Library"))
  }

  @Test func theSidebarCanBeThereAtFirst() throws {
    let stage = stage(adaptable.defaultAdaptableTabBarPlacement(.sidebar))
    #expect(try stage.shows("Library"))
    try stage.tap("Sidebar")
    #expect(try !stage.shows("Library"))
    let barred = self.stage(adaptable.defaultAdaptableTabBarPlacement(.tabBar))
    #expect(try !barred.shows("Library"))
  }

  @Test func anAppAddsPartsToTheSidebar() throws {
    let parts = adaptable.tabViewSidebarHeader { Text("Head") }
      .tabViewSidebarFooter { Text("Foot") }.tabViewSidebarBottomBar { Text("Account") }
    let stage = stage(parts)
    #expect(try !stage.shows("Head") && !stage.shows("Account"))
    try stage.tap("Sidebar")
    #expect(try stage.frame("Head").maxY < stage.frame("Home").minY)
    #expect(try stage.frame("Foot").minY > stage.frame("Artists").maxY)
    let account = try stage.frame("Account")
    #expect(account.minY > 700 && account.maxY < 834 - 20 && account.maxX < 320)
  }

  /// Rows that an app adds are no tabs, whatever their ids.
  @Test func rowsOfAnAppChooseNoTab() throws {
    let rows = adaptable.tabViewSidebarFooter {
      ForEach([1, 20], id: \.self) { Text("Row \($0)") }
    }
    let stage = stage(rows)
    try stage.tap("Sidebar")
    for row in ["Row 1", "Row 20"] { try? stage.tap(row) }
    #expect(try stage.shows("At home") && !stage.shows("All albums"))
  }

  @Test(arguments: [16, 17]) func beforeEighteenTheyAreAPlainBar(system: Int) throws {
    let stage = stage(
      adaptable.defaultAdaptableTabBarPlacement(.sidebar), system: system)
    #expect(try stage.frame("Home").minY > 700 && !stage.shows("Library"))
    #expect(throws: InteractionError.self) { try stage.tap("Sidebar") }
  }

  @Test func compactWidthsAndOtherStylesHaveNoSidebar() throws {
    let narrow = stage(
      adaptable.defaultAdaptableTabBarPlacement(.sidebar), isUpright: true, .compact)
    #expect(try narrow.frame("Home").minY > 1100 && !narrow.shows("Library"))
    let barred = stage(
      Library().tabViewStyle(.tabBarOnly).defaultAdaptableTabBarPlacement(.sidebar))
    #expect(try !barred.shows("Library"))
    #expect(throws: InteractionError.self) { try barred.tap("Sidebar") }
  }
}
