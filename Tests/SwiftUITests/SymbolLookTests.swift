import SwiftUI
import TestSupport
import Testing

/// What effects of symbols leave to be seen.
@MainActor @Suite struct SymbolLookTests {
  private let star = Image(systemName: "star")

  /// The scale and the opacity of the symbol that a view shows; nil where none is seen.
  private func look(_ view: some View) throws -> (scale: Double, opacity: Double)? {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    return look(try host.render(in: Surroundings(size: CGSize(width: 200, height: 200))))
  }

  private func look(_ list: DisplayList) -> (scale: Double, opacity: Double)? {
    func find(_ items: [DrawItem], _ scale: Double, _ opacity: Double) -> (Double, Double)? {
      for item in items {
        switch item.operation {
        case .symbol: return (scale, opacity)
        case .layer(let layer):
          let found = find(layer.items, scale * layer.transform.a, opacity * layer.opacity)
          if let found { return found }
        default: break
        }
      }
      return nil
    }
    return find(list.items, 1, 1)
  }

  private func scale(_ effect: AnySymbolEffect) throws -> Double {
    try #require(try look(star.symbolEffect(effect))).scale
  }

  @Test func whatLastsIsSeenInAStill() throws {
    #expect(try look(star.symbolEffect(.disappear)) == nil)
    #expect(try look(star.symbolEffect(.disappear, isActive: false))?.opacity == 1)
    let (up, down) = (try scale(.scale.up), try scale(.scale.down))
    // A layer's transform lies on a grid.
    #expect(abs(up - 1.1) < 1e-3 && abs(down - 0.9) < 1e-3)
    #expect(try look(star.symbolEffect(.scale.up, isActive: false))?.scale == 1)
  }

  @Test func whatComesAndGoesShowsASymbolAtRest() throws {
    for effect: AnySymbolEffect in [.appear, .pulse, .bounce, .variableColor.iterative, .wiggle] {
      let shown = try #require(try look(star.symbolEffect(effect)))
      #expect(shown.scale == 1 && shown.opacity == 1)
    }
  }

  @Test func effectsAreOfSymbolsAloneAndTakeNoRoom() throws {
    let surroundings = Surroundings(size: CGSize(width: 200, height: 200))
    func frames(_ view: some View) throws -> [CGRect] {
      let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
      return try host.render(in: surroundings).items.compactMap { item in
        if case .text(let text) = item.operation { text.frame } else { nil }
      }
    }
    let view = VStack {
      Text("A")
      star
    }
    let hidden = view.symbolEffect(.disappear)
    #expect(try look(hidden) == nil)
    #expect(try frames(hidden).count == 1)
    #expect(try frames(hidden) == frames(view))
  }

  @Test func inheritedEffectsCanBeRemoved() throws {
    #expect(try look(star.symbolEffectsRemoved().symbolEffect(.disappear)) != nil)
    #expect(try look(star.symbolEffectsRemoved(false).symbolEffect(.disappear)) == nil)
    #expect(try look(star.symbolEffect(.disappear).symbolEffectsRemoved()) == nil)
  }

  @Test func aSymbolFadesOnItsWay() throws {
    struct Fading: View {
      @State private var isGone = false
      var body: some View {
        ZStack {
          Image(systemName: "star").symbolEffect(.disappear, isActive: isGone)
          Text("go").offset(y: 60).onTapGesture { isGone = true }
        }
      }
    }
    let stage = try MovingStage(Fading())
    try stage.tap("go")
    #expect(look(try stage.host.render(in: stage.surroundings)) == nil)
    try stage.advance(by: 0.1)
    // A smooth spring of 0.3 s: e^(−ωt)(1 + ωt) is left.
    let turns = 2 * Double.pi / 0.3 * 0.1
    let left = exp(-turns) * (1 + turns)
    let shown = try #require(look(try stage.host.render(in: stage.surroundings)))
    #expect(abs(shown.opacity - left) < 1e-6)
  }
}
