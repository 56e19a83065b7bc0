import StageSupport
import SwiftUI
import Testing

/// Views that are mirrored in one direction of the layout.
@MainActor @Suite struct LayoutDirectionBehaviorTests {
  private struct Ramp: View {
    var body: some View {
      Path { path in
        path.addLines([.zero, CGPoint(x: 80, y: 80), CGPoint(x: 0, y: 80)])
        path.closeSubpath()
      }
      .frame(width: 80, height: 80)
    }
  }

  private func draw<Content: View>(_ view: Content, _ direction: LayoutDirection) throws -> Picture
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return try Picture(view, environment: environment)
  }

  @Test func aViewIsMirroredInTheDirectionThatIsAskedFor() throws {
    let (plain, turned) = (Ramp(), Ramp().scaleEffect(x: -1))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (upright, mirrored) = (try draw(plain, direction), try draw(turned, direction))
      #expect(!upright.equals(mirrored))
      #expect(try draw(plain.layoutDirectionBehavior(.fixed), direction).equals(upright))
      #expect(
        try draw(plain.layoutDirectionBehavior(.mirrors), direction)
          .equals(direction == .rightToLeft ? mirrored : upright))
      #expect(
        try draw(plain.layoutDirectionBehavior(.mirrors(in: .leftToRight)), direction)
          .equals(direction == .leftToRight ? mirrored : upright))
    }
  }
}
