import Charts
import DisplayList
import SwiftUI
import Testing

/// Marks that are seen through others, and layers, on a plot of 200 by 100 points.
@Suite("Masks and layers of marks") @MainActor
struct MaskTests {
  /// The layers of a picture, from the outermost to the innermost.
  private func layers(_ window: ChartWindow) throws -> [Layer] {
    func within(_ items: [DrawItem]) -> [Layer] {
      items.flatMap { item -> [Layer] in
        guard case .layer(let layer) = item.operation else { return [] }
        return [layer] + within(layer.items)
      }
    }
    return within(try window.list().items)
  }

  private func boxes(_ items: [DrawItem]) -> [CGRect] {
    items.flatMap(\.leaves).compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test("A mask of rectangles lies on the chart's scales, and hides all besides")
  func scales() throws {
    let window = ChartWindow {
      Chart {
        Plot {
          RectangleMark(
            xStart: .value("a", 0), xEnd: .value("b", 10), yStart: .value("c", 0),
            yEnd: .value("d", 10))
          RectangleMark(
            xStart: .value("a", 2), xEnd: .value("b", 4), yStart: .value("c", 0),
            yEnd: .value("d", 10))
        }
        .mask {
          RectangleMark(
            xStart: .value("a", 5), xEnd: .value("b", 8), yStart: .value("c", 0),
            yEnd: .value("d", 5))
        }
      }.bare().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    let masked = try layers(window).filter { !$0.mask.isEmpty }
    #expect(masked.count == 1)
    #expect(near(boxes(masked[0].mask)[0], CGRect(x: 100, y: 50, width: 60, height: 50)))
    #expect(
      boxes(masked[0].items).map(\.minX) == [0, 40],
      "both marks of the content are within the one layer")
    let open = ChartWindow {
      Chart { RectangleMark(x: .value("x", "a"), y: .value("y", "p")) }.bare()
    }
    #expect(try layers(open).allSatisfy(\.mask.isEmpty))
  }

  @Test("A mask's bars are stacked apart from the chart's, and its values widen the domain")
  func stacks() throws {
    func chart(_ height: Int) -> ChartWindow {
      ChartWindow {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 10))
            .mask { BarMark(x: .value("x", "a"), y: .value("y", height)) }
        }.bare()
      }
    }
    let inner = try #require(try layers(chart(5)).first { !$0.mask.isEmpty })
    #expect(near(boxes(inner.mask)[0], CGRect(x: 30, y: 50, width: 140, height: 50)))
    #expect(near(boxes(inner.items)[0], CGRect(x: 30, y: 0, width: 140, height: 100)))
    let outer = try #require(try layers(chart(20)).first { !$0.mask.isEmpty })
    #expect(near(boxes(outer.items)[0], CGRect(x: 30, y: 50, width: 140, height: 50)))
  }

  @Test("A mask masks a mask, and a mark behind it stays free")
  func nested() throws {
    let window = ChartWindow {
      Chart {
        RectangleMark()
          .mask {
            RectangleMark(xStart: 0, xEnd: 50).mask { RectangleMark(yStart: 0, yEnd: 20) }
          }
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }.bare()
    }
    let masked = try layers(window).filter { !$0.mask.isEmpty }
    #expect(masked.count == 1)
    let inner = masked[0].mask.compactMap { item -> Layer? in
      if case .layer(let layer) = item.operation { layer } else { nil }
    }
    #expect(near(boxes(inner[0].mask)[0], CGRect(x: 0, y: 0, width: 200, height: 20)))
    #expect(boxes(masked[0].items).count == 1)
  }

  @Test("Assistive technology is told of the marks, and of none of the mask's")
  func spoken() throws {
    let window = ChartWindow {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
          .mask { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
      }.bare()
    }
    #expect(try window.spoken() == ["x, a: y, 3"])
  }

  @Test("A layer's opacity is that of its marks together; without one each has its own")
  func layer() throws {
    func chart(isLayer: Bool) -> ChartWindow {
      ChartWindow {
        Chart {
          let marks = Plot {
            RectangleMark(xStart: 0, xEnd: 50)
            RectangleMark(xStart: 25, xEnd: 75)
          }
          if isLayer { marks.compositingLayer().opacity(0.5) } else { marks.opacity(0.5) }
        }.bare()
      }
    }
    let one = try layers(chart(isLayer: true)).filter { $0.opacity == 0.5 }
    #expect(one.count == 1 && boxes(one[0].items).count == 2)
    #expect(try layers(chart(isLayer: false)).filter { $0.opacity == 0.5 }.count == 2)
  }

  @Test("A layer's style is applied to a view as large as the plot")
  func style() throws {
    let window = ChartWindow {
      Chart {
        RectangleMark(xStart: 0, xEnd: 50).compositingLayer { $0.offset(x: 20, y: 0) }
        RectangleMark(xStart: 0, xEnd: 50)
      }.bare()
    }
    #expect(try window.boxes().map(\.minX) == [20, 0])
  }
}
