import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Gestures that follow each other, in views whose bodies are evaluated between the touches.
@MainActor @Suite struct GestureSequenceTests {
  private struct Held: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Log: " + log.joined(separator: ", "))
        Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("card")
          .gesture(
            LongPressGesture().onEnded { _ in log.append("pressed") }
              .sequenced(before: DragGesture().onEnded { _ in log.append("dragged") })
              .onEnded { value in
                if case .second(true, let drag?) = value {
                  log.append("moved \(Int(drag.translation.width))")
                } else {
                  log.append("wrong")
                }
              })
      }
    }
  }

  @Test func aSequenceEndsWithItsSecondGesture() throws {
    let stage = Stage(Held())
    try stage.render()
    try stage.host.longPress("card")
    #expect(try stage.texts() == ["Log: pressed"])
    try stage.host.drag("card", by: CGSize(width: 40, height: 0))
    #expect(try stage.texts() == ["Log: pressed, dragged, moved 40"])
    // The sequence begins anew: the second gesture alone is none.
    try stage.host.drag("card", by: CGSize(width: 40, height: 0))
    #expect(try stage.texts() == ["Log: pressed, dragged, moved 40"])
  }

  @Test func theSecondGestureWaitsForTheFirst() throws {
    let stage = Stage(Held())
    try stage.render()
    try stage.host.drag("card", by: CGSize(width: 40, height: 0))
    #expect(try stage.texts() == ["Log: "])
  }

  @Test func twoGesturesOfOneKindFollowEachOther() throws {
    struct Twice: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
          .gesture(TapGesture().sequenced(before: TapGesture()).onEnded { _ in count += 1 })
      }
    }
    let stage = Stage(Twice())
    #expect(try stage.texts() == ["Count 0"])
    try stage.host.tap("Count 0")
    #expect(try stage.texts() == ["Count 0"])
    try stage.host.tap("Count 0")
    #expect(try stage.texts() == ["Count 1"])
  }

  /// A control: a single gesture needs no memory.
  @Test func aGestureAloneEndsWithItsTouch() throws {
    struct Once: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").gesture(TapGesture().onEnded { count += 1 })
      }
    }
    let stage = Stage(Once())
    try stage.render()
    try stage.host.tap("Count 0")
    #expect(try stage.texts() == ["Count 1"])
  }

  @Test func gesturesOfOneViewHaveTheirOwnMemory() throws {
    struct Both: View {
      @State private var log = ""
      var body: some View {
        Text("Log:\(log)")
          .gesture(
            LongPressGesture().sequenced(before: TapGesture()).onEnded { _ in log += "a" }
          )
          .padding()
          .simultaneousGesture(
            TapGesture(count: 2).sequenced(before: TapGesture(count: 3)).onEnded { _ in log += "b" }
          )
      }
    }
    let stage = Stage(Both())
    try stage.render()
    try stage.host.longPress("Log:")
    try stage.host.tap(ElementQuery("Log:"), count: 3)
    #expect(try stage.texts() == ["Log:"])
    try stage.host.tap("Log:")
    #expect(try stage.texts() == ["Log:a"])
  }
}
