import CairoRender
import SwiftUI
import TestSupport
import Testing

/// The layers and styles of what is drawn, in numbers.
@MainActor @Suite struct EffectTests {
  private func list<Content: View>(_ view: Content) throws -> DisplayList {
    try ViewHost(view, text: SquareText(), assets: FixedPictures())
      .render(in: Surroundings(size: CGSize(width: 100, height: 100)))
  }

  private func layer<Content: View>(_ view: Content) throws -> Layer? {
    for item in try list(view).items {
      if case .layer(let layer) = item.operation { return layer }
    }
    return nil
  }

  private func fill<S: ShapeStyle>(_ style: S) throws -> RGBAColor? {
    for item in try list(Rectangle().fill(style)).items {
      if case .fill(_, let paint, _) = item.operation { return paint.color }
    }
    return nil
  }

  @Test func aTurnInSpaceIsSeenFromFarAway() throws {
    let box = Color.red.frame(width: 40, height: 20)
    let upright = try #require(
      try layer(box.rotation3DEffect(.degrees(60), axis: (x: 0, y: 2, z: 0), perspective: 0))
    ).transform
    #expect(abs(upright.a - 0.5) < 0.001)
    #expect(abs(upright.d - 1) < 0.001)
    // About the middle of the window, which the box is in the middle of.
    #expect(abs(upright.tx - 25) < 0.1)
    let flat = try #require(
      try layer(box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
    ).transform
    #expect(abs(flat.b - 1) < 0.001)
    #expect(abs(flat.c + 1) < 0.001)
    #expect(try list(box.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0))).items.isEmpty)
  }

  @Test func visualEffectsKnowTheFrame() throws {
    let box = Color.red.frame(width: 40, height: 20)
    let moved = try #require(
      try layer(box.visualEffect { content, proxy in content.offset(x: proxy.size.width / 4) }))
    #expect(moved.transform.tx == 10)
    #expect(try list(box.visualEffect { content, _ in content.opacity(0) }).items.isEmpty)
  }

  @Test func weakerLevelsOfStylesAreTheSystemsOrFainter() throws {
    #expect(try fill(.background.secondary) == fill(Color(.secondarySystemBackground)))
    #expect(try fill(.fill.tertiary) == fill(Color(.tertiarySystemFill)))
    #expect(try fill(Color.red.secondary)?.alpha == 0.5)
  }

  @Test func animationsShowTheirEnd() throws {
    let shown = try layer(Color.red.animation(.default) { $0.opacity(0.25) })
    #expect(shown?.opacity == 0.25)
    let phases = Color.red.phaseAnimator([0.5, 1]) { content, phase in content.opacity(phase) }
    #expect(try layer(phases)?.opacity == 0.5)
  }

  @Test func aRendererDrawsAsLargeAsTheViewIs() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    let list = try renderer.drawing(text: SquareText(), assets: FixedPictures())
    #expect(list.size == CGSize(width: 40, height: 30))
    #expect(list.background == .clear)
    #expect(list.items.count == 1)
    let wide = ImageRenderer(content: Color.red.frame(height: 20))
    wide.proposedSize = ProposedViewSize(width: 64, height: nil)
    wide.isOpaque = true
    let opaque = try wide.drawing(text: SquareText(), assets: FixedPictures())
    #expect(opaque.size == CGSize(width: 64, height: 20))
    #expect(opaque.background != .clear)
  }
}
