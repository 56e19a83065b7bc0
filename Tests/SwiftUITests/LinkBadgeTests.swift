import StageSupport
import SwiftUI
import Testing

/// Badges of rows that are links.
@MainActor @Suite struct LinkBadgeTests {
  @Test func aLinksBadgeStandsBeforeItsChevron() throws {
    let stage = Stage(
      NavigationStack {
        List {
          NavigationLink("Mail") { Text("x") }.badge(12)
          Text("Plain").badge(7)
        }
      })
    let (badge, plain) = (try stage.frame("12"), try stage.frame("7"))
    // A chevron and the distance to it lie behind the link's, nothing behind the other's.
    #expect(plain.maxX - badge.maxX > 10 && plain.maxX - badge.maxX < 30)
    #expect(try stage.texts().filter { $0 == "12" }.count == 1)
    #expect(try stage.frame("12").midY == stage.frame("Mail").midY)
  }

  @Test func aTabsBadgeIsNoLinks() throws {
    let stage = Stage(
      TabView {
        NavigationStack { List { NavigationLink("Mail") { Text("x") } } }
          .tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
      })
    #expect(try stage.texts().filter { $0 == "3" }.count == 1)
  }
}
