import Foundation
import SwiftUI
import Testing

/// UIKit's paths, as shapes of apps make them.
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func someCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let expected = RoundedRect(
      rect: rect, radii: CornerRadii(topLeft: 10, bottomRight: 10), style: .circular)
    #expect(Path(path.cgPath) == Path(expected))
  }

  @Test func anInfiniteRadiusIsHalfTheShortSide() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(path.bounds == rect)
  }

  @Test func segmentsAreThoseOfPath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.close()
    var expected = Path()
    expected.move(to: .zero)
    expected.addLine(to: CGPoint(x: 10, y: 0))
    expected.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    expected.closeSubpath()
    #expect(Path(path.cgPath) == expected)
  }

  @Test func aColourLiteralIsAColour() {
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(literal) == Color(red: 1, green: 0, blue: 0))
  }
}
