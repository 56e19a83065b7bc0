import SwiftUI
import TestSupport
import Testing

/// Effects that move symbols and leave them as they were.
@MainActor @Suite struct SymbolMotionTests {
  private struct Bell: View {
    let effect: AnySymbolEffect
    var options = SymbolEffectOptions.default
    var isRemoved = false
    @State private var count = 0

    var body: some View {
      ZStack {
        Image(systemName: "bell").symbolEffectsRemoved(isRemoved)
          .symbolEffect(effect, options: options, value: count)
        Text("go").offset(y: 60).onTapGesture { count += 1 }
      }
    }
  }

  private struct Lamp: View {
    let effect: AnySymbolEffect
    @State private var isOn = true

    var body: some View {
      ZStack {
        Image(systemName: "lamp.desk").symbolEffect(effect, isActive: isOn)
        Text("off").offset(y: 60).onTapGesture { isOn = false }
      }
    }
  }

  private struct Shown {
    let transform: CGAffineTransform
    let opacity: Double
    let level: Double?

    var scale: Double { (transform.a * transform.a + transform.b * transform.b).squareRoot() }
  }

  private func symbol(_ stage: MovingStage) throws -> Shown {
    func find(_ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double) -> Shown? {
      for item in items {
        switch item.operation {
        case .symbol(let drawing):
          return Shown(transform: transform, opacity: opacity, level: drawing.variableValue)
        case .layer(let layer):
          let inner = layer.transform.concatenating(transform)
          if let found = find(layer.items, inner, opacity * layer.opacity) { return found }
        default: break
        }
      }
      return nil
    }
    return try #require(find(try stage.host.render(in: stage.surroundings).items, .identity, 1))
  }

  private func isAtRest(_ shown: Shown) -> Bool {
    shown.transform == .identity && shown.opacity == 1 && shown.level == nil
  }

  /// The symbol so many seconds behind a change of its value.
  private func symbol(
    _ effect: AnySymbolEffect, _ options: SymbolEffectOptions = .default, at time: Double
  ) throws -> Shown {
    let stage = try MovingStage(Bell(effect: effect, options: options))
    try stage.tap("go")
    #expect(isAtRest(try symbol(stage)))
    try stage.advance(by: time)
    return try symbol(stage)
  }

  @Test func aChangeOfAValueMovesASymbol() throws {
    // A bounce is half a second long, and highest in its middle; transforms lie on a grid.
    #expect(abs(try symbol(.bounce, at: 0.25).scale - 1.2) < 1e-3)
    #expect(abs(try symbol(.bounce.down, at: 0.25).scale - 0.8) < 1e-3)
    #expect(isAtRest(try symbol(.bounce, at: 0.6)))
    #expect(abs(try symbol(.pulse, at: 0.5).opacity - 0.4) < 1e-6)
    #expect(try symbol(.variableColor, at: 0.5).level.map { abs($0 - 0.5) < 1e-6 } == true)
    let breath = try symbol(.breathe, at: 1)
    #expect(abs(breath.scale - 1.1) < 1e-3 && abs(breath.opacity - 0.7) < 1e-6)
    let turned = try symbol(.rotate, at: 0.25).transform
    #expect(abs(turned.a) < 1e-3 && abs(turned.b - 1) < 1e-3)
    let back = try symbol(.rotate.counterClockwise, at: 0.25).transform
    #expect(abs(back.a) < 1e-3 && abs(back.b + 1) < 1e-3)
    #expect(try symbol(.wiggle, at: 0.075).transform.b > 0.1)
    #expect(try symbol(.wiggle.left, at: 0.075).transform.b < -0.1)
  }

  @Test func variableColourRunsBackWhereItIsReversing() throws {
    func level(_ effect: AnySymbolEffect, at time: Double) throws -> Double? {
      try symbol(effect, at: time).level
    }
    let reversing = try [0.5, 1.5].map { try level(.variableColor.reversing, at: $0) }
    #expect(reversing.allSatisfy { $0.map { abs($0 - 0.5) < 1e-6 } == true })
    let once = try [
      level(.variableColor.iterative.nonReversing, at: 0.25),
      level(.variableColor.reversing, at: 0.25),
    ]
    #expect(once.allSatisfy { $0.map { abs($0 - 0.25) < 1e-6 } == true })
    #expect(try level(.variableColor.nonReversing, at: 1.5) == nil)
  }

  @Test func nothingMovesAtFirstOrWithoutAMotion() throws {
    let stage = try MovingStage(Bell(effect: .bounce))
    try stage.advance(by: 0.25)
    #expect(isAtRest(try symbol(stage)))
    #expect(isAtRest(try symbol(.automatic, at: 0.25)))
    #expect(isAtRest(try symbol(.scale, at: 0.25)))
    let removed = try MovingStage(Bell(effect: .bounce, isRemoved: true))
    try removed.tap("go")
    try removed.advance(by: 0.25)
    #expect(isAtRest(try symbol(removed)))
  }

  @Test func optionsRepeatAndHurry() throws {
    #expect(isAtRest(try symbol(.bounce, at: 0.75)))
    #expect(abs(try symbol(.bounce, .repeat(2), at: 0.75).scale - 1.2) < 1e-3)
    #expect(isAtRest(try symbol(.bounce, .repeat(2), at: 1.1)))
    #expect(abs(try symbol(.bounce, .repeating, at: 40.25).scale - 1.2) < 1e-3)
    #expect(abs(try symbol(.bounce, .speed(2), at: 0.125).scale - 1.2) < 1e-3)
    #expect(isAtRest(try symbol(.bounce, .speed(2), at: 0.3)))
  }

  @Test func whatIsActiveMovesUntilItIsNot() throws {
    let stage = try MovingStage(Lamp(effect: .pulse))
    #expect(isAtRest(try symbol(stage)))
    try stage.advance(by: 0.5)
    #expect(abs(try symbol(stage).opacity - 0.4) < 1e-6)
    try stage.advance(by: 3)
    #expect(abs(try symbol(stage).opacity - 0.4) < 1e-6)
    try stage.tap("off")
    #expect(isAtRest(try symbol(stage)))
    try stage.advance(by: 0.5)
    #expect(isAtRest(try symbol(stage)))
  }
}
