import DisplayList
import Foundation
import Testing

@testable import CairoRender

struct RasterCachesTests {
  /// None can be forgotten in the statistics.
  @Test func allAreCounted() {
    let caches = RasterCaches()
    #expect(caches.all.count == Mirror(reflecting: caches).children.count)
    #expect(Set(caches.all.map(\.keeping.name)).count == caches.all.count)
    for cache in caches.all {
      #expect(cache.statistics.limit == cache.keeping.limit)
      #expect(!cache.keeping.content.isEmpty)
    }
    // All of a worker's pixels together, beside its pictures.
    #expect(caches.all.reduce(0) { $0 + $1.keeping.limit } <= 192 << 20)
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
