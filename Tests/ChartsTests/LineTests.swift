import Charts
import DisplayList
import SwiftUI
import Testing

@Suite("Lines, areas, points, rules and sectors") @MainActor
struct LineTests {
  private let values = [(0, 0), (1, 10), (2, 5), (4, 10)]

  private func line(_ method: InterpolationMethod) throws -> Path {
    let window = ChartWindow {
      Chart(values, id: \.0) {
        LineMark(x: .value("x", $0.0), y: .value("y", $0.1)).interpolationMethod(method)
      }.bare()
    }
    let strokes = try window.strokes()
    #expect(strokes.count == 1)
    #expect(strokes.first?.style == StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    return try #require(strokes.first).path
  }

  private static let corners = [(0.0, 100.0), (50, 0), (100, 50), (200, 0)]

  @Test("A straight line runs through its points, from edge to edge")
  func linear() throws {
    let path = try line(.linear)
    #expect(path.points.count == 4)
    for (point, place) in zip(path.points, Self.corners) { #expect(near(point, place.0, place.1)) }
    #expect(path.lines == 3)
  }

  @Test(
    "Curves run through the same points",
    arguments: [InterpolationMethod.monotone, .cardinal, .catmullRom, .cardinal(tension: 0.5)])
  func curves(_ method: InterpolationMethod) throws {
    let path = try line(method)
    for (point, place) in zip(path.points, Self.corners) { #expect(near(point, place.0, place.1)) }
    #expect(path.curves == 3)
  }

  @Test("A monotone curve leaves no stretch's heights, a cardinal one does")
  func monotone() throws {
    func leaves(_ path: Path) -> Bool {
      path.elements.contains {
        guard case .curve(_, let first, let second) = $0 else { return false }
        return min(first.y, second.y) < -0.01
      }
    }
    #expect(try !leaves(line(.monotone)))
    #expect(try leaves(line(.cardinal)))
  }

  @Test("Full tension is straight: control points lie at the ends")
  func tension() throws {
    for case .curve(let to, _, let second) in try line(.cardinal(tension: 1)).elements {
      #expect(near(second, to.x, to.y))
    }
  }

  @Test("Steps change after, between and before the points")
  func steps() throws {
    #expect(near(try line(.stepStart).points[1], 50, 100))
    #expect(near(try line(.stepCenter).points[1], 25, 100))
    #expect(near(try line(.stepEnd).points[1], 0, 100))
  }

  private struct SeriesPoint: Identifiable {
    let key: String
    let x: Int
    let y: Double
    var id: String { "\(key)\(x)" }
  }

  @Test("A line per series, in its colour; a missing value parts a line")
  func series() throws {
    let points: [SeriesPoint] = ["p", "q"].flatMap { key in
      (0..<5).map { SeriesPoint(key: key, x: $0, y: key == "q" && $0 == 2 ? .nan : Double($0)) }
    }
    let window = ChartWindow {
      Chart(points) { point in
        LineMark(x: .value("x", point.x), y: .value("y", point.y))
          .foregroundStyle(by: .value("k", point.key))
      }.bare()
    }
    let paths = try window.strokes().map(\.path)
    try #require(paths.count == 2)
    #expect(paths[0].parts == 1)
    #expect(paths[1].parts == 2)
    #expect(try Set(window.colors()).count == 2)
  }

  @Test("Marks of separate loops join one line, unless a series tells them apart")
  func joined() throws {
    let joined = ChartWindow {
      Chart {
        ForEach(0..<2, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
        ForEach(2..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 2)) }
      }.bare()
    }
    #expect(try joined.strokes().count == 1)
    let apart = ChartWindow {
      Chart {
        ForEach(0..<2, id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", 1), series: .value("s", "a"))
        }
        ForEach(0..<2, id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", 2), series: .value("s", "b"))
        }
      }.bare()
    }
    #expect(try apart.strokes().count == 2)
  }

  @Test("An area reaches from its values to zero, and back")
  func area() throws {
    let window = ChartWindow {
      Chart(values, id: \.0) { AreaMark(x: .value("x", $0.0), y: .value("y", $0.1)) }.bare()
    }
    let points = try #require(try window.fills().first).points
    let expected = Self.corners + [(200, 100), (100, 100), (50, 100), (0, 100)]
    #expect(points.count == expected.count)
    for (point, place) in zip(points, expected) { #expect(near(point, place.0, place.1)) }
  }

  @Test("Areas of a stack begin where the one beneath ends")
  func stackedAreas() throws {
    let window = ChartWindow {
      Chart {
        ForEach(["p", "q"], id: \.self) { key in
          ForEach([0, 1], id: \.self) { x in
            AreaMark(x: .value("x", x), y: .value("y", 5)).foregroundStyle(by: .value("k", key))
          }
        }
      }.bare().chartYScale(domain: 0...10)
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 0, y: 50, width: 200, height: 50)))
    #expect(near(boxes[1], CGRect(x: 0, y: 0, width: 200, height: 50)))
  }

