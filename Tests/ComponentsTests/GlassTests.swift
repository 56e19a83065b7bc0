import DisplayList
import SwiftUI
import Testing
import ViewTree

@testable import Components

/// Panes of glass, and the wide buttons of the growth map.
@MainActor @Suite struct GlassTests {
  private func operations(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [DrawOperation] {
    let host = ViewHost(view, text: NoText(), assets: NoAssets())
    var surroundings = Surroundings(size: CGSize(width: 300, height: 200))
    change(&surroundings.environment)
    return try host.render(in: surroundings).items.flatMap(\.glassLeaves)
  }

  private func isGlass(_ operations: [DrawOperation]) -> Bool {
    operations.contains { if case .material = $0 { true } else { false } }
  }

  private var card: some View { GlassCard { Color.clear.frame(height: 20) } }

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

  @Test func buttonsAreHeardUnlessTheyAreBusy() throws {
    var taps = 0
    func tap(isBusy: Bool) throws {
      let host = ViewHost(
        VStack {
          PrimaryButton("one", isBusy: isBusy, hint: "hint") { taps += 1 }
          SecondaryButton("two", hint: "hint") { taps += 10 }
        }, text: NoText(), assets: NoAssets())
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

/// Each text is a line of 20 points.
private final class NoText: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    TextMetrics(
      size: CGSize(width: 40, height: 20), firstBaseline: 16, lastBaseline: 16, lineCount: 1)
  }

  func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(size: CGSize(width: 20, height: 20), baseline: 16)
  }
}

private final class NoAssets: AssetSource {
  func size(of image: ImageReference) throws -> CGSize { .zero }
  func digest(of image: ImageReference) throws -> String { image.name }
}

extension DrawItem {
  fileprivate var glassLeaves: [DrawOperation] {
    if case .layer(let layer) = operation { return layer.items.flatMap(\.glassLeaves) }
    return [operation]
  }
}
