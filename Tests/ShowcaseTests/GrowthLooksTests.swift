import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing
import ViewTree

@testable import Showcase
@testable import SnapshotKit

/// What a designer would see of the growth map: the middle, one line, one grid.
@Suite("The growth map's looks") @MainActor
struct GrowthLooksTests {
  private static let tablet = CGSize(width: 820, height: 1180)

  private func tablet(
    _ mode: DemoMode, sheet: GoalsListScreen.Sheet? = nil
  ) throws -> GrowthStage {
    var stage = try GrowthStage(mode, sheet: sheet, size: Self.tablet, isRegular: true)
    stage.surroundings.environment.showsWholeContent = false
    return stage
  }

  /// Returns what is drawn at steps of the flow of changes that take time, on a phone.
  private func changes(_ steps: [String]) throws -> [[DrawItem]] {
    let catalogue = try Showcase.catalogue()
    let renderer = try Renderer()
    let screen = try #require(catalogue.screen(named: "flow-growth-transitions"))
    let cell = try #require(
      Matrix(catalogue).cells.first {
        $0.screen == screen.name && $0.device.id == "iphone-15" && $0.scheme == .light
      })
    let context = RenderContext(
      catalogue.traits(
        of: cell.device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: false,
      locale: catalogue.locale, network: catalogue.network)
    let layouts = try screen.layouts(context, steps: Set(steps))
    #expect(layouts.failure == nil)
    return try steps.map { try #require(layouts.lists[$0]).items }
  }

  @Test("A page of the onboarding is a screen's width behind the one that it follows")
  func turningPages() throws {
    for items in try changes(["page-1", "page-2", "page-3"]) {
      let old = try #require(items.flatMap { $0.placed(of: "Цель становится картой") }.first)
      let new = try #require(items.flatMap { $0.placed(of: "Неделя — один спринт") }.first)
      #expect(abs(new.middle - old.middle - 393) < 1, "\(old.middle) \(new.middle)")
      #expect(old.middle < 393 / 2 && new.middle > 393 / 2)
    }
  }

  @Test("The goals fade in over the onboarding, which stays until they cover it")
  func changeOfRoot() throws {
    let times = ["goals-1", "goals-2", "goals-3"]
    let lists = try changes(times + ["goals-rest"])
    let rest = try #require(lists.last).flatMap { $0.placed(of: "Мои цели") }
    let place = try #require(rest.first).place
    var shares: [Double] = []
    for (time, items) in zip(times, lists) {
      // What goes is as solid as before, and what comes is in its place.
      let old = try #require(items.flatMap { $0.placed(of: "Пропустить") }.first)
      #expect(old.opacity == 1, "\(time)")
      let new = try #require(items.flatMap { $0.placed(of: "Мои цели") }.first)
      #expect(new.place == place, "\(time)")
      shares.append(new.opacity)
    }
    #expect(shares == shares.sorted() && shares.allSatisfy { $0 > 0 && $0 < 1 }, "\(shares)")
  }

  @Test("A state stands in the middle of its page", arguments: [0, 1, 2])
  func states(_ index: Int) throws {
    let stage: GrowthStage
    switch index {
    case 0:
      stage = try tablet(.failing(.offline, times: 1))
      try stage.tap("Позже")
    case 1: stage = try tablet(.empty)
    default:
      stage = try tablet(.failing(.unauthorized, times: 2), sheet: .profile)
    }
    let list = try stage.host.render(in: stage.surroundings)
    let icons = ["wifi.slash", "leaf", "person.crop.circle"]
    let icon = try #require(
      list.items.flatMap(\.symbols).last { $0.name == icons[index] && $0.frame.width > 30 }
    ).frame
    let ends = ["Повторить", "Добавить цель", "Войти"]
    let end = try #require(list.items.flatMap(\.words).last { $0.text == ends[index] }).frame
    let title = try #require(
      list.items.flatMap(\.words).last { ["Мои цели", "Профиль"].contains($0.text) }
    ).frame
    // A sheet is narrower than the screen, and ends before it does.
    let grounds: [CGRect] = list.items.flatMap(\.fills).map(\.boundingRect).filter { box in
      box.contains(title) && box.width < 800
    }
    let bottom = grounds.map(\.maxY).max() ?? Self.tablet.height - 34
    let (above, beneath) = (icon.minY - title.maxY, bottom - end.maxY)
    #expect(above > 60 && abs(above - beneath) < 60, "\(above) \(beneath)")
  }

  @Test("Cards that are waited for stand where those will that come")
  func skeleton() throws {
    func cards(_ mode: DemoMode) throws -> Set<[Int]> {
      let rims = try tablet(mode).described().items.flatMap(\.strokes).map(\.path.boundingRect)
      return Set(
        rims.filter { $0.height > 60 && $0.width > 200 }.map { [Int($0.minX), Int($0.maxX)] })
    }
    let (waiting, done) = (try cards(.waiting), try cards(.usual))
    #expect(waiting.count == 2 && waiting.isSubset(of: done), "\(waiting) \(done)")
  }

  @Test("A line from farther out ends beneath those that it would cross, and leads over others")
  func lanes() throws {
    let (from, to) = (
      CGRect(x: 40, y: 0, width: 96, height: 96), CGRect(x: 40, y: 200, width: 96, height: 96)
    )
    let lanes = (0..<3).map { SkillTree.Lane(from: "above-\($0)", to: ["below"], place: $0) }
    let heights = LaneHeights(lanes)
    let boxes = lanes.map { lane in
      SkillLane(
        from: heights.end(of: lane, at: lane.from, circle: from),
        to: [heights.end(of: lane, at: "below", circle: to)], place: lane.place, isMirrored: false
      )
      .path(in: CGRect(x: 0, y: 0, width: 200, height: 300)).boundingRect
    }
    for (inner, outer) in zip(boxes, boxes.dropFirst()) {
      #expect(outer.minX < inner.minX && outer.maxY > inner.maxY + 8)
    }
    // A lane alone leaves a circle at its middle, and so does it come in.
    #expect(boxes.allSatisfy { abs($0.minY - from.midY) < 0.1 })
    #expect(abs(boxes[1].maxY - to.midY) < 0.1)
    #expect(LaneHeights([lanes[0]]).offset(of: lanes[0], at: "below") == 0)
    // One that goes on begins beneath all that end.
    let next = SkillTree.Lane(from: "below", to: ["last"], place: 0)
    let all = LaneHeights(lanes + [next])
    let offsets = (lanes + [next]).map { all.offset(of: $0, at: "below") }
    #expect(offsets == offsets.sorted() && Set(offsets).count == 4)
    #expect(offsets.allSatisfy { abs($0) <= 0.36 })
    func bridges(_ type: DynamicTypeSize) throws -> Int {
      var stage = try GrowthStage(path: [.goal("english")])
      stage.surroundings.environment.dynamicTypeSize = type
      return try stage.host.render(in: stage.surroundings).items.reduce(0) { $0 + $1.holes }
    }
    let tree = SkillTree(try #require(try DemoData.goals().first).skills)
    #expect(try bridges(.accessibility5) == tree.lanes.count)
    // The control: a tree of rows has none.
    #expect(try bridges(.large) == 0)
  }

  @Test("Where more contrast is asked for, words beside the main ones are not the system's grey")
  func contrast() throws {
    func inks(
      _ words: String, _ contrast: ColorSchemeContrast, path: [GoalsListScreen.Place] = [],
      sheet: GoalsListScreen.Sheet? = nil
    ) throws -> [RGBAColor] {
      var stage = try GrowthStage(path: path, sheet: sheet)
      stage.surroundings.environment.colorSchemeContrast = contrast
      return try stage.host.render(in: stage.surroundings).items.flatMap { $0.inks(of: words) }
    }
    // A figure's name and a legend; a prompt and a task that is done.
    for words in ["Сделано задач", "Говорить по-английски"] {
      let found = try inks(words, .increased, sheet: .report)
      #expect(!found.isEmpty && found.allSatisfy { $0.red == 0 && $0.alpha > 0.6 }, "\(words)")
      // The control: the usual look is paler.
      #expect(try inks(words, .standard, sheet: .report).contains { $0.alpha < 0.75 }, "\(words)")
    }
    for words in ["Что сделать?", "Послушать два выпуска подкаста"] {
      let found = try inks(words, .increased, path: [.tasks("english")])
      #expect(!found.isEmpty && found.allSatisfy { $0.red == 0 && $0.alpha > 0.6 }, "\(words)")
      #expect(
        try inks(words, .standard, path: [.tasks("english")]).contains {
          $0.red > 0 || $0.alpha < 0.75
        }, "\(words)")
    }
  }

  @Test("The onboarding's upper row stands where other pages' bars do")
  func onboardingBar() throws {
    let stage = try GrowthStage(page: 0)
    let words = try stage.host.render(in: stage.surroundings).items.flatMap(\.words)
    let skip = try #require(words.first { $0.text == "Пропустить" }).frame
    #expect(abs(skip.midY - (47 + 22)) < 1, "\(skip)")
  }

  @Test("What a tap on a skill tells is seen on the smallest phone")
  func toldSkill() throws {
    var stage = try GrowthStage(
      path: [.goal("english")], size: CGSize(width: 375, height: 667))
    stage.surroundings.environment.showsWholeContent = false
    try stage.tap("Времена")
    let words = try stage.host.render(in: stage.surroundings).items.flatMap(\.words)
    let told = try #require(words.first { $0.text.hasPrefix("Освоено на") }).frame
    #expect(told.minY > 91 && told.maxY < 667 - 34, "\(told)")
  }

  @Test("No dot hangs at the end of a task's line of the largest words")
  func tasksWithoutDots() throws {
    func written(_ stage: GrowthStage) throws -> [String] {
      try stage.words().map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
    }
    var stage = try GrowthStage(path: [.goal("english"), .tasks("english")])
    let usual = try written(stage)
    #expect(usual.contains { $0.contains("25 мин · до") }, "\(usual)")
    stage.surroundings.environment.dynamicTypeSize = .accessibility5
    let words = try written(stage)
    #expect(words.contains("25 мин") && !words.contains { $0.contains("·") }, "\(words)")
  }

  @Test("The onboarding's picture keeps its place from page to page")
  func picturesOfTheOnboarding() throws {
    let pictures = try (0...2).map { page in
      let stage = try GrowthStage(page: page)
      let list = try stage.host.render(in: stage.surroundings)
      let clips: [CGRect] = list.items.flatMap(\.clips).map(\.boundingRect)
      return try #require(clips.first { $0.width == 220 && $0.height == 220 })
    }
    #expect(Set(pictures.map(\.minY)).count == 1, "\(pictures)")
  }

  @Test(
    "In large type a goal's card leads on by its chevron, and its ring grows with the words",
    arguments: [DynamicTypeSize.accessibility1, .accessibility5])
  func largeCards(_ type: DynamicTypeSize) throws {
    let goal = try #require(try DemoData.goals().first)
    func stage(_ type: DynamicTypeSize) throws -> Stage {
      try Stage.app(
        GoalCard(goal: goal, today: DemoData.today), size: CGSize(width: 361, height: 1200)
      ) {
        $0.locale = Locale(identifier: "ru_RU")
        $0.dynamicTypeSize = type
      }
    }
    func parts(_ type: DynamicTypeSize) throws -> (chevron: CGRect, ring: CGFloat, words: CGRect) {
      let (stage, items) = (try stage(type), try stage(type).render().items)
      let chevron = try #require(items.flatMap(\.symbols).first { $0.name == "chevron.forward" })
      let strokes: [CGRect] = items.flatMap(\.strokes).map(\.path.boundingRect)
      let rings = strokes.filter { abs($0.width - $0.height) < 0.1 && $0.width < 100 }
      return (chevron.frame, rings.map(\.width).max() ?? 0, try stage.frame(goal.title))
    }
    let (usual, large) = (try parts(.large), try parts(type))
    #expect(large.chevron.minX > large.words.maxX - 1 && abs(large.chevron.maxX - 345) < 2)
    #expect(abs(usual.chevron.maxX - large.chevron.maxX) < 2)
    #expect(large.ring > usual.ring + 5 && large.ring < 96)
  }

  @Test(
    "The sign of what is overdue stands before the first line of its words", arguments: [320, 361])
  func overdue(_ width: CGFloat) throws {
    func isBeside(_ type: DynamicTypeSize) throws -> Bool {
      let stage = try Stage.app(OverdueNote(count: 1).frame(width: width)) {
        $0.locale = Locale(identifier: "ru_RU")
        $0.dynamicTypeSize = type
      }
      let items = try stage.render().items
      let sign = try #require(items.flatMap(\.symbols).first).frame
      let words = try #require(items.flatMap(\.words).first).frame
      return sign.maxX < words.minX && sign.midY > words.minY && sign.midY < words.maxY
    }
    #expect(try isBeside(.large) && isBeside(.accessibility1) && isBeside(.accessibility5))
  }

  @Test("The ring around a selected skill keeps off its name, and what is done lies on top")
  func ringsAndLinks() throws {
    let stage = try GrowthStage(path: [.goal("english")])
    try stage.tap("Времена")
    let items = try stage.host.render(in: stage.surroundings).items
    let name = try #require(items.flatMap(\.words).first { $0.text == "Времена" }).frame
    let rings = items.flatMap(\.strokes).filter {
      $0.style.lineWidth == 2 && abs($0.path.boundingRect.midX - name.midX) < 1
        && abs($0.path.boundingRect.width - $0.path.boundingRect.height) < 0.1
        && $0.path.boundingRect.maxY < name.midY
    }
    let ring = try #require(rings.map(\.path.boundingRect.maxY).max())
    // Half of the line's width lies outside.
    #expect(name.minY - ring - 1 >= 3, "\(name) \(ring)")
    // Dashed lines first, as one area, then whole ones.
    let marks = items.flatMap(\.marks)
    let dashes = try #require(
      marks.firstIndex { $0.isFill && $0.box.minY > name.maxY && $0.box.height > 100 })
    let lines = marks.indices.filter { index in
      let box = marks[index].box
      return !marks[index].isFill && box.height > 30 && (30..<250).contains(box.width)
    }
    #expect(!lines.isEmpty && lines.allSatisfy { $0 > dashes }, "\(dashes) \(lines)")
  }

  @Test("A dashed line begins and ends with a whole dash, however long it is")
  func dashes() {
    for x in [0.0, 37, 120, 311] {
      let link = SkillLink(
        from: CGRect(x: 0, y: 0, width: 96, height: 100),
        to: CGRect(x: x, y: 180, width: 96, height: 100))
      let area = DashedLinks(links: [link], width: 2).path(in: .zero)
      let (start, end) = (CGPoint(x: 48, y: 107), CGPoint(x: 48 + x, y: 173))
      for way in [0.5, 1.5] {
        #expect(area.contains(CGPoint(x: start.x, y: start.y + way)), "\(x)")
        #expect(area.contains(CGPoint(x: end.x, y: end.y - way)), "\(x)")
      }
      // The control: gaps follow.
      #expect(!area.contains(CGPoint(x: start.x, y: start.y + 5)), "\(x)")
      #expect(!area.contains(CGPoint(x: end.x, y: end.y - 5)), "\(x)")
    }
  }

  @Test("A tree that is wider than a phone scrolls from edge to edge of its card")
  func wideTree() throws {
    var stage = try GrowthStage(
      .wide, path: [.goal("cooking")], size: CGSize(width: 375, height: 667))
    stage.surroundings.environment.showsWholeContent = false
    func frame(_ words: String) throws -> CGRect? {
      try stage.host.render(in: stage.surroundings).items.flatMap(\.words)
        .first { $0.text == words }?.frame
    }
    #expect(try frame("Выпечка").map { $0.minX > 359 } ?? true)
    let clips = try stage.host.render(in: stage.surroundings).items.flatMap(\.clips)
      .map(\.boundingRect)
    // The card begins and ends at the margins of 16 points.
    #expect(clips.contains { abs($0.minX - 16) < 1 && abs($0.maxX - 359) < 1 }, "\(clips)")
    while try stage.host.scrollOn(towards: ElementQuery("Выпечка")) { _ = try stage.words() }
    let last = try #require(try frame("Выпечка"))
    #expect(last.minX > 16 && last.maxX < 359, "\(last)")
    // The control: a tree of two nodes a row has nothing to scroll to.
    let narrow = try GrowthStage(
      path: [.goal("english")], size: CGSize(width: 375, height: 667))
    let names = try narrow.host.render(in: narrow.surroundings).items.flatMap(\.words)
      .filter { ["Подкасты", "Диалоги"].contains($0.text) }
    #expect(names.count == 2 && names.allSatisfy { $0.frame.minX > 16 && $0.frame.maxX < 359 })
  }

  @Test("Names of the skills that are required begin on one line, whatever their symbols' widths")
  func requirements() throws {
    let stage = try GrowthStage(path: [.goal("english")])
    try stage.tap("Выступление")
    let items = try stage.host.render(in: stage.surroundings).items
    let names = try ["Подкасты", "Диалоги"].map { name in
      try #require(items.flatMap(\.words).last { $0.text == name }).frame
    }
    let symbols = try ["headphones", "bubble.left.and.bubble.right"].map { name in
      try #require(items.flatMap(\.symbols).last { $0.name == name }).frame
    }
    #expect(abs(names[0].minX - names[1].minX) < 0.1 && names[0].minY < names[1].minY)
    #expect(abs(symbols[0].midX - symbols[1].midX) < 0.1)
    // The control: the symbols are of two widths, and the wider one is before its name.
    #expect(symbols[1].width > symbols[0].width + 2 && symbols[1].maxX < names[1].minX)
  }

  @Test("The circle of a task stands at the first of its lines")
  func circles() throws {
    let day = DemoData.today
    let task = SprintTask(
      id: "a", title: "Длинные слова одной задачи в узком столбце", done: false, minutes: 5,
      due: day)
    let stage = try Stage.app(
      SprintTaskLine(task: task, isOverdue: false).frame(width: 160),
      size: CGSize(width: 300, height: 300)
    ) { $0.locale = Locale(identifier: "ru_RU") }
    let words = try stage.frame(task.title)
    let circle = try #require(try stage.render().items.flatMap(\.symbols).first).frame
    // The control: there are more lines than one, so that the middle of all is another place.
    #expect(words.height > 50)
    #expect(abs(circle.midY - words.minY - 9) < 3)
  }
}

