import Foundation
import Testing

@testable import Showcase

/// The notebook's data and the timer of its steps.
@Suite struct RecipeTests {
  @Test(arguments: ContentLanguage.allCases)
  func recipesHaveStepsThatFitTheirTime(_ language: ContentLanguage) throws {
    let recipes = try Recipe.load(in: language)
    #expect(recipes.count == 6 && Set(recipes.map(\.id)).count == 6)
    for recipe in recipes {
      #expect((3...6).contains(recipe.steps.count))
      #expect(recipe.ingredients.count >= 5)
      #expect(recipe.steps.compactMap(\.minutes).reduce(0, +) <= recipe.minutes)
    }
  }

  @Test func stepsWithoutTheirMinutesAreAnError() throws {
    let json = """
      {"recipes":[{"id":"r","picture":"p","minutes":1,"servings":1,"stepMinutes":[1,2],
      "ru":TEXTS,"en":TEXTS}]}
      """.replacingOccurrences(
        of: "TEXTS",
        with: #"{"title":"t","summary":"s","ingredients":[],"steps":[{"title":"a","text":"b"}]}"#)
    let error = #expect(throws: ShowcaseDataError.self) {
      try Recipe.load(json: Data(json.utf8), in: .russian)
    }
    #expect(error?.description.contains("r/ru") == true)
  }

  private let start = Date(timeIntervalSince1970: 1_000)

  @Test func aTimerCountsDown() {
    var timer = StepTimer(minutes: 5)
    #expect(timer.remaining(at: start).clock == "5:00" && timer.progress(at: start) == 0)
    timer.start(at: start)
    #expect(timer.remaining(at: start + 61).clock == "3:59" && timer.isRunning(at: start + 61))
    #expect(timer.isFinished(at: start + 300) && !timer.isRunning(at: start + 300))
    #expect(timer.remaining(at: start + 9_999) == 0 && timer.progress(at: start + 9_999) == 1)
  }

  @Test func aPauseKeepsWhatIsLeft() {
    var timer = StepTimer(minutes: 1)
    timer.pause(at: start)
    #expect(timer.isIdle)
    timer.start(at: start)
    timer.pause(at: start + 20)
    #expect(timer.remaining(at: start + 500) == 40 && !timer.isRunning(at: start + 500))
    timer.start(at: start + 500)
    #expect(timer.remaining(at: start + 510) == 30)
    timer.start(at: start + 520)
    #expect(timer.remaining(at: start + 520) == 20)
    timer.reset()
    #expect(timer.isIdle && timer.remaining(at: start) == 60)
  }

  @Test func aClockThatGoesBackAddsNoTime() {
    var timer = StepTimer(minutes: 1)
    timer.start(at: start)
    #expect(timer.remaining(at: start - 1_000) == 60)
  }

  @Test(arguments: [
    (0.0, "0:00"), (0.2, "0:01"), (59, "0:59"), (60, "1:00"), (3_600, "1:00:00"),
    (3_729, "1:02:09"),
  ])
  func secondsAreWrittenAsAClock(_ seconds: Double, _ text: String) {
    #expect(seconds.clock == text)
  }
}
