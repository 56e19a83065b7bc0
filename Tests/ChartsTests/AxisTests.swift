import Charts
import DisplayList
import SwiftUI
import Testing

@Suite("Axes, legends and annotations") @MainActor
struct AxisTests {
  private func bars(_ values: [(String, Int)]) -> some View {
    Chart(values, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
  }

  @Test("Numbers are marked on the trailing side, from zero to a whole step; categories beneath")
  func usual() throws {
    let window = ChartWindow(width: 400, height: 300) { bars([("a", 30), ("b", 41)]) }
    // As many lines as are nearest to five: of six with a step of 10 and four with one of 20, six.
    let marked = try window.words()
    #expect(marked == ["a", "b", "0", "10", "20", "30", "40", "50"])
    let zero = try window.text("0")
    let name = try window.text("a")
    #expect(zero.minX > 370)
    #expect(name.minY > zero.midY)
    // The plot ends four points before the labels, and bars stand on its bottom.
    let bar = try #require(try window.boxes().last)
    #expect(abs(bar.maxY - zero.midY) < 0.01)
  }

  @Test(
    "Grid lines are a third of a point; those of the horizontal axis are dashed at the bands' borders"
  )
  func grid() throws {
    let window = ChartWindow(width: 400, height: 300) { bars([("a", 30), ("b", 40)]) }
    let dashed = try window.strokes().filter { $0.style.dash == [2, 2] }
    #expect(Set(dashed.map { ($0.path.boundingRect.minX * 4).rounded() / 4 }).count == 3)
    #expect(dashed.allSatisfy { abs($0.style.lineWidth - 1.0 / 3) < 0.01 })
    let lines = try window.boxes().filter { abs($0.height - 1.0 / 3) < 0.01 }
    #expect(lines.count >= 4)
  }

  @Test("Values, formats and positions are as asked")
  func asked() throws {
    let window = ChartWindow(width: 400, height: 300) {
      bars([("a", 30), ("b", 100)])
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisGridLine()
            AxisValueLabel { Text("\(value.as(Int.self) ?? -1) of \(value.index)/\(value.count)") }
          }
        }
    }
    #expect(try window.words() == ["0 of 0/3", "50 of 1/3", "100 of 2/3"])
    #expect(try window.text("0 of 0/3").minX >= 0)
    let percent = ChartWindow(width: 400, height: 300) {
      bars([("a", 1)]).chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 1.0])
        }
    }
    // The input of the format is a number that an axis of integers gives as well.
    #expect(try percent.words() == ["0%", "100%"])
    let halves = ChartWindow(width: 400, height: 300) {
      bars([("a", 100)]).chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(values: [0, 100]) { value in
            AxisValueLabel((value.as(Double.self) ?? 0) / 200, format: .percent)
          }
        }
    }
    #expect(try halves.words() == ["0%", "50%"])
  }

  @Test("A label that has an ideal width stands in a narrower band")
  func idealWidth() throws {
    let names = ["a", "b", "c", "d", "e"]
    let window = ChartWindow(width: 300, height: 300) {
      bars(names.map { ($0, 30) })
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel {
              VStack {
                Circle().frame(height: 30)
                Text(value.as(String.self) ?? "").lineLimit(2, reservesSpace: true)
              }
              .frame(idealWidth: 80)
            }
          }
        }
    }
    #expect(try window.words() == names)
  }

  @Test("A desired number of values is kept as nearly as steps allow")
  func desired() throws {
    let window = ChartWindow(width: 400, height: 300) {
      bars([("a", 100)]).chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    }
    #expect(try window.words() == ["0", "50", "100"])
    let strides = ChartWindow(width: 400, height: 300) {
      bars([("a", 70)]).chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 40.0)) }
    }
    #expect(try strides.words() == ["0", "40", "80"])
  }

  @Test("Dates are written in the words of their unit, centred in its band")
  func dates() throws {
    let window = ChartWindow(width: 400, height: 200) {
      Chart(1..<5, id: \.self) {
        BarMark(x: .value("x", day($0, 1), unit: .month), y: .value("y", $0))
      }.chartYAxis(.hidden)
    }
    #expect(try window.words() == ["Jan", "Feb", "Mar", "Apr"])
    let february = try window.text("Feb")
    let bar = try window.boxes().filter { $0.height > 1 }[1]
    #expect(abs(february.midX - bar.midX) < 0.01)
    let days = ChartWindow(width: 400, height: 200) {
      Chart([0, 2, 4], id: \.self) {
        LineMark(x: .value("x", day(1, 29 + $0)), y: .value("y", $0))
      }.chartYAxis(.hidden)
    }
    #expect(try days.words().first == "Jan 29")
    #expect(try days.words().contains("30"))
    #expect(try days.words().contains("Feb 1"))
  }

  @Test("The label of the last date stands in the middle of what the plot shows of its span")
  func lastDate() throws {
    func chart(_ direction: LayoutDirection) -> ChartWindow {
      var window = ChartWindow(width: 400, height: 200) {
        Chart(1..<8, id: \.self) {
          BarMark(x: .value("x", day($0, 1), unit: .month), y: .value("y", $0))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .month, count: 2)) { _ in AxisValueLabel(centered: true) }
        }
        .chartYAxis(.hidden)
      }
      window.surroundings.environment.layoutDirection = direction
      return window
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = chart(direction)
      #expect(try window.words() == ["Jan", "Mar", "May", "Jul"])
      let last = try #require(try window.boxes().max { $0.height < $1.height })
      #expect(abs(try window.text("Jul").midX - last.midX) < 0.01)
    }
  }

  @Test("Labels keep two points away from symbols at the plot's edge")
  func symbolsAtTheEdge() throws {
    func chart(_ mark: @escaping (Int) -> some ChartContent) -> ChartWindow {
      ChartWindow(width: 300, height: 200) {
        Chart(0..<5, id: \.self) { mark($0) }.chartXAxis(.hidden)
      }
    }
    let plain = chart { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    let line = try #require(try plain.strokes().first { $0.style.lineWidth == 2 })
    #expect(try plain.words() == ["0", "1", "2", "3", "4"])
    #expect(abs(try plain.text("4").minX - line.path.boundingRect.maxX - 4) < 0.01)
    let marked = chart {
      LineMark(x: .value("x", $0), y: .value("y", $0))
        .symbol(.circle).symbolSize(CGSize(width: 10, height: 10))
    }
    let circles = try marked.boxes().filter { abs($0.width - 10) < 0.01 }
    #expect(circles.count == 5)
    #expect(abs(try marked.text("4").minX - (circles.map(\.maxX).max() ?? 0) - 2) < 0.01)
  }

  @Test("Labels that would touch an earlier one are left out")
  func collisions() throws {
    let names = (0..<10).map { ("category \($0)", $0) }
    let window = ChartWindow(width: 300, height: 200) { bars(names).chartYAxis(.hidden) }
    let frames = try window.texts().map(\.frame)
    #expect(frames.count > 1 && frames.count < 10)
    for (first, second) in zip(frames, frames.dropFirst()) { #expect(first.maxX <= second.minX) }
    for frame in frames { #expect(frame.minX >= 0 && frame.maxX <= 300) }
  }

  @Test("Larger type leaves fewer marks")
  func largeType() throws {
    var window = ChartWindow(width: 300, height: 200) { bars([("a", 50)]) }
    let usual = try window.words().count
    window.surroundings.environment.dynamicTypeSize = .accessibility5
    #expect(try window.words().count < usual)
  }

  @Test("Shares are written as percent, in the words of the language")
  func percent() throws {
    var window = ChartWindow(width: 300, height: 300) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
        BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
      }.chartXAxis(.hidden)
    }
    #expect(try window.words() == ["0%", "25%", "50%", "75%", "100%"])
    window.surroundings.environment.locale = Locale(identifier: "ru")
    #expect(try window.words().last == "100\u{a0}%")
  }

  @Test("Right to left, the vertical axis stands at the left")
  func rightToLeft() throws {
    var window = ChartWindow(width: 300, height: 200) { bars([("a", 4), ("b", 5)]) }
    window.surroundings.environment.layoutDirection = .rightToLeft
    #expect(try window.text("0").minX < 30)
    #expect(try window.text("a").minX > window.text("b").minX)
  }

  @Test("A legend lists what colours tell apart, beneath the chart, on as many lines as it needs")
  func legend() throws {
    func chart(_ names: [String]) -> some View {
      Chart(names, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
      }.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let window = ChartWindow(width: 300, height: 200) { chart(["red", "blue"]) }
    #expect(try window.words() == ["red", "blue"])
    let (first, second) = (try window.text("red"), try window.text("blue"))
    #expect(first.minY == second.minY && second.minX > first.maxX)
    let long = ChartWindow(width: 200, height: 200) { chart(["first name", "second name"]) }
    #expect(try long.text("second name").minY > long.text("first name").maxY)
    let hidden = ChartWindow(width: 300, height: 200) { chart(["red"]).chartLegend(.hidden) }
    #expect(try hidden.words().isEmpty)
    let top = ChartWindow(width: 300, height: 200) { chart(["red"]).chartLegend(position: .top) }
    #expect(try top.text("red").minY < 20)
  }

  @Test("A scale of styles gives colours and their order")
  func styleScale() throws {
    let window = ChartWindow(width: 300, height: 200) {
      Chart(["b", "a"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.visible)
      .chartForegroundStyleScale(["a": Color.red, "b": Color.green])
    }
    let listed = try window.words()
    #expect(listed == ["a", "b"])
    let usual = try ChartWindow { Rectangle().fill(Color.green) }.colors()
    #expect(try window.colors().first == usual.first)
  }

  @Test("An annotation stands over its mark, four points away, and marks give way to it")
  func annotations() throws {
    let window = ChartWindow(width: 200, height: 120) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10)).annotation {
          Text("ten").font(.system(size: 10))
        }
      }.bare()
    }
    let bar = try #require(try window.boxes().first)
    let text = try window.text("ten")
    #expect(abs(text.maxY - (bar.minY - 4)) < 0.01)
    #expect(abs(text.midX - bar.midX) < 0.01)
    #expect(text.minY >= -0.01)
    let overlay = ChartWindow(width: 200, height: 120) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
          .annotation(position: .overlay) { Text("ten").font(.system(size: 10)) }
      }.bare()
    }
    #expect(abs(try overlay.text("ten").midY - 60) < 0.01)
  }

  @Test("An annotation at the edge is moved into the chart, unless it may stick out")
  func overflow() throws {
    func chart(_ resolution: AnnotationOverflowResolution) throws -> CGRect {
      try ChartWindow(width: 200, height: 100) {
        Chart {
          RuleMark(x: .value("x", 0))
            .annotation(position: .overlay, overflowResolution: resolution) {
              Text("label").font(.system(size: 10))
            }
          PointMark(x: .value("x", 10), y: .value("y", 1))
        }.bare().chartXScale(domain: 0...10)
      }.text("label")
    }
    #expect(try chart(.init(x: .fit(to: .chart), y: .disabled)).minX == 0)
    #expect(try chart(.init(x: .disabled, y: .disabled)).minX == -25)
  }

  @Test("Titles stand beneath the plot and over the end of the vertical axis")
  func titles() throws {
    let window = ChartWindow(width: 300, height: 200) {
      bars([("a", 5)]).chartXAxisLabel("shop").chartYAxisLabel("sold")
    }
    #expect(try window.text("shop").maxY > 195)
    #expect(try window.text("sold").minY < 1)
    #expect(abs(try window.text("sold").maxX - 300) < 0.01)
  }
}
