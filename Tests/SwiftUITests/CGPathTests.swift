import SwiftUI
import Testing

/// Core Graphics' paths, which are drawn line by line and passed on.
@MainActor @Suite struct CGPathTests {
  @Test func aPathIsDrawnLineByLine() {
    let roof = CGMutablePath()
    #expect(roof.isEmpty)
    roof.move(to: CGPoint(x: 0, y: 40))
    roof.addLine(to: CGPoint(x: 40, y: 0))
    roof.addLine(
      to: CGPoint(x: 40, y: 40), transform: CGAffineTransform(translationX: 40, y: 0))
    #expect(roof.currentPoint == CGPoint(x: 80, y: 40))
    roof.closeSubpath()
    var same = Path()
    same.move(to: CGPoint(x: 0, y: 40))
    same.addLine(to: CGPoint(x: 40, y: 0))
    same.addLine(to: CGPoint(x: 80, y: 40))
    same.closeSubpath()
    #expect(Path(roof) == same)
    #expect(roof.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(roof.contains(CGPoint(x: 40, y: 20)) && !roof.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func copiesGoOnByThemselves() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy())
    let further = try #require(path.mutableCopy())
    #expect(copy == path)
    further.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(further.boundingBox.width == 30 && path.boundingBox.width == 10)
    path.addPath(copy, transform: CGAffineTransform(translationX: 0, y: 30))
    #expect(path.boundingBox.height == 40 && copy.boundingBox.height == 10)
  }

  @Test func layersTakePathsThatAreDrawn() {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4)
    let layer = CAShapeLayer()
    layer.path = path
    #expect(layer.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    let made = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4,
      transform: nil)
    #expect(made == path)
  }
}
