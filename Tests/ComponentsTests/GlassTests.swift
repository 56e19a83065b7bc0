import DisplayList
import SwiftUI
import TestSupport
import Testing
import ViewTree

@testable import Components

/// Panes of glass, and the wide buttons of the growth map.
@MainActor @Suite struct GlassTests {
  private func operations(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [DrawOperation] {
    let host = ViewHost(
      view,
      text: BoxText(
        CGSize(width: 40, height: 20), symbol: CGSize(width: 20, height: 20), baseline: 16),
      assets: FixedPictures())
    var surroundings = Surroundings(size: CGSize(width: 300, height: 200))
    change(&surroundings.environment)
    return try host.render(in: surroundings).items.flatMap(\.glassLeaves)
  }

  private func isGlass(_ operations: [DrawOperation]) -> Bool {
    operations.contains { if case .material = $0 { true } else { false } }
  }

  private var card: some View { CardView { Color.clear.frame(height: 20) } }

  @Test func glassBlursWhatLiesBehind() throws { #expect(isGlass(try operations(card))) }

  @Test func opaque() throws {
    #expect(!isGlass(try operations(card) { $0.accessibilityReduceTransparency = true }))
    #expect(!isGlass(try operations(card) { $0.colorSchemeContrast = .increased }))
  }

  @Test func versions() throws {
    #expect(!isGlass(try operations(card.componentVersion(.v1))))
    #expect(isGlass(try operations(card.componentVersion(.v2))))
    #expect(ComponentVersion.v1 < .latest)
  }

  @Test func secondaryWordsAreStrongerOnGlass() throws {
    func inks(_ view: some View) throws -> [RGBAColor] {
      try operations(view).flatMap { operation -> [RGBAColor] in
        guard case .text(let drawing) = operation else { return [] }
        return drawing.text.runs.compactMap {
          if case .color(let color) = $0.paint { color } else { nil }
        }
      }
    }
    let item = StatItem("Цели", value: 3)
    let plain = try inks(item)
    #expect(try plain.count == 2 && inks(CardView { item }) != plain)
    #expect(try inks(item.onGlass()) == inks(CardView { item }))
    // The control: an opaque card keeps the system's grey.
    #expect(try inks(CardView { item }.componentVersion(.v1)) == plain)
  }

  @Test func buttonsHaveVersions() throws {
    func lines(_ button: some View, _ version: ComponentVersion) throws -> Int {
      try operations(button.componentVersion(version)).count {
        if case .stroke = $0 { true } else { false }
      }
    }
    let secondary = SecondaryButton("two", hint: "hint") {}
    #expect(try lines(secondary, .v1) == 1)
    #expect(try lines(secondary, .v2) == 0)
    let primary = PrimaryButton("one", hint: "hint") {}
    #expect(
      try operations(primary.componentVersion(.v1)) != operations(primary.componentVersion(.v2)))
    // The control: the usual look is the second one.
    #expect(try operations(primary) == operations(primary.componentVersion(.v2)))
  }

  @Test func buttonsAreHeardUnlessTheyAreBusy() throws {
    var taps = 0
    func tap(isBusy: Bool) throws {
      let host = ViewHost(
        VStack {
          PrimaryButton("one", isBusy: isBusy, hint: "hint") { taps += 1 }
          SecondaryButton("two", hint: "hint") { taps += 10 }
        },
        text: BoxText(
          CGSize(width: 40, height: 20), symbol: CGSize(width: 20, height: 20), baseline: 16),
        assets: FixedPictures())
      try host.settle(in: Surroundings(size: CGSize(width: 300, height: 200)))
      try host.tap("two")
      try host.tap("one")
    }
    try tap(isBusy: false)
    #expect(taps == 11)
    #expect(throws: InteractionError.self) { try tap(isBusy: true) }
    #expect(taps == 21)
  }
}

extension DrawItem {
  fileprivate var glassLeaves: [DrawOperation] {
    if case .layer(let layer) = operation { return layer.items.flatMap(\.glassLeaves) }
    return [operation]
  }
}
