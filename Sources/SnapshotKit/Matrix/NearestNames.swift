/// Finds the names that somebody may have meant.
enum NearestNames {
  /// The names nearest to a mistyped one, the nearest first, three at most.
  static func nearest(to name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let ranked = names.enumerated().map { index, candidate in
      (distance(wanted, Array(candidate.lowercased().unicodeScalars)), index, candidate)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    guard let best = ranked.first?.0 else { return [] }
    return ranked.prefix { $0.0 <= best + 1 }.prefix(3).map(\.2)
  }

  /// Levenshtein's distance: insertions, deletions and replacements of one character.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
