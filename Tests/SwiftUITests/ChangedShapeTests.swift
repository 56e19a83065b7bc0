import SwiftUI
import Testing

/// Shapes that are turned, scaled, moved and trimmed: their outlines, and what of them moves.
@MainActor @Suite struct ChangedShapeTests {
  /// A wave whose height can be animated.
  private struct Wave: Shape {
    var height: CGFloat

    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func outlinesAreThoseOfTheFrame() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(abs(turned.midX - 20) < 1e-9 && abs(turned.midY - 10) < 1e-9)
    let corner = Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading).path(in: frame)
    #expect(corner.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 40))
    let moved = Rectangle().offset(x: 3, y: 4).path(in: frame)
    #expect(moved.boundingRect == frame.offsetBy(dx: 3, dy: 4))
    let sized = Rectangle().size(width: 5, height: 6).path(in: frame.offsetBy(dx: 1, dy: 0))
    #expect(sized.boundingRect == CGRect(x: 1, y: 0, width: 5, height: 6))
    #expect(Rectangle().scale(1).path(in: frame).boundingRect == frame)
  }

  @Test func typesAreNamed() {
    let turned: RotatedShape<Circle> = Circle().rotation(.degrees(9))
    let scaled: ScaledShape<Circle> = Circle().scale(2)
    let moved: OffsetShape<Circle> = Circle().offset(x: 1)
    let changed: TransformedShape<Circle> = Circle().transform(.identity)
    #expect(turned.angle == .degrees(9) && turned.anchor == .center)
    #expect(scaled.scale == CGSize(width: 2, height: 2))
    #expect(moved.offset == CGSize(width: 1, height: 0))
    #expect(changed.transform == .identity)
  }

  @Test func theShapesOwnValuesMoveToo() {
    var shape = Wave(height: 10).rotation(.zero)
    shape.animatableData.first = 4
    #expect(shape.path(in: frame).boundingRect.height == 4)
    shape.animatableData.second = Angle.degrees(90).animatableData
    #expect(abs(shape.angle.degrees - 90) < 1e-9)
    var trimmed = Wave(height: 10).trim(from: 0, to: 1)
    trimmed.animatableData.first = 2
    trimmed.animatableData.second.second = 0.25
    #expect(trimmed.path(in: frame).boundingRect.height <= 2)
  }

  @Test func turnedShapesAreInsetBeforeTheyAreTurned() {
    let inset = Rectangle().rotation(.degrees(90)).inset(by: 2).path(in: frame).boundingRect
    #expect(abs(inset.width - 16) < 1e-9 && abs(inset.height - 36) < 1e-9)
  }
}
