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
}
