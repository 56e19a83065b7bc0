/// How well the renderer's caches do, and how large they are.
public struct RenderStatistics: Sendable, CustomStringConvertible {
  /// The caches by name, in the order of the pipeline.
  public let caches: [(name: String, statistics: CacheStatistics)]

  /// Takes the figures of one worker's engine, pictures and rasterizer.
  public init(text: TextEngine, assets: ImageStore, rasterizer: Rasterizer) {
    let images = assets.statistics
    caches = [
      ("paragraphs", text.statistics), ("images", images.decoded),
      ("scaled images", images.scaled), ("glyphs", rasterizer.glyphs.statistics),
      ("turned glyphs", rasterizer.turned.statistics),
      ("halos", rasterizer.halos.statistics),
      ("symbols", rasterizer.symbols.statistics), ("shadows", rasterizer.shadows.statistics),
      ("blurred alphas", rasterizer.blurredAlphas.statistics),
      ("coverages", rasterizer.coverages.statistics),
      ("paths", rasterizer.paths.statistics),
      ("shadowed shapes", rasterizer.shadowed.statistics),
      ("small layers", rasterizer.layers.statistics),
      ("glass", rasterizer.glass.statistics),
      ("gradients", rasterizer.gradients.statistics),
    ]
  }

  /// A line for each cache.
  public var description: String {
    caches.map { name, cache in
      "\(name): \(cache.hits) hits, \(cache.misses) misses, \(cache.entries) entries, "
        + "\(cache.cost / 1024) of \(cache.limit / 1024) kB"
    }.joined(separator: "\n")
  }
}
