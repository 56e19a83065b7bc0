import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

private enum Theme: String, CaseIterable { case system, light, dark }

/// A screen with a row of each kind, and what came of touching them.
private struct Rows: View {
  @State private var notifies = false
  @State private var theme = Theme.system
  @State private var name = "Anna"
  @State private var cleared = 0
  var presentation = DSPickerPresentation.auto
  var mode = DSEditMode.auto

  var body: some View {
    DSSettingsScreen("Settings") {
      DSFormSection {
        DSNavigationRow("Privacy", value: "On") {
          DSSettingsPage("Private") { DSButton("Deep", variant: .secondary) {} }
        }
        DSToggleRow("Notify", isOn: $notifies)
        DSToggleRow("Locked", isOn: $notifies).disabled(true)
        DSInfoRow("Notifies", value: notifies ? "yes" : "no")
        DSPickerRow(
          "Theme", selection: $theme, options: Theme.allCases, presentation: presentation
        ) { "\($0.rawValue)" }
        DSTextFieldRow("Name", text: $name, prompt: "None", mode: mode)
        DSActionRow("Count") { cleared += 10 }
        DSDestructiveRow("Clear", question: "Clear all?", message: "It is gone then.") {
          cleared += 1
        }
        DSInfoRow("Cleared", value: "\(cleared)")
      }
    }
  }
}

@MainActor @Suite struct SettingsFlowTests {
  /// The value that an info row shows.
  private func value(_ title: String, _ stage: DesignStage) throws -> String {
    let texts = try stage.texts()
    let index = try #require(texts.firstIndex(of: title), "\(texts)")
    return texts[index + 1]
  }

  @Test func navigationRowsOpenAPageAndBackLeavesIt() throws {
    let stage = DesignStage(Rows(), theme: .iOS)
    try stage.tap("Privacy")
    let texts = try stage.texts()
    #expect(texts.contains("Deep") && texts.contains("Private") && !texts.contains("Notify"))
    // The page's button looks as buttons do, not as the row that opened it.
    #expect(try stage.frame("Deep").midX < 393 / 2)
    try stage.tap("Settings")
    #expect(try stage.texts().contains("Notify"))
  }

  @Test func toggleRowsChangeAndDisabledOnesDoNot() throws {
    let stage = DesignStage(Rows(), theme: .iOS)
    #expect(try value("Notifies", stage) == "no")
    try stage.tap("Notify")
    #expect(try value("Notifies", stage) == "yes")
    #expect(throws: InteractionError.self) { try stage.tap("Locked") }
    #expect(try value("Notifies", stage) == "yes")
  }

  /// iOS shows a sheet over the screen, macOS a menu, a watch a page in place of the screen.
  @Test(arguments: [DSPlatform.iOS, .macOS, .watchOS])
  func pickerRowsPresentAsThePlatformDoes(_ platform: DSPlatform) throws {
    let resolver: DSThemeResolver =
      switch platform {
      case .iOS: .iOS
      case .macOS: .macOS
      case .watchOS: .watchOS
      }
    let stage = DesignStage(Rows(), theme: resolver)
    #expect(try value("Theme", stage) == "system")
    try stage.tap("Theme")
    let texts = try stage.texts()
    #expect(texts.contains("dark") && texts.contains("light"))
    #expect(texts.contains("Notify") == (platform != .watchOS))
    #expect(texts.contains("Cancel") == (platform == .iOS))
    try stage.tap("dark")
    #expect(try value("Theme", stage) == "dark")
    #expect(try !stage.texts().contains("light"))
  }

  /// A Mac's menu lies over its control, the chosen option where the value stands.
  @Test func aMacsMenuLiesOverItsControl() throws {
    let stage = DesignStage(Rows(), theme: .macOS, size: CGSize(width: 680, height: 560)) {
      $0.titleBar = TitleBar(.window, height: 52, start: 86, margin: 20)
    }
    for (chosen, next) in [("system", "dark"), ("dark", "light"), ("light", "system")] {
      let closed = try stage.frame(chosen)
      try stage.tap("Theme")
      let option = try #require(try stage.words().last { $0.text == chosen }).frame
      #expect(abs(option.midY - closed.midY) < 0.6, "\(chosen)")
      let marks = try stage.render().items.flatMap(\.checkmarks)
      #expect(marks.contains { abs($0.midY - option.midY) < 2 && $0.maxX <= option.minX })
      try stage.tap(next)
    }
    // The control: on a phone a menu stands beside its control.
    let phone = DesignStage(Rows(presentation: .menu), theme: .iOS)
    let closed = try phone.frame("system")
    try phone.tap("Theme")
    let option = try #require(try phone.words().last { $0.text == "system" }).frame
    #expect(abs(option.midY - closed.midY) > 20)
  }

