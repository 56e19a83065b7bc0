/// Finds the names that a misspelt one may have meant.
enum NearestNames {
  /// Up to `count` of the names, those with the fewest edits first, then by the alphabet.
  static func of(_ name: String, among names: some Sequence<String>, count: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let parts = Set(name.lowercased().split(separator: "."))
    return names.map { candidate in
      let shared = parts.intersection(candidate.lowercased().split(separator: ".")).count
      let edits = distance(wanted, Array(candidate.lowercased().utf8))
      return (candidate, edits - 3 * shared)
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    .prefix(count).map(\.0)
  }

  /// Levenshtein's distance: the fewest insertions, deletions and replacements.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
