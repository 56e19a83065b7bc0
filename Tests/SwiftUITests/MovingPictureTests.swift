import SwiftUI
import TestSupport
import Testing

/// What is on the screen while views come and go, and what moves by itself.
@MainActor @Suite struct MovingPictureTests {
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

  @Test func aTimelineTicksByItsSchedule() throws {
    struct Ticks: View {
      let log: (Double) -> Void
      @Environment(\.referenceDate) private var now
      var body: some View {
        TimelineView(.periodic(from: now, by: 1)) { context in
          Text("A").onChange(of: context.date) { _, date in log(date.timeIntervalSince(now)) }
        }
      }
    }
    var ticks: [Double] = []
    let stage = try MovingStage(Ticks { ticks.append($0) })
    try stage.advance(by: 3)
    #expect(ticks == [1, 2, 3])
  }

  @Test func anAppsOwnScheduleIsRead() throws {
    struct Doubling: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [0, 1, 2, 4, 8].map { startDate + $0 }
      }
    }
    struct Ticks: View {
      @Environment(\.referenceDate) private var now
      var body: some View {
        TimelineView(Doubling()) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(now)))")
        }
      }
    }
    let stage = try MovingStage(Ticks())
    for (step, word) in [(0.5, "0"), (1, "1"), (1, "2"), (1, "2"), (1, "4"), (3.6, "8")] {
      try stage.advance(by: step)
      #expect(try stage.words() == [word])
    }
  }

  @Test func aPausedScheduleStands() throws {
    struct Clock: View {
      let isPaused: Bool
      @Environment(\.referenceDate) private var now
      var body: some View {
        TimelineView(.animation(paused: isPaused)) { context in
          Text(verbatim: "\(Int((context.date.timeIntervalSince(now) * 10).rounded()))")
        }
      }
    }
    for (isPaused, word) in [(false, "5"), (true, "0")] {
      let stage = try MovingStage(Clock(isPaused: isPaused))
      try stage.advance(by: 0.5)
      #expect(try stage.words() == [word])
    }
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
