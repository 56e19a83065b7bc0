import DisplayList
import StageSupport
import TestSupport
import Testing
import TipKit

private struct StarTip: Tip {
  static let opened = Event(id: "opened")
  static let read = Tips.Event<Reading>(id: "read")
  @Parameter static var isLoggedIn: Bool = false
  @Parameter(.transient) static var level = 3

  struct Reading: Codable, Sendable { var pages: Int }

  var title: Text { Text("Save as a favourite") }
  var message: Text? { Text("Favourites are at the top.") }
  var image: Image? { Image(systemName: "star") }
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.opened) {
      $0.donations.count >= 2
    }
  }
}

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
    Action(title: "Off", disabled: true)
  }
  var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

private struct OtherTip: Tip {
  var id = "other"
  var title: Text { Text("Other") }
  var options: [Option] { IgnoresDisplayFrequency(true) }
}

/// Tips: which of them are shown, where, and what a person does with them.
@MainActor @Suite struct TipTests {
  private struct Page<Content: View>: View {
    let begin: () -> Void
    @ViewBuilder let content: () -> Content
    @State private var hasBegun = false

    var body: some View {
      VStack { if hasBegun { content() } }
        .onAppear {
          begin()
          hasBegun = true
        }
    }
  }

  /// The words of a screen after something was done on it.
  private func words<Content: View>(
    doing act: @escaping () throws -> Void = { try Tips.configure() },
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> [String] { try stage(doing: act, content).texts() }

  private func stage<Content: View>(
    doing act: @escaping () throws -> Void = { try Tips.configure() },
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Stage {
    Stage(Page(begin: { try? act() }, content: content), text: SquareText(wraps: false))
  }

  /// Taps as a flow does.
  private func tap(_ label: String, _ stage: Stage) throws {
    try stage.render()
    try stage.host.drive(in: stage.surroundings) { try stage.host.tap(label) }
  }

  @Test func nothingIsShownBeforeTipsAreConfigured() throws {
    #expect(try words(doing: {}) { TipView(PlainTip()) }.isEmpty)
    #expect(
      try words { TipView(PlainTip()) } == ["Plain", "Learn more", "Off"])
    #expect(try words { TipView(nil as (any Tip)?) }.isEmpty)
  }

  @Test func rulesDecide() throws {
    func count(_ isOn: Bool, _ times: Int) throws -> Int {
      try words(doing: {
        try Tips.configure()
        StarTip.isLoggedIn = isOn
        for _ in 0..<times { StarTip.opened.sendDonation() }
      }) { TipView(StarTip(), arrowEdge: .bottom) }.count
    }
    #expect(try count(true, 2) == 2)
    #expect(try count(true, 1) == 0)
    #expect(try count(false, 5) == 0)
    // A screen has none of what others did.
    #expect(try count(true, 0) == 0)
    #expect(StarTip.isLoggedIn == false && StarTip.level == 3)
  }

  @Test func theArrowIsWhereItsRoomIs() throws {
    func hasArrow(on side: CGRectEdge, _ direction: LayoutDirection) throws -> Bool {
      let stage = stage { TipView(PlainTip(), arrowEdge: .leading) }
      stage.surroundings.environment.layoutDirection = direction
      let fills = try stage.render().items.compactMap { item in
        if case .fill(let path, _, _) = item.operation { path } else { nil }
      }
      let card = try #require(
        fills.max { $0.boundingRect.width < $1.boundingRect.width })
      // Beside an arrow, above its middle, there is no card.
      let box = card.boundingRect
      let x = side == .minXEdge ? box.minX + 5 : box.maxX - 5
      return !card.contains(CGPoint(x: x, y: box.minY + box.height / 4))
    }
    #expect(try hasArrow(on: .minXEdge, .leftToRight))
    #expect(try !hasArrow(on: .maxXEdge, .leftToRight))
    #expect(try hasArrow(on: .maxXEdge, .rightToLeft))
    #expect(try !hasArrow(on: .minXEdge, .rightToLeft))
  }

