import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Scales and the values that axes mark") @MainActor
struct ScaleTests {
  @Test(
    "Steps read well and give about as many marks as desired",
    arguments: [
      (0.0, 4110.0, 5, 1000.0), (0, 40, 5, 10), (0, 100, 5, 25), (0, 100, 4, 25), (0, 100, 3, 50),
      (0, 1, 5, 0.25), (0, 0.03, 4, 0.01), (-50, 50, 5, 25),
    ] as [(Double, Double, Int, Double)])
  func steps(_ low: Double, _ high: Double, _ desired: Int, _ step: Double) {
    #expect(abs(NiceStep.step(from: low, to: high, desired: desired) - step) < 1e-12)
  }

  @Test("What is counted has no steps with a fraction")
  func whole() {
    #expect(NiceStep.step(from: 0, to: 2, desired: 5, isWhole: true) == 1)
    #expect(NiceStep.step(from: 0, to: 9, desired: 5, isWhole: true) == 2)
  }

  @Test("Steps of nothing, of too much and of what is no number do no harm")
  func badSteps() {
    #expect(NiceStep.step(from: 3, to: 3, desired: 5) == 1)
    #expect(NiceStep.step(from: 0, to: .infinity, desired: 5) == 1)
    #expect(NiceStep.multiples(of: 1e-9, from: 0, to: 1e9).isEmpty)
    #expect(NiceStep.multiples(of: 0, from: 0, to: 1).isEmpty)
    #expect(NiceStep.multiples(of: 0.1, from: 0, to: 0.3) == [0, 0.1, 0.2, 0.3])
  }

  @Test("Dates are marked at units that suit their span")
  func dateStrides() {
    func stride(_ seconds: Double) -> DateStride {
      let start = day(1, 1)
      return .automatic(for: start...start.addingTimeInterval(seconds), desired: 5)
    }
    #expect(stride(60) == DateStride(unit: .second, count: 15))
    #expect(stride(3600) == DateStride(unit: .minute, count: 15))
    #expect(stride(86_400) == DateStride(unit: .hour, count: 6))
    #expect(stride(4 * 86_400) == DateStride(unit: .day, count: 1))
    #expect(stride(365 * 86_400) == DateStride(unit: .month, count: 3))
    #expect(stride(20 * 365 * 86_400) == DateStride(unit: .year, count: 5))
  }

  @Test("Strides of several units begin with the larger one")
  func dateBeginnings() {
    let dates = DateStride(unit: .month, count: 3)
      .dates(within: day(2, 10)...day(12, 1), calendar: .ofPictures)
    #expect(dates == [day(4, 1), day(7, 1), day(10, 1)])
    let hours = DateStride(unit: .hour, count: 6)
      .dates(within: day(1, 1, hour: 1)...day(1, 2), calendar: .ofPictures)
    #expect(hours == [6, 12, 18, 24].map { day(1, 1, hour: $0) })
  }

  @Test("Scales place values and read them back")
  func readBack() throws {
    for type in [ScaleType.linear, .squareRoot, .power(exponent: 2), .symmetricLog, .log] {
      let scale = PlotScale(kind: .number(type), low: 1, high: 100, start: 100, end: 0)
      #expect(scale.position(1) == 100)
      #expect(abs(scale.position(100)) < 1e-9)
      guard case .number(let number)? = scale.datum(at: scale.position(42)) else {
        Issue.record("no number")
        return
      }
      #expect(abs(number - 42) < 1e-6)
    }
    let names = PlotScale(kind: .category(["a", "b"]), start: 0, end: 100)
    #expect(names.center(of: _PlotDatum.category("b")) == 75)
    #expect(names.center(of: _PlotDatum.category("z")) == nil)
    #expect(names.datum(at: 20) == .category("a"))
    #expect(names.datum(at: 120) == nil)
  }

  @Test("Each decade of a logarithmic axis is as long")
  func decades() throws {
    let window = ChartWindow {
      Chart([1, 10, 100], id: \.self) {
        PointMark(x: .value("x", "\($0)"), y: .value("y", $0))
      }.bare().chartYScale(domain: 1...100, type: .log)
    }
    #expect(try window.boxes().map(\.midY).map { $0.rounded() } == [100, 50, 0])
  }

  @Test("Bins hold what lies from their lower bound up to the upper one")
  func bins() {
    let bins = NumberBins<Double>(size: 10, range: 0...35)
    #expect(bins.thresholds == [0, 10, 20, 30, 40])
    #expect(bins.count == 4)
    #expect(bins.index(for: 10) == 1)
    #expect(bins.index(for: -5) == 0)
    #expect(bins.index(for: 99) == 3)
    #expect(bins[1].contains(19.9) && !bins[1].contains(20))
    #expect(NumberBins(range: 0...100.0, count: 4).thresholds == [0, 25, 50, 75, 100])
    let months = DateBins(unit: .month, range: day(1, 5)...day(3, 2))
    #expect(months.thresholds == [day(1, 1), day(2, 1), day(3, 1), day(4, 1)])
    #expect(months.index(for: day(2, 14)) == 1)
  }

  private enum Mood: String, Plottable { case good, bad }

  @Test("Types of an app's own are plotted by what stands for them, and read back")
  func plottable() {
    #expect(Mood.good.datum == .category("good"))
    #expect(Mood(datum: .category("bad")) == .bad)
    #expect(Mood(datum: .category("none")) == nil)
    #expect(Int(datum: .number(2.6)) == 3)
    #expect(Int(datum: .category("2")) == nil)
    #expect(UInt8(datum: .number(-1)) == nil)
    #expect(Decimal(datum: .number(.nan)) == nil)
  }
}
