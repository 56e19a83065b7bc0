import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What stands beside what on Saransk's map, and around it.
@MainActor @Suite struct MapLooksTests {
  nonisolated private static let small = CGSize(width: 375, height: 667)
  nonisolated private static let phone = CGSize(width: 393, height: 852)
  nonisolated private static let tablet = CGSize(width: 820, height: 1180)

  private func saransk(
    _ link: String, _ size: CGSize, language: String = "ru_RU",
    _ change: (SaranskModel) -> Void = { _ in }
  ) throws -> Stage {
    let app = SaranskModel(services: try .sample()).go(link)
    change(app)
    return try Stage.app(SaranskRoot(app), size: size, isRegular: size.width > 500) {
      $0.locale = Locale(identifier: language)
    }
  }

  /// The dots of a way run beneath no name.
  @Test(arguments: [small, phone, tablet]) func namesStandOffTheWay(_ size: CGSize) throws {
    let stage = try saransk("map", size) { $0.map.showRoute(to: "erzia-museum") }
    let way = try #require(
      try stage.render().items.flatMap(\.strokes).first { $0.style.dash == [1, 8] })
    // From the museum down to the user.
    let box = way.path.boundingRect
    let dots = stride(from: 0.0, through: 1, by: 0.01).map {
      CGPoint(x: box.minX + $0 * box.width, y: box.minY + $0 * box.height)
    }
    let names = try stage.words()
    try #require(names.filter { $0.text == "Музей имени Эрьзи" }.count >= 2)
    for (text, frame) in names {
      #expect(!dots.contains { frame.insetBy(dx: -1, dy: -1).contains($0) }, "\(text)")
    }
    // The control: the way begins at the museum's tip, beneath which its name would stand.
    #expect(
      dots.contains { CGRect(x: box.minX - 40, y: box.minY, width: 80, height: 30).contains($0) })
  }

  /// On each phone the makers stand in one corner, and no pin touches them.
  @Test(arguments: [small, phone], ["ru_RU", "en_GB"])
  func theMakersStandInOneCorner(_ size: CGSize, _ language: String) throws {
    let icons = Set(POICategory.allCases.map(\.iconName))
    for link in ["map", "map/ushakov-cathedral"] {
      let stage = try saransk(link, size, language: language)
      let makers = try #require(try stage.words().first { $0.text.contains("OpenStreetMap") }).frame
      #expect(makers.minX < 20 && makers.minY > size.height * 0.5, "\(link) \(makers)")
      let pins = try stage.render().items.flatMap(\.symbols)
        .filter { icons.contains($0.name) && $0.frame.minY > 160 && $0.frame.height < 18 }
      // A glyph stands in the middle of a ball of 28 points.
      for pin in pins {
        let ball = CGRect(x: pin.frame.midX - 14, y: pin.frame.midY - 14, width: 28, height: 33)
        #expect(!ball.intersects(makers.insetBy(dx: -3, dy: -1)), "\(link) \(pin.name) \(ball)")
      }
    }
  }

  /// A tablet's field begins where the chips beneath it do, and ends at the page's other margin.
  @Test func fieldAndChipsShareTheirEdges() throws {
    let fills: [CGRect] = try saransk("map", Self.tablet).render().items.flatMap(\.fills)
      .map(\.boundingRect)
    let field = try #require(fills.first { $0.height == 36 && $0.width > 300 })
    let chips = fills.filter { $0.minY > field.maxY && $0.minY < 140 && $0.height < 44 }
    #expect(chips.map(\.minX).min() == field.minX)
    #expect(field.minX == 20 && field.maxX == Self.tablet.width - 20)
  }

  /// What says that there is nothing stands in the middle of what the controls leave free.
  @Test(arguments: [small, tablet]) func nothingFoundStandsInTheMiddle(_ size: CGSize) throws {
    func middle(_ stage: Stage, beneath chip: String, to foot: CGFloat) throws -> CGFloat {
      let symbols = try stage.render().items.flatMap(\.symbols)
      let top = try #require(symbols.filter { $0.name == "magnifyingglass" }.last).frame.minY
      let bottom = try #require(try stage.words().first { $0.text.hasPrefix("Сбросить") }).frame
        .maxY
      let room = (try stage.frame(chip).maxY + 16, foot)
      return (top + bottom) / 2 - (room.0 + room.1) / 2
    }
    let sights = try saransk("catalogue", size) { $0.catalogue.query.words = "аквапарк" }
    let tab = size.height - 49
    #expect(try abs(middle(sights, beneath: "Все", to: tab)) < 30)
  }

  /// A row's picture shows all of its sight.
  @Test func picturesOfRowsKeepTheirShape() throws {
    let stage = try saransk("profile", Self.phone) {
      $0.toggleFavourite("erzia-museum")
      $0.push(.favourites)
    }
    let clips: [CGRect] = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
    let pictures = clips.filter { $0.width == 60 }
    #expect(!pictures.isEmpty && pictures.allSatisfy { abs($0.height - 36) < 0.1 })
  }
}
