/// The hits, misses and sizes of the renderer's caches.
public struct RenderStatistics: Sendable, CustomStringConvertible {
  /// A cache, and how well it does.
  public struct Cache: Sendable {
    /// The name of the cache.
    public let name: String
    /// The content of the cache, in words.
    public let content: String
    /// The hits, misses and size.
    public let statistics: CacheStatistics
  }

  /// All caches: what is laid out and decoded, then what is drawn.
  public let caches: [Cache]

  /// Takes the figures of one worker's engine, pictures and rasterizer.
  public init(text: TextEngine, assets: ImageStore, rasterizer: Rasterizer) {
    caches = (text.caches + assets.caches + rasterizer.caches.all).map {
      Cache(name: $0.policy.name, content: $0.policy.content, statistics: $0.statistics)
    }
  }

  /// A line for each cache.
  public var description: String {
    caches.map { cache in
      let figures = cache.statistics
      return "\(cache.name): \(figures.hits) hits, \(figures.misses) misses, "
        + "\(figures.entries) entries, \(figures.cost / 1024) of \(figures.limit / 1024) kB"
    }.joined(separator: "\n")
  }
}
