import Charts
import SwiftUI
import Testing
import ViewTree

/// Choices and scrolling along the vertical axis.
@Suite("Choices and scrolling upwards") @MainActor
struct UprightInteractionTests {
  private struct Rows: View {
    @State private var row: String?

    var body: some View {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 3), y: .value("y", $0)) }
        .bare()
        .chartYSelection(value: $row)
        .overlay { Text(verbatim: row ?? "nothing") }
    }
  }

  @Test("A tap chooses the row beneath it, from edge to edge of the plot")
  func selection() throws {
    let window = ChartWindow { Rows() }
    #expect(try window.words() == ["nothing"])
    let elements = try #require(window.host.rootElement).placedDescendants
    let strip = try #require(elements.first { $0.accessibility.label == "b" })
    #expect(near(strip.rect, CGRect(x: 0, y: 50, width: 200, height: 50)))
    try window.host.tap(ElementQuery("b"))
    #expect(try window.words() == ["b"])
  }

  @Test("A chart that scrolls upwards shows so many rows, from its position on")
  func rows() throws {
    let window = ChartWindow {
      Chart(["a", "b", "c", "d", "e", "f"], id: \.self) {
        BarMark(x: .value("x", 1), y: .value("y", $0))
      }
      .chartXAxis(.hidden)
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 2)
      .chartScrollPosition(initialY: "c")
    }
    #expect(try window.words() == ["c", "d"])
    let seen = try window.boxes().filter { $0.height > 1 && $0.minY >= 0 && $0.maxY <= 100 }
    #expect(seen.map { ($0.minY * 100).rounded() / 100 } == [7.5, 57.5])
    try window.host.scroll(to: CGPoint(x: 0, y: 150))
    #expect(try window.words() == ["d", "e"])
  }

  private struct Heights: View {
    @State private var lowest = 33.0

    var body: some View {
      Chart { RuleMark(y: .value("y", 38)) }.bare().chartYScale(domain: 0...100)
        .chartScrollableAxes(.vertical)
        .chartYVisibleDomain(length: 10)
        .chartScrollPosition(y: $lowest)
        .overlay { Text(verbatim: "\(Int(lowest.rounded()))") }
    }
  }

  @Test("Of numbers the least that shows is the position, at the plot's bottom")
  func numbers() throws {
    let window = ChartWindow { Heights() }
    func height() throws -> CGFloat {
      try #require(try window.strokes().first).path.boundingRect.midY
    }
    // Ten points a unit.
    #expect(abs(try height() - 50) < 0.01)
    try window.host.scroll(to: CGPoint(x: 0, y: 350))
    #expect(abs(try height() - 70) < 0.01)
    #expect(try window.words() == ["35"])
  }
}
