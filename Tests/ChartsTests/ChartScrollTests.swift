import Charts
import SwiftUI
import Testing

/// The offsets at which a chart of 200 points comes to rest that shows ten of a hundred units.
@Suite("Rest of charts that scroll") @MainActor
struct ChartScrollTests {
  /// Moves what scrolls to the right, however far it was scrolled.
  private struct Beginning: ChartScrollTargetBehavior {
    func updateTarget(
      _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
    ) {
      let place = context.chartProxy.position(forX: 32) ?? 0
      target.rect.origin.x = min(place, context.contentSize.width - context.containerSize.width)
    }
  }

  /// Returns the place of the value 38 after a scroll, in points.
  private func place(
    after offset: CGFloat?, _ style: (AnyView) -> some View = { $0 }
  ) throws -> CGFloat {
    let window = ChartWindow {
      style(
        AnyView(
          Chart { RuleMark(x: .value("x", 38)) }.bare().chartXScale(domain: 0...100)
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
            .chartScrollPosition(initialX: 33)))
    }
    _ = try window.list()
    if let offset { try window.host.scroll(to: CGPoint(x: offset, y: 0)) }
    return try #require(try window.strokes().first).path.boundingRect.midX
  }

  @Test("A chart that nobody scrolled begins at its position, whatever the rule")
  func beginning() throws {
    #expect(abs(try place(after: nil) - 100) < 0.01)
    let aligned = try place(after: nil) { $0.chartScrollTargetBehavior(.valueAligned(unit: 5)) }
    #expect(abs(aligned - 100) < 0.01)
  }

  @Test("A scroll comes to rest at a multiple of a unit, at a page, or where the app says")
  func rest() throws {
    // Twenty points a unit: 690 points are 34.5 units.
    #expect(abs(try place(after: 690) - 70) < 0.01)
    let unit = try place(after: 690) {
      $0.chartScrollTargetBehavior(.valueAligned(unit: 5, majorAlignment: .page))
    }
    #expect(abs(unit - 60) < 0.01)
    let page = try place(after: 690) { $0.chartScrollTargetBehavior(.paging) }
    #expect(abs(page - 160) < 0.01)
    let own = try place(after: 690) { $0.chartScrollTargetBehavior(Beginning()) }
    #expect(abs(own - 120) < 0.01)
  }

