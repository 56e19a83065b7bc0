import StageSupport
import SwiftUI
import Testing

/// Bars keep off clock and home indicator, whatever a view around them ignores.
@MainActor @Suite struct BarSafeAreaTests {
  private struct Tabs: View {
    var body: some View {
      TabView { Text("Top").tabItem { Label("Home", systemImage: "star") } }
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack { List { Text("Row") }.navigationTitle("Title") }
    }
  }

  private func frames<Content: View>(_ content: Content, _ words: [String]) throws -> [CGRect] {
    let stage = Stage(content)
    return try words.map { try stage.frame($0) }
  }

  @Test func barsStandWhereTheyDoWithoutIt() throws {
    #expect(
      try frames(Tabs().ignoresSafeArea(), ["Top", "Home"]) == frames(Tabs(), ["Top", "Home"]))
    #expect(
      try frames(Pages().ignoresSafeArea(), ["Title", "Row"]) == frames(Pages(), ["Title", "Row"]))
    let hidden = Pages().toolbar(.hidden, for: .navigationBar)
    #expect(try frames(hidden.ignoresSafeArea(), ["Row"]) == frames(hidden, ["Row"]))
  }

  /// The control: what has no bars reaches beneath them.
  @Test func otherViewsReachTheEdges() throws {
    let column = VStack(spacing: 0) {
      Text("First")
      Spacer()
    }
    #expect(try frames(column, ["First"]).map(\.minY) == [59])
    #expect(try frames(column.ignoresSafeArea(), ["First"]).map(\.minY) == [0])
  }
}
