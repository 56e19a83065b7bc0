import SwiftUI
import TestSupport
import Testing

/// What is on the screen while views come and go, and what moves by itself.
@MainActor @Suite struct MovingPictureTests {
  private final class MovingStage {
    let host: ViewHost
    let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

    @MainActor init<Content: View>(_ view: Content) throws {
      host = ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: true)
      try host.settle(in: surroundings)
    }

    @MainActor func tap(_ name: String) throws {
      try host.drive(in: surroundings) { try host.tap(name) }
      try host.settle(in: surroundings)
    }

    @MainActor func advance(by seconds: Double) throws {
      try host.advance(by: seconds, in: surroundings)
    }

    /// The frames of the fills of a colour with what their layers do to them, and their opacity.
    @MainActor func fills(_ color: Color) throws -> [Fill] {
      let wanted = host.color(color, in: surroundings)
      func find(
        _ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double
      ) -> [Fill] {
        items.flatMap { item -> [Fill] in
          switch item.operation {
          case .fill(let path, .color(let color), _):
            color.red == wanted.red && color.blue == wanted.blue
              ? [Fill(rect: path.boundingRect.applying(transform), opacity: opacity * color.alpha)]
              : []
          case .layer(let layer):
            find(layer.items, layer.transform.concatenating(transform), opacity * layer.opacity)
          default: []
          }
        }
      }
      return find(try host.render(in: surroundings).items, .identity, 1)
    }

