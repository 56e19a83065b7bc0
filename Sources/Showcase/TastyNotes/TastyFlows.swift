import SnapshotKit
import SwiftUI

/// The flows of people who read a recipe: by its buttons, by swipes, and with the timer of a step.
func tastyFlows() -> [Screen] {
  [
    flow("buttons", "рецепт читают кнопками") { try $0.reach("Следующий шаг") },
    flow("swipes", "рецепт листают") { try $0.turnPages() },
    timer,
  ]
}

/// The five minutes of the first step, to their end.
///
/// On one device: each second is a frame, of which there are three hundred.
private let timer = Screen.flow(
  "flow-tasty-timer", title: "Записки: таймер шага",
  on: .devices(
    ["iphone-15"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light])
) {
  TastyNotesApp(path: ["syrniki"])
} steps: {
  Step("started") { try $0.reach("Запустить таймер") }
  Step("half") { try $0.advance(by: 150) }
  Step("over") { try $0.advance(by: 151) }
  Step("reset") { try $0.reach("Сбросить таймер") }
}

private func flow(
  _ name: String, _ title: String,
  next: @escaping @MainActor @Sendable (ScreenActor) throws -> Void
) -> Screen {
  Screen.flow("flow-tasty-\(name)", title: "Записки: \(title)") {
    TastyNotesApp()
  } steps: {
    Step("list")
    Step("recipe") { try $0.reach("Сырники с ягодами") }
    Step("step-1") { try $0.scroll(to: ElementQuery("Следующий шаг")) }
    for number in 2...4 { Step("step-\(number)", next) }
    Step("done") { try $0.reach("Готово") }
    Step("back") { try $0.back() }
  }
}
