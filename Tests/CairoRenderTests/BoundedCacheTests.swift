import Testing

@testable import CairoRender

/// Caches forget, and stay within their limits.
struct BoundedCacheTests {
  @Test func costStaysWithinTheLimit() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<1000 {
      cache.insert(key, key, cost: 7)
      #expect(cache.cost <= 107)
    }
    #expect(cache.value(999) == 999 && cache.value(0) == nil)
  }

  @Test func whatIsUsedStays() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    cache.insert(-1, -1, cost: 5)
    for key in 0..<200 {
      cache.insert(key, key, cost: 5)
      #expect(cache.value(-1) == -1)
    }
    #expect(cache.statistics.hits == 200 && cache.statistics.misses == 0)
  }

  @Test func drawingTwiceHitsTheCaches() throws {
    let studio = try Studio()
    func misses() -> Int {
      RenderStatistics(
        text: studio.text, assets: studio.assets, rasterizer: studio.rasterizer
      ).caches.reduce(0) { $0 + $1.statistics.misses }
    }
    _ = try studio.draw(ScreenTests.cards(), size: .init(width: 430, height: 932))
    let first = misses()
    _ = try studio.draw(ScreenTests.cards(), size: .init(width: 430, height: 932))
    #expect(first > 0 && misses() == first)
  }
}
