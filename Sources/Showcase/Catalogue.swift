import CairoRender
import DSSettings
import DSiOSSupport
import MapPanel
import SnapshotKit
import SwiftUI

/// The screens of the five apps, with their sample data.
///
/// - Returns: The screens, in the order of the gallery.
/// - Throws: ``ShowcaseDataError`` for broken questions of the quiz, ``CatalogueError`` for broken names;
///   a screen throws for other broken data as it is drawn.
public func catalogue() throws -> Catalogue {
  let sights = SampleData { try POI.load() }
  let map = SampleData {
    try GeoJSONReader.read(
      contentsOf: ShowcaseResource.folder.appendingPathComponent("saransk-map.geojson"))
  }
  return try Catalogue(
    [
      Screen("saransk-catalogue", title: "Саранск: достопримечательности", variants: variants) {
        try POICatalogueScreen(sights: sights())
      },
      Screen("saransk-map", title: "Саранск: карта", variants: variants) {
        try SaranskMapScreen(sights: sights(), map: map())
      },
      Screen("settings-general", title: "Настройки: основные", variants: variants) {
        GeneralSettingsScreen()
      },
      Screen(
        "design-settings", title: "Дизайн-система: настройки", on: designDevices,
        variants: [.typeSize(.accessibility5), .highContrast, .rightToLeft]
      ) { DesignSettingsScreen().dsTheme(.iOS) },
    ] + quizScreens(animals: Animal.load(), questions: QuizQuestion.load())
      + SpecimenFamily.all.map(\.screen) + symbolScreens(names: SymbolNames.all()))
}

/// What the apps' screens are looked at under beside the usual settings.
private let variants: [Variant] = [
  .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft,
]

/// The smallest and the largest of each kind, and a usual one: each width that rows are laid out in.
private let designDevices = Coverage.devices(
  ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "ipad-10", "ipad-pro-12-9"],
  nativeScaleOnly: true)

/// All symbols by their names, on the largest tablet upright.
private func symbolScreens(names: [String]) -> [Screen] {
  SymbolPage.pages(of: names).map { page in
    Screen(
      "symbols-\(page.number)", title: "Символы, страница \(page.number)",
      on: .devices(["ipad-pro-12-9"], orientations: [.portrait], nativeScaleOnly: true)
    ) { SymbolsScreen(page: page) }
  }
}

/// One question of the quiz: asked, answered right, answered wrong.
private func quizScreens(animals: [Animal], questions: [QuizQuestion]) -> [Screen] {
  // The fourth question of the game, after two right answers.
  let (index, score) = (min(3, questions.count - 1), 2)
  let question = questions[index]
  let right = question.answers[question.correctIndex]
  let wrong = question.answers[(question.correctIndex + 1) % question.answers.count]
  func screen(_ name: String, _ title: String, answer: String?) -> Screen {
    Screen(name, title: title, variants: answer == nil ? variants : []) { actor in
      if let answer { try actor.tap(answer) }
    } content: {
      QuizScreen(questions: questions, animals: animals, index: index, score: score)
    }
  }
  return [
    screen("quiz-question", "Викторина: вопрос", answer: nil),
    screen("quiz-right", "Викторина: верный ответ", answer: right),
    screen("quiz-wrong", "Викторина: неверный ответ", answer: wrong),
  ]
}
