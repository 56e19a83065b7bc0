import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import ViewTree

/// Tabs of an iPad, at the bottom before iPadOS 18 and at the top since.
@MainActor @Suite struct TopTabTests {
  private struct Pages: View {
    let hasBar: Bool

    var body: some View {
      TabView {
        Group {
          if hasBar {
            NavigationStack { content.navigationTitle("Title") }
          } else {
            content
          }
        }
        .tabItem { Label("One", systemImage: "map") }
        Text("Second").tabItem { Label("Two", systemImage: "heart") }
      }
    }

    private var content: some View {
      VStack {
        Text("High")
        Spacer()
        Text("Low")
      }
    }
  }

  private func frames(
    _ system: Int, hasBar: Bool = false, _ width: UserInterfaceSizeClass = .regular
  ) throws -> (high: CGRect, low: CGRect, tab: CGRect) {
    let stage = Stage(
      Pages(hasBar: hasBar), size: CGSize(width: 834, height: 1194),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) {
      $0.horizontalSizeClass = width
      $0.systemVersion = system
    }
    return (try stage.frame("High"), try stage.frame("Low"), try stage.frame("One"))
  }

  @Test(arguments: [16, 17]) func beforeEighteenTheyStandAtTheBottom(system: Int) throws {
    let frames = try frames(system)
    #expect(frames.tab.minY > frames.low.maxY)
    #expect(frames.high.minY < 40)
  }

  @Test func sinceEighteenTheyStandAboveThePage() throws {
    let frames = try frames(18)
    #expect(frames.tab.maxY < frames.high.minY)
    #expect(abs(frames.low.maxY - (1194 - 20)) < 1)
    #expect(frames.high.minY >= 24 + 50)
  }

  @Test func theyShareTheRowOfANavigationBar() throws {
    let (new, old) = (try frames(18, hasBar: true), try frames(17, hasBar: true))
    #expect(new.high.minY == old.high.minY)
    #expect((24...74).contains(new.tab.midY))
  }

  @Test func compactWidthsKeepThemAtTheBottom() throws {
    #expect(try frames(18, .compact).tab.minY > 1100)
  }

  private struct Searched: View {
    @State var query = ""

    var body: some View {
      TabView {
        NavigationStack {
          Text("Found \(query)").navigationTitle("Title")
            .searchable(text: $query, prompt: "Name of a place")
        }
        .tabItem { Label("One", systemImage: "map") }
        Text("Second").tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  @Test func theGlassThatStandsForAFieldBesideThemIsFoundByItsPrompt() throws {
    var surroundings = Surroundings(
      size: CGSize(width: 834, height: 1194),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    surroundings.environment.horizontalSizeClass = .regular
    surroundings.environment.systemVersion = 18
    let host = ViewHost(Searched(), text: SquareText(), assets: FixedPictures(), isDriven: true)
    func texts() throws -> [String] {
      try host.render(in: surroundings).items.flatMap(\.words).map(\.text)
    }
    #expect(try !texts().contains("Name of a place"))
    try host.type("pond", into: "Name of a place")
    #expect(try texts().contains("Found pond"))
  }
}
