import Charts
import DisplayList
import SwiftUI
import Testing

/// Plots of whole collections, which lie where the marks of their elements would.
@Suite("Plots of collections") @MainActor
struct VectorizedPlotTests {
  private struct Reading: Identifiable {
    let id: Int
    let level: Double
    let station: String
    var low: Double { level - 1 }
    var width: CGFloat { CGFloat(10 + id * 10) }
    var fade: CGFloat { id == 0 ? 1 : 0.5 }
    var area: CGFloat { 100 * .pi }
    var color: Color { id == 0 ? .red : .green }
    var date: Date { day(1, 1 + id) }
  }

  private static let readings = [
    Reading(id: 0, level: 2, station: "a"), Reading(id: 1, level: 8, station: "b"),
    Reading(id: 2, level: 5, station: "a"),
  ]

  private func boxes(_ content: some ChartContent) throws -> [CGRect] {
    try ChartWindow {
      Chart { content }.bare().chartXScale(domain: 0...2).chartYScale(domain: 0...10)
    }.boxes()
  }

  private func lines(_ content: some ChartContent) throws -> [[CGPoint]] {
    try ChartWindow {
      Chart { content }.bare().chartXScale(domain: 0...2).chartYScale(domain: 0...10)
    }.strokes().map(\.path.points)
  }

  @Test("A line runs through all elements; series and two plots make lines of their own")
  func lines() throws {
    let all = LinePlot(Self.readings, x: .value("x", \.id), y: .value("y", \.level))
    let one = try lines(all)
    #expect(one.count == 1 && one[0].count == 3)
    #expect(near(one[0][1], 100, 20))
    let series = LinePlot(
      Self.readings, x: .value("x", \.id), y: .value("y", \.level),
      series: .value("s", \.station))
    #expect(try lines(series).map(\.count) == [2])
    let two = Plot {
      all
      LinePlot(Self.readings, x: .value("x", \.id), y: .value("y", \.low))
    }
    #expect(try lines(two).map(\.count) == [3, 3])
    let marks = Plot {
      ForEach(Self.readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.level)) }
      ForEach(Self.readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.low)) }
    }
    #expect(try lines(marks).map(\.count) == [6])
  }

  @Test("Points, bars, rectangles, rules and areas lie where their elements say")
  func places() throws {
    let points = try boxes(
      PointPlot(Self.readings, x: .value("x", \.id), y: .value("y", \.level)).symbolSize(\.area))
    #expect(near(points[1], CGRect(x: 90, y: 10, width: 20, height: 20)))
    let bars = try boxes(
      BarPlot(
        Self.readings, x: .value("x", \.id), y: .value("y", \.level), width: .fixed(\.width)))
    #expect(near(bars[1], CGRect(x: 90, y: 20, width: 20, height: 80)))
    #expect(near(bars[2], CGRect(x: 185, y: 50, width: 30, height: 50)))
    let rectangles = try boxes(
      RectanglePlot(
        Self.readings, x: .value("x", \.id), yStart: .value("l", \.low),
        yEnd: .value("h", \.level), width: 8))
    #expect(near(rectangles[1], CGRect(x: 96, y: 20, width: 8, height: 10)))
    let rules = try lines(
      RulePlot(
        Self.readings, x: .value("x", \.id), yStart: .value("l", \.low),
        yEnd: .value("h", \.level)))
    #expect(near(rules[2][0], 200, 50) && near(rules[2][1], 200, 60))
    let areas = try boxes(
      AreaPlot(
        Self.readings, x: .value("x", \.id), yStart: .value("l", \.low),
        yEnd: .value("h", \.level)))
    #expect(near(areas[0], CGRect(x: 0, y: 20, width: 200, height: 70)))
    let sectors = try ChartWindow {
      Chart { SectorPlot(Self.readings, angle: .value("v", \.level)) }
    }.boxes()
    #expect(sectors.count == 3)
  }

  @Test("Spans of two properties and units of the calendar")
  func spans() throws {
    let window = ChartWindow {
      Chart {
        BarPlot(
          Self.readings, x: .value("x", \.date, unit: .day), y: .value("y", \.low, \.level))
      }.bare().chartYScale(domain: 0...10)
    }
    let box = try window.boxes()[1]
    #expect(near(box, CGRect(x: 200 / 3 * 1.15, y: 20.5, width: 200 / 3 * 0.7, height: 9)))
  }

  @Test("Styles by key paths are those of each element; what stands nearer to the plot holds")
  func styles() throws {
    let plot = PointPlot(Self.readings, x: .value("x", \.id), y: .value("y", \.level))
    func colors(_ content: some ChartContent) throws -> [RGBAColor] {
      try ChartWindow { Chart { content }.bare() }.colors()
    }
    let own = try colors(plot.foregroundStyle(\.color).foregroundStyle(.blue))
    #expect(own[0] != own[1] && own[1] == own[2])
    let blue = try colors(plot.foregroundStyle(.blue))
    #expect(Set(blue).count == 1)
    let by = try colors(plot.foregroundStyle(by: .value("s", \.station)))
    #expect(by[0] == by[2] && by[0] != by[1])
    let symbols = try ChartWindow {
      Chart { plot.symbol(by: .value("s", \.station)).opacity(\.fade) }.bare()
    }.fills()
    #expect(symbols[0].curves > 0 && symbols[1].curves == 0 && symbols[2].curves > 0)
    let sized = try boxes(plot.symbolSize(by: .value("y", \.level)))
    #expect(sized[1].width > sized[2].width && sized[2].width > sized[0].width)
  }
}
