import DisplayList
import Foundation
import Testing

@testable import CairoRender

struct RasterCachesTests {
  /// None can be forgotten in the statistics.
  @Test func allAreCounted() {
    let caches = RasterCaches()
    #expect(caches.all.count == Mirror(reflecting: caches).children.count)
    #expect(Set(caches.all.map(\.policy.name)).count == caches.all.count)
    for cache in caches.all {
      #expect(cache.statistics.limit == cache.policy.limit)
      #expect(!cache.policy.content.isEmpty)
    }
    // All of a worker's pixels together, beside its pictures.
    #expect(caches.all.reduce(0) { $0 + $1.policy.limit } <= 192 << 20)
  }

  /// What is laid out, decoded and drawn, by one enumeration; the pictures of an app have as much.
  @Test func allOfAWorkerAreCounted() throws {
    let studio = try Studio()
    let caches = RenderStatistics(
      text: studio.text, assets: studio.assets, rasterizer: studio.rasterizer
    ).caches
    #expect(caches.count == studio.rasterizer.caches.all.count + 3)
    #expect(
      caches.map { $0.name.replacingOccurrences(of: " ", with: "-") } == LeftOutCaches.all)
    let drawn = Set(studio.rasterizer.caches.all.map(\.policy.name))
    let others = caches.filter { !drawn.contains($0.name) }
    #expect(others.reduce(0) { $0 + $1.statistics.limit } <= 256 << 20)
    #expect(caches.allSatisfy { !$0.content.isEmpty && $0.statistics.limit > 0 })
  }

  /// The picture is the same without each cache, and that cache is not asked.
  @Test(arguments: LeftOutCaches.all) func picturesAreTheSameWithoutACache(_ name: String) throws {
    let card = fill(rounded(CGRect(x: 20, y: 15, width: 30, height: 20), 8), .white)
    let shadowed = DrawOperation.layer(
      Layer(
        filters: [.shadow(Shadow(color: .black.opacity(0.4), radius: 2, x: 0, y: 2))],
        items: [DrawItem(card)]))
    let bar = DrawOperation.material(
      Path(CGRect(x: 0, y: 40, width: 80, height: 20)), .thin, .light)
    let word = DrawOperation.text(
      TextDrawing(text: styled("Слово"), frame: CGRect(x: 2, y: 2, width: 70, height: 20)))
    func draw(_ studio: Studio) throws -> PixelDigest {
      PixelDigest(
        of: try studio.draw([shadowed, word, bar], size: CGSize(width: 80, height: 80)))
    }
    let usual = try draw(Studio())
    let studio = try LeftOutCaches.$names.withValue([name]) { try Studio() }
    #expect(try draw(studio) == usual && draw(studio) == usual)
    let caches = RenderStatistics(
      text: studio.text, assets: studio.assets, rasterizer: studio.rasterizer
    ).caches
    let left = try #require(
      caches.first { $0.name.replacingOccurrences(of: " ", with: "-") == name })
    #expect(left.statistics.hits == 0 && left.statistics.entries == 0)
    // The control: others are used.
    #expect(caches.contains { $0.statistics.hits > 0 })
  }

  /// A picture that is kept may be made of others that are.
  @Test func shadowsOfShadowsOfShadowsAreDrawn() throws {
    let card = fill(rounded(CGRect(x: 20, y: 15, width: 30, height: 20), 8), .white)
    func shadowed(_ operation: DrawOperation, _ y: CGFloat) -> DrawOperation {
      .layer(
        Layer(
          filters: [.shadow(Shadow(color: .black.opacity(0.4), radius: 2, x: 0, y: y))],
          items: [DrawItem(operation)]))
    }
    let studio = try Studio()
    let thrice = shadowed(shadowed(shadowed(card, 2), 4), 6)
    func digest(_ studio: Studio) throws -> PixelDigest {
      PixelDigest(of: try studio.draw([thrice], size: CGSize(width: 80, height: 80)))
    }
    let cold = try digest(studio)
    #expect(studio.rasterizer.caches.shadowedShapes.statistics.entries == 2)
    #expect(try digest(studio) == cold)
    #expect(try digest(Studio()) == cold)
  }
}
