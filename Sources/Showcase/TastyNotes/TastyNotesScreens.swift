import SnapshotKit
import SwiftUI

/// The variants of the main screens, beside the usual settings.
private let variants: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft, .locale("en"),
  .pseudoLocale,
]

/// The ends of the type sizes.
private let sizes: [Variant] = [.typeSize(.xSmall), .typeSize(.accessibility5)]

/// A small phone, a usual one and a tablet, upright.
private let states = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true)

/// The screens of the notebook's app, in the order of the gallery.
func tastyNotesScreens() -> [Screen] {
  [
    Screen("tasty-list", title: "Записки: список", variants: variants) { TastyNotesApp() }
      .inAllTypeSizes,
    Screen("tasty-list-loading", title: "Записки: загрузка", on: states) {
      TastyNotesApp { _ in FixedRecipes { try await waitForEver() } }
    },
    Screen("tasty-list-error", title: "Записки: ошибка загрузки", on: states) {
      TastyNotesApp { _ in FixedRecipes { throw RecipeSourceError.offline } }
    },
    Screen("tasty-list-retried", title: "Записки: загрузка повторена", on: states) {
      try $0.tap("Повторить")
    } content: {
      TastyNotesApp { RecoveringRecipes(language: $0) }
    },
    Screen("tasty-list-empty", title: "Записки: пусто", on: states) {
      TastyNotesApp { _ in FixedRecipes { [] } }
    },
    Screen("tasty-recipe", title: "Записки: рецепт", variants: variants) {
      TastyNotesApp(path: ["syrniki"])
    }.inAllTypeSizes,
    Screen("tasty-icon", title: "Записки: значок приложения", on: states) {
      AppIcons(picture: "icon-tasty-notes")
    },
  ] + stepScreens()
}

/// The steps of a recipe, scrolled until the button at their end is in sight, which beside a higher
/// column is not the page's end.
private func stepScreens() -> [Screen] {
  func step(
    _ name: String, _ title: String, on selection: DeviceSelection = states,
    variants: [Variant] = [], to last: ElementQuery = .identifier("next-step"),
    prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void
  ) -> Screen {
    Screen(name, title: title, on: selection, variants: variants) { actor in
      try actor.scroll(to: .identifier("next-step"))
      try prepare(actor)
      try actor.scroll(to: last)
    } content: {
      TastyNotesApp(path: ["syrniki"])
    }
  }
  return [
    step("tasty-step", "Записки: второй шаг", on: .all, variants: sizes) {
      try $0.tap(.identifier("next-step"))
    }.inAllTypeSizes,
    step("tasty-step-timer", "Записки: таймер шага") { try $0.tap("Запустить таймер") },
    step("tasty-step-last", "Записки: последний шаг", to: "Готово") { actor in
      for _ in 0..<3 { try actor.tap(.identifier("next-step")) }
    },
    step("tasty-done", "Записки: блюдо готово", to: "Готовить снова") { actor in
      for _ in 0..<3 { try actor.tap(.identifier("next-step")) }
      try actor.tap("Готово")
    },
  ]
}

/// Waits until the task is cancelled.
private func waitForEver() async throws -> Never {
  while true { try await Task.sleep(for: .seconds(3600)) }
}
