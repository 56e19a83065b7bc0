import AppIntents
import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree

/// The buttons and toggles that perform actions, and the views that tell of them.
@MainActor @Suite struct IntentViewTests {
  @Observable @MainActor
  fileprivate final class Log {
    static let shared = Log()
    var lines: [String] = []
  }

  private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Take a note"
    @Parameter(title: "Words", default: "noted") var words: String

    init() {}

    init(_ words: String) { self.words = words }

    func perform() async throws -> some IntentResult {
      await MainActor.run { Log.shared.lines.append(words) }
      return .result()
    }
  }

  private struct Light: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
      await MainActor.run { Log.shared.lines.append("light \(value)") }
      return .result()
    }
  }

  private struct Failing: AppIntent {
    struct Broken: Error {}

    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult {
      if Bool(true) { throw Broken() }
      return .result()
    }
  }

  private struct Page: View {
    var body: some View {
      Button("Note", intent: Note("tapped"))
      Toggle("Light", isOn: false, intent: Light())
      Button("Fail", intent: Failing())
      ForEach(Log.shared.lines, id: \.self) { Text($0) }
    }
  }

  @Test func aTapPerformsTheAction() throws {
    Log.shared.lines = []
    let stage = Stage(Page())
    func tap(_ label: String) throws {
      try stage.render()
      try stage.host.drive(in: stage.surroundings) { try stage.host.tap(label) }
    }
    try tap("Note")
    #expect(try stage.shows("tapped"))
    try tap("Light")
    #expect(try stage.shows("light true"))
    try tap("Fail")
    try stage.render()
    #expect(stage.host.session.warnings == ["Failing has failed: Broken()."])
  }

  private struct Tips: View {
    @State private var isVisible = true

    var body: some View {
      SiriTipView(intent: Note(), isVisible: $isVisible)
      ShortcutsLink()
    }
  }

  @Test func tipsAndLinksAreDrawn() throws {
    let stage = Stage(Tips())
    #expect(try stage.shows("“Take a note”"))
    #expect(try stage.shows("Shortcuts"))
    try stage.tap("xmark")
    #expect(try !stage.shows("“Take a note”"))
  }

  @Test func aLinkIsInTheScreensLanguage() throws {
    let stage = Stage(ShortcutsLink()) { $0.locale = Locale(identifier: "de_DE") }
    #expect(try stage.shows("Kurzbefehle"))
  }
}
