import SwiftUI
import TestSupport
import Testing

/// Views that come and go since their ids change.
@MainActor @Suite struct IDTransitionTests {
  private struct Shift: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  /// The places of an id beside its transition.
  private enum Place: CaseIterable { case within, around, beneathAFrame }

  private struct Swapped: View {
    let transition: AnyTransition
    let place: Place
    var isAnimated = true
    @State private var number = 1

    var body: some View {
      ZStack {
        card
        Text("go").offset(y: 80).onTapGesture {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { number += 1 }
        }
      }
    }

    @ViewBuilder private var card: some View {
      let card = (number == 1 ? Color.red : .blue).frame(width: 20, height: 20)
      switch place {
      case .within: card.id(number).transition(transition)
      case .around: card.transition(transition).id(number)
      case .beneathAFrame: card.id(number).frame(width: 40, height: 40).transition(transition)
      }
    }
  }

  /// The distances of a colour's cards from the middle, in points.
  private func places(_ color: Color, _ stage: MovingStage) throws -> [Double] {
    try stage.fills(color).map { ($0.rect.minX - 90 + 1e-6).rounded(.down) }
  }

  @Test func aViewOfANewIDComesAsTheOldOneGoes() throws {
    let transitions: [AnyTransition] = [
      .offset(x: 40, y: 0), .modifier(active: Shift(x: 40), identity: Shift(x: 0)),
    ]
    for transition in transitions {
      for place in Place.allCases {
        let stage = try MovingStage(Swapped(transition: transition, place: place))
        #expect(try places(.red, stage) == [0])
        try stage.tap("go")
        #expect(try places(.blue, stage) == [0])
        // A quarter of the way in, and a quarter of the way out.
        try stage.advance(by: 0.25)
        #expect(try places(.blue, stage) == [30], "\(place)")
        #expect(try places(.red, stage) == [10], "\(place)")
        try stage.advance(by: 3)
        #expect(try places(.blue, stage) == [0])
        #expect(try places(.red, stage) == [])
      }
    }
  }

  @Test func withoutAnAnimationTheNewOneIsThereAtOnce() throws {
    for place in Place.allCases {
      let stage = try MovingStage(
        Swapped(transition: .offset(x: 40, y: 0), place: place, isAnimated: false))
      try stage.tap("go")
      try stage.advance(by: 0.25)
      #expect(try places(.blue, stage) == [0])
      #expect(try places(.red, stage) == [])
    }
  }

  /// The closure of a reader is called in each pass.
  private struct Restless: View {
    let transition: AnyTransition

    var body: some View {
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 20).id(UUID()).transition(transition)
      }
    }
  }

  /// It would come anew for ever, with a transition of an app's own in each pass of one frame.
  @Test func aViewWhoseIDNeverStaysComesToRest() throws {
    let shift = AnyTransition.modifier(active: Shift(x: 40), identity: Shift(x: 0))
    let own = Animation.linear(duration: 1)
    for transition in [shift, shift.animation(own), .opacity.animation(own)] {
      let stage = try MovingStage(Restless(transition: transition))
      for _ in 0..<8 { try stage.advance(by: 0.25) }
      let fills = try stage.fills(.red)
      #expect(fills.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
      #expect(fills.map(\.opacity) == [1])
      #expect(stage.host.remainingMotion == 0)
    }
  }

  private struct Counters: View {
    @State private var version = 0

    var body: some View {
      VStack {
        Counter().id(version)
        Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { version += 1 } }
      }
    }
  }

  private struct Counter: View {
    @State private var taps = 0
    var body: some View { Text(verbatim: "taps \(taps)").onTapGesture { taps += 1 } }
  }

  /// A view that says no transition fades.
  @Test func theNewOneBeginsAnew() throws {
    let stage = try MovingStage(Counters())
    try stage.tap("taps 0")
    #expect(try stage.words() == ["taps 1", "go"])
    try stage.tap("go")
    try stage.advance(by: 0.25)
    #expect(try Set(stage.words()) == ["taps 1", "taps 0", "go"])
    // The one that goes is not there to be touched any more.
    #expect(throws: InteractionError.self) { try stage.tap("taps 1") }
    try stage.advance(by: 3)
    #expect(try stage.words() == ["taps 0", "go"])
    try stage.tap("taps 0")
    #expect(try stage.words() == ["taps 1", "go"])
  }
}
