import Charts
import SwiftUI
import Testing

/// Presets, positions and values of axes' marks.
///
/// A character is a square of eleven points.
@Suite("Presets and values of axes") @MainActor
struct AxisPresetTests {
  private func upright(_ preset: AxisMarkPreset) -> ChartWindow {
    ChartWindow {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: preset, values: [0, 5, 10]) }
        .chartPlotStyle { $0.background(Color.yellow) }
    }
  }

  private func gridLines(_ window: ChartWindow) throws -> [CGRect] {
    try window.boxes().filter { abs($0.height - 1.0 / 3) < 0.01 }
  }

  @Test("Labels stand beside the plot, or with the preset inset over it, on their lines")
  func inset() throws {
    let usual = upright(.automatic)
    let beside = try usual.boxes()[0]
    #expect(abs(try usual.text("10").minX - beside.maxX - 4) < 0.01)
    #expect(abs(try usual.text("5").midY - beside.midY) < 0.01)
    let inset = upright(.inset)
    let plot = try inset.boxes()[0]
    #expect(abs(plot.width - 200) < 0.01)
    #expect(abs(try inset.text("10").maxX - 196) < 0.01)
    #expect(abs(try inset.text("5").maxY - plot.midY) < 0.01)
  }

  @Test("With the preset extended grid lines reach beneath the labels")
  func extended() throws {
    let usual = upright(.automatic)
    let edge = try usual.boxes()[0].maxX
    #expect(try gridLines(usual).allSatisfy { abs($0.maxX - edge) < 0.01 })
    let extended = upright(.extended)
    let lines = try gridLines(extended)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.minX < 0.01 && abs($0.maxX - 200) < 0.01 })
    #expect(abs(try extended.text("5").maxY - lines[1].midY) < 0.01)
    #expect(try extended.text("5").minX > edge)
  }

  private func lying(_ preset: AxisMarkPreset, _ position: AxisMarkPosition) -> ChartWindow {
    ChartWindow {
      Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartXAxis {
          AxisMarks(preset: preset, position: position, values: [0, 10]) { value in
            AxisValueLabel { Text("x\(value.index)") }
          }
        }
        .chartPlotStyle { $0.background(Color.yellow) }
    }
  }

  @Test("With the preset aligned the first and the last label lie within the plot's ends")
  func aligned() throws {
    let usual = lying(.automatic, .bottom)
    #expect(abs(try usual.text("x0").midX - usual.boxes()[0].minX) < 0.01)
    let aligned = lying(.aligned, .bottom)
    let plot = try aligned.boxes()[0]
    #expect(abs(try aligned.text("x0").minX - plot.minX) < 0.01)
    #expect(abs(try aligned.text("x1").maxX - plot.maxX) < 0.01)
  }

  @Test("An axis at the top has its labels above the plot, one at the bottom below")
  func positions() throws {
    let top = lying(.automatic, .top)
    #expect(abs(try top.text("x0").maxY + 4 - top.boxes()[0].minY) < 0.01)
    let bottom = lying(.automatic, .bottom)
    #expect(abs(try bottom.text("x0").minY - 4 - bottom.boxes()[0].maxY) < 0.01)
  }

  @Test("Values are no nearer than a stride, or the beginnings of each so many months")
  func values() throws {
    let far = ChartWindow(width: 400, height: 300) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: .automatic(minimumStride: 40.0, desiredCount: 5)) }
    }
    #expect(try far.words() == ["0", "50", "100"])
    let months = ChartWindow(width: 400, height: 300) {
      Chart([day(1, 1), day(6, 1)], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", 1))
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: .stride(by: .month, count: 2)) }
    }
    #expect(try months.words() == ["Jan", "Mar", "May"])
  }
}