  @Test("Dates come to rest at the nearest one with the components")
  func dates() throws {
    let window = ChartWindow {
      Chart { RuleMark(x: .value("x", day(1, 3))) }.bare()
        .chartXScale(domain: day(1, 1)...day(1, 11))
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2 * 86_400)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
    }
    _ = try window.list()
    // A hundred points a day: 130 points are a day and some hours.
    try window.host.scroll(to: CGPoint(x: 130, y: 0))
    #expect(abs(try window.strokes()[0].path.boundingRect.midX - 100) < 0.01)
  }

  /// A chart of numbers, twenty points a unit, that tells where it begins.
  private struct Numbers: View {
    let behavior: ValueAlignedChartScrollTargetBehavior
    @State private var start = 33.0

    var body: some View {
      Chart { RuleMark(x: .value("x", 38)) }.bare().chartXScale(domain: 0...100)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $start).chartScrollTargetBehavior(behavior)
        .overlay { Text(verbatim: "\(Int(start.rounded()))") }
    }
  }

  /// Returns the value at which a chart begins that began at 33 and was scrolled to an offset.
  private func beginning(
    after offset: CGFloat, width: UserInterfaceSizeClass? = .regular,
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) throws -> String {
    var window = ChartWindow { Numbers(behavior: behavior) }
    window.surroundings.environment.horizontalSizeClass = width
    _ = try window.list()
    try window.host.scroll(to: CGPoint(x: offset, y: 0))
    return try #require(try window.words().first)
  }

  @Test("A scroll farther than a page is a swipe, which ends at a major value")
  func majorValues() throws {
    #expect(try beginning(after: 690, .valueAligned(unit: 5, majorAlignment: .page)) == "35")
    #expect(try beginning(after: 990, .valueAligned(unit: 5, majorAlignment: .page)) == "50")
    #expect(try beginning(after: 310, .valueAligned(unit: 5, majorAlignment: .page)) == "20")
    #expect(try beginning(after: 940, .valueAligned(unit: 5, majorAlignment: .unit(25))) == "50")
    // The nearest of the major values lies behind: a swipe goes on to the next.
    #expect(try beginning(after: 890, .valueAligned(unit: 5, majorAlignment: .unit(30))) == "60")
    #expect(try beginning(after: 940, .valueAligned(unit: 5)) == "45")
  }

  @Test("A limited scroll goes a page at most, a swipe to the next major value")
  func limits() throws {
    func limited(_ limit: ValueAlignedLimitBehavior, _ width: UserInterfaceSizeClass?) throws
      -> [String]
    {
      [
        try beginning(after: 1290, width: width, .valueAligned(unit: 5, limitBehavior: limit)),
        try beginning(
          after: 1290, width: width,
          .valueAligned(unit: 5, majorAlignment: .page, limitBehavior: limit)),
      ]
    }
    #expect(try limited(.always, .regular) == ["45", "40"])
    #expect(try limited(.never, .compact) == ["65", "60"])
    #expect(try limited(.automatic, .compact) == ["45", "40"])
    #expect(try limited(.automatic, .regular) == ["65", "60"])
  }

  /// A chart of days that shows a week and tells where it begins.
  private struct Days: View {
    @State private var start = day(1, 2)

    var body: some View {
      Chart { RuleMark(x: .value("x", day(1, 3))) }.bare()
        .chartXScale(domain: day(1, 1)...day(4, 1))
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 7 * 86_400)
        .chartScrollPosition(x: $start)
        .chartScrollTargetBehavior(
          .valueAligned(
            matching: DateComponents(hour: 0),
            majorAlignment: .matching(DateComponents(day: 1, hour: 0)))
        )
        .overlay {
          Text(verbatim: "\(Int((start.timeIntervalSince(day(1, 1)) / 86_400).rounded()))")
        }
    }
  }

  @Test("A swipe over dates ends at the next one with the major components")
  func majorDates() throws {
    func beginning(after days: CGFloat) throws -> String? {
      var window = ChartWindow { Days() }
      window.surroundings.environment.horizontalSizeClass = .regular
      _ = try window.list()
      try window.host.scroll(to: CGPoint(x: days * 200 / 7, y: 0))
      return try window.words().first
    }
    #expect(try beginning(after: 4.4) == "4")
    // Ten days on lies nearer to the first of January, which is behind.
    #expect(try beginning(after: 11.2) == "31")
    #expect(try beginning(after: 60) == "60")
  }

  /// A chart of a hundred units that tells where it begins, and goes back to 33.
  private struct Returning: View {
    @State private var start = 33.0

    var body: some View {
      Chart { RuleMark(x: .value("x", 38)) }.bare().chartXScale(domain: 0...100)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $start)
        .overlay { Button("from \(Int(start.rounded()))") { start = 33 } }
    }
  }

  @Test("A position that the app sets moves a chart that was scrolled")
  func position() throws {
    let window = ChartWindow { Returning() }
    func place() throws -> CGFloat { try window.strokes()[0].path.boundingRect.midX }
    _ = try window.list()
    try window.host.scroll(to: CGPoint(x: 700, y: 0))
    #expect(abs(try place() - 60) < 0.01)
    #expect(try window.words() == ["from 35"])
    try window.host.tap("from 35")
    #expect(abs(try place() - 100) < 0.01)
  }

  @Test("A scroll beyond the last page ends with it, and so does the position")
  func end() throws {
    let window = ChartWindow { Returning() }
    _ = try window.list()
    try window.host.scroll(to: CGPoint(x: 5000, y: 0))
    #expect(try window.words() == ["from 90"])
  }

  @Test("What scrolls keeps out of the corner beneath the other axis's labels")
  func corner() throws {
    let months = ChartWindow(width: 300, height: 200) {
      Chart(1..<13, id: \.self) {
        BarMark(x: .value("x", day($0, 1), unit: .month), y: .value("y", $0))
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 182 * 86_400)
      .chartScrollPosition(initialX: day(4, 1))
      .chartPlotStyle { $0.background(Color.yellow) }
    }
    let edge = try months.boxes()[0].maxX
    let lines = try months.strokes().map(\.path.boundingRect)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.maxX < edge + 0.5 })
    let days = ChartWindow(width: 200, height: 200) {
      Chart { PointMark(x: .value("x", day(1, 3)), y: .value("y", 1)) }
        .chartXScale(domain: day(1, 1)...day(1, 31))
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.month().day())
          }
        }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5 * 86_400)
        .chartPlotStyle { $0.background(Color.yellow) }
    }
    let end = try days.boxes()[0].maxX
    let labels = try days.texts().filter { $0.text.string.hasPrefix("Jan") }
    #expect(labels.count == 2 && labels.allSatisfy { $0.frame.maxX < end + 1 })
  }

  @Test("An axis marks what shows as closely as one that does not scroll")
  func marks() throws {
    func words(_ change: (AnyView) -> some View) throws -> [String] {
      try ChartWindow {
        change(
          AnyView(
            Chart { RuleMark(x: .value("x", 38)) }.chartYAxis(.hidden)
              .chartXScale(domain: 0...100)))
      }.words()
    }
    #expect(try words { $0 } == ["0", "50", "100"])
    let scrolled = try words {
      $0.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        .chartScrollPosition(initialX: 33)
    }
    #expect(scrolled == ["35", "40"])
  }

  @Test("A chart of hundreds of pages is marked on each", arguments: [0.0, 500, 990])
  func longMarks(_ start: Double) throws {
    let words = try ChartWindow {
      Chart { RuleMark(x: .value("x", 500)) }.chartYAxis(.hidden)
        .chartXScale(domain: 0...1000).chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5).chartScrollPosition(initialX: start)
    }.words()
    #expect(!words.isEmpty)
  }

  @Test("As many marks as numbers go, and pages without end, are no trap")
  func boundlessMarks() throws {
    let many = try ChartWindow {
      Chart { RuleMark(x: .value("x", 500)) }.chartYAxis(.hidden)
        .chartXScale(domain: 0...1000)
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: .max)) }
    }.words()
    #expect(!many.isEmpty)
    _ = try ChartWindow {
      Chart { RuleMark(x: .value("x", 50)) }.chartYAxis(.hidden)
        .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 1e-18)
    }.words()
  }
}
