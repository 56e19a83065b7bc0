import TestSupport
import Testing

@testable import SwiftUI

/// Transitions that an app makes of views.
@MainActor @Suite struct CustomTransitionTests {
  private struct Shift: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Fly: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 40)
    }
  }

  private struct Shown: View {
    let transition: AnyTransition
    var isByValue = false
    @State private var isShown = false

    var body: some View {
      ZStack {
        if isShown { Color.red.frame(width: 20, height: 20).transition(transition) }
        Text("go").offset(y: 80).onTapGesture {
          if isByValue {
            isShown.toggle()
          } else {
            withAnimation(.linear(duration: 1)) { isShown.toggle() }
          }
        }
      }
      .animation(isByValue ? .linear(duration: 1) : nil, value: isByValue ? isShown : false)
    }
  }

  private func places(_ stage: MovingStage) throws -> [Double] {
    try stage.fills(.red).map { ($0.rect.minX - 90 + 1e-6).rounded(.down) }
  }

  private var shift: AnyTransition { .modifier(active: Shift(x: 40), identity: Shift(x: 0)) }

  @Test func modifiersAndPhasesAreShownOnTheWay() throws {
    // A quarter of the way in, and a quarter of the way out.
    let ways: [(AnyTransition, Double, Double)] = [
      (shift, 30, 10),
      (AnyTransition(Fly()), -30, 10),
      (
        .asymmetric(
          insertion: shift, removal: .modifier(active: Shift(x: -80), identity: Shift(x: 0))), 30,
        -20
      ),
      (.asymmetric(insertion: .identity, removal: shift), 0, 10),
      (shift.combined(with: .offset(x: 40, y: 0)), 60, 20),
      (shift.animation(.linear(duration: 2)), 35, 5),
    ]
    for (transition, coming, going) in ways {
      for isByValue in [false, true] {
        let stage = try MovingStage(Shown(transition: transition, isByValue: isByValue))
        try stage.tap("go")
        #expect(try places(stage) == [0])
        try stage.advance(by: 0.25)
        #expect(try places(stage) == [coming])
        try stage.advance(by: 3)
        #expect(try places(stage) == [0])
        try stage.tap("go")
        try stage.advance(by: 0.25)
        #expect(try places(stage) == [going])
        try stage.advance(by: 3)
        #expect(try places(stage) == [])
      }
    }
  }

  @Test func transitionsOfTypesAreThoseOfTheErasedOnes() {
    #expect(AnyTransition(.scale(0.5)).base.insertion == [.scale(0.5, .center)])
    #expect(
      AnyTransition(.push(from: .top)).base.removal == AnyTransition.push(from: .top).base.removal)
    #expect(AnyTransition(IdentityTransition()).base.insertion == [])
    let both = AnyTransition(ScaleTransition(0.5, anchor: .top).combined(with: .opacity)).base
    #expect(both.insertion == [.scale(0.5, .top), .opacity])
    let apart = AnyTransition(AsymmetricTransition(insertion: .slide, removal: .opacity)).base
    #expect(apart.insertion == [.move(.leading)])
    #expect(apart.removal == [.opacity])
    #expect(AnyTransition(.slide.animation(.linear(duration: 2))).base.animation != nil)
  }

  @Test func aViewThatComesBackTurnsRound() throws {
    let stage = try MovingStage(Shown(transition: shift))
    try stage.tap("go")
    try stage.advance(by: 3)
    try stage.tap("go")
    try stage.advance(by: 0.5)
    #expect(try places(stage) == [20])
    try stage.tap("go")
    try stage.advance(by: 0.25)
    #expect(try stage.fills(.red).count == 1)
    try stage.advance(by: 3)
    #expect(try places(stage) == [0])
  }

  @Test func aStillShowsThemInPlace() throws {
    struct Still: View {
      let transition: AnyTransition
      var body: some View {
        if true { Color.red.frame(width: 20, height: 20).transition(transition) }
      }
    }
    for transition in [shift, AnyTransition(Fly())] {
      #expect(try places(MovingStage(Still(transition: transition))) == [0])
    }
  }

  @Test func blurReplaceBlursShrinksAndFades() throws {
    for (configuration, going) in [(BlurReplaceConfiguration.downUp, 0.975), (.upUp, 1.025)] {
      let stage = try MovingStage(Shown(transition: .blurReplace(configuration)))
      try stage.tap("go")
      try stage.advance(by: 0.25)
      let coming = try #require(try stage.fills(.red).first)
      #expect(abs(coming.rect.width - 20 * 0.925) < 0.01 && abs(coming.opacity - 0.25) < 1e-6)
      try stage.advance(by: 3)
      try stage.tap("go")
      try stage.advance(by: 0.25)
      let leaving = try #require(try stage.fills(.red).first)
      #expect(abs(leaving.rect.width - 20 * going) < 0.01 && abs(leaving.opacity - 0.75) < 1e-6)
    }
  }

  @Test func aPushComesFromOneEdgeAndLeavesAtTheOther() throws {
    // In from the top by three quarters of 20 points, out at the bottom by a quarter.
    let stage = try MovingStage(Shown(transition: .push(from: .top)))
    try stage.tap("go")
    try stage.advance(by: 0.25)
    #expect(abs(try #require(try stage.fills(.red).first).rect.minY - 75) < 0.01)
    try stage.advance(by: 3)
    try stage.tap("go")
    try stage.advance(by: 0.25)
    #expect(abs(try #require(try stage.fills(.red).first).rect.minY - 95) < 0.01)
  }
}