extension DrawItem {
  /// The number of layers that take away what lies beneath.
  fileprivate var holes: Int {
    guard case .layer(let layer) = operation else { return 0 }
    return layer.items.reduce(layer.blendMode == .destinationOut ? 1 : 0) { $0 + $1.holes }
  }

  /// The boxes of what is filled and of what is stroked, in their order.
  fileprivate var marks: [(box: CGRect, isFill: Bool)] {
    switch operation {
    case .fill(let path, _, _): [(path.boundingRect, true)]
    case .stroke(let path, _, _): [(path.boundingRect, false)]
    case .layer(let layer): layer.items.flatMap(\.marks)
    default: []
    }
  }

  /// The places at which a text is drawn, with what their layers do to them, and their opacities.
  fileprivate func placed(
    of words: String, _ transform: CGAffineTransform = .identity, _ opacity: Double = 1
  ) -> [(place: CGPoint, middle: Double, opacity: Double)] {
    switch operation {
    case .text(let drawing) where drawing.text.string == words:
      [
        (
          drawing.frame.origin.applying(transform),
          CGPoint(x: drawing.frame.midX, y: 0).applying(transform).x, opacity
        )
      ]
    case .layer(let layer):
      layer.items.flatMap {
        $0.placed(
          of: words, layer.transform.concatenating(transform), opacity * layer.opacity)
      }
    default: []
    }
  }
}
