import Foundation
import Testing

@testable import CairoRender

/// Whole pixels that rectangles come to lie on.
struct DeviceRectTests {
  /// A third of a point at three pixels a point, anywhere: half-way between two edges, fractions
  /// are lost either way.
  @Test func aLineOfAPixelHasOneWhereverItLies() {
    for step in 0..<600 {
      let y = (Double(step) / 7 + 603.83) * 3
      let line = DeviceRect(
        snapping: CGRect(x: y, y: y, width: (1.0 / 3) * 3, height: (1.0 / 3) * 3))
      #expect(line.height == 1 && line.width == 1, "at \(y)")
    }
    let tie = DeviceRect(snapping: CGRect(x: 0, y: 10.4999999, width: 40, height: 1.0000002))
    #expect(tie.height == 1 && tie.width == 40)
  }

  /// The control: what is thicker than a line goes to the nearest edges.
  @Test func whatIsThickerMayHaveTwo() {
    #expect(DeviceRect(snapping: CGRect(x: 0, y: 10.4, width: 9, height: 1.2)).height == 2)
    #expect(DeviceRect(snapping: CGRect(x: 0, y: 10, width: 9, height: 1.2)).height == 1)
  }

  @Test func theLargestPartBesideAHoleIsLeft() {
    let whole = DeviceRect(left: 10, top: 20, right: 110, bottom: 220)
    func left(beside hole: DeviceRect) -> DeviceRect { whole.excluding(hole) }
    // Beneath, above and beside the hole, whatever of it lies outside.
    #expect(
      left(beside: DeviceRect(left: 0, top: 0, right: 200, bottom: 60))
        == DeviceRect(left: 10, top: 60, right: 110, bottom: 220))
    #expect(
      left(beside: DeviceRect(left: 30, top: 200, right: 40, bottom: 210))
        == DeviceRect(left: 10, top: 20, right: 110, bottom: 200))
    #expect(
      left(beside: DeviceRect(left: 10, top: 0, right: 40, bottom: 400))
        == DeviceRect(left: 40, top: 20, right: 110, bottom: 220))
    #expect(
      left(beside: DeviceRect(left: 90, top: 0, right: 400, bottom: 400))
        == DeviceRect(left: 10, top: 20, right: 90, bottom: 220))
    // The controls: a hole elsewhere takes nothing, one over all of it everything.
    #expect(left(beside: DeviceRect(left: 110, top: 20, right: 120, bottom: 220)) == whole)
    #expect(left(beside: whole).isEmpty)
  }
}