    @MainActor func words() throws -> [String] {
      func words(_ item: DrawItem) -> [String] {
        switch item.operation {
        case .text(let drawing): [drawing.text.string]
        case .layer(let layer): layer.items.flatMap(words)
        default: []
        }
      }
      return try host.render(in: surroundings).items.flatMap(words)
    }
  }

  private struct Fill {
    let rect: CGRect
    let opacity: Double
  }

  private struct Shown: View {
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
      ZStack {
        if isShown { Color.red.frame(width: 40, height: 20).transition(transition) }
        Text("go").offset(y: 80).onTapGesture {
          withAnimation(.linear(duration: 1)) { isShown.toggle() }
        }
      }
    }
  }

  @Test func transitionsShowTheWayThereAndBack() throws {
    let ways: [(AnyTransition, CGRect, Double, CGRect)] = [
      // After a quarter of the way in, and a quarter of the way out.
      (
        .opacity, CGRect(x: 80, y: 90, width: 40, height: 20), 0.25,
        CGRect(x: 80, y: 90, width: 40, height: 20)
      ),
      (
        .move(edge: .top), CGRect(x: 80, y: 75, width: 40, height: 20), 1,
        CGRect(x: 80, y: 85, width: 40, height: 20)
      ),
      (
        .slide, CGRect(x: 50, y: 90, width: 40, height: 20), 1,
        CGRect(x: 90, y: 90, width: 40, height: 20)
      ),
      (
        .offset(x: 0, y: 40), CGRect(x: 80, y: 120, width: 40, height: 20), 1,
        CGRect(x: 80, y: 100, width: 40, height: 20)
      ),
      (
        .scale(scale: 0.5), CGRect(x: 87.5, y: 93.75, width: 25, height: 12.5), 1,
        CGRect(x: 82.5, y: 91.25, width: 35, height: 17.5)
      ),
      (
        .push(from: .leading), CGRect(x: 50, y: 90, width: 40, height: 20), 0.25,
        CGRect(x: 90, y: 90, width: 40, height: 20)
      ),
      (
        .asymmetric(insertion: .identity, removal: .move(edge: .bottom)),
        CGRect(x: 80, y: 90, width: 40, height: 20), 1,
        CGRect(x: 80, y: 95, width: 40, height: 20)
      ),
      (
        .opacity.combined(with: .offset(x: 40, y: 0)),
        CGRect(x: 110, y: 90, width: 40, height: 20), 0.25,
        CGRect(x: 90, y: 90, width: 40, height: 20)
      ),
    ]
    for (transition, coming, opacity, going) in ways {
      let stage = try MovingStage(Shown(transition: transition))
      #expect(try stage.fills(.red).isEmpty)
      try stage.tap("go")
      try stage.advance(by: 0.25)
      let first = try #require(try stage.fills(.red).first)
      #expect(near(first.rect, coming) && abs(first.opacity - opacity) < 1e-6)
      try stage.advance(by: 1)
      let whole = try #require(try stage.fills(.red).first)
      #expect(near(whole.rect, CGRect(x: 80, y: 90, width: 40, height: 20)))
      try stage.tap("go")
      // Nobody can touch what is leaving.
      #expect(try stage.fills(.red).count == 1)
      try stage.advance(by: 0.25)
      let last = try #require(try stage.fills(.red).first)
      #expect(near(last.rect, going))
      try stage.advance(by: 1)
      #expect(try stage.fills(.red).isEmpty)
    }
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  @Test func elementsOfACollectionComeAndGo() throws {
    struct Rows: View {
      @State private var numbers = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(numbers, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
          Text("add").onTapGesture { withAnimation(.linear(duration: 1)) { numbers.append(3) } }
          Text("drop").onTapGesture {
            withAnimation(.linear(duration: 1)) { _ = numbers.removeFirst() }
          }
        }
      }
    }
    let stage = try MovingStage(Rows())
    try stage.tap("add")
    try stage.advance(by: 0.25)
    #expect(try stage.fills(.red).map(\.opacity) == [1, 1, 0.25])
    try stage.advance(by: 1)
    try stage.tap("drop")
    try stage.advance(by: 0.25)
    #expect(try stage.fills(.red).map(\.opacity).sorted() == [0.75, 1, 1])
    try stage.advance(by: 1)
    #expect(try stage.fills(.red).count == 2)
  }

  @Test func aViewThatComesBackTurnsRound() throws {
    let stage = try MovingStage(Shown(transition: .opacity))
    try stage.tap("go")
    try stage.advance(by: 0.5)
    try stage.tap("go")
    try stage.advance(by: 0.25)
    // Half there, it goes half of its way in its animation's time.
    #expect(abs(try #require(try stage.fills(.red).first).opacity - 0.375) < 1e-6)
  }

  @Test func phasesFollowOneAnother() throws {
    let phases = PhaseAnimator([0.0, 100]) { offset in
      Color.red.frame(width: 20, height: 20).offset(x: offset)
    } animation: { _ in
      .linear(duration: 1)
    }
    let stage = try MovingStage(phases)
    for (step, x) in [(0.0, 90.0), (0.5, 140), (0.45, 185), (0.55, 140), (0.5, 90)] {
      try stage.advance(by: step)
      // A phase begins with a frame.
      #expect(abs(try #require(try stage.fills(.red).first).rect.minX - x) < 4)
    }
  }

  @Test func viewsOfTheTimeFollowTheHost() throws {
    struct Dial: View {
      let start: Date
      @Environment(\.referenceDate) private var now
      var body: some View {
        TimelineView(.periodic(from: now, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(now)))")
        }
      }
    }
    let stage = try MovingStage(Dial(start: .distantPast))
    #expect(try stage.words() == ["0"])
    try stage.advance(by: 0.9)
    #expect(try stage.words() == ["0"])
    try stage.advance(by: 2.2)
    #expect(try stage.words() == ["3"])
  }

  @Test func aSpinnerTurnsOnceASecond() throws {
    let stage = try MovingStage(ProgressView())
    let rest = try stage.host.render(in: stage.surroundings)
    try stage.advance(by: 0.3)
    let turned = try stage.host.render(in: stage.surroundings)
    #expect(turned.items != rest.items)
    try stage.advance(by: 0.7)
    #expect(try stage.host.render(in: stage.surroundings).items == rest.items)
  }

  @Test func coloursAndShapesAreOnTheirWay() throws {
    struct Bar: View {
      @State private var isFull = false
      var body: some View {
        Rectangle().trim(from: 0, to: isFull ? 1 : 0).fill(.red).frame(width: 100, height: 20)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isFull = true } }
          .accessibilityLabel("bar")
      }
    }
    let stage = try MovingStage(Bar())
    try stage.tap("bar")
    try stage.advance(by: 0.25)
    let path = try #require(try stage.fills(.red).first).rect
    // A quarter of the way round: 60 of 240 points, all of it along the top.
    #expect(abs(path.width - 60) < 0.01)
  }
}
