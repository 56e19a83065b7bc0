import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// How layers are drawn, case by case, without a pixel.
struct LayerPlanTests {
  private static let box = CGRect(x: 10, y: 10, width: 80, height: 60)
  private static let card = fill(rounded(box, 12), .white)
  private static let shadow = Shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
  private static let window = DeviceRect(left: 0, top: 0, right: 200, bottom: 200)

  private static func plan(
    _ layer: Layer, _ transform: CGAffineTransform = .identity, clip: Clip = Clip(bounds: window),
    isVector: Bool = false, isOpaque: Bool = true
  ) -> LayerPlan {
    var state = DrawingState(transform, picture: window)
    state.clip = clip
    return LayerPlan(layer, in: state, on: Ground(isVector: isVector, isOpaque: isOpaque))
  }

  private static func layer(
    _ items: [DrawOperation], clip: Path? = nil, opacity: Double = 1, filters: [Filter] = [],
    isolated: Bool = false
  ) -> Layer {
    Layer(
      clip: clip, opacity: opacity, filters: filters, isolated: isolated,
      items: items.map { DrawItem($0) })
  }

  // MARK: In place

  @Test func whatOnlyMovesAndCutsIsDrawnInPlace() {
    var layer = Self.layer([Self.card], clip: rounded(Self.box, 20))
    layer.transform = CGAffineTransform(translationX: 30, y: 0)
    let plan = Self.plan(layer)
    #expect(plan.way == .inPlace)
    #expect(plan.state.clip.bounds == DeviceRect(left: 40, top: 10, right: 120, bottom: 70))
    #expect(plan.state.clip.isShaped)
    #expect(plan.state.transform.tx == 30)
    #expect(plan.cut == rounded(Self.box.offsetBy(dx: 30, dy: 0), 20))
  }

  @Test func whatIsNotSeenIsNotDrawn() {
    let away = CGAffineTransform(translationX: 500, y: 0)
    for (layer, transform) in [
      (Self.layer([Self.card], opacity: 0), CGAffineTransform.identity),
      (Self.layer([Self.card]), CGAffineTransform(scaleX: 0, y: 1)),
      (Self.layer([Self.card], clip: Path(Self.box)), away),
      (Self.layer([Self.card], opacity: 0.5), away),
      (Self.layer([], filters: [.blur(radius: 2, opaque: false)]), .identity),
    ] {
      #expect(Self.plan(layer, transform).way == .nothing)
    }
  }

  // MARK: Between corners

  /// A screen within a rounded window: opaque, and square but for its clip.
  private static func screen(_ first: DrawOperation, opacity: Double = 1) -> Layer {
    layer(
      [first, .text(TextDrawing(text: styled("A"), frame: box))], clip: rounded(box, 12),
      opacity: opacity, isolated: true)
  }

  @Test func whatHidesAllBehindItIsDrawnBetweenItsCorners() {
    let layer = Self.screen(fill(Path(Self.box), .white))
    let plan = Self.plan(layer)
    guard case .betweenCorners(let smallest, let bounds) = plan.way else {
      Issue.record("\(plan.way)")
      return
    }
    #expect(bounds == DeviceRect(left: 10, top: 10, right: 90, bottom: 70))
    #expect(smallest.boundingRect.width < Self.box.width)
    #expect(plan.cut == nil && !plan.state.clip.isShaped)
    #expect(plan.state.clip.bounds == bounds)
  }

  @Test func whatMayShowSomethingBehindItIsAPictureApart() {
    let smaller = Self.box.insetBy(dx: 5, dy: 5)
    for layer in [
      Self.screen(fill(Path(Self.box), .white.opacity(0.9))),
      Self.screen(fill(Path(smaller), .white)),
      Self.screen(fill(Path(Self.box), .white), opacity: 0.5),
    ] {
      guard case .apart = Self.plan(layer).way else {
        Issue.record("\(layer)")
        continue
      }
    }
    // Another shape cuts it, or there are no pixels to save.
    let layer = Self.screen(fill(Path(Self.box), .white))
    let cut = Clip(bounds: Self.window, cuts: [.anything])
    for plan in [Self.plan(layer, clip: cut), Self.plan(layer, isVector: true)] {
      if case .betweenCorners = plan.way { Issue.record("\(plan)") }
    }
  }

  // MARK: Shadows

  @Test func cardsAreDrawnOverTheShadowOfTheirOutline() {
    let label = DrawOperation.text(
      TextDrawing(text: styled("A"), frame: Self.box.insetBy(dx: 20, dy: 20)))
    let plan = Self.plan(Self.layer([Self.card, label], filters: [.shadow(Self.shadow)]))
    #expect(plan.way == .overShadow(Self.shadow, of: rounded(Self.box, 12), glass: nil))
  }

