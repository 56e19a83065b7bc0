import Charts
import DisplayList
import SwiftUI
import Testing
import ViewTree

@Suite("Proxies, choices, scrolling and assistive technology") @MainActor
struct ChartInteractionTests {
  private final class Seen {
    var frame = CGRect.zero
    var x: CGFloat?
    var back: Int?
    var name: String?
    var domain: [Int] = []
  }

  @Test("A proxy tells places and values in the plot, and where the plot lies")
  func proxy() throws {
    let seen = Seen()
    let window = ChartWindow(width: 300, height: 200) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
        BarMark(x: .value("x", "b"), y: .value("y", 20))
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = read(proxy, geometry, into: seen)
          Color.clear
        }
      }
    }
    let bars = try window.boxes().filter { $0.height > 1 && $0.width < 200 }
    #expect(seen.x.map { abs($0 + seen.frame.minX - bars[1].midX) < 0.01 } == true)
    #expect(seen.back == 20)
    #expect(seen.name == "b")
    #expect(seen.domain == [0, 20])
    #expect(abs(seen.frame.maxY - bars[1].maxY) < 0.01)
  }

  private func read(_ proxy: ChartProxy, _ geometry: GeometryProxy, into seen: Seen) {
    guard let frame = proxy.plotFrame else { return }
    seen.frame = geometry[frame]
    seen.x = proxy.position(forX: "b")
    seen.back = proxy.value(atY: proxy.position(forY: 20) ?? -1)
    seen.name = proxy.value(atX: (proxy.positionRange(forX: "b")?.lowerBound ?? 0) + 1)
    seen.domain = proxy.yDomain(dataType: Int.self)
  }

  private struct Choosing: View {
    @State private var month: String?
    @State private var angle: Int?
    let isRing: Bool

    var body: some View {
      VStack {
        Text("chosen \(month ?? angle.map(String.init) ?? "nothing")")
        if isRing {
          Chart([2, 3], id: \.self) { value in
            SectorMark(angle: .value("v", value)).accessibilityLabel("sector \(value)")
          }
          .chartAngleSelection(value: $angle)
        } else {
          Chart(["Jan", "Feb"], id: \.self) { name in
            BarMark(x: .value("Month", name), y: .value("y", 3))
            if month == name { RuleMark(x: .value("Month", name)).foregroundStyle(.red) }
          }
          .chartXSelection(value: $month)
        }
      }
    }
  }

  @Test("A tap chooses the value beneath it, and the chart is drawn anew")
  func selection() throws {
    let window = ChartWindow(width: 300, height: 200) { Choosing(isRing: false) }
    #expect(try window.words().contains("chosen nothing"))
    let rules = try window.strokes().count
    try window.host.tap("Feb")
    #expect(try window.words().contains("chosen Feb"))
    #expect(try window.strokes().count == rules + 1)
  }

  @Test("A tap on a sector chooses the running sum in its middle")
  func angleSelection() throws {
    let window = ChartWindow(width: 300, height: 200) { Choosing(isRing: true) }
    _ = try window.list()
    try window.host.tap("sector 3")
    #expect(try window.words().contains("chosen 4"))
  }

  private struct Scrolling: View {
    @State private var start = "c"

    var body: some View {
      Chart(["a", "b", "c", "d", "e", "f"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1))
      }
      .chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 2)
      .chartScrollPosition(x: $start)
      .overlay { Text("from \(start)") }
    }
  }

  @Test("A chart that scrolls shows a part of its domain, clipped to the plot")
  func scrolling() throws {
    let window = ChartWindow(width: 200, height: 100) { Scrolling() }
    #expect(try window.words() == ["c", "d", "from c"])
    #expect(try window.boxes().contains { near($0.standardizedX, 15, 70) })
    try window.host.scroll(to: CGPoint(x: 310, y: 0))
    #expect(try window.words().contains("from d"))
    #expect(try window.list().items.contains { $0.isClipped })
  }

  @Test("Grid lines at the edges of a plot that scrolls are whole, and none is beyond them")
  func edgesOfScrolling() throws {
    let window = ChartWindow(width: 200, height: 100) {
      Chart(0..<6, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis { AxisMarks(values: [0, 1, 2, 3, 4, 5]) { AxisGridLine() } }
        .chartYAxis { AxisMarks(values: [0, 5]) { AxisGridLine(stroke: StrokeStyle()) } }
        .chartYScale(domain: 0...5)
        .chartXScale(domain: 0...5)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 2)
    }
    let items = try window.list().items
    let lines = try window.strokes().map(\.path.boundingRect)
    #expect(lines.filter { $0.height < 1 }.map(\.minY).sorted() == [0, 100])
    #expect(lines.filter { $0.width < 1 }.map(\.minX).sorted() == [0, 100, 200])
    // The control: marks are clipped, lines are not.
    let clipped = items.filter(\.isClipped).flatMap(\.leaves)
    #expect(!clipped.isEmpty)
    #expect(!clipped.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test("A plot's style draws behind the marks, over the plot alone")
  func plotStyle() throws {
    let window = ChartWindow(width: 300, height: 200) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartPlotStyle { $0.background(Color.yellow) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(
      near(try #require(try window.boxes().first), CGRect(x: 0, y: 0, width: 300, height: 200)))
  }

  @Test("Each mark is an element: its place is the label, its value the value")
  func assistance() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sold", 3))
          .foregroundStyle(by: .value("Shop", "North"))
        PointMark(x: .value("Month", "Jan"), y: .value("Sold", 5))
          .accessibilityLabel("own").accessibilityValue("words")
        LineMark(x: .value("Month", "Jan"), y: .value("Sold", 1))
      }
    }
    let spoken = try window.spoken()
    #expect(
      spoken == [
        "Month, Jan: Sold, 3, Shop, North", "own: words", "Month, Jan: Sold, 1",
      ])
    // A bar that lies is told by its category too.
    #expect(
      try ChartWindow { Chart { BarMark(x: .value("Sold", 4), y: .value("Month", "Feb")) } }
        .spoken() == ["Month, Feb: Sold, 4"])
    #expect(
      try ChartWindow {
        Chart { SectorMark(angle: .value("Sold", 3)).foregroundStyle(by: .value("Shop", "North")) }
      }
      .spoken() == ["Shop, North: Sold, 3"])
  }
}

extension CGRect {
  /// The horizontal extent alone.
  fileprivate var standardizedX: CGRect { CGRect(x: minX, y: 0, width: width, height: 0) }
}

private func near(_ rect: CGRect, _ x: Double, _ width: Double) -> Bool {
  abs(rect.minX - x) < 0.01 && abs(rect.width - width) < 0.01
}
