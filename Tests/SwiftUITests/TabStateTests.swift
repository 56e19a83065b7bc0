import StageSupport
import SwiftUI
import Testing

/// What a tab keeps while another one shows.
@MainActor @Suite struct TabStateTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("Count \(count)")
          Button("Add") { count += 1 }
          Color.red.frame(height: 2000)
        }
      }
    }
  }

  private struct Pages: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path = [1, 2] }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  private struct Tabs: View {
    var log: (String) -> Void = { _ in }
    var version = 0

    var body: some View {
      TabView {
        Counter().id(version)
          .onAppear { log("comes") }.onDisappear { log("goes") }
          .tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
        Pages().tabItem { Text("Three") }
      }
    }
  }

  private func tap(_ name: String, _ stage: Stage) throws {
    try stage.host.tap(name)
    try stage.render()
  }

  @Test func stateAndScrollPositionOutliveAnotherTab() throws {
    let stage = Stage(Tabs())
    try stage.render()
    try tap("Add", stage)
    try stage.host.scroll(to: CGPoint(x: 0, y: 10))
    let before = try stage.frame("Count 1")
    try tap("Two", stage)
    #expect(try stage.texts().first == "Second")
    // Passes go by while the tab is away.
    try stage.render()
    try tap("One", stage)
    #expect(try stage.frame("Count 1") == before)
    #expect(before.minY < 59)
  }

  @Test func pagesOutliveAnotherTab() throws {
    let stage = Stage(Tabs())
    try stage.render()
    try tap("Three", stage)
    try tap("Open", stage)
    #expect(try stage.texts().contains("Page 2"))
    try tap("Two", stage)
    try tap("Three", stage)
    #expect(try stage.texts().contains("Page 2"))
  }

  @Test func aTabThatIsAwayIsNotEvaluatedAndAppearsAgain() throws {
    var log: [String] = []
    let stage = Stage(Tabs { log.append($0) })
    try stage.render()
    try tap("Two", stage)
    #expect(log == ["comes", "goes"])
    let count = stage.host.session.evaluationCount(of: Counter.self)
    try stage.render()
    #expect(stage.host.session.evaluationCount(of: Counter.self) == count)
    try tap("One", stage)
    #expect(log == ["comes", "goes", "comes"])
    try stage.render()
    #expect(log == ["comes", "goes", "comes"])
  }

  @Test func tabsOfEighteenKeepTheirState() throws {
    struct Modern: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "house") { Counter() }
          Tab("Two", systemImage: "star") { Text("Second") }
        }
      }
    }
    let stage = Stage(Modern())
    try stage.render()
    try tap("Add", stage)
    try tap("Two", stage)
    try tap("One", stage)
    #expect(try stage.texts().contains("Count 1"))
  }

  @Test func anotherIdentityBeginsAnew() throws {
    struct Root: View {
      @State private var version = 0
      var body: some View {
        Button("Anew") { version += 1 }
        Tabs(version: version)
      }
    }
    let stage = Stage(Root())
    try stage.render()
    try tap("Add", stage)
    #expect(try stage.texts().contains("Count 1"))
    try tap("Anew", stage)
    #expect(try stage.texts().contains("Count 0"))
  }

  @Test func aSidebarKeepsItsStateWhileItIsAway() throws {
    struct Split: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Counter()
        } detail: {
          Button("Toggle") { visibility = visibility == .all ? .detailOnly : .all }
        }
      }
    }
    let stage = Stage(Split(), size: CGSize(width: 1024, height: 768)) {
      $0.horizontalSizeClass = .regular
    }
    try stage.render()
    try tap("Add", stage)
    try tap("Toggle", stage)
    #expect(try !stage.texts().contains("Count 1"))
    try tap("Toggle", stage)
    #expect(try stage.texts().contains("Count 1"))
  }
}
