import DisplayList
import Foundation

/// The caches of a rasterizer, each with its content, its bound in bytes and its reason.
///
/// Nothing in them shows: a picture is the same with all of them empty.
struct RasterCaches {
  /// A screen has some thousands of letters of some hundred shapes, and cairo takes longer for an
  /// outline than a mask takes to be painted often.
  let glyphs = GlyphCache(CachePolicy("glyphs", "coverage of letters", limit: 24 << 20))

  /// The names of a map's streets lie where they lay, in both schemes and in most variants.
  let turnedGlyphs = TurnedGlyphCache(
    CachePolicy("turned glyphs", "coverage of letters that are turned", limit: 8 << 20))

  /// A halo is eight coverages of each letter, one upon the other.
  let halos = RasterCache<TextHalo.Key, GlyphCache.Entry>(
    CachePolicy("halos", "coverage around names", limit: 8 << 20),
    cost: { ($0.mask?.cost ?? 0) + 1000 }
  )

  /// Rows of a list repeat their symbols, and a bar has the same ones on every screen.
  let symbols = RasterCache<SymbolMaskKey, Mask>(
    CachePolicy("symbols", "coverage of symbols", limit: 8 << 20), cost: { $0.cost })

  /// All cards of a kind have a shadow of the same corners, whatever their sizes: its middle
  /// stretches.
  let shadows = RasterCache<ShadowKey, Mask>(
    CachePolicy("shadows", "blurred shapes, and corners", limit: 16 << 20), cost: { $0.cost })

  /// A layer's alpha is the same in both schemes, and so is its shadow: a digest is faster than a
  /// blur.
  let blurredAlphas = RasterCache<BlurredAlphaKey, Mask>(
    CachePolicy("blurred alphas", "blurred coverage of layers", limit: 8 << 20), cost: { $0.cost })

  /// A map's streets and houses are covered alike in both schemes.
  let coverages = RasterCache<SegmentsKey, CoverageRuns>(
    CachePolicy("coverages", "coverage of lines and polygons", limit: 24 << 20), cost: { $0.cost })

  /// Curves of charts and drawings are the same in both schemes and in most variants.
  let paths = RasterCache<PathCoverage, CoverageRuns>(
    CachePolicy("paths", "coverage of curves", limit: 8 << 20), cost: { $0.cost })

  /// The thumb of a switch and of a slider is drawn on many screens, at any place.
  let shadowedShapes = RasterCache<ShadowedShape.Key, PixelStorage>(
    CachePolicy("shadowed shapes", "pictures of shapes with shadows", limit: 8 << 20),
    cost: { $0.count * 4 })

  /// A map's pins have shadows, and most of them lie where they lay in the next picture.
  let smallLayers = RasterCache<LayerPicture, PixelStorage>(
    CachePolicy("small layers", "pictures of layers with shadows", limit: 8 << 20),
    cost: { $0.count * 4 })

  /// The backdrop of a bar is often the same: a digest, or a small picture of it, is faster than a
  /// blur.
  let glass = RasterCache<Glass.Key, PixelStorage>(
    CachePolicy("glass", "backdrops as materials show them", limit: 16 << 20),
    cost: { $0.count * 4 })

  /// All of them, in the order in which they stand here.
  var all: [any CountedCache] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any CountedCache }
  }
}

/// The name, the content and the bound of a cache.
struct CachePolicy: Sendable {
  let name: String
  /// The content of the cache, in words.
  let content: String
  /// The bound, in bytes.
  let limit: Int
  /// A Boolean value that indicates whether the cache has no effect, so that its gain can be
  /// measured.
  let isLeftOut: Bool

  init(_ name: String, _ content: String, limit: Int) {
    (self.name, self.content, self.limit) = (name, content, limit)
    isLeftOut = LeftOutCaches.names.contains(name.replacingOccurrences(of: " ", with: "-"))
  }
}

/// A cache that tells what it is for and how well it does.
protocol CountedCache {
  var policy: CachePolicy { get }
  var statistics: CacheStatistics { get }
}

/// A bounded cache of one kind of thing, which knows what each takes of memory.
///
/// An object, since a picture may be made of others of its kind: nothing holds the cache meanwhile.
final class RasterCache<Key: Hashable, Value>: CountedCache {
  let policy: CachePolicy
  private let cost: (Value) -> Int
  private var entries: BoundedCache<Key, Value>

  /// Creates an empty cache; the cost of a value is its size in bytes, about.
  init(_ policy: CachePolicy, cost: @escaping (Value) -> Int) {
    (self.policy, self.cost) = (policy, cost)
    entries = BoundedCache(limit: policy.limit)
  }

  var statistics: CacheStatistics { entries.statistics }

  /// Returns the value under a key, if it is still there.
  func value(_ key: Key) -> Value? { policy.isLeftOut ? nil : entries.value(key) }

  /// Caches a value under a key.
  func insert(_ value: Value, _ key: Key) {
    if !policy.isLeftOut { entries.insert(value, key, cost: cost(value)) }
  }

  /// Returns the value under a key, made where it is not there; a key may have a size itself.
  ///
  /// A cache that is left out makes no key either, for it may be a digest of many pixels.
  func value(
    _ key: @autoclosure () -> Key, keyCost: Int = 0, make: () throws -> Value
  ) rethrows -> Value {
    if policy.isLeftOut { return try make() }
    let key = key()
    if let found = entries.value(key) { return found }
    let made = try make()
    entries.insert(made, key, cost: cost(made) + keyCost)
    return made
  }
}
