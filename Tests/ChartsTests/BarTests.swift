import Charts
import DisplayList
import SwiftUI
import Testing

@Suite("Bars and rectangles") @MainActor
struct BarTests {
  private func window(
    _ scale: ClosedRange<Int> = 0...10, @ChartContentBuilder _ content: () -> some ChartContent
  )
    -> ChartWindow
  { ChartWindow { Chart(content: content).bare().chartYScale(domain: scale) } }

  @Test("A bar takes seven tenths of its category's band, from zero to its value")
  func categories() throws {
    let window = window {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", 10))
    }
    let boxes = try window.boxes()
    try #require(boxes.count == 2)
    #expect(near(boxes[0], CGRect(x: 15, y: 50, width: 70, height: 50)))
    #expect(near(boxes[1], CGRect(x: 115, y: 0, width: 70, height: 100)))
  }

  @Test("A bar's outer end alone is rounded, by two points")
  func corners() throws {
    let window = window(-10...10) {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", -5))
    }
    let fills = try window.fills()
    let rounded = fills.compactMap {
      if case .roundedRect(let rect) = $0.storage { rect } else { nil }
    }
    try #require(rounded.count == 2)
    #expect(rounded[0].radii == CornerRadii(topLeft: 2, topRight: 2))
    #expect(rounded[1].radii == CornerRadii(bottomRight: 2, bottomLeft: 2))
    #expect(near(rounded[1].rect, CGRect(x: 115, y: 50, width: 70, height: 25)))
  }

