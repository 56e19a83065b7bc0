import SnapshotKit
import SwiftUI

/// The flows of players through the animals' app.
func animalsFlows() -> [Screen] {
  [
    gameFlow("won", "игра выиграна", answers: wins),
    gameFlow("lost", "игра проиграна", answers: losses),
  ]
    + [favouriteFlow]
}

private let wins = [true, true, true, true, true]
private let losses = [false, false, true, false, false]

/// A game of five questions to its end, and what the statistics make of it.
private func gameFlow(_ name: String, _ title: String, answers: [Bool]) -> Screen {
  Screen.flow("flow-animals-\(name)", title: "Животные: \(title)") {
    AnimalsApp(tab: .quiz) { try .sample($0) }
  } steps: {
    Step("start") { try $0.reach("5") }
    Step("asked") { try $0.reach("Начать игру") }
    for index in answers.indices {
      Step("answer-\(index + 1)") { actor in
        if index > 0 { try actor.reach("Далее") }
        try actor.reach(try answer(to: index, isRight: answers[index]))
      }
    }
    Step("result") { try $0.reach("К итогам") }
    Step("statistics") {
      try $0.reach("Готово")
      try $0.openTab("Статистика")
    }
  }
}

/// An answer to a question of the sample player's game.
@MainActor private func answer(to index: Int, isRight: Bool) throws -> String {
  let question = try AnimalsModel(.sample(.russian)).game(count: 5).questions[index]
  return question.answers[
    (question.correctIndex + (isRight ? 0 : 1)) % question.answers.count]
}

/// A favourite that is added, found, and taken away.
private let favouriteFlow = Screen.flow(
  "flow-animals-favourite", title: "Животные: избранное"
) {
  AnimalsApp(tab: .favourites) { try .sample($0) }
} steps: {
  Step("empty")
  Step("searched") {
    try $0.tap("Открыть энциклопедию")
    try $0.type("тигр", into: "Поиск")
    try $0.submit()
  }
  Step("marked") {
    try $0.tap("Амурский тигр")
    try $0.reach("В избранное")
  }
  Step("found") { try $0.openTab("Избранное") }
  Step("removed") { try $0.tap("Убрать из избранного: Амурский тигр") }
}
