import Foundation

extension WorkerStatistics {
  /// The work of the workers, a line a kind.
  var text: String {
    func line(_ name: String, _ count: Int, _ seconds: Double) -> [String] {
      let each = count == 0 ? 0 : seconds / Double(count) * 1000
      return [
        name, "\(count)", String(format: "%.2f s", seconds), String(format: "%.2f ms each", each),
      ]
    }
    let rows = [
      line("layouts", layouts, layoutSeconds), line("keys", layouts, keySeconds),
      line("pictures", rasters, rasterSeconds), line("files", files, encodeSeconds),
      line("descriptions", descriptions, describeSeconds),
    ]
    let size = String(format: "%.1f MB written, %.0f MB memory", Double(bytes) / 1e6, peakMegabytes)
    let caches = self.caches.map { cache in
      [
        cache.name, "\(cache.hits) found", "\(cache.misses) made", "\(cache.entries) cached",
        String(
          format: "%.1f of %.0f MB", Double(cache.bytes) / 1_048_576,
          Double(cache.limit) / 1_048_576),
        cache.content,
      ]
    }
    return [Columns.aligned(rows), Columns.aligned(caches), size].joined(separator: "\n")
  }
}
