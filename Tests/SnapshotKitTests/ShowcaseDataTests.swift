import CairoRender
import Foundation
import Testing

@testable import Showcase

@Test func sightsAreTwentyFourAndInSaransk() throws {
  let sights = try POI.load()
  #expect(sights.count == 24)
  #expect(Set(sights.map(\.id)).count == 24)
  #expect(Set(sights.map(\.shortName)).count == 24)
  for sight in sights {
    #expect((54.15...54.20).contains(sight.latitude) && (45.16...45.26).contains(sight.longitude))
    #expect((4.0...5.0).contains(sight.rating))
    #expect(sight.shortName.count <= 26 && sight.shortName.count <= sight.name.count)
    #expect(!sight.description.isEmpty && !sight.fact.isEmpty && !sight.address.isEmpty)
  }
}

@Test func symbolPagesShowEachNameOnce() throws {
  let names = try SymbolNames.all()
  let pages = SymbolPage.pages(of: names)
  #expect(names.count == 699 && pages.map(\.number) == [1, 2, 3])
  #expect(pages.flatMap(\.names) == names)
}

@Test func everyCategoryOfSightsIsUsed() throws {
  let used = Set(try POI.load().map(\.category))
  #expect(used == Set(POICategory.allCases))
  #expect(Set(POICategory.allCases.map(\.displayName)).count == POICategory.allCases.count)
}

@Test func anUnknownCategoryIsAnError() {
  let json = Data(#"{"category":"zoo"}"#.utf8)
  #expect(throws: ShowcaseDataError.self) {
    try ShowcaseResource.decode(POI.self, from: json, named: "saransk.json")
  }
}

@Test func animalsAreTwelveInFourClasses() throws {
  let animals = try Animal.load()
  let counts = AnimalCategory.allCases.map { category in
    animals.filter { $0.category == category }.count
  }
  #expect(counts == [4, 3, 3, 2])
  #expect(Set(animals.map(\.scientificName)).count == 12)
}

@Test func everyQuestionHasOneRightAnswerAmongFour() throws {
  let questions = try QuizQuestion.load()
  let animals = Dictionary(uniqueKeysWithValues: try Animal.load().map { ($0.id, $0) })
  #expect(questions.count == 10)
  #expect(Set(questions.map(\.kind)) == Set(QuizQuestion.Kind.allCases))
  for question in questions {
    let animal = try #require(animals[question.animal])
    let truth =
      switch question.kind {
      case .name: animal.name
      case .habitat: animal.habitat
      case .scientificName: animal.scientificName
      }
    #expect(question.answers.firstIndex(of: truth) == question.correctIndex)
    #expect(question.answers.indices.filter(question.isCorrect) == [question.correctIndex])
  }
}

@Test func brokenQuestionsSayWhatIsWrong() {
  func json(_ answers: String, _ index: Int) -> Data {
    Data(
      """
      {"questions":[{"id":"q","kind":"name","animal":"a","text":"t",
      "answers":\(answers),"correctIndex":\(index)}]}
      """.utf8)
  }
  #expect(throws: Never.self) { try QuizQuestion.load(json: json(#"["a","b","c","d"]"#, 3)) }
  let twice = #expect(throws: ShowcaseDataError.self) {
    try QuizQuestion.load(json: json(#"["a","b","b","d"]"#, 3))
  }
  #expect(twice?.description.contains("four different") == true)
  let outside = #expect(throws: ShowcaseDataError.self) {
    try QuizQuestion.load(json: json(#"["a","b","c","d"]"#, 4))
  }
  #expect(outside?.description.contains("0 to 3") == true)
}

@Test func recipesHaveStepsThatFitTheirTime() throws {
  let recipes = try Recipe.load()
  #expect(recipes.count == 6)
  for recipe in recipes {
    #expect((3...6).contains(recipe.steps.count))
    #expect(recipe.ingredients.count >= 5)
    #expect(recipe.steps.compactMap(\.minutes).reduce(0, +) <= recipe.minutes)
  }
}

@Test func lockedSkillsAreNotStartedAndWaitForOthers() throws {
  for goal in try Goal.load() {
    #expect((0...1).contains(goal.progress) && goal.progress > 0)
    #expect(goal.sprint.tasks.contains { $0.done } && goal.sprint.tasks.contains { !$0.done })
    for skill in goal.skills where skill.locked {
      #expect(skill.progress == 0)
      let before = goal.skills.filter { skill.requires.contains($0.id) }
      #expect(before.contains { $0.progress < 1 })
    }
  }
}

@Test func aSkillThatRequiresItselfIsAnError() {
  let json = Data(
    """
    {"goals":[{"id":"g","icon":"i","due":"2026-01-01","title":"t","reason":"r",
    "skills":[{"id":"s","title":"t","icon":"i","progress":0,"locked":true,"requires":["s"]}],
    "sprint":{"title":"t","dates":"d","tasks":[]}}]}
    """.utf8)
  let error = #expect(throws: ShowcaseDataError.self) { try Goal.load(json: json) }
  #expect(error?.description.contains("g/s") == true)
}

@Test func aMissingFileIsAnError() {
  #expect(throws: ShowcaseDataError.missing(file: "Pictures/nothing.svg")) {
    try ShowcaseResource.picture(named: "nothing")
  }
}

/// Whether a picture is an SVG of its own: no text, nothing from elsewhere.
private func isPlainPicture(_ name: String, viewBox: String) throws -> Bool {
  let svg = String(decoding: try ShowcaseResource.picture(named: name), as: UTF8.self)
  return svg.hasPrefix("<svg ") && svg.contains("viewBox=\"\(viewBox)\"")
    && !svg.contains("<text") && !svg.contains("<image") && !svg.contains("href=\"http")
    && svg.utf8.count <= 12_000
}

@Test func everySightHasItsPicture() throws {
  for sight in try POI.load() {
    #expect(try isPlainPicture(sight.picture, viewBox: "0 0 400 240"))
  }
  #expect(try isPlainPicture("railway-station", viewBox: "0 0 300 300") == false)
}

@Test func everyAnimalAndRecipeHasItsPicture() throws {
  for animal in try Animal.load() {
    #expect(try isPlainPicture(animal.picture, viewBox: "0 0 400 300"))
  }
  for recipe in try Recipe.load() {
    #expect(try isPlainPicture(recipe.picture, viewBox: "0 0 300 300"))
  }
}

@Test func theGrowthMapHasItsOnboardingPicture() throws {
  #expect(try isPlainPicture("onboarding-growth", viewBox: "0 0 400 300"))
}