  @Test("An area between values follows both")
  func rangedArea() throws {
    let window = ChartWindow {
      Chart([0, 1], id: \.self) {
        AreaMark(x: .value("x", $0), yStart: .value("l", 2), yEnd: .value("h", 6 + $0 * 4))
      }.bare().chartYScale(domain: 0...10)
    }
    let points = try #require(try window.fills().first).points
    let expected = [(0.0, 40.0), (200, 0), (200, 80), (0, 80)]
    for (point, place) in zip(points, expected) { #expect(near(point, place.0, place.1)) }
  }

  @Test("A point is a circle of an area, or another shape or view at its place")
  func points() throws {
    let window = ChartWindow {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(.pi * 25)
        PointMark(x: .value("x", 10), y: .value("y", 10)).symbol(.square)
          .symbolSize(CGSize(width: 10, height: 10))
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol {
          Rectangle().frame(width: 6, height: 4)
        }
        PointMark(x: .value("x", 5)).symbol(.cross)
      }.bare().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 95, y: 45, width: 10, height: 10)))
    #expect(near(boxes[1], CGRect(x: 195.57, y: -4.43, width: 8.86, height: 8.86)))
    #expect(near(boxes[2], CGRect(x: -3, y: 98, width: 6, height: 4)))
    #expect(abs(boxes[3].midX - 100) < 0.01 && abs(boxes[3].midY - 50) < 0.01)
  }

  @Test("An outlined symbol stays within its size, the system's own and an app's")
  func outlines() throws {
    let window = ChartWindow {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(.circle.strokeBorder(lineWidth: 2))
          .symbolSize(CGSize(width: 10, height: 10))
        PointMark(x: .value("x", 10), y: .value("y", 5))
          .symbol(Circle().strokeBorder(lineWidth: 4))
          .symbolSize(CGSize(width: 10, height: 10))
      }.bare().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    let strokes = try window.strokes()
    #expect(strokes.map(\.style.lineWidth) == [2, 4])
    #expect(near(strokes[0].path.boundingRect, CGRect(x: 96, y: 46, width: 8, height: 8)))
    #expect(near(strokes[1].path.boundingRect, CGRect(x: 197, y: 47, width: 6, height: 6)))
  }

  @Test("Methods of interpolation have names that tell them apart")
  func names() {
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .cardinal, .cardinal(tension: 0.3), .catmullRom, .catmullRom(alpha: 1),
      .stepStart, .stepCenter, .stepEnd,
    ]
    #expect(Set(methods.map(\.description)).count == methods.count)
    #expect(methods[0].description == "linear" && methods[7].description == "stepCenter")
  }

  @Test("Symbols by a value: circle, square, triangle, diamond, pentagon, then again")
  func symbols() throws {
    let window = ChartWindow {
      Chart(0..<6, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("k", "\($0)"))
      }.bare()
    }
    let counts = try window.fills().map { path -> Int in
      if case .ellipse = path.storage { return 0 }
      if case .rect = path.storage { return 4 }
      return path.points.count
    }
    #expect(counts == [0, 4, 3, 4, 5, 0])
  }

  @Test("Sizes by a value are areas: four times the value is twice as broad")
  func symbolSizes() throws {
    let window = ChartWindow {
      Chart([1, 4], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("s", $0))
      }.bare().chartSymbolSizeScale(range: 50...200)
    }
    let boxes = try window.boxes()
    #expect(abs(boxes[1].width / boxes[0].width - 2) < 0.01)
  }

  @Test("A rule spans the plot, or lies between values or points")
  func rules() throws {
    let window = ChartWindow {
      Chart {
        RuleMark(y: .value("y", 5))
        RuleMark(x: .value("x", 5), yStart: .value("l", 2), yEnd: .value("h", 10))
        RuleMark(xStart: 20, xEnd: 60, y: .value("y", 0))
      }.bare().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    let strokes = try window.strokes()
    #expect(strokes.map(\.style.lineWidth) == [1, 1, 1])
    let points = strokes.map(\.path.points)
    #expect(near(points[0][0], 0, 50) && near(points[0][1], 200, 50))
    #expect(near(points[1][0], 100, 0) && near(points[1][1], 100, 80))
    #expect(near(points[2][0], 20, 100) && near(points[2][1], 60, 100))
  }

  @Test("Sectors go clockwise from the top and share the turn by their values")
  func sectors() throws {
    let window = ChartWindow {
      Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }
    }
    let boxes = try window.boxes()
    try #require(boxes.count == 3)
    #expect(near(boxes[0], CGRect(x: 100, y: 0, width: 50, height: 50)))
    #expect(near(boxes[1], CGRect(x: 100, y: 50, width: 50, height: 50)))
    #expect(near(boxes[2], CGRect(x: 50, y: 0, width: 50, height: 100)))
  }

  @Test("A ring's sectors begin at the inner radius; insets part them")
  func rings() throws {
    let window = ChartWindow {
      Chart([1, 1], id: \.self) {
        SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5), angularInset: 3)
      }
    }
    let fills = try window.fills()
    let lefts: [CGFloat] = fills.map { ($0.boundingRect.minX * 10).rounded() / 10 }
    let rights: [CGFloat] = fills.map { ($0.boundingRect.maxX * 10).rounded() / 10 }
    #expect(lefts == [103, 50])
    #expect(rights == [150, 97])
    for point in fills.flatMap(\.points) {
      let distance = ((point.x - 100) * (point.x - 100) + (point.y - 50) * (point.y - 50))
        .squareRoot()
      #expect(distance > 24.9 && distance < 50.1)
    }
  }

  @Test("Rounded corners stay within the sector")
  func roundedSectors() throws {
    func boxes(_ corner: CGFloat) throws -> [CGRect] {
      try ChartWindow {
        Chart([1, 1, 2], id: \.self) {
          SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.4)).cornerRadius(corner)
        }
      }.boxes()
    }
    for (round, sharp) in zip(try boxes(6), try boxes(0)) {
      #expect(sharp.insetBy(dx: -0.5, dy: -0.5).contains(round))
    }
  }

  @Test("A lone sector is a ring; sectors of nothing are none")
  func fullTurn() throws {
    let ring = ChartWindow { Chart { SectorMark(angle: .value("v", 5), innerRadius: .ratio(0.5)) } }
    #expect(near(try ring.boxes()[0], CGRect(x: 50, y: 0, width: 100, height: 100)))
    let nothing = ChartWindow { Chart { SectorMark(angle: .value("v", 0)) } }
    #expect(try nothing.fills().isEmpty)
  }
}
