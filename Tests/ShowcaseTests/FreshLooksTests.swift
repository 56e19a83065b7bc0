import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What somebody who sees the apps for the first time would miss: the next step, one way at a time,
/// words once.
@MainActor @Suite struct FreshLooksTests {
  nonisolated private static let phone = CGSize(width: 375, height: 667)
  nonisolated private static let tablet = CGSize(width: 1024, height: 1366)

  private func saransk(
    _ link: String, size: CGSize = phone, type: DynamicTypeSize = .large,
    _ change: (SaranskModel) -> Void = { _ in }
  ) throws -> Stage {
    let app = SaranskModel(services: try .double()).go(link)
    change(app)
    return try Stage.app(SaranskRoot(app), size: size, isRegular: size.width > 500) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
    }
  }

  /// However large the words, what publishes a review is in sight.
  @Test(arguments: [phone, tablet], [DynamicTypeSize.large, .accessibility5])
  func aReviewsButtonIsInSight(_ size: CGSize, _ type: DynamicTypeSize) throws {
    let stage = try saransk("sight/erzia-museum", size: size, type: type) {
      $0.push(.reviews("erzia-museum"))
    }
    try stage.tap("Написать отзыв")
    let button = try stage.frame("Опубликовать")
    let sheet = try #require(try stage.words().last { $0.text == "Отзыв" }).frame
    #expect(button.maxY + 8 < size.height && button.minY > sheet.maxY)
    // A field of large words has room for some lines on a tablet.
    if size == Self.tablet, type == .accessibility5 {
      #expect(button.minY - sheet.maxY > 600)
    }
  }

  /// The least length of a review is told before somebody has written less.
  @Test func aReviewSaysHowLongItMustBe() throws {
    let stage = try saransk("sight/erzia-museum") { $0.push(.reviews("erzia-museum")) }
    try stage.tap("Написать отзыв")
    #expect(try stage.shows("Минимум 10 символов"))
    try stage.tap("star-4")
    try stage.tap("Опубликовать")
    // The error takes its place.
    #expect(try !stage.shows("Минимум 10 символов"))
    #expect(try stage.shows("Напишите хотя бы 10 символов."))
  }

  /// An upright tablet has tabs or a button for its sidebar, not both.
  @Test func anUprightTabletHasOneWayToItsParts() throws {
    func symbols(_ size: CGSize) throws -> [String] {
      try saransk("profile", size: size).render().items.flatMap(\.symbols).map(\.name)
    }
    #expect(try !symbols(Self.tablet).contains { $0.hasPrefix("sidebar") })
    // The control: lying it has no tabs.
    #expect(try symbols(CGSize(width: 1366, height: 1024)).contains { $0.hasPrefix("sidebar") })
  }

  /// Visits stand under their days, each named once; the year is told of others alone.
  @Test func theHistoryIsParted() throws {
    let stage = try saransk("profile", size: CGSize(width: 393, height: 1600)) {
      $0.signIn()
      $0.push(.history)
    }
    let texts = try stage.texts().map { $0.lowercased() }
    #expect(texts.filter { $0.contains("7 января") }.count == 1, "\(texts)")
    #expect(!texts.contains { $0.contains("2024") })
  }

  @Test func daysAreNamedAsOneSpeaks() throws {
    let russian = Locale(identifier: "ru_RU")
    let today = try #require(CalendarDay("2024-01-09"))
    func words(_ day: String) throws -> String {
      try #require(CalendarDay(day)).words(in: russian, seenFrom: today)
    }
    #expect(try words("2024-01-06") == "6 января")
    #expect(try words("2023-12-30").hasPrefix("30 декабря 2023"))
  }

  @Test func visitsOfADayStandTogether() {
    let visits = [("a", "2024-01-07"), ("b", "2024-01-07"), ("c", "2024-01-06")]
      .map { Visit(sight: $0, date: $1) }
    let days = VisitDay.days(of: visits)
    #expect(days.map(\.date) == ["2024-01-07", "2024-01-06"])
    #expect(days.map { $0.visits.map(\.sight) } == [["a", "b"], ["c"]])
    #expect(VisitDay.days(of: []) == [])
  }

  /// A page's name stands in its bar once its heading has gone.
  @Test func aRecipeIsNamedOnce() throws {
    let recipe = try #require(try Recipe.load().first)
    let stage = try Stage.app(TastyNotesApp(path: [recipe.id]), size: Self.phone) {
      $0.locale = Locale(identifier: "ru_RU")
    }
    func names() throws -> Int {
      let names = try stage.elements().filter { $0.label == recipe.title }
      return names.count
    }
    #expect(try names() == 1)
    try stage.scroll(to: 10_000)
    #expect(try stage.elements().contains { $0.label == recipe.title && $0.frame.maxY < 110 })
  }

  /// A wider plot is higher.
  @Test func plotsAreHigherOnATablet() throws {
    func height(isRegular: Bool) throws -> CGFloat {
      let chart = Rectangle().chartHeight(plot: 100, labels: 20)
      let stage = try Stage.app(chart, size: Self.tablet, isRegular: isRegular)
      return try #require(try stage.render().items.flatMap(\.fills).first).boundingRect.height
    }
    #expect(try height(isRegular: false) == 120)
    #expect(try height(isRegular: true) == 155)
  }
}
