/// The resource `metrics.json`, of which each type of metrics decodes the part that it names.
enum MetricsFile {
  /// Reads a part of the file, which the package ships: one that lacks it is built wrongly.
  static func read<Metrics: Decodable>(_ type: Metrics.Type) -> Metrics {
    guard let url = Bundle.module.url(forResource: "metrics", withExtension: "json") else {
      fatalError("The resource metrics.json is missing: build the package again")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      fatalError("The resource metrics.json is broken: \(error)")
    }
  }
}
