import Charts
import SwiftUI
import Testing
import ViewTree

/// Ranges of values between which a finger is dragged.
@Suite("Ranges that a drag selects") @MainActor
struct RangeSelectionTests {
  /// Points at 2, 4, 6 and 8 of a domain from 0 to 10: twenty points of the plot a unit.
  private struct Numbers: View {
    @State private var range: ClosedRange<Int>?

    var body: some View {
      Chart([2, 4, 6, 8], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .bare().chartXScale(domain: 0...10)
        .chartXSelection(range: $range)
        .overlay {
          Text(verbatim: range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "nothing")
        }
    }
  }

  /// Returns the words of a view after drags, by names and distances.
  private func words(
    of view: some View, _ drags: [(String, CGSize)], holding: Bool = false
  ) throws -> [String] {
    let window = ChartWindow { view }
    for (name, distance) in drags {
      _ = try window.list()
      try window.host.drag(ElementQuery(name), by: distance, holding: holding)
    }
    return try window.words()
  }

  private func across(_ points: CGFloat) -> CGSize { CGSize(width: points, height: 0) }

  @Test("A drag selects the values from where it begins to where it ends, and the range stays")
  func numbers() throws {
    #expect(try words(of: Numbers(), []) == ["nothing"])
    #expect(try words(of: Numbers(), [("4", across(45))]) == ["4 to 6"])
    #expect(try words(of: Numbers(), [("4", across(45))], holding: true) == ["4 to 6"])
    // A drag to the left has its greater end at its beginning.
    #expect(try words(of: Numbers(), [("6", across(-90))]) == ["2 to 6"])
  }

  @Test("A drag beyond the plot ends at its last value, and another one replaces the range")
  func ends() throws {
    #expect(try words(of: Numbers(), [("4", across(900))]) == ["4 to 8"])
    #expect(try words(of: Numbers(), [("4", across(900)), ("2", across(40))]) == ["2 to 4"])
  }

  private struct Months: View {
    @State private var range: ClosedRange<Date>?
    @State private var month: Date?

    var body: some View {
      Chart(1..<5, id: \.self) {
        BarMark(x: .value("Month", day($0, 1), unit: .month), y: .value("y", $0))
      }
      .bare()
      .chartXSelection(value: $month)
      .chartXSelection(range: $range)
      .overlay {
        let ends = [range?.lowerBound, range?.upperBound].map { "\(number($0))" }
        Text(verbatim: "\(number(month)), \(ends.joined(separator: "-"))")
      }
    }

    private func number(_ date: Date?) -> Int {
      date.map { date in (1...12).first { day($0, 1) == date } ?? -1 } ?? 0
    }
  }

  @Test("Beside a tap, which chooses one value")
  func besideTaps() throws {
    let months = try words(of: Months(), [("February 2024", across(60))])
    #expect(months == ["0, 2-3"])
    let window = ChartWindow { Months() }
    _ = try window.list()
    try window.host.tap(ElementQuery("March 2024"))
    #expect(try window.words() == ["3, 0-0"])
  }

  private struct Upright: View {
    @State private var range: ClosedRange<String>?

    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }
        .bare()
        .chartYSelection(range: $range)
        .overlay { Text(verbatim: range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none") }
    }
  }

  @Test("Along the vertical axis a drag goes down the categories")
  func upright() throws {
    let down = CGSize(width: 0, height: 30)
    #expect(try words(of: Upright(), [("a", down)]) == ["a to b"])
    #expect(try words(of: Upright(), [("c", CGSize(width: 0, height: -66))]) == ["a to c"])
  }

  @Test("Strips for drags alone are no elements of assistive technology")
  func assistance() throws {
    let window = ChartWindow { Numbers() }
    let spoken = try window.host.render(in: window.surroundings, describesViews: true)
      .accessibilityElements.compactMap(\.label)
    #expect(spoken.sorted() == ["nothing", "x, 2", "x, 4", "x, 6", "x, 8"])
  }

  private struct Graph: View {
    @State private var range: ClosedRange<Double>?

    var body: some View {
      Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
        .bare().chartXScale(domain: 0...10)
        .chartXSelection(range: $range)
        .overlay {
          let ends = [range?.lowerBound, range?.upperBound].compactMap { $0?.rounded() }
          Text(verbatim: ends.map { "\(Int($0))" }.joined(separator: " to "))
        }
    }
  }

  @Test("Where no mark stands at a single value the scale says the ends of a range")
  func graph() throws {
    let window = ChartWindow { Graph() }
    _ = try window.list()
    try window.host.drag(.point(60, 50), by: across(80))
    #expect(try window.words() == ["3 to 7"])
  }

  private struct Proxied: View {
    @State private var range: ClosedRange<String>?

    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .bare()
        .chartXSelection(range: $range)
        .chartOverlay { chart in
          Button(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "select") {
            chart.selectXRange(from: 80, to: 900)
          }
        }
    }
  }

  @Test("A chart's proxy selects between two places, the last category beyond the plot's end")
  func proxy() throws {
    let window = ChartWindow { Proxied() }
    _ = try window.list()
    try window.host.tap("select")
    #expect(try window.words() == ["b to c"])
  }
}
