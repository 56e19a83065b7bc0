import Foundation

/// The cost of drawing each screen, as measured by the last record; shards are dealt by it.
struct ScreenCosts: Codable, Sendable, Equatable {
  static let fileName = "costs.json"

  /// Milliseconds of processor time for a layout and its pictures, rounded to a power of two, so
  /// that a record on a busy machine changes nothing.
  var milliseconds: [String: Int] = [:]

  /// The costs in a folder of baselines; none where there is no readable file, which only makes
  /// shards less even.
  init(in folder: BaselineFolder) { self.init(at: "\(folder.path)/\(Self.fileName)") }

  /// The costs in a file; none where it cannot be read.
  init(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let costs = try? JSONDecoder().decode(Self.self, from: data)
    else { return }
    self = costs
  }

  /// Returns the cost of a screen's layout; an unknown screen costs the usual.
  func cost(of screen: String) -> Double {
    if let known = milliseconds[screen] { return Double(max(1, known)) }
    let all = milliseconds.values.sorted()
    return all.isEmpty ? 1 : Double(max(1, all[all.count / 2]))
  }

  /// Takes up measured costs: those of new screens, and those that are off by more than twofold.
  mutating func update(_ measured: [String: [Double]], screens: [String]) {
    for (screen, seconds) in measured {
      let median = seconds.sorted()[seconds.count / 2]
      let rounded = Self.powerOfTwo(median * 1000)
      if let old = milliseconds[screen], old <= rounded * 2, rounded <= old * 2 { continue }
      milliseconds[screen] = rounded
    }
    milliseconds = milliseconds.filter { screens.contains($0.key) }
  }

  /// These costs with measured ones taken up.
  func updated(_ measured: [String: [Double]], screens: [String]) -> ScreenCosts {
    var costs = self
    costs.update(measured, screens: screens)
    return costs
  }

  /// These costs with those in which the parts of a record differ from them; the highest counts.
  func joined(with parts: [ScreenCosts]) -> ScreenCosts {
    var changes: [String: Int] = [:]
    for part in parts {
      for (screen, cost) in part.milliseconds where cost != milliseconds[screen] {
        changes[screen] = max(cost, changes[screen] ?? 0)
      }
    }
    var costs = self
    costs.milliseconds.merge(changes) { $1 }
    return costs
  }

  /// Writes the costs into a folder of baselines, unless they are there already.
  func write(in folder: BaselineFolder) throws {
    try write(to: "\(folder.path)/\(Self.fileName)")
  }

  /// Writes the costs to a file, unless they are there already.
  func write(to path: String) throws {
    guard self != ScreenCosts(at: path) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try AtomicFile.write(try encoder.encode(self) + Data("\n".utf8), to: path)
  }

  private static func powerOfTwo(_ value: Double) -> Int {
    var power = 1
    while Double(power) * 1.5 < value, power < 1 << 20 { power *= 2 }
    return power
  }
}
