import Components
import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What large type leaves whole: nothing is flat, crowded, out of line or of another size than the
/// system's.
@MainActor @Suite struct LargeLooksTests {
  private func stage(
    _ view: some View, size: CGSize = CGSize(width: 393, height: 3000),
    type: DynamicTypeSize = .accessibility5
  ) throws -> Stage {
    try Stage.app(view, size: size) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
    }
  }

  private func saransk(
    _ view: some View, type: DynamicTypeSize = .accessibility5
  ) throws -> Stage {
    let app = SaranskModel(services: try .double()).signIn()
    return try stage(view.environmentObject(app), type: type)
  }

  @Test func plotsGrowWithTheirLabels() throws {
    func height(_ type: DynamicTypeSize) throws -> CGFloat {
      let chart = Rectangle().chartHeight(plot: 100, labels: 20)
      let fills = try stage(chart, type: type).render().items.flatMap(\.fills)
      return try #require(fills.first).boundingRect.height
    }
    #expect(try height(.large) == 120)
    // The smallest labels are no smaller.
    #expect(try height(.xSmall) == 120)
    // Labels of 40 points in place of 11, and a plot as high as a phone has room for.
    #expect(try abs(height(.accessibility5) - 180 - 20 * 40 / 11) < 1)
  }

  /// A legend of several lines leaves the plot its height, and the axis names the first week and
  /// the last.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func legendsLeaveThePlotItsHeight(_ type: DynamicTypeSize) throws {
    let goals = try DemoData.goals()
    let report = DemoData.report(on: goals)
    let model = GrowthReportViewModel(goals: goals, services: .demo())
    let minutes = try stage(MinutesChart(report: report, model: model), type: type)
    let fills: [CGRect] = try minutes.render().items.flatMap(\.fills).map(\.boundingRect)
    let bars = fills.filter { (rect: CGRect) -> Bool in
      (15..<60).contains(rect.width) && rect.height > 15 && rect.width != rect.height
    }
    let top: CGFloat = bars.map(\.minY).min() ?? 0
    let bottom: CGFloat = bars.map(\.maxY).max() ?? 0
    #expect(bottom - top > (type == .large ? 80 : 180))
    #expect(try minutes.frame("Написать своё приложение").minY > bottom)
    let weeks = try minutes.texts().filter { $0.contains(/^\d\d\.\d\d$/) }
    #expect(weeks.count == (type == .large ? 6 : 2), "\(weeks)")
    let shares = try stage(SharesChart(report: report), type: type).render()
    let ring: [CGRect] = shares.items.flatMap(\.fills).map(\.boundingRect)
    #expect(ring.contains { $0.width < 200 && $0.height > 70 })
  }

  private func minutesChart(_ type: DynamicTypeSize, width: CGFloat = 393) throws -> Stage {
    let goals = try DemoData.goals()
    let model = GrowthReportViewModel(goals: goals, services: .demo())
    let chart = MinutesChart(report: DemoData.report(on: goals), model: model)
    return try stage(chart, size: CGSize(width: width, height: 3000), type: type)
  }

  /// As many weeks are named as have room, and no tick runs through a name.
  @Test(
    arguments: zip(
      [DynamicTypeSize.large, .accessibility1, .accessibility2, .accessibility3, .accessibility5],
      [6, 6, 3, 3, 2]))
  func weeksAreNamedWhereTheyHaveRoom(_ type: DynamicTypeSize, _ count: Int) throws {
    let chart = try minutesChart(type)
    let names = try chart.words().filter { $0.text.contains(/^\d\d\.\d\d$/) }.map(\.frame)
    #expect(names.count == count)
    let ticks = try chart.render().items.flatMap(\.strokes).map(\.path.boundingRect)
      .filter { $0.width < 1 }
    for name in names {
      #expect(!ticks.contains { $0.midX > name.minX + 1 && $0.midX < name.maxX - 1 }, "\(type)")
    }
  }

  /// The last date keeps clear of the minutes beside the plot, whose lowest stands above its end.
  @Test(arguments: zip([DynamicTypeSize.accessibility2, .accessibility5], [393.0, 640]))
  func theLastWeekKeepsClearOfTheMinutes(_ type: DynamicTypeSize, _ width: CGFloat) throws {
    let chart = try minutesChart(type, width: width)
    let names = try chart.words().filter { $0.text.contains(/^\d\d\.\d\d$/) }.map(\.frame)
    let last = try #require(names.max { $0.maxX < $1.maxX })
    #expect(try chart.frame("0").minX - last.maxX > 10)
  }

  /// Segments that fill a list's row begin and end as far from its ends.
  @Test func segmentsStandInTheMiddleOfTheirRow() throws {
    let form = Form {
      Picker("Рейтинг", selection: .constant(0)) {
        Text("Любой").tag(0)
        Text("4,6+").tag(1)
      }
      .segmentsOrMenu(fillsRow: true)
    }
    let fills: [CGRect] = try stage(form, type: .large).render().items.flatMap(\.fills)
      .map(\.boundingRect)
    let segments = try #require(
      fills.filter { abs($0.height - 32) < 0.5 && $0.width > 200 }.max { $0.width < $1.width })
    #expect(abs(segments.midX - 393 / 2) < 0.1, "\(segments)")
  }

  /// A class's name keeps off the round ends of its capsule, however large it is.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func classNamesKeepOffTheirCapsulesEnds(_ type: DynamicTypeSize) throws {
    let stage = try stage(AnimalClassChip(category: .mammal).frame(width: 343), type: type)
    let capsule = try #require(try stage.render().items.flatMap(\.fills).first).boundingRect
    let words = try stage.frame("Млекопитающие")
    #expect(abs(capsule.maxX - words.maxX - (type == .large ? 12 : 24)) < 1.5)
    // Beside a word at its full size there is a symbol, and none where it would take room from it.
    let before = words.minX - capsule.minX
    #expect(type == .large ? before > 26 : abs(before - 24) < 1.5, "\(before)")
  }

  /// What is told of a sight stands on one line of a tablet in large type too.
  @Test func factsOfASightStandOnALineOfATablet() throws {
    let sight = try #require(try POI.load().first { $0.id == "erzia-museum" })
    func frames(isRegular: Bool) throws -> (CGRect, CGRect) {
      let stage = try Stage.app(
        SightHeader(sight: sight, original: sight).frame(width: isRegular ? 984 : 343),
        size: CGSize(width: isRegular ? 1024 : 375, height: 3000), isRegular: isRegular
      ) {
        $0.locale = Locale(identifier: "ru_RU")
        $0.dynamicTypeSize = .accessibility5
      }
      return (try stage.frame("Музеи"), try stage.frame("4,8"))
    }
    let (kind, rating) = try frames(isRegular: true)
    #expect(kind.maxX < rating.minX && abs(kind.midY - rating.midY) < 4)
    let (upper, lower) = try frames(isRegular: false)
    #expect(upper.maxY <= lower.minY)
  }

  /// Larger labels leave the bars their share of the plot.
  @Test(arguments: [DynamicTypeSize.large, .accessibility3, .accessibility5])
  func theScaleOfMinutesIsTheSameAtAllSizes(_ type: DynamicTypeSize) throws {
    let numbers = try minutesChart(type).texts().filter { Int($0) != nil }
    #expect(Set(numbers) == ["0", "100", "200", "300"])
  }

  /// Figures of a column are all behind their names and end at one line, those too whose names
  /// need several lines.
  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
  func figuresOfAColumnAgree(_ type: DynamicTypeSize) throws {
    let names = ["Дни подряд", "Минуты за неделю", "Цели"]
    let row = FigureRow {
      StatItem("Дни подряд", value: 12)
      StatItem("Минуты за неделю", value: 250)
      StatItem("Цели", value: 4)
    }.multilineTextAlignment(.center)
    let stage = try stage(row.frame(width: 329), type: type)
    let pairs = try zip(["12", "250", "4"], names).map {
      (figure: try stage.frame($0), name: try stage.frame($1))
    }
    #expect(pairs.allSatisfy { $0.figure.minX >= $0.name.maxX })
    #expect(Set(pairs.map { $0.figure.maxX.rounded() }).count == 1)
  }

  /// A tile's corners are those of a small one, enlarged.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func cornersOfTilesGrowWithThem(_ type: DynamicTypeSize) throws {
    let row = SectionRow("Избранное", icon: "heart.fill", tint: .pink) {}
    let tile = try #require(
      try stage(row, type: type).render().items.flatMap(\.fills).first {
        $0.boundingRect.width == $0.boundingRect.height
      })
    let side = tile.boundingRect.width
    #expect(type == .large ? side == 30 : side > 80)
    let corners = [6.5, 7.5].map { radius in
      RoundedRectangle(cornerRadius: side * radius / 30, style: .continuous)
        .path(in: tile.boundingRect)
    }
    // The corner lies between those of a sharper and a rounder tile.
    let corner = CGPoint(x: tile.boundingRect.minX, y: tile.boundingRect.minY)
    func reach(_ path: Path) throws -> CGFloat {
      try #require(
        stride(from: 0, to: side / 2, by: 0.01).first {
          path.contains(CGPoint(x: corner.x + $0, y: corner.y + $0))
        })
    }
    #expect(try reach(corners[0]) < reach(tile) && reach(tile) < reach(corners[1]))
  }

  /// Rows of an app's own lead on by the arrow that the system's rows have.
  @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility5])
  func chevronsAreAsLargeAsTheSystems(_ type: DynamicTypeSize) throws {
    func arrow(_ view: some View) throws -> CGSize {
      let symbols = try stage(view, type: type).render().items.flatMap(\.symbols)
      return try #require(symbols.first { $0.name.hasPrefix("chevron") }).frame.size
    }
    let systems = try arrow(NavigationStack { List { NavigationLink("A") { Text("B") } } })
    let own = try arrow(SectionRow("Избранное", icon: "heart.fill", tint: .pink) {})
    #expect(own == systems)
  }

  /// The line between two visits begins where their words do.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func linesOfTheHistoryBeginAtItsWords(_ type: DynamicTypeSize) throws {
    let stage = try saransk(HistorySection(), type: type)
    let words = try stage.frame("Музей имени Эрьзи").minX
    let lines = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.height <= 1 && $0.width > 100 }
    #expect(lines.count == 2 && lines.allSatisfy { abs($0.minX - words) < 0.6 }, "\(lines)")
  }

  /// The lines between an animal's facts begin where their words do.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func linesOfFactsBeginAtTheirWords(_ type: DynamicTypeSize) throws {
    let animal = try #require(try Animal.load().first)
    let stage = try stage(AnimalFacts(animal: animal), type: type)
    let words = try stage.frame("Питание").minX
    let lines = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.height <= 1 && $0.width > 100 }
    #expect(lines.count == 4 && lines.allSatisfy { abs($0.minX - words) < 0.6 }, "\(lines)")
  }

  /// Places of one digit and of two end at one line, and no points stand beside a broken name.
  @Test func placesOfTheLeaderboardStandInAColumn() throws {
    for type in [DynamicTypeSize.large, .accessibility5] {
      let words = try saransk(LeaderboardSection(), type: type).words()
      let places = words.filter { ["1", "2", "3", "4", "5", "6"].contains($0.text) }
      #expect(places.count == 6)
      #expect(Set(places.map { ($0.frame.maxX * 2).rounded() }).count == 1)
      let name = try #require(words.first { $0.text == "Дарья" }).frame
      let points = try #require(words.first { $0.text.filter(\.isNumber) == "980" }).frame
      #expect((points.minY >= name.maxY) == type.isAccessibilitySize)
    }
  }

  /// The samples of a legend are as high as small letters, so that their colours can be told.
  @Test func samplesOfALegendGrowWithTheirWords() throws {
    func sides(_ type: DynamicTypeSize) throws -> [CGFloat] {
      let week = try #require(CalendarDay("2024-01-01"))
      let shares = ["A", "B"].map { GrowthReport.Share(week: week, goal: $0, minutes: 60) }
      let report = GrowthReport(shares: shares, levels: [], doneTasks: 0)
      let fills = try stage(SharesChart(report: report), type: type).render().items
        .flatMap(\.fills).map(\.boundingRect)
      return fills.filter { abs($0.width - $0.height) < 0.1 && $0.width < 40 }.map(\.width)
    }
    #expect(try sides(.large).contains(10))
    #expect(try sides(.accessibility5).contains { $0 > 24 })
  }

  /// Names of similar sights are as high as they need to be, beneath the fold of their page too.
  @Test(arguments: [DynamicTypeSize.accessibility3, .accessibility5])
  func namesOfSimilarSightsAreWhole(_ type: DynamicTypeSize) throws {
    let sight = try #require(try POI.load().first { $0.id == "erzia-museum" })
    let app = SaranskModel(services: try .double())
    let stage = try stage(
      SimilarSights(sight: sight).environmentObject(app), size: CGSize(width: 1200, height: 3000),
      type: type)
    func alone(_ name: String) throws -> CGFloat {
      let text = Text(verbatim: name).font(.subheadline.weight(.semibold)).frame(width: 276)
      return try self.stage(text, type: type).frame(name).height
    }
    let names = ["Музей военного подвига", "Музей народной культуры"]
    for name in names { #expect(try abs(stage.frame(name).height - alone(name)) < 1) }
    // The control: in so narrow a room a line is not enough.
    #expect(try alone(names[0]) > 1.5 * alone("Музей"))
  }

  /// Symbols of actions keep apart, and their words begin at one line.
  @Test func actionsOfASightStandApart() throws {
    let sight = try #require(try POI.load().first { $0.id == "railway-station" })
    let stage = try saransk(SightActions(sight: sight))
    let symbols = try stage.render().items.flatMap(\.symbols).map(\.frame)
    #expect(symbols.count == 4)
    for (upper, lower) in zip(symbols, symbols.dropFirst()) {
      #expect(lower.minY - upper.maxY >= 8)
    }
    let words = try stage.words().map(\.frame.minX)
    #expect(Set(words.map { $0.rounded() }).count == 1)
  }
}

