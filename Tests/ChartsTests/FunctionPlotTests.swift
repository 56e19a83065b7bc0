import Charts
import DisplayList
import Foundation
import SwiftUI
import Testing

/// Graphs of functions on a plot of 200 by 100 points.
@Suite("Plots of functions") @MainActor
struct FunctionPlotTests {
  private func window(_ content: some ChartContent) -> ChartWindow {
    ChartWindow {
      Chart { content }.bare().chartXScale(domain: -10...10).chartYScale(domain: 0...100)
    }
  }

  @Test("A function is drawn over all of the scale, or over its own domain")
  func domains() throws {
    let whole = try window(LinePlot(x: "x", y: "x²") { $0 * $0 }).strokes()[0].path
    #expect(near(whole.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 100)))
    #expect(whole.points.contains { near($0, 100, 100) })
    #expect(whole.points.contains { near($0, 150, 75) })
    let part = try window(LinePlot(x: "x", y: "x²", domain: 0...5) { $0 * $0 }).strokes()[0].path
    #expect(near(part.boundingRect, CGRect(x: 100, y: 75, width: 50, height: 25)))
  }

  @Test("Without domains the scales hold the function's domain and its values")
  func inferred() throws {
    let window = ChartWindow {
      Chart { LinePlot(x: "x", y: "5x", domain: 2...4) { 5 * $0 } }.bare()
    }
    let path = try window.strokes()[0].path
    // Heights begin at zero, as those of lines of data do: 10 to 20 of 20.
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 50)))
    let beside = ChartWindow {
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 4), y: .value("y", 20))
        LinePlot(x: "x", y: "10") { _ in 10 }
      }.bare()
    }
    #expect(
      near(
        try beside.strokes()[1].path.boundingRect, CGRect(x: 0, y: 50, width: 200, height: 0)))
  }

  @Test("Where a function has no value, its line has a gap")
  func gaps() throws {
    let path = try window(LinePlot(x: "x", y: "y") { abs($0) < 5 ? .nan : 50 }).strokes()[0].path
    #expect(path.parts == 2)
    #expect(!path.points.contains { $0.x > 51 && $0.x < 149 })
    let whole = try window(LinePlot(x: "x", y: "y") { _ in 50 }).strokes()[0].path
    #expect(whole.parts == 1)
  }

  @Test("A parametric curve may run back")
  func parametric() throws {
    let circle = LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in
      (x: 5 * cos(t), y: 50 + 25 * sin(t))
    }
    let path = try window(circle).strokes()[0].path
    #expect(near(path.boundingRect, CGRect(x: 50, y: 25, width: 100, height: 50)))
    #expect(path.points.contains { near($0, 150, 50) } && path.points.contains { near($0, 50, 50) })
  }

  @Test("Areas reach down to zero, or to the other function, and do not lie on each other")
  func areas() throws {
    let zero = try window(
      Plot {
        AreaPlot(x: "x", y: "40") { _ in 40 }
        AreaPlot(x: "x", y: "20") { _ in 20 }
      }
    ).boxes()
    #expect(near(zero[0], CGRect(x: 0, y: 60, width: 200, height: 40)))
    #expect(near(zero[1], CGRect(x: 0, y: 80, width: 200, height: 20)))
    let band = try window(
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -5...5) { _ in (yStart: 20, yEnd: 60) }
    ).boxes()
    #expect(near(band[0], CGRect(x: 50, y: 40, width: 100, height: 40)))
  }

  @Test("A graph is spoken of as a whole")
  func spoken() throws {
    let named = window(LinePlot(x: "Place", y: "Height") { _ in 50 })
    #expect(try named.spoken() == ["Height: Place"])
    let points = window(
      Plot {
        LineMark(x: .value("x", 0), y: .value("y", 1))
        LineMark(x: .value("x", 1), y: .value("y", 1))
      })
    #expect(try points.spoken().count == 2)
  }
}
