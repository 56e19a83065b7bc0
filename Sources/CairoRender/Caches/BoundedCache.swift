/// A dictionary that forgets what was not used lately, so that its cost stays under a limit.
///
/// Two generations: entries are added to the young one; when that has used up half of the limit it
/// becomes the old one, and what was old is dropped. A hit in the old generation moves the entry
/// into the young one. Each operation takes constant time and depends on the calls alone.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private let limit: Int
  private(set) var hits = 0
  private(set) var misses = 0

  /// Creates a cache whose entries cost at most `limit` together.
  init(limit: Int) { self.limit = limit }

  /// The sum of the entries' costs.
  var cost: Int { youngCost + oldCost }

  /// The number of entries.
  var count: Int { young.count + old.count }

  /// Returns the value under a key, if it is still there.
  mutating func value(_ key: Key) -> Value? {
    if let entry = young[key] {
      hits += 1
      return entry.value
    }
    guard let entry = old.removeValue(forKey: key) else {
      misses += 1
      return nil
    }
    hits += 1
    oldCost -= entry.cost
    insert(entry.value, key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value under a key.
  mutating func insert(_ value: Value, _ key: Key, cost: Int) {
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
    guard youngCost > limit / 2 else { return }
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
  }

  /// Returns the value under a key, made where it is not there.
  mutating func value(_ key: Key, cost: (Value) -> Int, make: () throws -> Value) rethrows -> Value
  {
    if let found = value(key) { return found }
    let made = try make()
    insert(made, key, cost: cost(made))
    return made
  }

  var statistics: CacheStatistics {
    CacheStatistics(hits: hits, misses: misses, entries: count, cost: cost, limit: limit)
  }
}

/// The hits, misses and size of a cache.
public struct CacheStatistics: Hashable, Sendable {
  /// The number of look-ups that found an entry.
  public var hits: Int
  /// The number of look-ups that found none.
  public var misses: Int
  /// The number of entries.
  public var entries: Int
  /// The cost of the entries, mostly in bytes.
  public var cost: Int
  /// The greatest cost that the entries may have.
  public var limit: Int
}
