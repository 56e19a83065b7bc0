import TestSupport
import Testing
import ViewTree

/// The system's own animation, which is another one since iOS 17.
@MainActor @Suite struct DefaultAnimationTests {
  private struct Box: View {
    @State private var isOn = false
    let animation: Animation

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
        Text("go").onTapGesture { withAnimation(animation) { isOn.toggle() } }
      }
    }
  }

  /// Returns where a box is a time after it was sent by 100 points.
  private func place(_ animation: Animation, after time: Double, system: Int) throws -> CGFloat {
    var surroundings = Surroundings(size: CGSize(width: 200, height: 200))
    surroundings.environment.systemVersion = system
    let host = ViewHost(
      Box(animation: animation), text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
    try host.drive(in: surroundings) { try host.tap("go") }
    try host.settle(in: surroundings)
    try host.advance(by: time, in: surroundings)
    let red = host.color(.red, in: surroundings)
    func find(_ items: [DrawItem]) -> CGRect? {
      for item in items {
        switch item.operation {
        case .fill(let path, .color(red), _): return path.boundingRect
        case .layer(let layer):
          if let found = find(layer.items) { return found }
        default: break
        }
      }
      return nil
    }
    return try #require(find(try host.render(in: surroundings).items)).minX - 90
  }

  @Test func beforeSeventeenItEases() throws {
    for time in [0.1, 0.2, 0.3] {
      let own = try place(.default, after: time, system: 16)
      #expect(try own == place(.easeInOut, after: time, system: 16))
      #expect(try own != place(.default, after: time, system: 17))
    }
    #expect(try place(.default, after: 0.4, system: 16) == 100)
  }

  @Test(arguments: [17, 18]) func sinceSeventeenItIsASpring(system: Int) throws {
    let spring = Animation.spring(response: 0.55, dampingFraction: 1)
    for time in [0.1, 0.3, 0.5] {
      let own = try place(.default, after: time, system: system)
      #expect(try own == place(spring, after: time, system: system))
    }
    let late = try place(.default, after: 0.4, system: system)
    #expect(late > 80 && late < 100)
  }

  @Test func whatIsMadeOfItIsTheSystemsToo() throws {
    let places = try [Animation.default, .easeInOut].map {
      try place($0.delay(0.1).speed(2), after: 0.15, system: 16)
    }
    #expect(places[0] == places[1] && places[0] > 0)
  }

  @Test func othersAreAlikeInAllSystems() throws {
    let places = try [16, 17, 18].map { try place(.spring, after: 0.2, system: $0) }
    #expect(Set(places).count == 1)
  }
}
