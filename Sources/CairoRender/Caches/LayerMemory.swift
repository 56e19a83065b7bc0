/// Memory of layers' pixels, which is used again when nobody else holds it any more.
final class LayerMemory: CountedCache {
  let policy: CachePolicy
  private var pool: [PixelStorage] = []
  private var (found, made) = (0, 0)

  /// As many layers lie one upon the other, mostly.
  private static let most = 4

  init(_ policy: CachePolicy) { self.policy = policy }

  var statistics: CacheStatistics {
    CacheStatistics(
      hits: found, misses: made, entries: pool.count, cost: cost, limit: policy.limit)
  }

  private var cost: Int { pool.reduce(0) { $0 + Self.size($1.count) } }

  private static func size(_ count: Int) -> Int { count * MemoryLayout<UInt32>.size }

  /// Memory for at least so many pixels, each 0 if that matters.
  ///
  /// Memory that takes more than half of the bound is rare, and is not pooled.
  func storage(count: Int, isClear: Bool) -> PixelStorage {
    guard !policy.isLeftOut, Self.size(count) <= policy.limit / 2 else {
      return PixelStorage(count: count)
    }
    var best: Int?
    for index in pool.indices where isKnownUniquelyReferenced(&pool[index]) {
      if let found = best, !isBetter(pool[index].count, than: pool[found].count, for: count) {
        continue
      }
      best = index
    }
    if let best, pool[best].count >= count {
      found += 1
      if isClear { pool[best].base.update(repeating: 0, count: count) }
      return pool[best]
    }
    made += 1
    let storage = PixelStorage(count: count)
    keep(storage, insteadOf: best)
    return storage
  }

  /// Keeps memory if there is room, or what nobody holds makes some: first the one that suited
  /// best.
  private func keep(_ storage: PixelStorage, insteadOf best: Int?) {
    var given = best
    while pool.count >= Self.most || cost + Self.size(storage.count) > policy.limit {
      let free = given ?? pool.indices.first { isKnownUniquelyReferenced(&pool[$0]) }
      guard let free else { return }
      pool.remove(at: free)
      given = nil
    }
    pool.append(storage)
  }

  /// Returns a Boolean value that indicates whether a size suits better than another: the smallest
  /// that suffices, or else the largest.
  private func isBetter(_ size: Int, than other: Int, for count: Int) -> Bool {
    if size >= count { return other < count || size < other }
    return other < count && size < other
  }
}