  @Test func aPopoverIsShownWhereItIsAskedFor() throws {
    let stage = DesignStage(Rows(presentation: .popover), theme: .macOS)
    try stage.tap("Theme")
    #expect(try stage.texts().contains("light"))
    try stage.tap("light")
    #expect(try value("Theme", stage) == "light")
  }

  @Test func aSheetCanBeLeft() throws {
    let stage = DesignStage(Rows(), theme: .iOS)
    try stage.tap("Theme")
    try stage.tap("Cancel")
    #expect(try value("Theme", stage) == "system")
    #expect(try !stage.texts().contains("light"))
  }

  @Test(arguments: [DSThemeResolver.iOS, .macOS])
  func textIsEditedInItsRow(_ resolver: DSThemeResolver) throws {
    let stage = DesignStage(Rows(), theme: resolver)
    try stage.type("Boris", into: "Name")
    #expect(try stage.texts().contains("Boris"))
    #expect(try stage.texts().contains("Notify"))
  }

  @Test func textIsEditedOnAPageOnAWatch() throws {
    let stage = DesignStage(Rows(), theme: .watchOS)
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.type("Boris", into: "Name") }
    try stage.tap("Name")
    #expect(try !stage.texts().contains("Notify"))
    try stage.type("Boris", into: "Name")
    try stage.tap("Done")
    let texts = try stage.texts()
    #expect(texts.contains("Notify") && texts.contains("Boris"))
  }

  @Test func aPageForTextCanBeAskedFor() throws {
    let stage = DesignStage(Rows(mode: .separateScreen), theme: .iOS)
    try stage.tap("Name")
    #expect(try stage.texts().contains("Done"))
  }

  /// A dialogue over the screen, or a screen of its own on a watch; no does nothing, yes does it.
  @Test(arguments: [DSThemeResolver.iOS, .macOS, .watchOS])
  func destructiveRowsAsk(_ resolver: DSThemeResolver) throws {
    let stage = DesignStage(Rows(), theme: resolver)
    try stage.tap("Clear")
    let texts = try stage.texts()
    #expect(texts.contains("Clear all?") && texts.contains("It is gone then."))
    try stage.tap("Cancel")
    #expect(try !stage.texts().contains("Clear all?"))
    #expect(try value("Cleared", stage) == "0")
    try stage.tap("Clear")
    // The row is covered now: what is tapped is the answer.
    try stage.tap("Clear")
    #expect(try value("Cleared", stage) == "1")
    #expect(try !stage.texts().contains("Clear all?"))
  }

  @Test func actionRowsActAtOnce() throws {
    let stage = DesignStage(Rows(), theme: .iOS)
    try stage.tap("Count")
    #expect(try value("Cleared", stage) == "10")
  }

  @Test func viewsAskThroughTheirHost() throws {
    struct Asking: View {
      @Environment(\.dsDialogs) private var dialogs
      @State private var answer = "none"
      var body: some View {
        DSText(verbatim: answer)
        DSButton("Ask") {
          dialogs?.present(
            dialog: DSDialog("Which?", actions: [DSDialogAction("This") { answer = "this" }]))
        }
      }
    }
    let stage = DesignStage(DSDialogHost { Asking() }, theme: .iOS)
    try stage.tap("Ask")
    #expect(try stage.texts().contains("Which?"))
    try stage.tap("This")
    #expect(try stage.texts() == ["this", "Ask"])
  }
}

extension DrawItem {
  /// The frames of the ticks that are seen.
  fileprivate var checkmarks: [CGRect] {
    switch operation {
    case .symbol(let drawing) where drawing.symbol.name == "checkmark": [drawing.frame]
    case .layer(let layer) where layer.opacity > 0: layer.items.flatMap(\.checkmarks)
    default: []
    }
  }
}
