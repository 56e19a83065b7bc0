import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Gestures that an app makes of others.
@MainActor @Suite struct OwnGestureTests {
  /// Tells of a drag's begin once, as a state of its own remembers.
  private struct Announced: Gesture {
    let tell: (String) -> Void
    @State private var isDragging = false

    var body: some Gesture {
      DragGesture()
        .onChanged { _ in
          tell(isDragging ? "again" : "begun")
          isDragging = true
        }
        .onEnded { value in tell("moved \(Int(value.translation.width))") }
    }
  }

  private struct Card: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Log: " + log.joined(separator: ", "))
        Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("card")
          .gesture(Announced { log.append($0) }.onEnded { _ in log.append("outside") })
      }
    }
  }

  @Test func aGestureHearsWhatItsBodyHears() throws {
    let stage = Stage(Card())
    try stage.render()
    try stage.host.drag("card", by: CGSize(width: 40, height: 0))
    // Four steps and the end.
    #expect(try stage.texts() == ["Log: begun, again, again, again, again, moved 40, outside"])
  }

  @Test func itsStateOutlivesTheBodyThatMadeIt() throws {
    let stage = Stage(Card())
    try stage.render()
    try stage.host.drag("card", by: CGSize(width: 40, height: 0))
    try stage.render()
    try stage.host.drag("card", by: CGSize(width: 20, height: 0))
    let log = try stage.texts().joined()
    #expect(log.components(separatedBy: "begun").count == 2)
    #expect(log.hasSuffix("again, moved 20, outside"))
  }

  /// A gesture of an erased type, with values of its own.
  private struct Erased: View {
    @State private var log: [String] = []

    private var way: AnyGesture<String> {
      AnyGesture(
        DragGesture(coordinateSpace: CoordinateSpace.local)
          .map { $0.translation.width < 0 ? "left" : "right" })
    }

    var body: some View {
      VStack {
        Text("Log: " + log.joined(separator: ", "))
        Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("card")
          .gesture(way.onEnded { log.append($0) })
      }
    }
  }

  @Test func anErasedGestureTellsWhatItsValuesBecome() throws {
    let stage = Stage(Erased())
    try stage.render()
    try stage.host.drag("card", by: CGSize(width: -40, height: 0))
    #expect(try stage.texts() == ["Log: left"])
  }

  /// A control: what the body does not hear, the gesture does not.
  @Test func aGestureHearsNothingElse() throws {
    let stage = Stage(Card())
    try stage.render()
    #expect(throws: (any Error).self) { try stage.host.longPress("card") }
    #expect(try stage.texts() == ["Log: "])
  }
}
