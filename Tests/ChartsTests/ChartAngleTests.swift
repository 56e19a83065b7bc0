import Charts
import SwiftUI
import Testing

/// Angles of sectors, and the running sums that lie at them.
@Suite("Angles of charts") @MainActor
struct ChartAngleTests {
  /// Sectors of a quarter, a quarter and a half of a turn about the middle of 200 by 100 points.
  private func words(_ tell: @escaping (ChartProxy) -> String) throws -> [String] {
    try ChartWindow {
      Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }
        .chartOverlay { Text(verbatim: tell($0)) }
    }.words()
  }

  @Test("A place lies at an angle from the top, clockwise about the plot's middle")
  func angles() throws {
    let places = [
      CGPoint(x: 100, y: 0), CGPoint(x: 150, y: 50), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 50),
    ]
    #expect(
      try words { chart in
        places.map { "\(Int(chart.angle(at: $0).degrees.rounded()))" }.joined(separator: " ")
      } == ["0 90 180 270"])
  }

  @Test("An angle has a running sum of the sectors, whichever turn it is counted in")
  func values() throws {
    func sum(_ degrees: Double) throws -> [String] {
      try words { chart in
        let sum = chart.value(atAngle: .degrees(degrees), as: Double.self)
        return sum.map { "\(($0 * 100).rounded() / 100)" } ?? "none"
      }
    }
    #expect(try sum(45) == ["0.5"])
    #expect(try sum(270) == ["3.0"])
    #expect(try sum(-90) == ["3.0"])
    #expect(try sum(360) == ["4.0"])
    #expect(try sum(405) == ["0.5"])
  }

  @Test("A chart without sectors has no angles to choose")
  func noSectors() throws {
    let window = ChartWindow {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.bare()
        .chartOverlay { chart in
          Text(verbatim: "\(chart.value(atAngle: .degrees(10), as: Double.self) ?? -1)")
        }
    }
    #expect(try window.words() == ["-1.0"])
  }

  private struct Chosen: View {
    @State private var sum: Int?

    var body: some View {
      Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }
        .chartAngleSelection(value: $sum)
        .chartOverlay { chart in
          Button("sum \(sum ?? 0)") {
            chart.selectAngleValue(at: chart.angle(at: CGPoint(x: 0, y: 50)))
          }
          .accessibilityIdentifier("choose")
        }
    }
  }

  @Test("An app's own gesture chooses the running sum at a place")
  func selection() throws {
    let window = ChartWindow { Chosen() }
    #expect(try window.words() == ["sum 0"])
    try window.host.tap("choose")
    #expect(try window.words() == ["sum 3"])
  }
}
