import Charts
import DisplayList
import SwiftUI
import Testing

/// Ranges and domains of scales: where they put marks on a plot of 200 by 100 points, and how they
/// size and paint them.
@Suite("Ranges and domains of scales") @MainActor
struct ScaleRangeTests {
  private func points(_ view: (Chart<ForEach<[Int], Int, PointMark>>) -> some View) -> ChartWindow {
    ChartWindow {
      view(
        Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      ).bare()
    }
  }

  private func middles(_ window: ChartWindow) throws -> [CGPoint] {
    try window.boxes().map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @Test("Places in points, from the leading edge and from the bottom; a padding of the plot")
  func places() throws {
    let given = try middles(points { $0.chartXScale(range: 20...120).chartYScale(range: 10...60) })
    #expect(near(given[0], 20, 90) && near(given[1], 120, 40))
    let padded = try middles(
      points {
        $0.chartXScale(domain: 0...10, range: .plotDimension(startPadding: 30, endPadding: 10))
      })
    #expect(near(padded[0], 30, 100) && near(padded[1], 190, 0))
    let usual = try middles(points { $0 })
    #expect(near(usual[0], 0, 100) && near(usual[1], 200, 0))
  }

  @Test("An app changes the domain that was inferred: numbers, categories, and their order")
  func modified() throws {
    let wider = try middles(
      points { chart in
        chart.chartYScale(domain: .automatic(dataType: Int.self) { $0.append(20) })
      })
    #expect(near(wider[1], 200, 50))
    func names(_ change: @escaping (inout [String]) -> Void) throws -> [CGPoint] {
      try middles(
        ChartWindow {
          Chart(["b", "a"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartXScale(domain: .automatic(dataType: String.self, modifyInferredDomain: change))
            .bare()
        })
    }
    #expect(try names { $0.sort() }.map(\.x) == [150, 50])
    #expect(try names { $0 += ["c", "d"] }.map(\.x) == [25, 75])
    #expect(try names { _ in }.map(\.x) == [50, 150])
  }

  @Test("Bounds are rounded to marks of the axis where it asks, and left where it does not")
  func rounding() throws {
    func top(_ values: AxisMarkValues) throws -> CGFloat {
      try ChartWindow {
        Chart {
          PointMark(x: .value("x", 0), y: .value("y", 0))
          PointMark(x: .value("x", 1), y: .value("y", 75))
        }
        .chartXAxis(.hidden).chartLegend(.hidden)
        .chartYAxis { AxisMarks(values: values) { AxisGridLine().opacity(0) } }
      }.fills().filter { $0.curves > 0 }[1].boundingRect.midY
    }
    let rounded = try top(.automatic(desiredCount: 3))
    let exact = try top(.automatic(desiredCount: 3, roundUpperBound: false))
    #expect(exact < rounded)
    #expect(try top(.automatic(desiredCount: 3, roundUpperBound: true)) == rounded)
  }

  @Test("Areas of symbols by a domain and a range, by pairs and by a rule")
  func symbolSizes() throws {
    func widths(_ view: (Chart<ForEach<[Int], Int, AnyChartContent>>) -> some View) throws
      -> [CGFloat]
    {
      try ChartWindow {
        view(
          Chart([0, 5, 10], id: \.self) { number in
            AnyChartContent(
              PointMark(x: .value("x", number), y: .value("y", number))
                .symbolSize(by: .value("n", number)))
          }
        ).bare()
      }.boxes().map(\.width)
    }
    func width(_ area: Double) -> CGFloat { 2 * (area / .pi).squareRoot() }
    func same(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
    }
    let domain = try widths { $0.chartSymbolSizeScale(domain: 0...20, range: 100...300) }
    #expect(same(domain, [100, 150, 200].map(width)))
    let pairs = try widths { $0.chartSymbolSizeScale([0: 40, 5: 90, 10: 40]) }
    #expect(same(pairs, [40, 90, 40].map(width)))
    let rule = try widths { $0.chartSymbolSizeScale { (number: Int) in CGFloat(number + 50) } }
    #expect(same(rule, [50, 55, 60].map(width)))
    let root = try widths {
      $0.chartSymbolSizeScale(domain: 0...20, range: 100...300, type: .squareRoot)
    }
    #expect(same(root, [100, 200, 100 + 200 * 0.5.squareRoot()].map(width)))
  }

  @Test("Colours of numbers by a domain and a gradient, and by a list of colours")
  func colors() throws {
    func colors(_ view: (Chart<ForEach<[Int], Int, AnyChartContent>>) -> some View) throws
      -> [RGBAColor]
    {
      try ChartWindow {
        view(
          Chart([0, 10], id: \.self) { number in
            AnyChartContent(
              PointMark(x: .value("x", number), y: .value("y", number))
                .foregroundStyle(by: .value("n", number)))
          }
        ).bare()
      }.colors()
    }
    let whole = try colors { $0.chartForegroundStyleScale(range: [Color.red, .blue]) }
    let double = try colors {
      $0.chartForegroundStyleScale(domain: 0...20, range: Gradient(colors: [.red, .blue]))
    }
    #expect(whole[0] == double[0] && whole[1] != double[1])
    let any = try colors { $0.chartForegroundStyleScale(range: Color.red.gradient) }
    #expect(any[0] != any[1])
  }

  @Test("Shapes and line styles by rules and of several types")
  func shapes() throws {
    func curves(_ view: (Chart<ForEach<[String], String, AnyChartContent>>) -> some View) throws
      -> [Bool]
    {
      try ChartWindow {
        view(
          Chart(["a", "b"], id: \.self) { name in
            AnyChartContent(
              PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("n", name)))
          }
        ).bare()
      }.fills().map { $0.curves > 0 }
    }
    let mixed: [any ChartSymbolShape] = [BasicChartSymbolShape.square, Circle()]
    #expect(try curves { $0.chartSymbolScale(range: mixed) } == [false, true])
    #expect(try curves { $0.chartSymbolScale(domain: ["b", "a"], range: mixed) } == [true, false])
    let rule = try curves {
      $0.chartSymbolScale { (name: String) in
        AnyChartSymbolShape(name == "a" ? BasicChartSymbolShape.square : .circle)
      }
    }
    #expect(rule == [false, true])
    #expect(try curves { $0 } == [true, false])
  }

  @Test("Whole bins of whole numbers")
  func bins() {
    #expect(NumberBins(size: 10, range: 0...35).thresholds == [0, 10, 20, 30, 40])
    #expect(NumberBins(data: [1, 4, 9, 2], desiredCount: 4).thresholds.allSatisfy { $0 >= 0 })
    let bin = NumberBins(size: 10, range: 0...35)[1]
    #expect(bin ~= 10 && bin ~= 19 && !(bin ~= 20))
    let positions = NumberBins(thresholds: [1, 3])[0]
    #expect([0, 1, 2, 3, 4][positions] == [1, 2])
  }
}