/// A page's margins are those of the bars above it.
@MainActor @Suite struct PageMarginTests {
  private func stage(_ view: some View, _ size: CGSize, isRegular: Bool = false) throws -> Stage {
    try Stage.app(view, size: size, isRegular: isRegular) {
      $0.locale = Locale(identifier: "ru_RU")
      if size.height < 400 { $0.verticalSizeClass = .compact }
    }
  }

  @Test(arguments: [
    CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
    CGSize(width: 430, height: 932),
  ])
  func cardsOfSaranskBeginWhereTheBarsButtonsDo(_ size: CGSize) throws {
    let margin: CGFloat = size.width < 414 ? 16 : 20
    for link in ["catalogue", "profile", "achievements"] {
      let app = SaranskModel(services: try .double()).go(link)
      let stage = try stage(SaranskRoot(app), size)
      let fills = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      let column = fills.contains { $0.minX == margin && $0.width == size.width - 2 * margin }
      #expect(column, "\(link)")
    }
  }

  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 1366)])
  func aReviewsWordsBeginWhereItsButtonDoes(_ size: CGSize) throws {
    let app = SaranskModel(services: try .double()).go("sight/erzia-museum")
    app.push(.reviews("erzia-museum"))
    let stage = try stage(SaranskRoot(app), size, isRegular: size.width > 500)
    try stage.tap("Написать отзыв")
    let button = try stage.frame("Отменить").minX
    let name = try #require(try stage.words().last { $0.text == "Музей имени Эрьзи" }).frame.minX
    #expect(abs(button - name) < 1)
  }
}
