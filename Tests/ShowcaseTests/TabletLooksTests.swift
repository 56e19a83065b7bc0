import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What a designer would see on a tablet: one margin, lines that run on, tints that fade together.
@MainActor @Suite struct TabletLooksTests {
  private static let tablet = CGSize(width: 820, height: 1180)

  private func saransk(
    _ link: String, _ change: (SaranskModel) -> Void = { _ in }
  ) throws -> Stage {
    let app = SaranskModel(services: try .double()).go(link)
    change(app)
    return try Stage.app(SaranskRoot(app), size: Self.tablet, isRegular: true) {
      $0.locale = Locale(identifier: "ru_RU")
    }
  }

  @Test func allTintsBehindAPopoverAreGrey() throws {
    let stage = try saransk("catalogue")
    func isGrey(_ words: String) throws -> Bool {
      let inks = try stage.render().items.flatMap { $0.inks(of: words) }
      try #require(!inks.isEmpty)
      return inks.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    }
    let controls = ["Подробнее", "По рейтингу"]
    for words in controls { #expect(try !isGrey(words), "\(words)") }
    try stage.tap("share-makarovsky-pogost")
    #expect(try stage.shows("AirDrop"))
    for words in controls { #expect(try isGrey(words), "\(words)") }
    // The control: what is no tint keeps its colour.
    #expect(try !isGrey("Храмы"))
  }

  /// Upright, where the sidebar is folded away, tabs lead from each page to the other parts.
  @Test func anUprightTabletHasTabsOnItsPages() throws {
    let tab = try saransk("sight/erzia-museum").frame("Достижения")
    #expect(tab.minY > Self.tablet.height - 80)
    // The control: lying, its sidebar does it.
    let app = SaranskModel(services: try .double()).go("sight/erzia-museum")
    let size = CGSize(width: Self.tablet.height, height: Self.tablet.width)
    let lying = try Stage.app(SaranskRoot(app), size: size, isRegular: true) {
      $0.locale = Locale(identifier: "ru_RU")
    }
    let link = try lying.frame("Достижения")
    #expect(link.maxX < 320 && link.maxY < size.height / 2)
  }

  /// A visit is noted in the card of the actions.
  @Test func aVisitIsNotedAmongTheActions() throws {
    let stage = try saransk("sight/erzia-museum") { $0.signIn() }
    let (note, action) = (try stage.frame("Вы здесь были"), try stage.frame("Маршрут"))
    let cards = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.contains(action) && $0.width < 600 }
    #expect(cards.contains { $0.contains(note) })
  }

  @Test func reviewsHaveOneMargin() throws {
    let stage = try saransk("sight/erzia-museum") { $0.push(.reviews("erzia-museum")) }
    let list = try stage.render().items
    let stars = try #require(
      list.flatMap(\.symbols).filter { $0.name == "star.fill" }.map(\.frame.minX).min())
    let cards = list.flatMap(\.fills).map(\.boundingRect).filter { $0.width == 720 }
    let margin = try #require(cards.first).minX
    #expect(cards.count >= 3 && cards.allSatisfy { $0.minX == margin } && margin < stars)
    let clips = list.flatMap(\.clips).map(\.boundingRect)
    let pictures = clips.filter {
      (100...340).contains($0.height) && (200...719).contains($0.width)
    }
    #expect(!pictures.isEmpty && pictures.contains { $0.minX == margin })
  }

  /// A card of large words takes the whole width below the picture; the control has both in a row.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func aPictureStandsAboveACardOfLargeWords(_ size: DynamicTypeSize) throws {
    let stage = try saransk("sight/erzia-museum") { $0.push(.reviews("erzia-museum")) }
    stage.surroundings.environment.dynamicTypeSize = size
    let list = try stage.render().items
    let picture = try #require(
      list.flatMap(\.clips).map(\.boundingRect).first {
        (300..<Self.tablet.width).contains($0.width) && $0.height > 200
      })
    let cards = list.flatMap(\.fills).map(\.boundingRect).filter { $0.width > 300 }
    if size == .large {
      #expect(cards.contains { $0.minX > picture.maxX && abs($0.minY - picture.minY) < 1 })
    } else {
      // Each is as wide as the other.
      #expect(
        cards.contains {
          $0.minY > picture.maxY && abs($0.width - picture.width) < 1 && $0.width > 600
        })
      #expect(!cards.contains { $0.minX > picture.maxX })
    }
  }

  /// The heads of two cards differ by a line, and yet their sprints begin at one height.
  @Test func dividersOfARowRunOn() throws {
    var stage = try GrowthStage(size: Self.tablet, isRegular: true)
    stage.surroundings.environment.showsWholeContent = false
    let words = try stage.host.render(in: stage.surroundings).items.flatMap(\.words)
    func frame(_ text: String) throws -> CGRect {
      try #require(words.first { $0.text == text }, "no \(text)").frame
    }
    #expect(try frame("Неделя 6").minY == frame("Неделя 3").minY)
    #expect(try frame("Неделя 9").minY == frame("Неделя 2").minY)
    // The control: one title has two lines, and stands no lower than the other.
    let (one, two) = (try frame("Говорить по-английски"), try frame("Пробежать десять километров"))
    #expect(two.height > one.height && one.minY == two.minY)
  }

  @Test func theLevelIsToldOnce() throws {
    let stage = try saransk("achievements")
    let figure = try stage.frame("Посещено")
    let bars = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.height < 10 && $0.width > 30 }
    #expect(!bars.contains { $0.maxY < figure.minY })
    // The control: badges have bars of their own.
    #expect(bars.contains { $0.minY > figure.maxY })
  }

  /// Both parts of the page begin with a heading, beneath a card as wide as both.
  @Test func partsBesideEachOtherBeginTogether() throws {
    let stage = try saransk("achievements")
    let (left, right) = (try stage.frame("В процессе"), try stage.frame("Значки"))
    #expect(left.minY == right.minY && left.maxX < right.minX)
    #expect(try stage.frame("Посещено").maxY < left.minY)
  }

  /// Similar sights fill one row: a third card would stand alone beneath two.
  @Test func similarSightsFillOneRow() throws {
    let stage = try saransk("sight/erzia-museum")
    let words = try stage.render().items.flatMap(\.words).map(\.text)
    #expect(words.contains("Музей военного подвига"))
    #expect(!words.contains("Музей народной культуры"))
    // The control: there are more than have room.
    let app = try SaranskModel(services: .double())
    let sight = try #require(app.sight("erzia-museum"))
    #expect(app.similar(to: sight).count > 2)
  }

  @Test func theShareSheetClosesByADisc() throws {
    let stage = try saransk("catalogue")
    try stage.tap("share-makarovsky-pogost")
    let items = try stage.render().items
    let cross = try #require(items.flatMap(\.symbols).first { $0.name == "xmark" }).frame
    let fills: [CGRect] = items.flatMap(\.fills).map(\.boundingRect)
    let disc = try #require(
      fills.first {
        $0.contains(cross) && $0.width == $0.height && $0.width < 60
      })
    #expect(disc.width == 30)
    #expect(abs(disc.midX - cross.midX) < 0.5 && abs(disc.midY - cross.midY) < 0.5)
  }
}
