import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Coverage in runs, and coverage of straight segments that is cached.
struct CoverageRunsTests {
  private static let bounds = DeviceRect(left: 3, top: 5, right: 30, bottom: 8)

  /// Three rows: empty; even, its own and whole; half even up to the right edge.
  private static var runs: CoverageRuns {
    var runs = CoverageRuns(bounds: bounds)
    runs.endRow()
    runs.append(even: 40, at: 3, count: 2)
    runs.append(0xFF80_4000_1020_3040, at: 5)
    runs.append(0x0102_0304_0506_0708, at: 13)
    runs.append(.max, at: 21)
    runs.endRow()
    runs.append(even: 128, at: 20, count: 90)
    runs.append(.max, at: 30)
    runs.endRow()
    return runs
  }

  /// What covering with an opaque white leaves on black: the coverage itself.
  private static func painted(
    _ runs: CoverageRuns, _ rounding: CoverageRuns.Rounding = .once
  ) throws -> [UInt32] {
    let canvas = try Canvas(bounds: DeviceRect(left: 0, top: 0, right: 40, bottom: 10))
    canvas.storage.base.update(repeating: 0xFF00_0000, count: 400)
    canvas.withPixels {
      runs.paint(5..<8, PremultipliedColor(.white), rounding, on: canvas, $0)
    }
    return (0..<400).map { canvas.storage.base[$0] & 255 }
  }

  @Test func whatIsAddedIsPainted() throws {
    var expected = [UInt32](repeating: 0, count: 400)
    expected.replaceSubrange(
      243..<269,
      with: [40, 40, 0x40, 0x30, 0x20, 0x10, 0, 0x40, 0x80, 0xFF, 8, 7, 6, 5, 4, 3, 2, 1]
        + Array(repeating: 255, count: 8))
    expected.replaceSubrange(300..<310, with: Array(repeating: 128, count: 10))
    #expect(try Self.painted(Self.runs) == expected)
    #expect(try Self.painted(Self.runs, .asCairo) == expected)
    var empty = CoverageRuns(bounds: Self.bounds)
    for _ in 0..<3 { empty.endRow() }
    #expect(try Self.painted(empty) == Array(repeating: 0, count: 400))
    #expect(empty.cost < Self.runs.cost)
  }

  private static func field(shift: Double, width: Double = 200) -> [DrawOperation] {
    let corners = (0..<40).map { index in
      let (x, y) = (Double(index) * 5 + shift, index.isMultiple(of: 2) ? 10 : 60.3)
      return CGPoint(x: min(x, width), y: y)
    }
    let path = Path { $0.addLines(corners) }
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    return [fill(path, .black), .stroke(path, .color(RGBAColor(hex: 0x3478F6)), style)]
  }

  private static func digest(
    _ operations: [DrawOperation], _ studio: Studio, width: CGFloat = 200
  ) throws -> PixelDigest {
    PixelDigest(
      of: try studio.draw(operations, size: CGSize(width: width, height: 70), scale: 3))
  }

  /// Kept coverage is that which is found anew, whatever was drawn before.
  @Test func whatIsKeptDoesNotShow() throws {
    let studio = try Studio()
    let cold = try Self.digest(Self.field(shift: 0.2), studio)
    #expect(studio.rasterizer.caches.coverages.statistics.hits == 0)
    #expect(try Self.digest(Self.field(shift: 0.2), studio) == cold)
    #expect(studio.rasterizer.caches.coverages.statistics.hits == 2)
    // Room for wider segments stays, and changes nothing.
    let other = try Studio()
    _ = try Self.digest(Self.field(shift: 0.4, width: 900), other, width: 900)
    #expect(try Self.digest(Self.field(shift: 0.2), other) == cold)
    #expect(other.rasterizer.caches.coverages.statistics.hits == 0)
  }

  /// A point that moves by a part of a pixel is another one.
  @Test func whatMovesIsFoundAnew() throws {
    let studio = try Studio()
    let first = try Self.digest(Self.field(shift: 0.2), studio)
    #expect(try Self.digest(Self.field(shift: 0.21), studio) != first)
    #expect(studio.rasterizer.caches.coverages.statistics.hits == 0)
  }
}
