import SnapshotKit
import SwiftUI

/// The dependencies of a sample player's app.
private func sample(
  favourites: [Animal.ID] = [], games: [GameScore] = []
) -> @MainActor (ContentLanguage) throws -> AnimalsDependencies {
  { try .sample($0, favourites: favourites, games: games) }
}

/// The variants of the main screens, beside the usual settings.
private let variants: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft, .locale("en"),
  .pseudoLocale,
]

/// The ends of the type sizes, for what differs from a main screen in some words.
private let answered: [Variant] = [.typeSize(.xSmall), .typeSize(.accessibility5)]

/// A small phone, a usual one and a tablet, upright.
private let states = DeviceSelection.devices(
  ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true)

/// A tablet upright, where a third of the screen is narrowest.
private let tabletInParts = DeviceSelection.devices(
  ["ipad-10"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light])

/// A tablet both ways, whose tabs iOS 18 draws elsewhere.
private let tabletOfEighteen = DeviceSelection.devices(["ipad-pro-11"], nativeScaleOnly: true)

/// The largest phone and the largest tablet, upright and light, as the App Store asks for them.
private let store = DeviceSelection.devices(
  ["iphone-17-pro-max", "ipad-pro-13-m4"], orientations: [.portrait], nativeScaleOnly: true,
  schemes: [.light])

/// The favourites of all pages, so that a heart is the same on each.
private let favourites = ["tiger", "red-panda", "hummingbird", "whale"]

/// The screens of the animals' app, in the order of the gallery.
func animalsScreens() -> [Screen] {
  encyclopediaScreens() + quizScreens() + resultScreens() + statisticsScreens()
    + favouriteScreens()
}

private func encyclopediaScreens() -> [Screen] {
  [
    Screen("animals-encyclopedia", title: "Животные: энциклопедия", variants: variants) {
      AnimalsApp(dependencies: sample(favourites: favourites))
    }.windows(.splitView + [.slideOver])
      .variants(
        [.together([.window(.splitThird), .typeSize(.accessibility5)])], on: tabletInParts
      )
      .variants([.system(18)], on: tabletOfEighteen).inStore.inAllTypeSizes,
    Screen("animals-encyclopedia-filter", title: "Животные: одни птицы", on: states) {
      try $0.tap("Птицы")
    } content: {
      AnimalsApp(dependencies: sample())
    },
    Screen("animals-encyclopedia-search", title: "Животные: поиск", on: states) {
      try $0.type("хвост", into: "Поиск")
    } content: {
      AnimalsApp(dependencies: sample())
    },
    Screen("animals-encyclopedia-nothing-found", title: "Животные: ничего не найдено", on: states) {
      try $0.type("мамонт", into: "Поиск")
    } content: {
      AnimalsApp(dependencies: sample())
    },
    Screen("animals-encyclopedia-empty", title: "Животные: пустая энциклопедия", on: states) {
      AnimalsApp { _ in try .empty() }
    },
    Screen("animals-encyclopedia-broken", title: "Животные: база не открылась", on: states) {
      AnimalsApp { _ in throw SampleFailure.diskFull }
    },
    Screen("animals-detail", title: "Животные: статья", variants: variants) {
      AnimalsApp(path: ["tiger"], dependencies: sample(favourites: favourites))
    }.inStore.inAllTypeSizes,
    Screen("animals-detail-placeholder", title: "Животные: статья без картинки", on: states) {
      AnimalsApp(path: ["owl"]) { _ in try .withoutPictures() }
    },
  ]
}

/// The fourth question of a game, after two right answers: asked, answered right, answered wrong;
/// and others.
private func quizScreens() -> [Screen] {
  func question(_ name: String, _ title: String, answer: Bool?) -> Screen {
    Screen(name, title: title, variants: answer == nil ? variants : answered) {
      SampleGame(answers: [true, false, true], last: answer)
    }
  }
  return [
    Screen("animals-quiz-start", title: "Викторина: начало", variants: variants) {
      AnimalsApp(tab: .quiz, dependencies: sample(games: SampleGames.all))
    }.inAllTypeSizes,
    question("quiz-question", "Викторина: вопрос", answer: nil).inStore.inAllTypeSizes,
    question("quiz-right", "Викторина: верный ответ", answer: true).inAllTypeSizes,
    question("quiz-wrong", "Викторина: неверный ответ", answer: false).inAllTypeSizes,
    Screen("animals-quiz-streak", title: "Викторина: серия верных ответов", on: states) {
      SampleGame(answers: [false, true, true, true, true], last: true)
    },
    Screen("animals-quiz-leave", title: "Викторина: уйти из игры", on: states) {
      try $0.tap("Выйти")
    } content: {
      SampleGame(answers: [true, false, true])
    },
  ]
}

extension Screen {
  /// The screen with its pictures in English for the App Store.
  fileprivate var inStore: Screen { variants([.locale("en")], on: store) }
}

private func resultScreens() -> [Screen] {
  func result(_ name: String, _ title: String, right: Int, on selection: DeviceSelection) -> Screen
  {
    Screen(name, title: title, on: selection, variants: selection == .all ? variants : []) {
      // What is wrong comes first, so that a streak ends the game.
      SampleGame(answers: (0..<10).map { $0 >= 10 - right })
    }
  }
  return [
    result("animals-quiz-result", "Викторина: итоги", right: 8, on: .all).inAllTypeSizes,
    result("animals-quiz-result-perfect", "Викторина: без ошибок", right: 10, on: states),
    result("animals-quiz-result-weak", "Викторина: слабый результат", right: 3, on: states),
    Screen("animals-quiz-unsaved", title: "Викторина: итоги не сохранились", on: states) {
      SampleGame(answers: (0..<10).map { $0 >= 2 }) { try .withoutScores($0) }
    },
  ]
}

private func statisticsScreens() -> [Screen] {
  [
    Screen("animals-statistics", title: "Животные: статистика", variants: variants) {
      AnimalsApp(tab: .statistics, dependencies: sample(games: SampleGames.all))
    }.inStore.inAllTypeSizes,
    Screen("animals-statistics-broken", title: "Животные: статистика не открылась", on: states) {
      AnimalsApp(tab: .statistics) { try .withoutScores($0) }
    },
    Screen("animals-statistics-empty", title: "Животные: статистика без игр", on: states) {
      AnimalsApp(tab: .statistics, dependencies: sample())
    },
    Screen("animals-statistics-reset", title: "Животные: сбросить статистику", on: states) {
      try $0.tap("Ещё")
      try $0.tap("Сбросить")
    } content: {
      AnimalsApp(tab: .statistics, dependencies: sample(games: SampleGames.all))
    },
  ]
}

private func favouriteScreens() -> [Screen] {
  [
    Screen("animals-favourites", title: "Животные: избранное", variants: variants) {
      AnimalsApp(tab: .favourites, dependencies: sample(favourites: favourites))
    }.inStore.inAllTypeSizes,
    Screen("animals-favourites-empty", title: "Животные: избранное пусто", on: states) {
      AnimalsApp(tab: .favourites, dependencies: sample())
    },
    Screen("animals-icon", title: "Животные: значок приложения", on: states) {
      AppIcons(picture: "icon-animals")
    },
  ]
}
