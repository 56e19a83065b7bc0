import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// Options of which one or several are chosen.
@MainActor @Suite struct SelectionTests {
  private let theme = DSThemeResolver.iOS.resolve()

  @Test func marksShowTheirStates() {
    let spec = theme.components.selection
    func look(_ mark: DSSelectionMark, _ state: DSControlState) -> DSSelectionAppearance {
      spec.resolve(mark, state, in: theme)
    }
    #expect(look(.box, .selected).background == nil && look(.box, []).background != nil)
    #expect(look(.box, .selected).tone == theme.colors[.groove])
    #expect(look(.tick, .selected).tone == theme.colors[.accent])
    #expect(look(.box, []).radius < look(.radio, []).radius)
    for mark in DSSelectionMark.allCases {
      let disabled = look(mark, [.selected, .disabled])
      #expect(disabled.title == theme.colors[.textDisabled] && disabled.tone == disabled.title)
    }
  }

  @Test func platformsHaveTheirMarks() {
    #expect(DSThemeResolver.iOS.components.selection.single == .tick)
    #expect(DSThemeResolver.macOS.components.selection.single == .radio)
    #expect(DSThemeResolver.watchOS.components.selection.several == .box)
  }

  private struct Choices: View {
    @State private var unit = "Metre"
    @State private var days: Set<String> = ["Monday"]

    var body: some View {
      VStack {
        DSOptionsSection(selection: $unit, options: ["Metre", "Mile"]) { "\($0)" }
        DSOptionsSection(selection: $days, options: ["Monday", "Friday"]) { "\($0)" }
        DSText(verbatim: "\(unit), \(days.sorted().joined(separator: " "))")
      }
    }
  }

  @Test(arguments: [DSThemeResolver.iOS, .macOS, .watchOS]) func oneOrSeveralAreChosen(
    _ theme: DSThemeResolver
  ) throws {
    let stage = DesignStage(Choices(), theme: theme)
    #expect(try stage.texts().last == "Metre, Monday")
    try stage.tap("Mile")
    try stage.tap("Friday")
    #expect(try stage.texts().last == "Mile, Friday Monday")
    try stage.tap("Monday")
    // Who chooses one cannot choose none.
    try stage.tap("Mile")
    #expect(try stage.texts().last == "Mile, Friday")
  }

  /// A radio and a box stand before the words, a tick behind them.
  @Test func wordsMakeRoomForTheirMark() throws {
    func start(_ theme: DSThemeResolver, _ text: String) throws -> Double {
      try DesignStage(Choices(), theme: theme).frame(text).minX
    }
    #expect(try start(.iOS, "Metre") < start(.iOS, "Monday"))
    #expect(try start(.macOS, "Metre") == start(.macOS, "Monday"))
  }
}
