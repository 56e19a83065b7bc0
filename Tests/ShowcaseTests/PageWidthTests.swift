import CairoRender
import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What pages make of the room that a window leaves them.
@MainActor @Suite struct PageWidthTests {
  private static let tablet = CGSize(width: 820, height: 2400)

  private func stage(
    _ view: some View, size: CGSize, type: DynamicTypeSize = .large, isRegular: Bool = true
  ) throws -> Stage {
    try Stage.app(view, size: size, isRegular: isRegular) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
    }
  }

  private func saransk(
    _ link: String, size: CGSize = tablet, type: DynamicTypeSize = .large, isRegular: Bool = true,
    sidebar: NavigationSplitViewVisibility = .automatic, _ change: (SaranskModel) -> Void = { _ in }
  ) throws -> Stage {
    let app = SaranskModel(services: try .double()).signIn().go(link)
    change(app)
    // A sidebar that takes its room from the page, as it does in a wide window.
    let root = SaranskRoot(app, sidebar: sidebar).navigationSplitViewStyle(.balanced)
    return try stage(root, size: size, type: type, isRegular: isRegular)
  }

  /// Beside a sidebar no label is broken within a word, and the discs of badges do not touch.
  @Test(arguments: [NavigationSplitViewVisibility.all, .detailOnly])
  func achievementsKeepTheirLabelsWhole(_ sidebar: NavigationSplitViewVisibility) throws {
    let stage = try saransk("achievements", sidebar: sidebar)
    let figures = try ["Посещено", "Маршруты", "Отзывы"].map { try stage.frame($0).height }
    #expect(Set(figures).count == 1)
    // In the list of what is open, and beneath its badge.
    let names = try stage.words().filter { $0.text == "Звонница" }
    #expect(names.count == 2 && names.allSatisfy { $0.frame.height < 30 })
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let discs = fills.filter { $0.width == 64 && $0.height == 64 }
    #expect(discs.count == 6)
    for (disc, next) in zip(discs, discs.dropFirst()) where next.minX > disc.minX {
      #expect(next.minX - disc.maxX >= 8)
    }
    // Both parts beside each other where there is room.
    let (first, second) = try (stage.frame("В процессе"), stage.frame("Значки"))
    #expect((second.minX > first.maxX) == (sidebar == .detailOnly))
  }

  /// Cards of similar sights end with their column; on a phone they scroll to the screen's edge.
  @Test(arguments: [(378.0, true), (518, true), (378, false)])
  func similarSightsFitTheirColumn(width: Double, isRegular: Bool) throws {
    let sight = try #require(try POI.load().first { $0.id == "erzia-museum" })
    let app = SaranskModel(services: try .double())
    let stage = try stage(
      SimilarSights(sight: sight).environmentObject(app), size: CGSize(width: width, height: 900),
      isRegular: isRegular)
    let cards = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
      .filter { $0.width >= 160 && $0.width < width && $0.height > 120 }
    try #require(cards.count >= 2)
    #expect(cards.allSatisfy { $0.maxX <= width + 0.01 } == isRegular, "\(cards)")
  }

  /// A tablet's favourites are rows, as its history is, with words of every size.
  @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility5])
  func favouritesAreRowsOfOneColumn(type: DynamicTypeSize) throws {
    let stage = try saransk("profile", size: CGSize(width: 1024, height: 1366), type: type) {
      for id in ["erzia-museum", "ushakov-cathedral"] where !$0.isFavourite(id) {
        $0.toggleFavourite(id)
      }
      $0.push(.favourites)
    }
    let names = try stage.words().filter {
      ["Музей имени Эрьзи", "Собор Феодора Ушакова"].contains($0.text)
    }
    #expect(names.count == 2 && Set(names.map(\.frame.minX)).count == 1)
    // A row's name stands beside its picture; a card's would stand below it.
    let pictures = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
      .filter { abs($0.width / $0.height - FramedPicture.ratio) < 0.05 }
    let widths = Set(pictures.map { $0.width.rounded() })
    #expect(widths.count == 1 && widths.allSatisfy { type == .large ? $0 == 60 : $0 > 60 })
    #expect(names.allSatisfy { name in pictures.allSatisfy { $0.maxX < name.frame.minX } })
  }

  /// A column is wider for larger words, and no narrower for smaller ones: at the largest it is as
  /// wide as its page.
  @Test(
    arguments: zip(
      [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5],
      [720...720, 720...720, 960...984, 984...984]))
  func columnsGrowWithTheirWords(type: DynamicTypeSize, widths: ClosedRange<Double>) throws {
    let size = CGSize(width: 1024, height: 1366)
    let stage = try saransk("profile", size: size, type: type, sidebar: .detailOnly) {
      $0.push(.history)
    }
    // The ground of the list is wider than its cards, and as high as the page.
    let card = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.width < size.width && $0.height < size.height / 2 }.map(\.width).max()
    #expect(try widths.contains(#require(card)), "\(String(describing: card))")
  }

  /// The pictures of rows grow with large words on a tablet; a phone's words need the width.
  @Test func picturesOfRowsGrowOnATablet() throws {
    let animal = try #require(try Animal.load().first)
    func height(_ type: DynamicTypeSize, isRegular: Bool = true) throws -> CGFloat {
      let picture = AnimalRowPicture(animal: animal, height: 48)
      let list = try stage(picture, size: Self.tablet, type: type, isRegular: isRegular).render()
      return try #require(list.items.flatMap(\.clips).map(\.boundingRect.height).max())
    }
    #expect(try height(.large) == 48 && height(.xSmall) == 48)
    #expect(try height(.accessibility5) > 140)
    #expect(try height(.accessibility5, isRegular: false) == 48)
  }

  /// A note has no larger words on a phone than leave the page its room.
  @Test func aNoteIsQuietOnAPhone() throws {
    func height(_ type: DynamicTypeSize, isRegular: Bool) throws -> CGFloat {
      let notice = Notice("Оценки, отзывы, часы и цены — примеры.")
      let size = CGSize(width: 343, height: 800)
      return try #require(
        try stage(notice, size: size, type: type, isRegular: isRegular).words()
          .map(\.frame.height).max())
    }
    #expect(
      try height(.accessibility5, isRegular: false) == height(.accessibility1, isRegular: false))
    #expect(
      try height(.accessibility5, isRegular: true) > height(.accessibility1, isRegular: true))
  }

  /// A tablet's quiz begins beneath its title, not in the middle of an empty page.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func theQuizBeginsBeneathItsTitle(_ type: DynamicTypeSize) throws {
    let stage = try stage(
      AnimalsApp(tab: .quiz) { try .sample($0, games: SampleGames.all) }, size: Self.tablet,
      type: type)
    #expect(try stage.frame("Узнаете их всех?").minY < Self.tablet.height / 3)
  }

  /// One way out: the profile's head has it.
  @Test func theSettingsHaveNoWayOut() throws {
    #expect(try saransk("profile").shows("Выйти"))
    #expect(try !saransk("profile") { $0.push(.settings) }.shows("Выйти"))
  }

  /// Lists of settings are no wider than their values are near their names.
  @Test func settingsKeepAReadableWidth() throws {
    let window = CGSize(width: 1366, height: 1024)
    let general = try stage(GeneralSettingsScreen(), size: window).frame("Экономить трафик")
    let own = try saransk("profile", size: window, sidebar: .detailOnly) { $0.push(.settings) }
      .frame("Карта без сети")
    #expect(general.minX > 303 && abs(general.minX - own.minX) < 1)
    // The control: on a phone they have all of the width.
    let phone = try stage(
      GeneralSettingsScreen(), size: CGSize(width: 393, height: 852), isRegular: false)
    #expect(try phone.frame("Экономить трафик").minX < 50)
  }

  /// What is told of a place grows to the largest type where it leaves the map in sight.
  @Test func theCardOnATabletsMapGrows() throws {
    func name(_ type: DynamicTypeSize, isRegular: Bool) throws -> CGFloat {
      let size =
        isRegular ? CGSize(width: 1024, height: 1366) : CGSize(width: 393, height: 852)
      let stage = try saransk(
        "map/ushakov-cathedral", size: size, type: type, isRegular: isRegular)
      return try #require(
        try stage.words()
          .filter { $0.text.hasPrefix("ул.") && $0.text.hasSuffix("Советская, 53") }
          .map(\.frame.height).max())
    }
    #expect(
      try name(.accessibility5, isRegular: true) > 1.5 * name(.accessibility1, isRegular: true))
    #expect(
      try name(.accessibility5, isRegular: false) == name(.accessibility1, isRegular: false))
  }
}
