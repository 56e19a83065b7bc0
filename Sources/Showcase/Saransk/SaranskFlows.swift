import SnapshotKit
import SwiftUI

/// The flows of tourists through the app.
@MainActor enum SaranskFlows {
  /// The flows, in the order of the gallery.
  nonisolated static var all: [Screen] {
    [search, link, marker, filter, favourite, review, account, settings, achievement]
  }

  /// The app, with a link that it is opened by.
  nonisolated private static func flow(
    _ name: String, _ title: String, link: String,
    set: @escaping @MainActor @Sendable (SaranskModel) -> Void = { _ in },
    @StepBuilder steps: () -> [Step]
  ) -> Screen {
    Screen.flow("flow-saransk-\(name)", title: "Саранск: \(title)") {
      try app(link, set)
    } steps: {
      steps()
    }
  }

  /// The app a while after a badge was earned, so that its moment has passed.
  private static func app(
    _ link: String, _ set: @MainActor (SaranskModel) -> Void
  ) throws -> some View {
    let app = try SaranskModel.sample()
    set(app)
    return SaranskRoot(app.go(link)).environment(
      \.referenceDate, SampleMoment.date.addingTimeInterval(EarnedBadgeView.duration))
  }

  nonisolated private static var search: Screen {
    flow("search", "место находят поиском", link: "catalogue") {
      Step("all")
      Step("typed") { try $0.type("эрьзи", into: "Поиск") }
      Step("found") { try $0.submit() }
      Step("opened") { try $0.tap("open-erzia-museum") }
    }
  }

  nonisolated private static var link: Screen {
    flow("link", "место открывают ссылкой", link: "profile") {
      Step("before")
      Step("opened") { try $0.open("saransk://sight/erzia-museum") }
      Step("on-map") { try $0.open("saransk://map/ushakov-cathedral") }
    }
  }

  nonisolated private static var marker: Screen {
    flow("marker", "место открывают с карты", link: "map") {
      Step("map")
      Step("selected") { try $0.tap("Собор Феодора Ушакова") }
      Step("opened") { try $0.tap("open-selected") }
      Step("route") { try $0.reach("Маршрут") }
    }
  }

  nonisolated private static var settings: Screen {
    flow("settings", "тему меняют в настройках", link: "profile") {
      Step("profile")
      Step("settings") { try $0.reach("open-settings") }
      Step("menu") { try $0.tap("Тема") }
      Step("dark") { try $0.select("Тёмная") }
      Step("back") { try $0.back() }
    }
  }

  nonisolated private static var filter: Screen {
    flow("filter", "карту фильтруют и сбрасывают", link: "map") {
      Step("all")
      Step("chosen") {
        try $0.tap("Фильтры")
        try $0.tap("filter-temple")
      }
      Step("applied") { try $0.tap("apply-filters") }
      Step("reset") { try $0.tap("Сбросить") }
    }
  }

  nonisolated private static var favourite: Screen {
    flow("favourite", "избранное находят в профиле", link: "catalogue") {
      Step("marked") { try $0.tap("favourite-makarovsky-pogost") }
      Step("profile") { try $0.openTab("Профиль") }
      Step("found") { try $0.reach("Избранное, 1") }
      Step("removed") { try $0.tap("favourite-makarovsky-pogost") }
    }
  }

  nonisolated private static var review: Screen {
    flow("review", "отзыв пишут после ошибки", link: "sight/erzia-museum", set: { $0.signIn() }) {
      Step("reviews") { try $0.reach("Все отзывы") }
      Step("refused") {
        try $0.tap("Написать отзыв")
        try $0.reach("star-3")
        try $0.reach("Опубликовать")
      }
      Step("written") {
        try $0.reach("star-4")
        try $0.paste("Вернёмся сюда с друзьями.", into: "Текст отзыва")
      }
      Step("published") { try $0.reach("Опубликовать") }
    }
  }

  nonisolated private static var account: Screen {
    flow("account", "входят и выходят", link: "profile") {
      Step("guest")
      Step("refused") {
        try $0.tap("Войти")
        try $0.tap("Забыли пароль?")
      }
      Step("filled") {
        try $0.type("anna@example.com", into: "Почта")
        try $0.type("saransk1641", into: "Пароль")
      }
      Step("signed-in") { try $0.tap("submit-sign-in") }
      Step("signed-out") { try $0.reach("Выйти") }
    }
  }

  nonisolated private static var achievement: Screen {
    flow("achievement", "достижение получают", link: "sight/pushkin-park") {
      Step("sight")
      Step("earned") { try $0.reach("Отметить посещение") }
      Step("visited") { try $0.tap("Отлично") }
      Step("achievements") {
        try $0.back()
        try $0.openTab("Достижения")
      }
    }
  }
}
