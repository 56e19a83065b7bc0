import Charts
import SwiftUI
import Testing
import ViewTree

/// Gestures over the plot, which ask the chart's proxy for values.
@Suite("Gestures over charts") @MainActor
struct ChartGestureTests {
  /// Two categories beside an axis at the leading side, with a background of the plot.
  private struct Dragged: View {
    @State private var chosen: String?

    var body: some View {
      VStack {
        Text(verbatim: chosen ?? "nothing")
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1000)) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(position: .leading) }
          .chartPlotStyle { $0.background(Color.yellow) }
          .chartXSelection(value: $chosen)
          .chartGesture { chart in
            DragGesture().onChanged { chart.selectXValue(at: $0.location.x) }
          }
      }
    }
  }

  private func hearer(in window: ChartWindow) throws -> Element {
    let elements = try #require(window.host.rootElement).placedDescendants
    return try #require(
      elements.first {
        $0.interactions.contains { if case .gesture(.drag, _) = $0 { true } else { false } }
      })
  }

  @Test("A gesture is heard over the plot alone, so that its places are the plot's")
  func place() throws {
    let window = ChartWindow(width: 300, height: 200) { Dragged() }
    let plot = try #require(try window.boxes().first)
    let hearer = try hearer(in: window)
    #expect(near(hearer.rect, plot))
    #expect(plot.minX > 10)
  }

  @Test("A drag chooses what lies beneath the finger")
  func drag() throws {
    let window = ChartWindow(width: 300, height: 200) { Dragged() }
    _ = try window.list()
    let plot = try hearer(in: window).rect
    let middle = ElementQuery.point(plot.midX, plot.midY)
    try window.host.drag(middle, by: CGSize(width: -12, height: 0))
    #expect(try window.words().first == "a")
    try window.host.drag(middle, by: CGSize(width: 12, height: 0))
    #expect(try window.words().first == "b")
  }
}
