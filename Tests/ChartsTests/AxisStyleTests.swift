import Charts
import DisplayList
import SwiftUI
import Testing

/// Axes beside the plot as apps style them.
@Suite("Styles of axes") @MainActor
struct AxisStyleTests {
  private func window(_ style: (AnyView) -> some View) -> ChartWindow {
    ChartWindow(width: 300, height: 200) {
      style(
        AnyView(
          Chart { BarMark(x: .value("x", "a"), y: .value("y", 8)) }
            .chartPlotStyle { $0.background(Color.yellow) }))
    }
  }

  @Test("A background lies beneath the plot, as wide as it and as high as the labels")
  func background() throws {
    let boxes = try window { $0.chartXAxisStyle { $0.background(Color.red) } }.boxes()
    let plot = try window { $0 }.boxes()[0]
    #expect(boxes[0] == plot)
    let strip = try #require(boxes.first { abs($0.minY - plot.maxY) < 0.01 })
    #expect(abs(strip.width - plot.width) < 0.01 && abs(strip.maxY - 200) < 0.01)
    let bare = try window { $0 }.boxes().filter { abs($0.minY - plot.maxY) < 0.01 }
    #expect(bare.allSatisfy { $0.width < 2 })
  }

  @Test("A height and a width make the plot give way, and the labels stay")
  func size() throws {
    let styled = window {
      $0.chartXAxisStyle { $0.frame(height: 60) }.chartYAxisStyle { $0.frame(width: 80) }
    }
    let plot = try styled.boxes()[0]
    #expect(abs(plot.maxY - 140) < 0.01 && abs(plot.maxX - 220) < 0.01)
    #expect(try styled.words().contains("a"))
  }

  @Test("A layer of an axis changes its lines and labels")
  func layer() throws {
    func opaque(_ opacity: Double) throws -> Int {
      let window = ChartWindow(width: 300, height: 200) {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 8)) }
          .chartYAxis(.hidden)
          .chartXAxis { AxisMarks().compositingLayer { $0.opacity(opacity) } }
      }
      return try window.list().items.flatMap { Self.opacities($0) }.filter { $0 < 1 }.count
    }
    #expect(try opaque(0.5) > 0)
    #expect(try opaque(1) == 0)
  }

  private static func opacities(_ item: DrawItem) -> [Double] {
    guard case .layer(let layer) = item.operation else { return [] }
    return [layer.opacity] + layer.items.flatMap { opacities($0) }
  }
}