  @Test func testsShowAndHideTips() throws {
    #expect(
      try words(doing: { Tips.showAllTipsForTesting() }) { TipView(StarTip()) }.count == 2)
    #expect(
      try words(doing: { Tips.showTipsForTesting([PlainTip.self]) }) { TipView(StarTip()) }.isEmpty)
    #expect(
      try words(doing: {
        try Tips.configure()
        Tips.hideTipsForTesting([PlainTip.self])
      }) {
        TipView(PlainTip())
        TipView(OtherTip())
      } == ["Other"])
  }

  @Test func aDayHasOneTip() throws {
    let daily = {
      try Tips.configure([.displayFrequency(.daily), .datastoreLocation(.applicationDefault)])
    }
    #expect(
      try words(doing: daily) {
        TipView(PlainTip())
        TipView(StarTip())
        TipView(OtherTip())
      } == ["Plain", "Learn more", "Off", "Other"])
    #expect(
      try words(doing: {
        try daily()
        Tips.showAllTipsForTesting()
      }) {
        TipView(PlainTip())
        TipView(StarTip())
      }.count == 5)
  }

  @Test func tipsEnd() throws {
    let stage = stage { TipView(OtherTip()) }
    #expect(try stage.texts() == ["Other"])
    try tap("Close", stage)
    #expect(try stage.texts().isEmpty)
    let begunAnew = try words(doing: {
      try Tips.configure()
      OtherTip().invalidate(reason: .actionPerformed)
      #expect(OtherTip().status == .invalidated(.actionPerformed))
      #expect(!OtherTip().shouldDisplay)
      try Tips.resetDatastore()
      #expect(OtherTip().status == .available)
    }) { TipView(OtherTip()) }
    #expect(begunAnew == ["Other"])
  }

  @Test func actionsAreTold() throws {
    var told: [String] = []
    let stage = stage { TipView(PlainTip()) { told.append($0.id) } }
    try tap("Learn more", stage)
    #expect(told == ["more"])
  }

  @Test func aPopoverPointsAtItsView() throws {
    let shown = try words { Text("Save").popoverTip(PlainTip()) }
    #expect(shown == ["Save", "Plain", "Learn more", "Off"])
    // There is one popover.
    let two = try words {
      Text("Save").popoverTip(PlainTip())
      Text("Share").popoverTip(OtherTip())
    }
    #expect(two == ["Save", "Share", "Plain", "Learn more", "Off"])
    #expect(try words { Text("Save").popoverTip(nil as PlainTip?) } == ["Save"])
    #expect(try words(doing: {}) { Text("Save").popoverTip(PlainTip()) } == ["Save"])
  }

  /// A popover that is higher than the room beside its view scrolls within that room.
  @Test func aHighPopoverStaysOnItsScreen() throws {
    func shown(_ height: Double) throws -> [String: CGRect] {
      let stage = Stage(
        Page(begin: { try? Tips.configure() }) { Text("Save").popoverTip(PlainTip()) },
        size: CGSize(width: 375, height: height), text: SquareText()
      ) { $0.dynamicTypeSize = .accessibility5 }
      return try Dictionary(uniqueKeysWithValues: stage.words().map { ($0.text, $0.frame) })
    }
    let (low, high) = (try shown(500), try shown(3000))
    #expect(try #require(low["Plain"]).minY > 59)
    // With room for all of it, its end is in sight.
    #expect(low["Off"] == nil && high["Off"] != nil)
    #expect(try #require(high["Plain"]).minY > 59)
  }

  /// In the dark, cards and popovers are lighter than the rows behind them.
  @Test func tipsStandOutFromRows() throws {
    func fills<Content: View>(_ scheme: ColorScheme, _ content: Content) throws -> [RGBAColor] {
      let stage = Stage(
        Page(begin: { try? Tips.configure() }) { content }, text: SquareText(wraps: false)
      ) { $0.colorScheme = scheme }
      return try stage.render().items.flatMap(\.fillColors)
    }
    let row = Color(.secondarySystemGroupedBackground)
    let card = TipView(OtherTip()).background(row)
    for scheme in [ColorScheme.light, .dark] {
      let plain = try fills(scheme, Text("Save").background(row))
      #expect(Set(try fills(scheme, card)).subtracting(plain).count == 1)
    }
    let rows = try fills(.dark, row)
    let bubble = try fills(.dark, Text("Save").popoverTip(OtherTip()))
    #expect(bubble.contains { $0.red > (rows.first?.red ?? 1) && $0.alpha == 1 })
    #expect(try !fills(.dark, Text("Save")).contains { $0.red > (rows.first?.red ?? 1) })
  }

  @Test func aBindingHidesATip() throws {
    struct Hiding: View {
      @State private var isThere = false
      var body: some View {
        Toggle("There", isOn: $isThere)
        TipView(OtherTip(), isPresented: $isThere)
        Text("\(isThere)")
      }
    }
    let stage = stage { Hiding() }
    #expect(try stage.texts() == ["There", "Other", "true"])
    try tap("There", stage)
    #expect(try stage.texts() == ["There", "false"])
    try tap("There", stage)
    #expect(try stage.texts() == ["There", "Other", "true"])
  }

  @Test func aGroupShowsOneTip() throws {
    func current(_ priority: TipGroup.Priority, _ act: @escaping () -> Void = {}) throws -> [String]
    {
      try words(doing: {
        try Tips.configure()
        act()
      }) {
        let tips = TipGroup(priority) {
          StarTip()
          PlainTip()
          OtherTip()
        }
        TipView(tips.currentTip)
        TipView(tips.currentTip as? OtherTip ?? nil)
      }
    }
    #expect(try current(.firstAvailable) == ["Plain", "Learn more", "Off"])
    #expect(try current(.ordered).isEmpty)
    #expect(
      try current(.ordered) {
        StarTip().invalidate(reason: .tipClosed)
        PlainTip().invalidate(reason: .tipClosed)
      } == ["Other", "Other"])
  }

  @Test func anAppHasItsOwnStyle() throws {
    struct Headline: TipViewStyle {
      func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        VStack {
          Text("TIP")
          configuration.title?.font(.headline)
          ForEach(configuration.actions) { action in
            Button(action: action.handler) { action.label() }
          }
        }
      }
    }
    #expect(
      try words { TipView(PlainTip()).tipViewStyle(Headline()).tipCornerRadius(-3) }
        == ["TIP", "Plain", "Learn more", "Off"])
  }

  @Test func eventsHaveInformation() throws {
    _ = try words(doing: {
      StarTip.read.sendDonation(StarTip.Reading(pages: 4))
      #expect(StarTip.read.donations.map(\.value.pages) == [4])
      #expect(StarTip.read.donations.contains { $0.pages == 4 })
      #expect(StarTip.read.donations.donatedWithin(.day).count == 1)
      #expect(StarTip.read.donations.donatedWithin(.days(-1)).isEmpty)
    }) { Color.red }
    #expect(StarTip.read.donations.isEmpty)
  }
}

extension DrawItem {
  /// The colours of areas, within layers too.
  fileprivate var fillColors: [RGBAColor] {
    switch operation {
    case .fill(_, .color(let color), _): [color]
    case .layer(let layer): layer.items.flatMap(\.fillColors)
    default: []
    }
  }
}
