import DSSettings
import SwiftUI
import TestSupport
import Testing

/// The lines between rows of a section.
@MainActor @Suite struct RowDividerTests {
  private func lines(_ stage: DesignStage) throws -> [CGRect] {
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, _, _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return try find(stage.render().items).filter { $0.height <= 1 && $0.width > 100 }
      .sorted { $0.minY < $1.minY }
  }

  /// A line begins where the words on both its sides do: behind icons, or at the row's margin where
  /// one of its rows has none.
  @Test func linesBeginAtTheWordsOfBothRows() throws {
    let icon = DSIconToken(symbol: "ferry")
    let stage = DesignStage(
      DSFormSection {
        DSToggleRow("Toggle", icon: icon, isOn: .constant(true))
        DSPickerRow(
          "Picker", icon: icon, selection: .constant(1), options: [1, 2], presentation: .menu
        ) { "\($0)" }
        DSNavigationRow("Page", icon: icon) { Text(verbatim: "Page") }
        DSActionRow("Action", icon: icon) {}
        DSInfoRow("Plain", value: "1")
        DSActionRow("Last") {}
      })
    let words = try ["Toggle", "Picker", "Page", "Action", "Plain", "Last"].map {
      try stage.frame($0).minX
    }
    #expect(Set(words).count == 2)
    let begins = try lines(stage).map(\.minX)
    #expect(begins.count == 5)
    for (index, line) in begins.enumerated() {
      #expect(abs(min(words[index], words[index + 1]) - line) < 0.6)
    }
  }
}
