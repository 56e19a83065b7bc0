import SwiftUI

/// The progress of a person in a recipe: the step that shows, the timers, whether all is done.
@MainActor
final class CookingModel: ObservableObject {
  let recipe: Recipe
  /// The index of the step that shows.
  @Published var step = 0
  @Published private(set) var isDone = false
  /// A timer for each step, by the step's index.
  @Published var timers: [StepTimer]

  init(recipe: Recipe) {
    self.recipe = recipe
    timers = recipe.steps.map { StepTimer(minutes: $0.minutes ?? 0) }
  }

  var isLast: Bool { step + 1 >= recipe.steps.count }

  /// From 0 to 1.
  var progress: Double {
    guard !recipe.steps.isEmpty else { return 0 }
    return isDone ? 1 : Double(step) / Double(recipe.steps.count)
  }

  /// Goes on to the next step; after the last one the dish is done.
  func next() {
    if isLast { isDone = true } else { step += 1 }
  }

  /// Shows a step, of a dish that is done too.
  func show(_ index: Int) { (step, isDone) = (index, false) }

  func restart() {
    (step, isDone) = (0, false)
    for index in timers.indices { timers[index].reset() }
  }
}
