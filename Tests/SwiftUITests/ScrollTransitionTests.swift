import StageSupport
import SwiftUI
import Testing

/// Effects of views on their way through a scroll view.
@MainActor @Suite struct ScrollTransitionTests {
  /// Squares of 100 points each, in a scroll view of 250.
  private struct Squares: View {
    var axis = Axis.vertical
    var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var end: ScrollTransitionConfiguration?
    var direction = LayoutDirection.leftToRight

    var body: some View {
      let isVertical = axis == .vertical
      ScrollView(isVertical ? .vertical : .horizontal) {
        (isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
          ForEach(0..<6, id: \.self) { _ in
            Color.red.frame(width: 100, height: 100)
              .scrollTransition(topLeading: configuration, bottomTrailing: end ?? configuration) {
                $0.opacity($1.isIdentity ? 1 : $1 == .topLeading ? 0 : 0.2)
              }
          }
        }
      }
      .frame(width: isVertical ? 100 : 250, height: isVertical ? 250 : 100)
      .environment(\.layoutDirection, direction)
    }
  }

  private func stage<Root: View>(_ root: Root) -> Stage {
    Stage(root, size: CGSize(width: 250, height: 250), safeArea: EdgeInsets())
  }

  /// The opacities of what is drawn, in its order.
  private func opacities(_ stage: Stage) throws -> [Double] {
    func all(_ items: [DrawItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .layer(let layer) = item.operation else { return [] }
        return (layer.opacity < 1 ? [(layer.opacity * 100).rounded() / 100] : [])
          + all(layer.items)
      }
    }
    return all(try stage.render().items)
  }

  /// The third square is half in sight, from 50 of 100 points of its way.
  @Test func theWayIntoSightIsFollowed() throws {
    #expect(try opacities(stage(Squares())) == [0.6])
  }

  @Test func bothEdgesAreToldApart() throws {
    let stage = stage(Squares())
    _ = try opacities(stage)
    // The first has 25 points left, the third and the fourth 75 and 0 beyond.
    try stage.host.scroll(to: CGPoint(x: 0, y: 75))
    #expect(try opacities(stage) == [0.25, 0.4])
  }

  @Test(arguments: [
    (ScrollTransitionConfiguration.identity, []), (.animated, [0.2]),
    (.animated.threshold(.visible(0.4)), []), (.interactive.threshold(.hidden), []),
    (.interactive(timingCurve: .linear).threshold(.visible(0.8)), [0.7]),
    (.interactive(timingCurve: .linear).threshold(.visible.inset(by: 25)), [0.52]),
    (.interactive.threshold(.hidden.interpolated(towards: .visible, amount: 0.5)), []),
    (.interactive, [0.6]),
  ])
  func configurationsSayWhere(
    _ configuration: ScrollTransitionConfiguration, _ expected: [Double]
  ) throws {
    #expect(
      try opacities(stage(Squares(configuration: .identity, end: configuration))) == expected)
  }

  /// The fourth square, which is half out of sight, lies at the left edge.
  @Test func theLeadingEdgeIsTheDirections() throws {
    let stage = stage(Squares(axis: .horizontal, direction: .rightToLeft))
    #expect(try opacities(stage) == [0.6])
    try stage.host.scroll(to: CGPoint(x: 275, y: 0))
    #expect(try opacities(stage) == [0.25, 0.4])
  }

  @Test func theMiddleIsAThreshold() throws {
    let centered = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
      .threshold(.centered)
    let stage = stage(Squares(configuration: centered))
    // Of 175 points the first has gone 100 from the top, the others 150 and 50 from the bottom.
    #expect(try opacities(stage) == [0.57, 0.89, 0.43])
  }

  @Test func aViewWithoutAScrollViewIsInItsPlace() throws {
    let stage = stage(Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) })
    #expect(try opacities(stage).isEmpty)
  }

  /// A square that is half in sight.
  private func half<Effect: View>(_ effect: (AnyView) -> Effect) -> Stage {
    stage(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 100, height: 200)
          effect(AnyView(Color.red.frame(width: 100, height: 100)))
        }
      })
  }

  @Test func eachEffectIsMixed() throws {
    let onTheWay = half {
      $0.scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
        effect.scaleEffect(x: phase.isIdentity ? 1 : 0, y: 1).offset(x: phase.value * 30)
          .rotationEffect(.degrees(phase.value * 60)).blur(radius: phase.isIdentity ? 0 : 8)
          .rotation3DEffect(.degrees(phase.value * 60), axis: (0, 1, 0))
          .saturation(1 - phase.value).opacity(1 - phase.value / 2)
      }
    }
    let expected = half {
      $0.visualEffect { effect, _ in
        effect.scaleEffect(x: 0.5, y: 1).offset(x: 15).rotationEffect(.degrees(30)).blur(radius: 4)
          .rotation3DEffect(.degrees(30), axis: (0, 1, 0)).saturation(0.5).opacity(0.75)
      }
    }
    let drawn = try onTheWay.render().items
    let wanted = try expected.render().items
    #expect(drawn == wanted)
    let other = half { $0.visualEffect { effect, _ in effect.opacity(0.75) } }
    #expect(drawn != (try other.render().items))
  }
}
