import StageSupport
import SwiftUI
import Testing

/// Tabs that cannot be chosen.
@MainActor @Suite struct DisabledTabTests {
  private struct Tabs: View {
    let isDisabled: Bool

    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("Letters") }
        Tab("Drafts", systemImage: "doc") { Text("Notes") }.disabled(isDisabled)
      }
    }
  }

  private func stage(_ isDisabled: Bool, isPad: Bool = false) -> Stage {
    Stage(
      Tabs(isDisabled: isDisabled),
      size: isPad ? CGSize(width: 834, height: 1194) : CGSize(width: 393, height: 852)
    ) {
      guard isPad else { return }
      $0.horizontalSizeClass = .regular
      $0.systemVersion = 18
    }
  }

  private func color(_ words: String, _ stage: Stage) throws -> RGBAColor? {
    func colors(_ item: DrawItem) -> [RGBAColor] {
      switch item.operation {
      case .text(let drawing):
        drawing.text.runs.compactMap {
          if case .text(words) = $0.content { $0.paint.color } else { nil }
        }
      case .layer(let layer): layer.items.flatMap(colors)
      default: []
      }
    }
    return try stage.render().items.flatMap(colors).first
  }

  @Test(arguments: [false, true]) func aTapDoesNotReachThem(isPad: Bool) throws {
    let enabled = stage(false, isPad: isPad)
    try enabled.tap("Drafts")
    #expect(try enabled.shows("Notes"))
    let disabled = stage(true, isPad: isPad)
    #expect(throws: (any Error).self) { try disabled.tap("Drafts") }
    #expect(try disabled.shows("Letters") && !disabled.shows("Notes"))
  }

  @Test(arguments: [false, true]) func theyArePale(isPad: Bool) throws {
    let disabled = stage(true, isPad: isPad)
    let pale = Color(.tertiaryLabel).resolveColor(in: EnvironmentValues())
    #expect(try color("Drafts", disabled) == pale)
    #expect(try color("Inbox", disabled) != pale)
    #expect(try color("Drafts", stage(false, isPad: isPad)) != pale)
  }
}
