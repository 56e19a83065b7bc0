import Charts
import DisplayList
import SwiftUI
import Testing

/// Each mark on numbers, days and categories, where values computed by hand say that it lies.
///
/// The plot is 200 by 100 points: of ten units upwards each is ten points, of two categories each
/// has a band of 100 points, and of five days from the first one's beginning each is 50 points
/// after the one before.
@Suite("Each mark on each scale") @MainActor
struct MarkScaleTests {
  /// A chart of heights from 0 to 10.
  private func heights(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartWindow {
    ChartWindow { Chart(content: content).bare().chartYScale(domain: 0...10) }
  }

  /// A chart of the first five days of a year and of heights from 0 to 10.
  private func days(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartWindow {
    ChartWindow {
      Chart(content: content).bare().chartYScale(domain: 0...10)
        .chartXScale(domain: day(1, 1)...day(1, 5))
    }
  }

  private func expect(
    _ points: [CGPoint], _ places: [(Double, Double)],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(points.count == places.count, sourceLocation: location)
    for (point, place) in zip(points, places) {
      #expect(near(point, place.0, place.1), "\(point)", sourceLocation: location)
    }
  }

  @Test("Bars: spans of days in a category's row, and stacks of days")
  func bars() throws {
    let rows = ChartWindow {
      Chart {
        BarMark(xStart: .value("a", day(1, 2)), xEnd: .value("b", day(1, 4)), y: .value("y", "a"))
        BarMark(xStart: .value("a", day(1, 1)), xEnd: .value("b", day(1, 2)), y: .value("y", "b"))
      }.bare().chartXScale(domain: day(1, 1)...day(1, 5))
    }
    let boxes = try rows.boxes()
    #expect(near(boxes[0], CGRect(x: 50, y: 7.5, width: 100, height: 35)))
    #expect(near(boxes[1], CGRect(x: 0, y: 57.5, width: 50, height: 35)))
    let stacks = ChartWindow {
      Chart([(1, 2), (1, 3), (2, 4)], id: \.1) {
        BarMark(x: .value("x", day(1, $0.0), unit: .day), y: .value("y", $0.1))
      }.bare().chartYScale(domain: 0...10)
    }
    let stacked = try stacks.boxes()
    #expect(near(stacked[0], CGRect(x: 15, y: 80, width: 70, height: 20)))
    #expect(near(stacked[1], CGRect(x: 15, y: 50, width: 70, height: 30)))
    #expect(near(stacked[2], CGRect(x: 115, y: 60, width: 70, height: 40)))
  }

  @Test("Lines run through the middle of categories and through the beginnings of days")
  func lines() throws {
    let names = heights {
      LineMark(x: .value("x", "a"), y: .value("y", 2))
      LineMark(x: .value("x", "b"), y: .value("y", 7))
    }
    expect(try names.strokes()[0].path.points, [(50, 80), (150, 30)])
    let dates = days {
      LineMark(x: .value("x", day(1, 1)), y: .value("y", 0))
      LineMark(x: .value("x", day(1, 2)), y: .value("y", 10))
      LineMark(x: .value("x", day(1, 4, hour: 12)), y: .value("y", 5))
    }
    expect(try dates.strokes()[0].path.points, [(0, 100), (50, 0), (175, 50)])
  }

  /// The points lie at (0, 100), (50, 0), (100, 50) and (200, 0); the control points of the second
  /// stretch tell the methods apart.
  @Test(
    "Control points are a sixth of the way between neighbours, or a third along the slopes",
    arguments: [
      (.cardinal, (200.0 / 3, -25.0 / 3), (75, 50)),
      (.cardinal(tension: 0.5), (175.0 / 3, -25.0 / 6), (87.5, 50)),
      (.catmullRom(alpha: 0), (200.0 / 3, -25.0 / 3), (75, 50)),
      // Both points are turns, where the slope is none.
      (.monotone, (200.0 / 3, 0), (250.0 / 3, 50)),
    ] as [(InterpolationMethod, (Double, Double), (Double, Double))])
  func controls(
    _ method: InterpolationMethod, _ first: (Double, Double), _ second: (Double, Double)
  ) throws {
    let window = ChartWindow {
      Chart([(0, 0), (1, 10), (2, 5), (4, 10)], id: \.0) {
        LineMark(x: .value("x", $0.0), y: .value("y", $0.1)).interpolationMethod(method)
      }.bare()
    }
    let curves = try window.strokes()[0].path.elements.compactMap { element -> [CGPoint]? in
      if case .curve(_, let one, let two) = element { [one, two] } else { nil }
    }
    expect(curves[1], [first, second])
  }

  @Test("Areas reach from the middle of categories and from days down to zero, or to those beneath")
  func areas() throws {
    let names = heights {
      AreaMark(x: .value("x", "a"), y: .value("y", 4))
      AreaMark(x: .value("x", "b"), y: .value("y", 8))
    }
    expect(try names.fills()[0].points, [(50, 60), (150, 20), (150, 100), (50, 100)])
    let dates = days {
      ForEach([1, 5], id: \.self) {
        AreaMark(x: .value("x", day(1, $0)), y: .value("y", $0 == 1 ? 2 : 4))
          .foregroundStyle(by: .value("k", "p"))
      }
      ForEach([1, 5], id: \.self) {
        AreaMark(x: .value("x", day(1, $0)), y: .value("y", 3))
          .foregroundStyle(by: .value("k", "q"))
      }
    }
    let fills = try dates.fills()
    expect(fills[0].points, [(0, 80), (200, 60), (200, 100), (0, 100)])
    expect(fills[1].points, [(0, 50), (200, 30), (200, 60), (0, 80)])
  }

  @Test("Shares of areas fill the plot, and centred ones have zero in their middle")
  func areaStacks() throws {
    func areas(_ stacking: MarkStackingMethod) -> some ChartContent {
      ForEach(["p", "q"], id: \.self) { key in
        let y = key == "p" ? 2 : 6
        ForEach([0, 1], id: \.self) { x in
          AreaMark(x: .value("x", x), y: .value("y", y), stacking: stacking)
            .foregroundStyle(by: .value("k", key))
        }
      }
    }
    let shares = try ChartWindow { Chart { areas(.normalized) }.bare() }.boxes()
    #expect(near(shares[0], CGRect(x: 0, y: 75, width: 200, height: 25)))
    #expect(near(shares[1], CGRect(x: 0, y: 0, width: 200, height: 75)))
    let centred = try ChartWindow {
      Chart { areas(.center) }.bare().chartYScale(domain: -5...5)
    }.boxes()
    // Eight in all: from four below zero to four above.
    #expect(near(centred[0], CGRect(x: 0, y: 70, width: 200, height: 20)))
    #expect(near(centred[1], CGRect(x: 0, y: 10, width: 200, height: 60)))
  }

  @Test("Points stand in the middle of a category, in its row, and at a day")
  func points() throws {
    func middles(_ window: ChartWindow) throws -> [CGPoint] {
      try window.boxes().map { CGPoint(x: $0.midX, y: $0.midY) }
    }
    let names = heights {
      PointMark(x: .value("x", "a"), y: .value("y", 1))
      PointMark(x: .value("x", "b"), y: .value("y", 9))
    }
    expect(try middles(names), [(50, 90), (150, 10)])
    let rows = ChartWindow {
      Chart {
        PointMark(x: .value("x", 2), y: .value("y", "a"))
        PointMark(x: .value("x", 5), y: .value("y", "b"))
      }.bare().chartXScale(domain: 0...10)
    }
    expect(try middles(rows), [(40, 25), (100, 75)])
    let dates = days { PointMark(x: .value("x", day(1, 3, hour: 12)), y: .value("y", 4)) }
    expect(try middles(dates), [(125, 60)])
  }

  @Test("Rules stand at a day and in the middle of a category, and lie in its row")
  func rules() throws {
    let dates = days {
      RuleMark(x: .value("x", day(1, 3)))
      RuleMark(
        xStart: .value("a", day(1, 2)), xEnd: .value("b", day(1, 4)), y: .value("y", 3))
    }
    let strokes = try dates.strokes().map { $0.path.boundingRect }
    #expect(near(strokes[0], CGRect(x: 100, y: 0, width: 0, height: 100)))
    #expect(near(strokes[1], CGRect(x: 50, y: 70, width: 100, height: 0)))
    let names = heights {
      PointMark(x: .value("x", "a"), y: .value("y", 1))
      RuleMark(x: .value("x", "b"), yStart: .value("l", 2), yEnd: .value("h", 6))
    }
    #expect(
      near(try names.strokes()[0].path.boundingRect, CGRect(x: 150, y: 40, width: 0, height: 40)))
    let rows = ChartWindow {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", "a"))
        RuleMark(xStart: .value("l", 2), xEnd: .value("h", 6), y: .value("y", "b"))
      }.bare().chartXScale(domain: 0...10)
    }
    #expect(
      near(try rows.strokes()[0].path.boundingRect, CGRect(x: 40, y: 75, width: 80, height: 0)))
  }

  @Test("Rectangles lie between days and numbers, and fill the square of two categories")
  func rectangles() throws {
    let dates = days {
      RectangleMark(
        xStart: .value("a", day(1, 2)), xEnd: .value("b", day(1, 4)), yStart: .value("l", 2),
        yEnd: .value("h", 5))
    }
    #expect(near(try dates.boxes()[0], CGRect(x: 50, y: 50, width: 100, height: 30)))
    let squares = ChartWindow {
      Chart {
        RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
        RectangleMark(x: .value("x", "b"), y: .value("y", "q"))
      }.bare()
    }
    let boxes = try squares.boxes()
    #expect(near(boxes[0], CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(near(boxes[1], CGRect(x: 100, y: 50, width: 100, height: 50)))
  }

  /// The middle is at (100, 50), the radius 50 points.
  @Test("Sectors of one, two and three sixths of a turn; an outer radius is a share or a length")
  func sectors() throws {
    let turn = ChartWindow { Chart([1, 2, 3], id: \.self) { SectorMark(angle: .value("v", $0)) } }
    let boxes = try turn.boxes()
    let far = 100 + 50 * 0.75.squareRoot()
    #expect(near(boxes[0], CGRect(x: 100, y: 0, width: far - 100, height: 50)))
    // Its arc's control points lie beyond the circle, at the trailing side alone.
    #expect(near(boxes[1].origin, 100, 25) && abs(boxes[1].maxY - 100) < 0.01)
    #expect(near(boxes[2], CGRect(x: 50, y: 0, width: 50, height: 100)))
    func box(_ radius: MarkDimension) throws -> CGRect {
      try ChartWindow {
        Chart { SectorMark(angle: .value("v", 1), outerRadius: radius) }
      }.boxes()[0]
    }
    #expect(near(try box(.ratio(0.5)), CGRect(x: 75, y: 25, width: 50, height: 50)))
    #expect(near(try box(.fixed(40)), CGRect(x: 60, y: 10, width: 80, height: 80)))
    #expect(near(try box(.inset(20)), CGRect(x: 70, y: 20, width: 60, height: 60)))
  }
}
