import StageSupport
import SwiftUI
import Testing
import TestSupport

@MainActor @Suite struct PresentationTests {
  private struct Host<Sheet: View>: View {
    @State var shows = true
    var dismissed: () -> Void = {}
    @ViewBuilder var content: () -> Sheet
    var body: some View {
      Text("Base").sheet(isPresented: $shows, onDismiss: dismissed) { content() }
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) var dismiss
    var body: some View { Text("Close").onTapGesture { dismiss() } }
  }

  @Test func sheetsRestAtTheirDetents() throws {
    func top(_ detents: Set<PresentationDetent>) throws -> CGFloat {
      let host = Host {
        VStack {
          Text("Top")
          Spacer()
        }
        .presentationDetents(detents)
      }
      return try Stage(host).frame("Top").minY
    }
    let most = 852.0 - 59 - 10 - 34
    #expect(try top([.large]) == 59 + 10)
    #expect(try top([.large, .medium]) == 852 - 34 - most / 2)
    #expect(try top([.height(200)]) == 852 - 34 - 200)
    #expect(try top([.fraction(0.25)]) == 852 - 34 - most / 4)
  }

  @Test func dismissClosesASheetAndSaysSo() throws {
    var count = 0
    let stage = Stage(Host(dismissed: { count += 1 }) { Closing() })
    #expect(try stage.texts() == ["Base", "Close"])
    try stage.host.tap("Close")
    #expect(try stage.texts() == ["Base"])
    #expect(count == 1)
  }

  @Test func whatLiesBeneathASheetHearsNoTouches() throws {
    struct Covered: View {
      var body: some View {
        Text("Base").onTapGesture {}.sheet(isPresented: .constant(true)) { Text("Sheet") }
      }
    }
    let stage = Stage(Covered())
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.tap("Base") }
  }

  @Test func iPadsShowAFormSheetInTheMiddle() throws {
    let host = Host {
      Color.red.overlay(Text("Middle"))
    }
    let stage = Stage(host, size: CGSize(width: 820, height: 1180), safeArea: EdgeInsets()) {
      $0.horizontalSizeClass = .regular
    }
    let middle = try stage.frame("Middle")
    #expect(middle.midX == 410 && middle.midY == 590)
  }

  @Test func sheetsOverSheets() throws {
    struct Twice: View {
      var body: some View {
        Text("One").sheet(isPresented: .constant(true)) {
          Text("Two").sheet(isPresented: .constant(true)) { Text("Three") }
        }
      }
    }
    #expect(try Stage(Twice()).texts() == ["One", "Two", "Three"])
  }

  @Test func alertsCallTheirActions() throws {
    struct Asking: View {
      @State private var asks = true
      @State private var answer = "none"
      var body: some View {
        Text(answer)
          .alert("Sure?", isPresented: $asks) {
            Button("Yes") { answer = "yes" }
            Button("No", role: .cancel) { answer = "no" }
          } message: {
            Text("Think.")
          }
      }
    }
    let stage = Stage(Asking())
    let words = try stage.words()
    #expect(words.map(\.text) == ["none", "Sure?", "Think.", "No", "Yes"])
    #expect(try stage.frame("No").midX < stage.frame("Yes").midX)
    try stage.host.tap("Yes")
    #expect(try stage.texts() == ["yes"])
  }

  @Test func anAlertWithoutActionsSaysOK() throws {
    struct Bare: View {
      var body: some View { Text("x").alert("Hi", isPresented: .constant(true)) {} }
    }
    let stage = Stage(Bare()) { $0.locale = Locale(identifier: "en_US") }
    #expect(try stage.texts() == ["x", "Hi", "OK"])
  }

  @Test func legacyAlertsShow() throws {
    struct Old: View {
      var body: some View {
        Text("x").alert(isPresented: .constant(true)) {
          Alert(
            title: Text("Delete?"), message: Text("Gone"),
            primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        }
      }
    }
    #expect(try Stage(Old()).texts() == ["x", "Delete?", "Gone", "Cancel", "Delete"])
  }

  @Test func dialoguesStandAtTheBottomAndCanBeLeft() throws {
    struct Choosing: View {
      @State private var shows = true
      var body: some View {
        Text("x").confirmationDialog("Which?", isPresented: $shows, titleVisibility: .visible) {
          Button("This") {}
        }
      }
    }
    let stage = Stage(Choosing())
    #expect(try stage.texts() == ["x", "Which?", "This", "Cancel"])
    let bottom: CGFloat = 852 - 34 - 8
    #expect(try stage.frame("Cancel").midY == bottom - 28.5)
    try stage.host.tap("Cancel")
    #expect(try stage.texts() == ["x"])
  }

  @Test func longPressesOpenContextMenus() throws {
    struct Menued: View {
      @State private var shared = false
      var body: some View {
        Text(shared ? "Shared" : "Item").contextMenu { Button("Share") { shared = true } }
      }
    }
    let stage = Stage(Menued())
    try stage.render()
    try stage.host.longPress("Item")
    // The item is lifted out of its place.
    #expect(try stage.texts() == ["Item", "Share"])
    try stage.host.tap("Share")
    #expect(try stage.texts() == ["Shared"])
  }

  @Test func theKeyboardRaisesTheSafeArea() throws {
    struct Typing: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Spacer()
          Text("Low")
        }
        .onAppear { isFocused = true }
      }
    }
    let stage = Stage(Typing())
    #expect(try stage.frame("Low").maxY == 852 - 291)
    // An empty field begins with a capital.
    #expect(try stage.texts().contains("Q"))
  }

  @Test func aScreenMayPreferAScheme() throws {
    struct Dark: View {
      @Environment(\.colorScheme) var scheme
      var body: some View {
        Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark).statusBarHidden()
      }
    }
    let stage = Stage(Dark())
    let list = try stage.render()
    #expect(list.items.flatMap(\.words).map(\.text) == ["dark"])
    #expect(list.background == .black)
    #expect(list.systemBars.hidesStatusBar)
    #expect(list.systemBars.homeIndicatorIsLight == true)
  }
}
