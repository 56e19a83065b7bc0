import SwiftUI
import TestSupport
import Testing

/// Panes of glass behind views and buttons.
@MainActor @Suite struct GlassTests {
  private struct Pane: Equatable {
    let outline: Path
    let thickness: MaterialThickness
  }

  private func items<Content: View>(of view: Content) throws -> [DrawItem] {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    return try host.render(in: Surroundings(size: CGSize(width: 200, height: 200))).items
  }

  private func operations(_ items: [DrawItem]) -> [DrawOperation] {
    items.flatMap { item -> [DrawOperation] in
      if case .layer(let layer) = item.operation { return operations(layer.items) }
      return [item.operation]
    }
  }

  private func panes(_ items: [DrawItem]) -> [Pane] {
    operations(items).compactMap {
      guard case .material(let outline, let thickness, _) = $0 else { return nil }
      return Pane(outline: outline, thickness: thickness)
    }
  }

  private func fills(_ items: [DrawItem]) -> [(outline: Path, color: RGBAColor?)] {
    operations(items).compactMap {
      guard case .fill(let outline, let paint, _) = $0 else { return nil }
      return (outline, paint.color)
    }
  }

  private func rims(_ items: [DrawItem]) -> [(outline: Path, width: CGFloat)] {
    operations(items).compactMap {
      guard case .stroke(let outline, _, let style) = $0 else { return nil }
      return (outline, style.lineWidth)
    }
  }

  /// The outline that a shape has behind the view of these tests.
  private func outline(of shape: some Shape) throws -> Path {
    try #require(fills(try items(of: subject.background(.red, in: shape))).first?.outline)
  }

  private var subject: some View { Spacer().frame(width: 80, height: 40) }

  private func color(_ color: Color) -> RGBAColor {
    color.resolveColor(in: EnvironmentValues())
  }

  @Test func aPaneIsACapsuleOfThinMaterialWithARim() throws {
    let drawn = try items(of: subject.glassEffect())
    let (edge, inner) = (
      try outline(of: Capsule()), try outline(of: Capsule().inset(by: 0.25))
    )
    #expect(panes(drawn) == [Pane(outline: edge, thickness: .thin)])
    // All of the rim lies within the pane.
    #expect(rims(drawn).map(\.width) == [0.5])
    #expect(rims(drawn).map(\.outline) == [inner])
    #expect(fills(drawn).isEmpty)
  }

  @Test func aPaneHasTheShapeThatIsAskedFor() throws {
    let shape = RoundedRectangle(cornerRadius: 8)
    let edge = try outline(of: shape)
    let drawn = try items(of: subject.glassEffect(.clear, in: shape))
    #expect(panes(drawn) == [Pane(outline: edge, thickness: .ultraThin)])
  }

  @Test func aTintLiesOnTheMaterial() throws {
    let drawn = try items(of: subject.glassEffect(.regular.tint(.teal).interactive()))
    #expect(panes(drawn).count == 1)
    #expect(fills(drawn).map(\.color) == [color(.teal.opacity(0.75))])
    let plain = try items(of: subject.glassEffect(.regular.tint(nil)))
    #expect(fills(plain).isEmpty)
  }

  @Test func theIdentityIsNoGlass() throws {
    let drawn = try items(of: subject.glassEffect(.identity))
    #expect(operations(drawn).isEmpty)
  }

  @Test func panesInAContainerAreDrawnEachByItself() throws {
    let drawn = try items(
      of: GlassEffectContainer(spacing: 40) {
        HStack {
          subject.glassEffect()
          subject.glassEffect()
        }
      })
    #expect(panes(drawn).count == 2)
  }

  // MARK: Buttons

  @Test func aButtonsLabelStandsOnGlass() throws {
    var taps = 0
    let host = ViewHost(
      Button("Go") { taps += 1 }.buttonStyle(.glass), text: SquareText(), assets: FixedPictures())
    let drawn = try host.render(in: Surroundings(size: CGSize(width: 200, height: 200))).items
    #expect(panes(drawn).map(\.thickness) == [.thin])
    #expect(textColors(drawn) == [color(.primary)])
    try host.tap("Go")
    #expect(taps == 1)
    let clear = try items(of: Button("Go") {}.buttonStyle(.glass(.clear)).tint(.orange))
    #expect(panes(clear).map(\.thickness) == [.ultraThin])
    #expect(textColors(clear) == [color(.orange)])
    let destructive = try items(of: Button("Go", role: .destructive) {}.buttonStyle(.glass))
    #expect(textColors(destructive) == [color(.red)])
  }

  @Test func aProminentButtonIsFilledWithTheTint() throws {
    let drawn = try items(of: Button("Go") {}.buttonStyle(.glassProminent).tint(.indigo))
    #expect(fills(drawn).map(\.color) == [color(.indigo)])
    #expect(textColors(drawn) == [.white])
    let disabled = try items(
      of: Button("Go") {}.buttonStyle(.glassProminent).tint(.indigo).disabled(true))
    #expect(fills(disabled).isEmpty && panes(disabled).count == 1)
    #expect(textColors(disabled) == [color(Color(.tertiaryLabel))])
  }

  @Test func aButtonIsACapsuleUnlessItSaysOtherwise() throws {
    func pane(_ shape: ButtonBorderShape) throws -> Path {
      let button = Button("Go") {}.buttonStyle(.glass).buttonBorderShape(shape)
      return try #require(panes(try items(of: button)).first?.outline)
    }
    #expect(try pane(.automatic) == pane(.capsule))
    #expect(try pane(.roundedRectangle) != pane(.capsule))
  }
}
