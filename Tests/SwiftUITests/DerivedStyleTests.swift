import StageSupport
import SwiftUI
import Testing

/// Styles that are made of others: shadows, opacities and ways to blend.
@MainActor @Suite struct DerivedStyleTests {
  private func fills<Content: View>(_ content: Content) throws -> [RGBAColor] {
    try Stage(content).render().items.flatMap(\.fills)
  }

  private func shadows<Content: View>(_ content: Content) throws -> [Shadow] {
    try Stage(content).render().items.flatMap(\.shadows)
  }

  private var dot: some View { Circle().frame(width: 10, height: 10) }

  @Test func aStyleOfItsOwnMayBeginWithADot() throws {
    let white = try fills(dot.foregroundStyle(.white))
    #expect(try fills(dot.foregroundStyle(.white.shadow(.drop(radius: 2)))) == white)
    #expect(try shadows(dot.foregroundStyle(.white.shadow(.drop(radius: 2)))).map(\.radius) == [2])
    #expect(
      try shadows(Circle().fill(.tint.shadow(.drop(radius: 3, y: 1)))).map(\.radius) == [3])
  }

  @Test func aShadowAloneIsTheForegrounds() throws {
    let red = try fills(dot.foregroundStyle(.red))
    let view = Circle().fill(.shadow(.drop(radius: 4))).frame(width: 10, height: 10)
    #expect(try fills(view.foregroundStyle(.red)) == red)
    #expect(try shadows(view).map(\.radius) == [4])
    let background = Text("A").background(.shadow(.drop(radius: 5)), in: Circle())
    #expect(try shadows(background).map(\.radius) == [5])
  }

  @Test func whatIsSetIsMadeOfTheForegroundBefore() throws {
    let red = try fills(dot.foregroundStyle(.red))
    #expect(try fills(dot.foregroundStyle(.shadow(.drop(radius: 4))).foregroundStyle(.red)) == red)
    #expect(
      try fills(dot.foregroundStyle(.primary.shadow(.drop(radius: 4))).foregroundStyle(.red))
        == red)
    let half = try fills(dot.foregroundStyle(.opacity(0.5)).foregroundStyle(.red))
    #expect(half.map(\.alpha) == [0.5] && half.map(\.red) == red.map(\.red))
    #expect(try fills(dot.foregroundStyle(.blendMode(.multiply)).foregroundStyle(.red)) == red)
  }

  @Test func theLabelsColourIsTheForegroundWithoutAnother() throws {
    #expect(try fills(dot.foregroundStyle(.shadow(.drop(radius: 4)))) == fills(dot))
  }
}

extension DrawItem {
  fileprivate var fills: [RGBAColor] {
    switch operation {
    case .fill(_, let paint, _): [paint.color].compactMap { $0 }
    case .layer(let layer): layer.items.flatMap(\.fills)
    default: []
    }
  }

  fileprivate var shadows: [Shadow] {
    guard case .layer(let layer) = operation else { return [] }
    let own = layer.filters.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
    return own + layer.items.flatMap(\.shadows)
  }
}
