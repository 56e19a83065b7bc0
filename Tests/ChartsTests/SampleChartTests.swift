import Charts
import DisplayList
import SwiftUI
import Testing

/// Charts in the shapes in which apps write them most: each is drawn, with all of its marks.
@Suite("Sample charts") @MainActor
struct SampleChartTests {
  private func window(_ view: some View) -> ChartWindow {
    ChartWindow(width: 360, height: 260) { view }
  }

  /// Returns the number of marks of a chart that draws something.
  private func marks(_ view: some View) throws -> Int {
    let window = window(view)
    #expect(try !window.operations().isEmpty)
    return try window.spoken().count
  }

  /// Returns the filled paths that are no lines of an axis and no background.
  private func shapes(_ view: some View) throws -> [CGRect] {
    try window(view).boxes().filter { $0.width > 1 && $0.height > 1 }
  }

  @Test("Bars with annotations")
  func annotated() throws {
    #expect(try marks(EggsChart()) == 3)
    #expect(try shapes(EggsChart()).count == 3)
    #expect(try Set(window(EggsChart()).words()).isSuperset(of: ["Berta", "Lotte", "Paula", "3"]))
  }

  @Test("Bars and a rule at their mean")
  func mean() throws {
    #expect(try marks(EggsWithMeanChart()) == 4)
    let window = window(EggsWithMeanChart())
    #expect(try window.strokes().contains { $0.style.dash == [6, 3] })
    #expect(try window.words().contains("Mean"))
  }

  @Test("Curves of two series with symbols")
  func curves() throws {
    #expect(try marks(HivesChart()) == 8)
    let lines = try window(HivesChart()).strokes().filter { $0.path.curves == 3 }
    #expect(lines.count == 2)
    #expect(try window(HivesChart()).words().contains("Lime"))
  }

  @Test("An area that fades beneath a line")
  func area() throws {
    #expect(try marks(OakHiveChart()) == 8)
    #expect(try window(OakHiveChart()).fills().contains { $0.curves > 3 })
  }

  @Test("A lollipop stands where a finger is, as long as it is there")
  func lollipop() throws {
    #expect(try marks(LollipopChart()) == 4)
    let window = window(LollipopChart())
    _ = try window.list()
    try window.host.drag(.point(100, 100), by: CGSize(width: 30, height: 0), holding: true)
    #expect(try window.spoken().count == 5)
    #expect(try window.words().contains("chosen"))
    try window.host.drag(.point(100, 100), by: CGSize(width: 10, height: 0))
    #expect(try window.spoken().count == 4)
  }

  @Test("A map of heat in as many colours as there are numbers")
  func heat() throws {
    #expect(try marks(VisitsChart()) == 9)
    #expect(try shapes(VisitsChart()).count == 9)
    let numbers = Set(FarmData.visits.map(\.people))
    let colors = try window(VisitsChart()).operations().compactMap { operation -> RGBAColor? in
      guard case .fill(let path, let paint, _) = operation else { return nil }
      let box = path.boundingRect
      return box.width > 1 && box.height > 1 ? paint.color : nil
    }
    #expect(Set(colors).count == numbers.count)
  }

  @Test("A ring of sectors with words in its middle")
  func ring() throws {
    #expect(try marks(SharesChart()) == 3)
    #expect(try window(SharesChart()).words().contains("sold"))
  }

  @Test("Bars between two values, each with a mark at the middle")
  func spans() throws {
    #expect(try marks(TemperaturesChart()) == 8)
    let lines = try shapes(TemperaturesChart()).filter { abs($0.height - 2) < 0.01 }
    #expect(lines.count == 4)
  }

  @Test("Points on a logarithmic axis stand at equal distances")
  func logarithm() throws {
    #expect(try marks(BacteriaChart()) == 5)
    let heights = try shapes(BacteriaChart()).map(\.midY)
    let steps = zip(heights, heights.dropFirst()).map { $0 - $1 }
    #expect(steps.count == 4)
    #expect(steps.allSatisfy { $0 > 1 && abs($0 - steps[0]) < 0.01 })
  }

  @Test("Months by their names, and a format of the app's")
  func months() throws {
    #expect(try marks(MonthsChart()) == 4)
    let words = try window(MonthsChart()).words()
    #expect(words.prefix(4) == ["Mar", "Apr", "May", "Jun"])
    #expect(words.contains("0 €"))
  }

  @Test("Bars on each other and beside each other, in colours that the legend tells")
  func series() throws {
    #expect(try marks(StackedSalesChart()) == 12)
    #expect(try marks(GroupedSalesChart()) == 12)
    let names = try window(StackedSalesChart()).words().filter { $0.count > 3 }
    #expect(names == ["Honey", "Eggs", "Cheese"])
  }

  @Test("Shares of areas, in percent")
  func shares() throws {
    #expect(try marks(SalesSharesChart()) == 12)
    #expect(try window(SalesSharesChart()).words().contains("100%"))
  }

  @Test("A chart of which a part shows, and more when it is scrolled")
  func scrolling() throws {
    #expect(try marks(DailyChart()) == 30)
    let window = window(DailyChart())
    let before = try window.words()
    #expect(before.prefix(7) == ["10", "11", "12", "13", "14", "15", "16"])
    #expect(try window.list().items.contains { $0.isClipped })
    try window.host.scroll(to: .zero)
    #expect(try window.words() != before)
  }

  @Test("Jobs from hour to hour, one beneath the other")
  func jobs() throws {
    #expect(try marks(JobsChart()) == 3)
    let bars = try shapes(JobsChart())
    #expect(bars.map(\.minY) == bars.map(\.minY).sorted())
    #expect(abs(bars[1].width / bars[0].width - 2) < 0.01)
  }
}
