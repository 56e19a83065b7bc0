extension CauseCluster {
  /// Notes what of the cluster's screens no cell of it has, axis by axis.
  ///
  /// - Parameter all: All cells of the cluster's screens.
  mutating func tellSpared(of all: [CellName]) {
    spared = nil
    guard all.count > cells.count else { return }
    let own = cells.compactMap { CellName($0) }
    var found: [String: [String]] = [:]
    for (axis, value) in Self.axes {
      let touched = Set(own.map(value))
      var seen: Set<String> = []
      let values = all.map(value).filter { !touched.contains($0) && seen.insert($0).inserted }
      if !values.isEmpty { found[axis] = values }
    }
    spared = found.isEmpty ? nil : found
  }

  /// The axes by the names that the report has for them, in the order in which they are told.
  private static let axes: [(name: String, value: @Sendable (CellName) -> String)] = [
    ("orientation", { $0.orientation.rawValue }), ("scheme", { $0.scheme.rawValue }),
    ("variant", { $0.variant.name }), ("device", { $0.device }), ("step", { $0.step ?? "start" }),
  ]

  /// More values of an axis than are told one by one.
  private static let most = 2

  /// The words for what is spared: `landscape, dark or 12 devices`; empty where nothing is.
  var sparedWords: [String] {
    let parts = Self.axes.flatMap { name, _ -> [String] in
      let values = spared?[name] ?? []
      return values.count > Self.most ? [RunMessages.counted(values.count, name)] : values
    }
    guard let last = parts.last else { return [] }
    let first = parts.dropLast().joined(separator: ", ")
    return [first.isEmpty ? last : "\(first) or \(last)"]
  }
}
