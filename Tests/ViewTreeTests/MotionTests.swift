import TestSupport
import ViewTree
import Testing

/// What a driven host shows while its changes come about.
@MainActor @Suite struct MotionTests {
  private struct Box: View {
    @State private var isOn = false
    @State private var isApart = false
    let isFading: Bool

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
          .opacity(isOn && isFading ? 0 : 1)
          .offset(x: isOn ? 100 : 0)
        Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Text("jump").onTapGesture { isOn.toggle() }
        Text("both").onTapGesture {
          isApart = true
          withAnimation(.linear(duration: 1)) { isOn = true }
        }
        Color.blue.frame(width: isApart ? 40 : 10, height: 10)
      }
    }
  }

  @MainActor private final class Screen {
    let host: ViewHost
    let surroundings = Surroundings(size: CGSize(width: 200, height: 200))

    init(_ view: some View, isDriven: Bool = true) throws {
      host = ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: isDriven)
      try host.settle(in: surroundings)
    }

    func tap(_ name: String) throws {
      try host.drive(in: surroundings) { try host.tap(name) }
      try host.settle(in: surroundings)
    }

    /// The frame and the opacity of the fill of a colour.
    func fill(_ color: Color) throws -> (rect: CGRect, opacity: Double)? {
      let list = try host.render(in: surroundings)
      let wanted = host.color(color, in: surroundings)
      func find(_ items: [DrawItem], _ opacity: Double) -> (CGRect, Double)? {
        for item in items {
          switch item.operation {
          case .fill(let path, .color(wanted), _): return (path.boundingRect, opacity)
          case .layer(let layer):
            if let found = find(layer.items, opacity * layer.opacity) { return found }
          default: break
          }
        }
        return nil
      }
      return find(list.items, 1).map { (rect: $0.0, opacity: $0.1) }
    }
  }

  @Test func timePassesOnlyWhereSomebodyLetsIt() throws {
    let screen = try Screen(Box(isFading: true))
    try screen.tap("go")
    #expect(try screen.fill(.red) == nil)
    for (time, x, opacity) in [(0.25, 25.0, 0.75), (0.25, 50, 0.5), (0.4, 90, 0.1)] {
      try screen.host.advance(by: time, in: screen.surroundings)
      let box = try #require(try screen.fill(.red))
      #expect(abs(box.rect.minX - 90 - x) < 0.01)
      #expect(abs(box.opacity - opacity) < 1e-9)
    }
    try screen.host.advance(by: 0.2, in: screen.surroundings)
    #expect(try screen.fill(.red) == nil)
  }

  @Test func whatIsNotAnimatedJumps() throws {
    let screen = try Screen(Box(isFading: false))
    try screen.tap("jump")
    try screen.host.advance(by: 0.1, in: screen.surroundings)
    #expect(try #require(try screen.fill(.red)).rect.minX == 190)
  }

  @Test func changesBeforeAnAnimationAreNotPartOfIt() throws {
    let screen = try Screen(Box(isFading: false))
    try screen.tap("both")
    try screen.host.advance(by: 0.5, in: screen.surroundings)
    #expect(abs(try #require(try screen.fill(.red)).rect.minX - 140) < 0.01)
    #expect(try #require(try screen.fill(.blue)).rect.width == 40)
  }

  @Test func aHostThatIsNotDrivenShowsEnds() throws {
    let screen = try Screen(Box(isFading: false), isDriven: false)
    try screen.tap("go")
    try screen.host.advance(by: 0.1, in: screen.surroundings)
    #expect(try #require(try screen.fill(.red)).rect.minX == 190)
  }

  @Test func aValueAnimatesItsView() throws {
    struct Turn: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).scaleEffect(count == 0 ? 1 : 3)
          .animation(.linear(duration: 2), value: count)
        Text("go").onTapGesture { count += 1 }
      }
    }
    let screen = try Screen(Turn())
    try screen.tap("go")
    try screen.host.advance(by: 1, in: screen.surroundings)
    let list = try screen.host.render(in: screen.surroundings)
    let scales = list.items.compactMap { item -> Double? in
      if case .layer(let layer) = item.operation { layer.transform.a } else { nil }
    }
    #expect(scales == [2])
  }

  @Test func viewsThatCanBeAnimatedAreEvaluatedOnTheWay() throws {
    struct Counted: View, @preconcurrency Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value.rounded()))") }
    }
    struct Page: View {
      @State private var value = 0.0
      var body: some View {
        Counted(value: value)
        Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { value = 100 } }
      }
    }
    let screen = try Screen(Page())
    try screen.tap("go")
    try screen.host.advance(by: 0.3, in: screen.surroundings)
    #expect(
      try screen.host.render(in: screen.surroundings).items.flatMap(\.words).map(\.text).contains(
        "30"))
  }

  @Test func completionsAreCalledInTheirTime() throws {
    struct Page: View {
      @State private var isOn = false
      @State private var isDone = false
      var body: some View {
        Color.red.frame(width: isOn ? 40 : 20, height: 20)
        Text(isDone ? "done" : "waiting")
        Text("go").onTapGesture {
          withAnimation(.linear(duration: 1)) {
            isOn = true
          } completion: {
            isDone = true
          }
        }
      }
    }
    let screen = try Screen(Page())
    func words() throws -> [String] {
      try screen.host.render(in: screen.surroundings).items.flatMap(\.words).map(\.text)
    }
    try screen.tap("go")
    try screen.host.advance(by: 0.9, in: screen.surroundings)
    #expect(try words().contains("waiting"))
    try screen.host.advance(by: 0.2, in: screen.surroundings)
    #expect(try words().contains("done"))
  }
}
