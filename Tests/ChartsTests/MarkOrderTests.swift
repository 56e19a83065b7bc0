import Charts
import DisplayList
import SwiftUI
import Testing
import ViewTree

/// The order in which assistive technology reads the marks of charts.
@Suite("Order of marks") @MainActor
struct MarkOrderTests {
  /// Returns what is spoken of the marks, in order.
  private func labels(
    _ direction: LayoutDirection = .leftToRight,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) throws -> [String] {
    var window = ChartWindow { Chart(content: content).bare() }
    window.surroundings.environment.layoutDirection = direction
    return try window.host.render(in: window.surroundings, describesViews: true)
      .accessibilityElements.map { "\($0.label ?? "") \($0.value ?? "")" }
  }

  @ChartContentBuilder private var bars: some ChartContent {
    BarMark(x: .value("x", "a"), y: .value("y", 2))
    BarMark(x: .value("x", "b"), y: .value("y", 9))
    BarMark(x: .value("x", "c"), y: .value("y", 5))
  }

  @Test("Bars are read along the axis, not from the highest to the lowest")
  func along() throws {
    #expect(try labels { bars } == ["x, a y, 2", "x, b y, 9", "x, c y, 5"])
    // Right to left the axis begins at the right.
    #expect(try labels(.rightToLeft) { bars } == ["x, a y, 2", "x, b y, 9", "x, c y, 5"])
  }

  @Test("Points of lines are read place by place, whatever the order of the data")
  func lines() throws {
    let labels = try labels {
      ForEach([3, 1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 10 - $0)) }
    }
    #expect(labels == ["x, 1 y, 9", "x, 2 y, 8", "x, 3 y, 7"])
  }

  @Test("At one place marks are read as the data have them: a stack from its bottom")
  func stacks() throws {
    let labels = try labels {
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 1)).accessibilityLabel("\(name) first")
        BarMark(x: .value("x", name), y: .value("y", 2)).accessibilityLabel("\(name) second")
      }
    }
    #expect(labels == ["a first y, 1", "a second y, 2", "b first y, 1", "b second y, 2"])
  }

  @Test("Bars that lie are read downwards, also where they begin at values")
  func lying() throws {
    let labels = try labels {
      BarMark(x: .value("x", 2), y: .value("y", "a"))
      BarMark(x: .value("x", 9), y: .value("y", "b"))
    }
    #expect(labels == ["y, a x, 2", "y, b x, 9"])
    let ranges = try self.labels {
      BarMark(xStart: .value("from", 5), xEnd: .value("to", 9), y: .value("y", "a"))
        .accessibilityLabel("late")
      BarMark(xStart: .value("from", 1), xEnd: .value("to", 3), y: .value("y", "b"))
        .accessibilityLabel("early")
    }
    #expect(ranges.map { $0.prefix(4) } == ["late", "earl"])
  }

  @Test("What spans the plot is read last, and sectors in the order of the data")
  func spans() throws {
    let labels = try labels {
      RuleMark(y: .value("mean", 5))
      bars
    }
    #expect(labels.count == 4 && labels.last?.contains("mean") == true)
    let sectors = try self.labels {
      ForEach([1, 5, 2], id: \.self) {
        SectorMark(angle: .value("v", $0)).accessibilityLabel("sector \($0)")
      }
    }
    #expect(sectors == ["sector 1 v, 1", "sector 5 v, 5", "sector 2 v, 2"])
  }

  @Test("Labels of an axis do not come between the marks")
  func besideAxes() throws {
    let window = ChartWindow(width: 300, height: 200) { Chart { bars }.chartXAxis(.hidden) }
    let spoken = try window.host.render(in: window.surroundings, describesViews: true)
      .accessibilityElements.map { $0.label ?? "" }
    let first = try #require(spoken.firstIndex(of: "x, a"))
    #expect(spoken[first...].prefix(3) == ["x, a", "x, b", "x, c"])
    #expect(spoken.contains("10"))
  }
}
