import Foundation
import Testing

@testable import Showcase

/// The encyclopedia's data and models.
@Suite struct AnimalModelTests {
  @Test(arguments: ContentLanguage.allCases)
  func animalsAreTwelveInFourClasses(_ language: ContentLanguage) throws {
    let animals = try Animal.load(in: language)
    let counts = AnimalCategory.allCases.map { category in
      animals.filter { $0.category == category }.count
    }
    #expect(counts == [4, 3, 3, 2])
    #expect(Set(animals.map(\.scientificName)).count == 12)
    #expect(Set(animals.map(\.name)).count == 12 && Set(animals.map(\.habitat)).count == 12)
    for animal in animals {
      let texts = [
        animal.name, animal.mention, animal.habitat, animal.region, animal.diet, animal.size,
        animal.lifespan, animal.description, animal.fact,
      ]
      #expect(texts.allSatisfy { !$0.isEmpty }, "\(animal.id)")
      #expect(!animal.isFavourite)
    }
  }

  @Test func languagesTellOfTheSameAnimals() throws {
    let (russian, english) = (try Animal.load(in: .russian), try Animal.load(in: .english))
    #expect(russian.map(\.id) == english.map(\.id))
    #expect(zip(russian, english).allSatisfy { $0.name != $1.name && $0.status == $1.status })
    let isCyrillic = { (text: String) in text.unicodeScalars.contains { $0.value >= 0x400 } }
    #expect(russian.allSatisfy { isCyrillic($0.name) && isCyrillic($0.description) })
    #expect(english.allSatisfy { !isCyrillic($0.name + $0.mention + $0.description + $0.fact) })
  }

  @Test(arguments: [
    ("тигр", ["tiger"]), ("ТИГР", ["tiger"]), (" Aquila ", ["golden-eagle"]),
    ("крилем", ["whale"]), ("мамонт", []),
  ])
  func aSearchLooksAtNamesAndDescriptions(_ query: String, _ found: [String]) throws {
    #expect(try Animal.load().filter { $0.matches(query) }.map(\.id) == found)
  }

  @Test func nothingToLookForIsFoundEverywhere() throws {
    #expect(try Animal.load().allSatisfy { $0.matches("") && $0.matches("  ") })
  }

  @Test func anAnimalThatStandsThereTwiceIsAnError() throws {
    let entry = """
      {"id":"a","category":"bird","scientificName":"A a","region":"r","status":"vulnerable",
      "ru":TEXTS,"en":TEXTS}
      """.replacingOccurrences(
        of: "TEXTS",
        with: """
          {"name":"n","mention":"n","habitat":"h","diet":"d","size":"s","lifespan":"l",
          "description":"d","fact":"f"}
          """)
    let once = try Animal.load(json: Data("{\"animals\":[\(entry)]}".utf8), in: .english)
    #expect(once.first?.picture == nil && once.count == 1)
    let error = #expect(throws: ShowcaseDataError.self) {
      try Animal.load(json: Data("{\"animals\":[\(entry),\(entry)]}".utf8), in: .english)
    }
    #expect(error?.description.contains("twice") == true)
  }

  @Test(arguments: [
    (1.0, Grade.excellent), (0.9, .excellent), (0.89, .good), (0.7, .good), (0.69, .fair),
    (0.5, .fair), (0.49, .weak), (0, .weak),
  ])
  func resultsHaveWords(_ rate: Double, _ grade: Grade) { #expect(Grade(rate: rate) == grade) }

  @Test func sharesOfNothingAreNothing() {
    #expect(GameScore.Share().rate == 0 && UserProgress().averageRate == 0)
    let rate = GameScore.Share(correct: 2, total: 3).rate
    #expect(rate.percent(in: .russian) == "67\u{A0}%" && rate.percent(in: .english) == "67%")
  }

  @Test func placeholdersFollowFromTheId() {
    #expect(PlaceholderPicture.seed(of: "owl") == PlaceholderPicture.seed(of: "owl"))
    #expect(PlaceholderPicture.seed(of: "owl") != PlaceholderPicture.seed(of: "fox"))
  }
}
