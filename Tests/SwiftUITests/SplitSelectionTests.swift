import StageSupport
import SwiftUI
import Testing

@MainActor @Suite struct SplitSelectionTests {
  private struct Letters: View {
    @State var selection: String? = nil
    var hasOwnStack = false

    var body: some View {
      NavigationSplitView {
        List(["Alpha", "Beta"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Letters")
      } detail: {
        if hasOwnStack {
          NavigationStack { detail.navigationTitle("Detail") }
        } else {
          detail
        }
      }
    }

    private var detail: Text { Text("Shown: \(selection ?? "none")") }
  }

  @Test func selectingARowShowsTheDetailBeside() throws {
    let stage = Stage(Letters(), size: CGSize(width: 1180, height: 820)) {
      $0.horizontalSizeClass = .regular
    }
    #expect(try stage.texts().contains("Shown: none"))
    try stage.host.tap("Beta")
    #expect(try stage.texts().contains("Shown: Beta"))
  }

  @Test func selectingARowPushesTheDetailWhereColumnsArePages() throws {
    let stage = Stage(Letters())
    #expect(try stage.texts() == ["Alpha", "Beta", "Letters"])
    try stage.host.tap("Beta")
    #expect(try stage.texts() == ["Shown: Beta", "Letters"])
    try stage.host.tap("Back")
    #expect(try stage.texts() == ["Alpha", "Beta", "Letters"])
  }

  @Test func aSelectionShowsItsDetailAtOnce() throws {
    #expect(try Stage(Letters(selection: "Alpha")).texts() == ["Shown: Alpha", "Letters"])
  }

  @Test func aStackInTheDetailJoinsThePages() throws {
    let stage = Stage(Letters(selection: "Alpha", hasOwnStack: true))
    #expect(try stage.texts() == ["Shown: Alpha", "Letters", "Detail"])
    try stage.host.tap("Back")
    #expect(try stage.texts() == ["Alpha", "Beta", "Letters"])
  }

  @Test func linksOfAListSelectTheirValue() throws {
    struct Links: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
          }
        } detail: {
          Text("Number \(selection ?? 0)")
        }
      }
    }
    let stage = Stage(Links())
    try stage.render()
    try stage.host.tap("Two")
    #expect(try stage.texts().first == "Number 2")
  }

  @Test func threeColumnsArePagesOneAfterTheOther() throws {
    struct Three: View {
      @State private var group: String?
      @State private var member: String?
      var body: some View {
        NavigationSplitView {
          List(["Birds"], id: \.self, selection: $group) { Text($0) }.navigationTitle("Groups")
        } content: {
          List(["Owl", "Swan"], id: \.self, selection: $member) { Text($0) }
            .navigationTitle(group ?? "")
        } detail: {
          Text("It is \(member ?? "nothing")")
        }
      }
    }
    let stage = Stage(Three())
    try stage.render()
    try stage.host.tap("Birds")
    #expect(try stage.texts() == ["Owl", "Swan", "Groups", "Birds"])
    try stage.host.tap("Swan")
    #expect(try stage.texts().first == "It is Swan")
    try stage.host.tap("Back")
    #expect(try stage.texts().first == "Owl")
    try stage.host.tap("Back")
    #expect(try stage.texts() == ["Birds", "Groups"])
  }

  @Test func severalRowsAreSelectedOnlyWhileTheListIsEdited() throws {
    struct Several: View {
      @State private var selection: Set<Int> = []
      var mode: EditMode
      var body: some View {
        VStack {
          Text("Count \(selection.count)")
          List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
            .environment(\.editMode, .constant(mode))
        }
      }
    }
    let edited = Stage(Several(mode: .active))
    try edited.render()
    try edited.host.tap("Row 2")
    #expect(try edited.texts().first == "Count 1")
    let resting = Stage(Several(mode: .inactive))
    try resting.render()
    #expect(throws: InteractionError.self) { try resting.host.tap("Row 2") }
  }

  private struct Presenting: View {
    var body: some View {
      NavigationSplitView {
        Text("Letters")
      } detail: {
        NavigationStack {
          Text("Alpha").sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Options") }
          }
        }
      }
    }
  }

  @Test func aSheetHasNoButtonForTheSidebarBeneath() throws {
    let stage = Stage(Presenting(), size: CGSize(width: 820, height: 1180)) {
      $0.horizontalSizeClass = .regular
    }
    #expect(try stage.texts().contains("Options"))
    let buttons = try #require(stage.host.rootElement).placedDescendants.filter {
      $0.accessibility.label == "Sidebar"
    }
    #expect(buttons.count == 1)
  }
}