  @Test("Bars at one place stand on each other, and only the last is rounded")
  func stacked() throws {
    let window = window {
      BarMark(x: .value("x", "a"), y: .value("y", 2)).foregroundStyle(by: .value("k", "p"))
      BarMark(x: .value("x", "a"), y: .value("y", 3)).foregroundStyle(by: .value("k", "q"))
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 30, y: 80, width: 140, height: 20)))
    #expect(near(boxes[1], CGRect(x: 30, y: 50, width: 140, height: 30)))
    let first = try #require(try window.fills().first)
    if case .roundedRect(let rect) = first.storage { #expect(rect.radii.isZero) }
    let colors = try window.colors()
    #expect(colors[0] != colors[1])
  }

  @Test("What is above zero and what is below are stacked apart")
  func signs() throws {
    let window = window(-10...10) {
      ForEach([4, -2, 3, -5], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
    }
    let boxes = try window.boxes()
    let tops: [CGFloat] = boxes.map { ($0.minY * 100).rounded() / 100 }
    let heights: [CGFloat] = boxes.map { ($0.height * 100).rounded() / 100 }
    #expect(tops == [30, 50, 15, 60])
    #expect(heights == [20, 10, 15, 25])
  }

  @Test("Shares of a stack fill the plot")
  func normalized() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
        BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
      }.bare()
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 30, y: 75, width: 140, height: 25)))
    #expect(near(boxes[1], CGRect(x: 30, y: 0, width: 140, height: 75)))
  }

  @Test("A centred stack has zero in its middle, and unstacked bars all begin at zero")
  func otherStacks() throws {
    let centred = window(-10...10) {
      BarMark(x: .value("x", "a"), y: .value("y", 4), stacking: .center)
      BarMark(x: .value("x", "a"), y: .value("y", 4), stacking: .center)
    }
    #expect(try centred.boxes().map(\.minY) == [50, 30])
    let loose = window {
      BarMark(x: .value("x", "a"), y: .value("y", 4), stacking: .unstacked)
      BarMark(x: .value("x", "a"), y: .value("y", 6), stacking: .unstacked)
    }
    #expect(try loose.boxes().map(\.maxY) == [100, 100])
  }

  @Test("Bars of a group stand beside each other and share seven tenths of the band")
  func grouped() throws {
    let window = window {
      ForEach(["p", "q"], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("k", $0))
      }
    }
    let boxes = try window.boxes()
    // 140 of 200 points are shared: 70 each, of which a bar takes 49.
    #expect(near(boxes[0], CGRect(x: 40.5, y: 0, width: 49, height: 100)))
    #expect(near(boxes[1], CGRect(x: 110.5, y: 0, width: 49, height: 100)))
  }

  @Test("A bar of a number and a category lies, and categories are read downwards")
  func horizontal() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("x", 5), y: .value("y", "a"))
        BarMark(x: .value("x", 10), y: .value("y", "b"), height: .fixed(10))
      }.bare().chartXScale(domain: 0...10)
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 0, y: 7.5, width: 100, height: 35)))
    #expect(near(boxes[1], CGRect(x: 0, y: 70, width: 200, height: 10)))
  }

  @Test("Bars between two values do not stack; a ratio and an inset set their breadth")
  func ranged() throws {
    let window = window {
      BarMark(
        x: .value("x", "a"), yStart: .value("l", 2), yEnd: .value("h", 8), width: .ratio(0.5))
      BarMark(
        x: .value("x", "b"), yStart: .value("l", 4), yEnd: .value("h", 5), width: .inset(10))
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 25, y: 20, width: 50, height: 60)))
    #expect(near(boxes[1], CGRect(x: 110, y: 50, width: 80, height: 10)))
    let lying = ChartWindow {
      Chart {
        BarMark(xStart: .value("l", 2), xEnd: .value("h", 8), y: .value("y", "a"))
      }.bare().chartXScale(domain: 0...10)
    }
    #expect(near(try lying.boxes()[0], CGRect(x: 40, y: 15, width: 120, height: 70)))
  }

  @Test("A date with a unit makes a band of the unit, and a range one of its length")
  func spans() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("x", day(1, 1, hour: 5), unit: .day), y: .value("y", 10))
        BarMark(x: .value("x", day(1, 2, hour: 9), unit: .day), y: .value("y", 5))
      }.bare()
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 15, y: 0, width: 70, height: 100)))
    #expect(near(boxes[1], CGRect(x: 115, y: 50, width: 70, height: 50)))
    let ranges = window.surroundings.size.width
    let bins = ChartWindow {
      Chart {
        BarMark(x: .value("x", 0..<5), y: .value("y", 10))
        BarMark(x: .value("x", 5..<10), y: .value("y", 5))
      }.bare()
    }
    #expect(near(try bins.boxes()[0], CGRect(x: 0.5, y: 0, width: ranges / 2 - 1, height: 100)))
  }

  @Test("One bar alone fills the plot across")
  func single() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("x", 3))
        BarMark(x: .value("x", 1))
      }.bare().chartXScale(domain: 0...4)
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 0, y: 0, width: 150, height: 100)))
    #expect(near(boxes[1], CGRect(x: 150, y: 0, width: 50, height: 100)))
  }

  @Test("Right to left, bars begin at the right")
  func rightToLeft() throws {
    var window = ChartWindow {
      Chart {
        BarMark(x: .value("x", 5), y: .value("y", "a"))
      }.bare().chartXScale(domain: 0...10)
    }
    window.surroundings.environment.layoutDirection = .rightToLeft
    #expect(near(try window.boxes()[0], CGRect(x: 100, y: 15, width: 100, height: 70)))
  }

  @Test("A rectangle fills its steps, or lies between values or points")
  func rectangles() throws {
    let window = window {
      RectangleMark(x: .value("x", "a"), y: .value("y", 5), height: .fixed(10))
      RectangleMark(x: .value("x", "b"), yStart: .value("l", 0), yEnd: .value("h", 10))
      RectangleMark(xStart: 10, xEnd: 30, yStart: 5, yEnd: 25)
      RectangleMark(yStart: .value("l", 2), yEnd: .value("h", 4))
    }
    let boxes = try window.boxes()
    #expect(near(boxes[0], CGRect(x: 0, y: 45, width: 100, height: 10)))
    #expect(near(boxes[1], CGRect(x: 100, y: 0, width: 100, height: 100)))
    #expect(near(boxes[2], CGRect(x: 10, y: 5, width: 20, height: 20)))
    #expect(near(boxes[3], CGRect(x: 0, y: 60, width: 200, height: 20)))
  }

  @Test("An offset moves a mark, and a radius rounds all corners")
  func modifiers() throws {
    let window = window {
      BarMark(x: .value("x", "a"), y: .value("y", 5)).offset(x: 3, y: -4).cornerRadius(7)
    }
    let fill = try #require(try window.fills().first)
    guard case .roundedRect(let rect) = fill.storage else {
      Issue.record("\(fill) is no rounded rectangle")
      return
    }
    #expect(near(rect.rect, CGRect(x: 33, y: 46, width: 140, height: 50)))
    #expect(rect.radii == CornerRadii(7))
  }

  @Test("Numbers that are none are left out")
  func notANumber() throws {
    let window = window {
      BarMark(x: .value("x", "a"), y: .value("y", Double.nan))
      BarMark(x: .value("x", "b"), y: .value("y", Double.infinity))
      BarMark(x: .value("x", "c"), y: .value("y", 5))
      PointMark(x: .value("x", "c"), y: .value("y", -Double.infinity))
    }
    #expect(try window.boxes().count == 1)
  }
}
