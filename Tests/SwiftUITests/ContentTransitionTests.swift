import SwiftUI
import TestSupport
import Testing

/// Texts that change in their places.
@MainActor @Suite struct ContentTransitionTests {
  private struct Score: View {
    let transition: ContentTransition
    var isAnimated = true
    @State private var score = 18

    var body: some View {
      ZStack {
        Text(verbatim: "\(score)").font(.system(size: 20)).contentTransition(transition)
        Text("go").offset(y: 60).onTapGesture {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { score = 19 }
        }
      }
    }
  }

  private struct Word {
    let text: String
    let frame: CGRect
    let opacity: Double
  }

  private func words(_ stage: MovingStage) throws -> [Word] {
    func find(_ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double) -> [Word] {
      items.flatMap { item -> [Word] in
        switch item.operation {
        case .text(let drawing):
          [
            Word(
              text: drawing.text.string, frame: drawing.frame.applying(transform),
              opacity: opacity)
          ]
        case .layer(let layer):
          find(layer.items, layer.transform.concatenating(transform), opacity * layer.opacity)
        default: []
        }
      }
    }
    return try find(stage.host.render(in: stage.surroundings).items, .identity, 1)
      .filter { $0.text != "go" }
  }

  @Test func textsFade() throws {
    for transition in [ContentTransition.opacity, .interpolate] {
      let stage = try MovingStage(Score(transition: transition))
      try stage.tap("go")
      #expect(try words(stage).map(\.text) == ["19"])
      try stage.advance(by: 0.25)
      let shown = try words(stage)
      #expect(shown.map(\.text) == ["18", "19"])
      #expect(shown.map(\.opacity) == [0.75, 0.25])
      try stage.advance(by: 1)
      #expect(try words(stage).map(\.text) == ["19"])
    }
  }

  @Test func digitsThatDifferRoll() throws {
    let cases: [(ContentTransition, Double)] = [
      (.numericText(), 1), (.numericText(countsDown: true), -1), (.numericText, 1),
    ]
    for (transition, way) in cases {
      let stage = try MovingStage(Score(transition: transition))
      try stage.tap("go")
      try stage.advance(by: 0.25)
      let shown = try words(stage)
      #expect(shown.map(\.text) == ["8", "9", "1"])
      #expect(shown.map(\.opacity) == [0.75, 0.25, 1])
      // A line is 20 points high, and so wide is a digit.
      for (word, y) in zip(shown, [90 - way * 5, 90 + way * 15, 90]) {
        #expect(abs(word.frame.minY - y) < 1e-6)
      }
      #expect(shown.map(\.frame.minX) == [100, 100, 80])
    }
  }

  private struct Heading: View {
    let transition: ContentTransition
    @State private var isLarge = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Text(verbatim: "AB").font(.system(size: isLarge ? 40 : 20)).contentTransition(transition)
        Text("go").offset(y: 60).onTapGesture {
          withAnimation(.linear(duration: 1)) { isLarge = true }
        }
      }
    }
  }

  @Test func theSameWordsGrow() throws {
    let stage = try MovingStage(Heading(transition: .interpolate))
    try stage.tap("go")
    try stage.advance(by: 0.25)
    let shown = try words(stage)
    #expect(shown.map(\.opacity) == [0.75, 0.25])
    // A quarter of the way from 20 points to 40.
    for word in shown { #expect(abs(word.frame.height - 25) < 0.01) }
    try stage.advance(by: 1)
    #expect(try words(stage).map(\.frame.height) == [40])
    let other = try MovingStage(Heading(transition: .opacity))
    try other.tap("go")
    try other.advance(by: 0.25)
    #expect(try words(other).map(\.frame.height) == [40])
  }

  private struct Player: View {
    let transition: ContentTransition
    var isAnimated = true
    @State private var plays = false

    var body: some View {
      ZStack {
        Image(systemName: plays ? "pause" : "play").contentTransition(transition)
        Text("go").offset(y: 60).onTapGesture {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { plays = true }
        }
      }
    }
  }

  private struct Symbol: Equatable {
    let name: String
    let scale: Double
    let opacity: Double
  }

  private func symbols(_ stage: MovingStage) throws -> [Symbol] {
    func find(_ items: [DrawItem], _ scale: Double, _ opacity: Double) -> [Symbol] {
      items.flatMap { item -> [Symbol] in
        switch item.operation {
        case .symbol(let drawing):
          // A layer's transform lies on a grid.
          [
            Symbol(
              name: drawing.symbol.name, scale: (scale * 1000).rounded() / 1000, opacity: opacity)
          ]
        case .layer(let layer):
          find(layer.items, scale * layer.transform.a, opacity * layer.opacity)
        default: []
        }
      }
    }
    return try find(stage.host.render(in: stage.surroundings).items, 1, 1)
  }

  @Test func symbolsTakeEachOthersPlaces() throws {
    let ways: [(ContentTransition, [Symbol], [Symbol])] = [
      (
        .symbolEffect(.replace), [Symbol(name: "play", scale: 0.75, opacity: 0.5)],
        [Symbol(name: "pause", scale: 0.75, opacity: 0.5)]
      ),
      (
        .symbolEffect(.replace.upUp), [Symbol(name: "play", scale: 1.125, opacity: 0.5)],
        [Symbol(name: "pause", scale: 0.75, opacity: 0.5)]
      ),
      (
        .symbolEffect(.replace.offUp), [Symbol(name: "pause", scale: 0.625, opacity: 0.25)],
        [Symbol(name: "pause", scale: 0.875, opacity: 0.75)]
      ),
      (
        .opacity,
        [
          Symbol(name: "play", scale: 1, opacity: 0.75),
          Symbol(name: "pause", scale: 1, opacity: 0.25),
        ],
        [
          Symbol(name: "play", scale: 1, opacity: 0.25),
          Symbol(name: "pause", scale: 1, opacity: 0.75),
        ]
      ),
    ]
    let end = [Symbol(name: "pause", scale: 1, opacity: 1)]
    for (transition, early, late) in ways {
      let stage = try MovingStage(Player(transition: transition))
      try stage.tap("go")
      #expect(try symbols(stage) == end)
      try stage.advance(by: 0.25)
      #expect(try symbols(stage) == early)
      try stage.advance(by: 0.5)
      #expect(try symbols(stage) == late)
      try stage.advance(by: 1)
      #expect(try symbols(stage) == end)
    }
    for player in [
      Player(transition: .symbolEffect, isAnimated: false), Player(transition: .numericText()),
    ] {
      let stage = try MovingStage(player)
      try stage.tap("go")
      try stage.advance(by: 0.25)
      #expect(try symbols(stage) == end)
    }
  }

  @Test func withoutAnAnimationOrATransitionTextsChangeAtOnce() throws {
    for view in [Score(transition: .opacity, isAnimated: false), Score(transition: .identity)] {
      let stage = try MovingStage(view)
      try stage.tap("go")
      try stage.advance(by: 0.25)
      #expect(try words(stage).map(\.text) == ["19"])
    }
  }
}
