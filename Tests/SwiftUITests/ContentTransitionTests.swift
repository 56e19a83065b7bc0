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
    func find(_ items: [DrawItem], _ opacity: Double) -> [Word] {
      items.flatMap { item -> [Word] in
        switch item.operation {
        case .text(let drawing):
          [Word(text: drawing.text.string, frame: drawing.frame, opacity: opacity)]
        case .layer(let layer): find(layer.items, opacity * layer.opacity)
        default: []
        }
      }
    }
    return try find(stage.host.render(in: stage.surroundings).items, 1).filter { $0.text != "go" }
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

  @Test func withoutAnAnimationOrATransitionTextsChangeAtOnce() throws {
    for view in [Score(transition: .opacity, isAnimated: false), Score(transition: .identity)] {
      let stage = try MovingStage(view)
      try stage.tap("go")
      try stage.advance(by: 0.25)
      #expect(try words(stage).map(\.text) == ["19"])
    }
  }
}
