import StageSupport
import SwiftUI
import Testing

/// Touches at points of views with content shapes.
@MainActor @Suite struct ContentShapeTests {
  /// A square of a hundred points, in the middle of two hundred, that counts its taps.
  private struct Target<S: Shape>: View {
    let shape: S
    var kind = ContentShapeKinds.interaction
    var isEOFilled = false
    @State private var taps = 0

    var body: some View {
      Text(verbatim: "taps \(taps)").frame(width: 100, height: 100)
        .contentShape(kind, shape, eoFill: isEOFilled)
        .onTapGesture { taps += 1 }
    }
  }

  /// A square with a square hole, whose edges run the same way.
  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 30, dy: 30))
      }
    }
  }

  private func stage(_ view: some View) throws -> Stage {
    let stage = Stage(view, size: CGSize(width: 200, height: 200), safeArea: EdgeInsets())
    try stage.render()
    return stage
  }

  /// Returns whether a tap at a point of the square counts.
  private func hears(_ view: some View, at x: Double, _ y: Double) throws -> Bool {
    let stage = try stage(view)
    try? stage.host.tap(at: CGPoint(x: 50 + x, y: 50 + y))
    return try stage.shows("taps 1")
  }

  @Test func aTapCountsWithinTheShape() throws {
    #expect(try hears(Target(shape: Circle()), at: 50, 50))
    #expect(try !hears(Target(shape: Circle()), at: 4, 4))
    // The control: the frame's corner is touched else.
    #expect(try hears(Target(shape: Rectangle()), at: 4, 4))
  }

  @Test func aShapeReachesBeyondTheFrame() throws {
    #expect(try !hears(Target(shape: Rectangle()), at: -10, 50))
    #expect(try hears(Target(shape: Rectangle().inset(by: -20)), at: -10, 50))
  }

  @Test func shapesForOtherPurposesLeaveTouchesAlone() throws {
    #expect(try hears(Target(shape: Circle(), kind: .hoverEffect), at: 4, 4))
    #expect(try !hears(Target(shape: Circle(), kind: [.interaction, .hoverEffect]), at: 4, 4))
  }

  @Test func theEvenOddRuleLeavesHoles() throws {
    #expect(try hears(Target(shape: Ring()), at: 50, 50))
    #expect(try !hears(Target(shape: Ring(), isEOFilled: true), at: 50, 50))
    #expect(try hears(Target(shape: Ring(), isEOFilled: true), at: 10, 50))
    // By its name it is touched where it can be.
    let stage = try stage(Target(shape: Ring(), isEOFilled: true))
    try stage.host.tap(ElementQuery("taps 0"))
    #expect(try stage.shows("taps 1"))
  }

  /// A view within is touched within the shape too.
  @Test func aShapeLimitsWhatIsWithin() throws {
    struct Buttons: View {
      @State private var taps = 0

      var body: some View {
        Button {
          taps += 1
        } label: {
          Text(verbatim: "taps \(taps)").frame(width: 100, height: 100)
        }
        .contentShape(Circle())
      }
    }
    #expect(try hears(Buttons(), at: 50, 50))
    #expect(try !hears(Buttons(), at: 4, 4))
  }

  @Test func aTouchBesideTheShapeReachesWhatLiesBeneath() throws {
    struct Layers: View {
      @State private var last = "none"

      var body: some View {
        ZStack {
          Color.red.onTapGesture { last = "beneath" }
          Color.blue.frame(width: 100, height: 100).contentShape(Circle())
            .onTapGesture { last = "above" }
        }
        .overlay(alignment: .top) { Text(last).allowsHitTesting(false) }
      }
    }
    let stage = try stage(Layers())
    try stage.host.tap(at: CGPoint(x: 100, y: 100))
    #expect(try stage.shows("above"))
    try stage.host.tap(at: CGPoint(x: 54, y: 54))
    #expect(try stage.shows("beneath"))
  }
}
