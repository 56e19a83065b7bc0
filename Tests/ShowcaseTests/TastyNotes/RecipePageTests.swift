import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// Where the notebook's pages put their cards, columns and buttons.
@MainActor @Suite struct RecipePageTests {
  private func stage(
    _ app: TastyNotesApp, _ size: CGSize, isRegular: Bool, type: DynamicTypeSize = .large,
    isLow: Bool = false
  ) throws -> Stage {
    try Stage.app(app, size: size, isRegular: isRegular) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
      if isLow { $0.verticalSizeClass = .compact }
    }
  }

  /// A phone that lies has room for two recipes beside each other, as a tablet has.
  @Test(arguments: [734.0, 667, 932]) func aPhoneThatLiesHasTwoColumns(_ width: CGFloat) throws {
    func titles(isLow: Bool, _ width: CGFloat) throws -> (CGRect, CGRect) {
      let size = CGSize(width: width, height: 1200)
      let words = try stage(TastyNotesApp(), size, isRegular: true, isLow: isLow).words()
      let names = try Recipe.load().map(\.title)
      let found = words.filter { names.contains($0.text) }.map(\.frame)
      return (try #require(found.first), try #require(found.dropFirst().first))
    }
    let (first, second) = try titles(isLow: true, width)
    #expect(first.midX < width / 2 && second.midX > width / 2)
    // The control: a column of a tablet is wider.
    let (upper, lower) = try titles(isLow: false, 667)
    #expect(abs(upper.midX - lower.midX) < 1 && lower.minY > upper.maxY)
  }

  /// A step's button stands beneath what the step says, whatever the other steps say.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func noHoleIsAboveAStepsButton(_ type: DynamicTypeSize) throws {
    let stage = try stage(
      TastyNotesApp(path: ["syrniki"]), CGSize(width: 375, height: 6000), isRegular: false,
      type: type)
    let steps = try #require(try Recipe.load().first { $0.id == "syrniki" }).steps
    var timers = 0
    for step in steps.dropLast() {
      let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      // Between the margins of a card between the margins of the page.
      let parts = fills.filter { abs($0.width - (375 - 64)) < 0.1 }
      if step.minutes != nil {
        timers += 1
        let button = try #require(parts.max { $0.maxY < $1.maxY })
        let timer = try #require(parts.filter { $0.maxY <= button.minY }.max { $0.maxY < $1.maxY })
        #expect(abs(button.minY - timer.maxY - 16) < 0.1, "\(step.title)")
      }
      try stage.tap(type == .accessibility5 ? "Далее" : "Следующий шаг")
    }
    #expect(timers > 1)
    // The control: the steps differ in height, so that one height for all would leave holes.
    #expect(Set(steps.map(\.text.count)).count > 1)
  }

  /// Large words need all the width of a tablet.
  @Test func aRecipeOfLargeWordsIsOneColumn() throws {
    func titles(_ type: DynamicTypeSize) throws -> (CGRect, CGRect) {
      let stage = try stage(
        TastyNotesApp(path: ["syrniki"]), CGSize(width: 1024, height: 6000), isRegular: true,
        type: type)
      return (try stage.frame("Ингредиенты"), try stage.frame("Приготовление"))
    }
    let (needs, steps) = try titles(.accessibility5)
    #expect(needs.minX == steps.minX && steps.minY > needs.maxY)
    // The control: usual words stand in two columns.
    let (left, right) = try titles(.large)
    #expect(right.minX > left.maxX)
  }

  /// Beneath a title in the middle, large figures stand in the middle too.
  @Test func largeFiguresStandBeneathTheirTitle() throws {
    let stage = try stage(
      TastyNotesApp(path: ["syrniki"]), CGSize(width: 393, height: 6000), isRegular: false,
      type: .accessibility5)
    let symbol = try #require(
      try stage.render().items.flatMap(\.symbols).first { $0.name == "clock" }
    ).frame
    let time = try stage.frame("30 мин")
    #expect(abs((symbol.minX + time.maxX) / 2 - 393 / 2) < 1)
  }

  /// A tablet has room for large figures beside each other, a phone has not.
  @Test func largeFiguresStandOnALineOfATablet() throws {
    func frames(width: CGFloat, isRegular: Bool) throws -> (CGRect, CGRect) {
      let stage = try stage(
        TastyNotesApp(path: ["syrniki"]), CGSize(width: width, height: 6000), isRegular: isRegular,
        type: .accessibility5)
      return (try stage.frame("30 мин"), try stage.frame("3 порции"))
    }
    let (time, servings) = try frames(width: 1024, isRegular: true)
    #expect(time.midY == servings.midY && time.maxX < servings.minX)
    let (upper, lower) = try frames(width: 393, isRegular: false)
    #expect(upper.maxY <= lower.minY)
  }

  /// A step that hands set the pace of has no timer.
  @Test func onlyStepsThatWaitHaveTimers() throws {
    let steps = try #require(try Recipe.load().first { $0.id == "syrniki" }).steps
    #expect(steps.map { $0.minutes != nil } == [true, false, true, false])
  }
}
