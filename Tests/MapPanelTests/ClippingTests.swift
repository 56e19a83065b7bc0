import Foundation
import Testing

@testable import MapPanel

@Suite("Clipping at the edges")
struct ClippingTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func points(_ pairs: (Double, Double)...) -> [CGPoint] {
    pairs.map { CGPoint(x: $0.0, y: $0.1) }
  }

  @Test("A line within stays whole")
  func lineWithin() {
    let line = points((1, 1), (50, 25), (99, 49))
    #expect(LineClipping.clip(line, to: rect) == [line])
  }

  @Test("A line through is cut at both edges")
  func lineThrough() {
    let line = points((-50, 25), (150, 25))
    #expect(LineClipping.clip(line, to: rect) == [points((0, 25), (100, 25))])
    let diagonal = points((-10, -10), (110, 110))
    #expect(LineClipping.clip(diagonal, to: rect) == [points((0, 0), (50, 50))])
  }

  @Test("A line that leaves and comes back becomes two")
  func lineTwice() {
    let line = points((10, 10), (10, 80), (60, 80), (60, 10))
    #expect(
      LineClipping.clip(line, to: rect)
        == [points((10, 10), (10, 50)), points((60, 50), (60, 10))])
  }

  @Test("A line outside is nothing, though its bounds touch")
  func lineOutside() {
    #expect(LineClipping.clip(points((-30, 20), (20, -30)), to: rect).isEmpty)
    #expect(LineClipping.clip(points((10, 60), (90, 70)), to: rect).isEmpty)
  }

  @Test("A polygon around everything becomes the rectangle")
  func polygonAround() {
    let ring = points((-1e9, -1e9), (1e9, -1e9), (1e9, 1e9), (-1e9, 1e9))
    let clipped = PolygonClipping.clip(ring, to: rect)
    #expect(Set(clipped) == Set(points((0, 0), (100, 0), (100, 50), (0, 50))))
    #expect(clipped.count == 4)
  }

  @Test("A triangle's corner is cut off")
  func polygonCorner() {
    let clipped = PolygonClipping.clip(points((50, 25), (150, 25), (50, 45)), to: rect)
    #expect(clipped == points((50, 25), (100, 25), (100, 35), (50, 45)))
  }

  @Test("A polygon beside is nothing, one within is the same")
  func polygonBeside() {
    #expect(PolygonClipping.clip(points((101, 1), (120, 1), (120, 9)), to: rect).isEmpty)
    let within = points((1, 1), (9, 1), (9, 9))
    #expect(PolygonClipping.clip(within, to: rect) == within)
  }

  @Test("Thinning never strays beyond half a pixel")
  func thinning() {
    var thinning = Simplification.Thinning()
    let wave = (0..<2000).map { step in
      CGPoint(x: Double(step) * 0.05, y: Double(step % 7) * 0.02)
    }
    let kept = wave.filter { thinning.keeps($0) }
    #expect(kept.count < 700 && kept.count > 100)
    for point in wave {
      let distance = kept.map { max(abs($0.x - point.x), abs($0.y - point.y)) }.min() ?? 1
      #expect(distance <= Simplification.tolerance)
    }
  }
}
