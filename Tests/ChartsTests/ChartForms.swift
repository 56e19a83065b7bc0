import Charts
import SwiftUI
import Testing

/// Charts as apps write them, in the forms that Apple documents: they must compile as they stand,
/// and draw something.
@MainActor @Suite struct ChartForms {
  private struct Visit: Identifiable {
    let id: Int
    let date: Date
    let city: String
    let count: Int
    var range: ClosedRange<Int> { count - 2...count + 3 }
  }

  private static let visits = (0..<6).map { index in
    Visit(
      id: index, date: day(1, 1 + index), city: index.isMultiple(of: 2) ? "Saransk" : "Ruzayevka",
      count: 4 + index * 3 % 7)
  }

  private struct Stacked: View {
    var body: some View {
      Chart(visits) { visit in
        BarMark(
          x: .value("Day", visit.date, unit: .day),
          y: .value("Visits", visit.count)
        )
        .foregroundStyle(by: .value("City", visit.city))
      }
      .chartForegroundStyleScale(["Saransk": Color.teal, "Ruzayevka": .orange])
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.day())
        }
      }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartLegend(position: .top, alignment: .leading)
    }
  }

  private struct Lines: View {
    var body: some View {
      Chart {
        ForEach(visits) { visit in
          LineMark(x: .value("Day", visit.date), y: .value("Visits", visit.count))
            .interpolationMethod(.catmullRom)
            .symbol(by: .value("City", visit.city))
          AreaMark(
            x: .value("Day", visit.date), yStart: .value("Least", visit.range.lowerBound),
            yEnd: .value("Most", visit.range.upperBound)
          )
          .opacity(0.3)
        }
        RuleMark(y: .value("Mean", 6))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .annotation(position: .top, alignment: .leading) { Text("Mean") }
      }
      .chartYScale(domain: 0...20)
      .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)) }
    }
  }

  private struct Shares: View {
    var body: some View {
      Chart(visits) { visit in
        SectorMark(
          angle: .value("Visits", visit.count), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("City", visit.city))
      }
      .chartLegend(.hidden)
    }
  }

  private struct Chosen: View {
    @State private var chosen: Date?

    var body: some View {
      Chart(visits) { visit in
        PointMark(x: .value("Day", visit.date), y: .value("Visits", visit.count))
          .symbolSize(60)
          .accessibilityLabel(visit.city)
          .accessibilityValue("\(visit.count)")
        if let chosen { RuleMark(x: .value("Chosen", chosen)) }
      }
      .chartXSelection(value: $chosen)
      .chartOverlay { proxy in
        GeometryReader { _ in
          Color.clear.onTapGesture { chosen = proxy.value(atX: 10, as: Date.self) }
        }
      }
    }
  }

  private func draws(_ chart: some View) throws -> Bool {
    try !ChartWindow(width: 300, height: 200) { chart }.operations().isEmpty
  }

  @Test("Charts in Apple's documented forms compile and draw")
  func forms() throws {
    #expect(try draws(Stacked()))
    #expect(try draws(Lines()))
    #expect(try draws(Shares()))
    #expect(try draws(Chosen()))
    #expect(try !draws(EmptyView()))
  }

  @Test("A logarithmic axis is marked at powers of ten")
  func logarithmicMarks() throws {
    let window = ChartWindow(width: 300, height: 300) {
      Chart {
        PointMark(x: .value("x", "a"), y: .value("y", 1))
        PointMark(x: .value("x", "b"), y: .value("y", 1000))
      }
      .chartYScale(domain: 1...1000, type: .log)
    }
    let numbers = Set(try window.words().map { $0.filter(\.isNumber) }.filter { !$0.isEmpty })
    #expect(numbers.isSuperset(of: ["1", "10", "100", "1000"]))
    #expect(!numbers.contains("500"))
  }
}
