import StageSupport
import SwiftUI
import Testing

@MainActor @Suite struct BarAdditionTests {
  private struct Typing: View {
    @State private var text = ""
    @FocusState var isFocused: Bool
    var focuses = true

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Spacer()
        Text("Low")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Close") { isFocused = false }
        }
      }
      .onAppear { isFocused = focuses }
    }
  }

  @Test func itemsStandOverTheKeyboard() throws {
    let stage = Stage(Typing())
    #expect(try stage.frame("Low").maxY == 852 - 291 - 44)
    #expect(try stage.frame("Close").midY == 852 - 291 - 22)
    #expect(try stage.frame("Close").maxX == 393 - 16)
    try stage.host.tap("Close")
    #expect(try stage.frame("Low").maxY == 852 - 34)
    #expect(try !stage.texts().contains("Close"))
  }

  @Test func itemsOfTheKeyboardStandInNoOtherBar() throws {
    let stage = Stage(NavigationStack { Typing(focuses: false).navigationTitle("T") })
    #expect(try !stage.texts().contains("Close"))
    let typing = Stage(NavigationStack { Typing().navigationTitle("T") })
    #expect(try typing.texts().filter { $0 == "Close" }.count == 1)
  }

  @Test func theTitleOpensItsMenu() throws {
    struct Named: View {
      @State private var renames = false
      var body: some View {
        NavigationStack {
          Text(renames ? "Renaming" : "Resting").navigationTitle("File")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Rename") { renames = true } }
        }
      }
    }
    let stage = Stage(Named())
    #expect(try stage.texts() == ["Resting", "File"])
    try stage.host.tap("File")
    #expect(try stage.texts() == ["Resting", "File", "Rename"])
    try stage.host.tap("Rename")
    #expect(try stage.texts() == ["Renaming", "File"])
  }

  private func page(_ role: ToolbarRole) -> some View {
    NavigationStack(path: .constant(["Draft"])) {
      Color.clear.navigationTitle("Notes").navigationDestination(for: String.self) {
        Text("Page").navigationTitle($0).navigationBarTitleDisplayMode(.inline).toolbarRole(role)
      }
    }
  }

  @Test func anEditorsWayBackHasNoWords() throws {
    #expect(try Stage(page(.automatic)).texts() == ["Page", "Notes", "Draft"])
    #expect(try Stage(page(.browser)).texts() == ["Page", "Notes", "Draft"])
    let editor = Stage(page(.editor))
    #expect(try editor.texts() == ["Page", "Draft"])
    #expect(try editor.frame("Draft").midX == 393 / 2)
    #expect(try editor.spoken().contains("Back"))
  }

  @Test(arguments: [ToolbarRole.automatic, .navigationStack, .browser, .editor])
  func titlesLeadOnAniPad(role: ToolbarRole) throws {
    let stage = Stage(page(role), size: CGSize(width: 820, height: 1180)) {
      $0.horizontalSizeClass = .regular
    }
    let title = try stage.frame("Draft")
    #expect((title.midX == 410) == ![.browser, .editor].contains(role))
    #expect(title.maxX < 410 || title.midX == 410)
  }

  @Test func suggestionsShowWhileAPersonSearches() throws {
    struct Found: View {
      @State var text = ""
      var body: some View {
        NavigationStack {
          Text("Results for \(text)").navigationTitle("T")
            .searchable(text: $text)
            .searchSuggestions {
              if text != "oak tree" {
                Text("Oak").searchCompletion("oak tree")
                Text("Elm").searchCompletion("elm")
              }
            }
        }
      }
    }
    #expect(try !Stage(Found()).texts().contains("Oak"))
    let stage = Stage(Found(text: "o"))
    #expect(try stage.texts().contains("Elm"))
    try stage.host.tap("Oak")
    #expect(try stage.texts().contains("Results for oak tree"))
    #expect(try !stage.texts().contains("Elm"))
  }

  @Test func pagesHaveTheBackgroundOfTheirContainer() throws {
    let page = NavigationStack {
      Text("x").containerBackground(Color.red, for: .navigation)
    }
    let fill = try Stage(page).render().items.first?.operation
    guard case .fill(let path, .color, _) = fill else {
      Issue.record("the first operation is no fill")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 393, height: 852))
    let widget = Text("x").containerBackground(for: .widget) { Color.red }
    #expect(try Stage(widget).render().items.count == 2)
  }
}
