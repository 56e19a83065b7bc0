import CairoRender
import Foundation
import Testing

@testable import Showcase

@Suite struct ShowcaseDataTests {
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
    #expect(names.count > 750 && pages.map(\.number) == Array(1...pages.count))
    #expect(pages.flatMap(\.names) == names)
  }

  @Test func captionsOfSymbolsBreakAtDots() throws {
    #expect(SymbolCaption.lines(of: "plus") == ["plus"])
    #expect(
      SymbolCaption.lines(of: "dot.radiowaves.left.and.right") == [
        "dot.radiowaves.left.", "and.right",
      ])
    for name in try SymbolNames.all() {
      let lines = SymbolCaption.lines(of: name)
      #expect(lines.joined() == name && lines.count <= 3, "\(lines)")
      #expect(lines.allSatisfy { $0.count <= 22 }, "\(lines)")
    }
  }

  @Test func everyCategoryOfSightsIsUsed() throws {
    let used = Set(try POI.load().map(\.category))
    #expect(used == Set(POICategory.allCases))
    let names = POICategory.allCases.map { "\($0.displayName)" }
    #expect(Set(names).count == POICategory.allCases.count)
  }

  @Test func anUnknownCategoryIsAnError() {
    let json = Data(#"{"category":"zoo"}"#.utf8)
    #expect(throws: ShowcaseDataError.self) {
      try ShowcaseResource.decode(POI.self, from: json, named: "saransk.json")
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
      "sprint":{"title":"t","start":"2026-01-01","end":"2026-01-07","tasks":[]}}]}
      """.utf8)
    let error = #expect(throws: ShowcaseDataError.self) { try Goal.load(json: json) }
    #expect(error?.description.contains("g/s") == true)
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: ShowcaseDataError.missing(file: "Pictures/nothing.svg")) {
      try ShowcaseResource.picture(named: "nothing")
    }
  }

  @Test func everySightHasItsPicture() throws {
    func picture(_ name: String, _ file: String) throws -> Data {
      try ShowcaseResource.data(of: "Saransk/Assets.xcassets/\(name).imageset/\(file).svg")
    }
    for sight in try POI.load() {
      let day = try picture(sight.picture, sight.picture)
      #expect(isPlain(day, viewBox: "0 0 400 240"))
      // The fountain is drawn at night in both.
      guard sight.id != "millennium-square" else { continue }
      let night = try picture(sight.picture, "\(sight.picture)-dark")
      #expect(isPlain(night, viewBox: "0 0 400 240") && night != day)
    }
    let station = try picture("railway-station", "railway-station")
    #expect(!isPlain(station, viewBox: "0 0 300 300"))
  }

  @Test func everyAnimalAndRecipeHasItsPicture() throws {
    for animal in try Animal.load() {
      #expect(try isPlainPicture(try #require(animal.picture), viewBox: "0 0 400 300"))
    }
    for recipe in try Recipe.load() {
      #expect(try isPlainPicture(recipe.picture, viewBox: "0 0 300 300"))
    }
  }

  @Test func theGrowthMapHasItsOnboardingPicture() throws {
    #expect(try isPlainPicture("onboarding-growth", viewBox: "0 0 400 300"))
  }
}

/// Whether a picture is an SVG of its own: no text, nothing from elsewhere.
private func isPlainPicture(_ name: String, viewBox: String) throws -> Bool {
  try isPlain(ShowcaseResource.picture(named: name), viewBox: viewBox)
}

private func isPlain(_ picture: Data, viewBox: String) -> Bool {
  let svg = String(decoding: picture, as: UTF8.self)
  return svg.hasPrefix("<svg ") && svg.contains("viewBox=\"\(viewBox)\"")
    && !svg.contains("<text") && !svg.contains("<image") && !svg.contains("href=\"http")
    && svg.utf8.count <= 12_000
}