  @Test func whatReachesBeyondItsCardCastsAShadowOfItsOwn() {
    let label = DrawOperation.text(
      TextDrawing(text: styled("A"), frame: Self.box.offsetBy(dx: 20, dy: 0)))
    let layer = Self.layer([Self.card, label], filters: [.shadow(Self.shadow)])
    guard case .apart = Self.plan(layer).way else {
      Issue.record("\(Self.plan(layer).way)")
      return
    }
  }

  /// A line within its card whose mitre reaches out; beside it the same with round corners.
  @Test func spikesReachBeyondTheirCards() {
    let line = Path { path in
      path.addLines([CGPoint(x: 70, y: 38), CGPoint(x: 88, y: 40), CGPoint(x: 70, y: 42)])
    }
    func way(_ join: CGLineJoin, limit: CGFloat = 10) -> LayerPlan.Way {
      let style = StrokeStyle(lineWidth: 2, lineJoin: join, miterLimit: limit)
      return Self.plan(
        Self.layer(
          [Self.card, .stroke(line, .color(.black), style)], filters: [.shadow(Self.shadow)])
      ).way
    }
    let over = LayerPlan.Way.overShadow(Self.shadow, of: rounded(Self.box, 12), glass: nil)
    #expect(way(.round) == over)
    #expect(way(.miter, limit: 3) == over)
    if way(.miter) == over { Issue.record("The spike is 9 points long.") }
  }

  @Test func glassIsTakenBeforeItsShadowFalls() {
    let glass = DrawOperation.material(rounded(Self.box, 12), .thin, .dark)
    let moved = DrawOperation.layer(Layer(items: [DrawItem(glass)]))
    let style = GlassStyle(thickness: .thin, scheme: .dark)
    for first in [glass, moved] {
      let layer = Self.layer([first], filters: [.shadow(Self.shadow)])
      #expect(
        Self.plan(layer).way
          == .overShadow(Self.shadow, of: rounded(Self.box, 12), glass: style))
      // Through what is not opaque the shadow would be seen.
      guard case .apart = Self.plan(layer, isOpaque: false).way else {
        Issue.record("\(Self.plan(layer, isOpaque: false).way)")
        continue
      }
    }
  }

  // MARK: Pictures

  @Test func shapesWithTwoShadowsAreKeptWhereverTheyStand() {
    let inner = Self.layer([Self.card], filters: [.shadow(Self.shadow)])
    let thumb = Self.layer([.layer(inner)], filters: [.shadow(Self.shadow)])
    func key(_ x: CGFloat) -> ShadowedShape.Key? {
      let plan = Self.plan(thumb, CGAffineTransform(translationX: x, y: 0))
      guard case .cached(.shape(let key), _) = plan.way else { return nil }
      return key
    }
    #expect(key(30) != nil)
    #expect(key(30) == key(50))
    #expect(key(30) != key(30.5))
  }

  @Test func smallLayersOfShapesAreKeptInTheirPlaces() {
    let drop = Path { path in
      path.addLines([CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 30), CGPoint(x: 30, y: 60)])
      path.closeSubpath()
    }
    let layer = Self.layer([fill(drop, .black)], filters: [.shadow(Self.shadow)])
    guard case .cached(.layer(let key), let bounds) = Self.plan(layer).way else {
      Issue.record("\(Self.plan(layer).way)")
      return
    }
    #expect(Self.plan(layer).way == .cached(.layer(key), bounds))
    // A document's are not, nor such as the clip cuts.
    let half = Clip(bounds: DeviceRect(left: 0, top: 0, right: 40, bottom: 200))
    for plan in [Self.plan(layer, isVector: true), Self.plan(layer, clip: half)] {
      guard case .apart = plan.way else {
        Issue.record("\(plan.way)")
        continue
      }
    }
  }

  @Test func fadingAsksForAPictureAndInADocumentForAGroup() {
    let layer = Self.layer([Self.card, Self.card], opacity: 0.5)
    let bounds = DeviceRect(left: 9, top: 9, right: 91, bottom: 71)
    #expect(Self.plan(layer).way == .apart(bounds))
    #expect(Self.plan(layer, isVector: true).way == .group)
  }

  /// What a blur brings into the clip comes from as far as it reaches, and no more is drawn.
  @Test func onlyWhatIsSeenIsDrawnApart() {
    let clip = Clip(bounds: DeviceRect(left: 0, top: 0, right: 20, bottom: 200))
    let layer = Self.layer([Self.card, Self.card], filters: [.blur(radius: 5, opaque: false)])
    let reach = GaussianBlur.reach(sigma: 5)
    guard case .apart(let bounds) = Self.plan(layer, clip: clip).way else {
      Issue.record("\(Self.plan(layer, clip: clip).way)")
      return
    }
    #expect(bounds.right == 20 + reach)
    #expect(bounds.left == 9 - reach)
  }
}
