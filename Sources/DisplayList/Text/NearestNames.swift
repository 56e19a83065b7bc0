/// Finds the names that a misspelt one may have meant, for messages.
package enum NearestNames {
  /// Returns the names nearest to a misspelt one, the nearest first, three at most.
  ///
  /// None is two edits farther than the nearest. A part between dots that both have outweighs three
  /// edits, so that `heart.filled` means `heart.fill` rather than another word of its length.
  package static func nearest(to name: String, among names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let parts = Set(name.lowercased().split(separator: "."))
    let ranked = names.map { candidate in
      let lowercased = candidate.lowercased()
      let shared = parts.intersection(lowercased.split(separator: ".")).count
      return (distance(wanted, Array(lowercased.unicodeScalars)) - 3 * shared, candidate)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    guard let best = ranked.first?.0 else { return [] }
    return ranked.prefix { $0.0 <= best + 1 }.prefix(3).map(\.1)
  }

  /// Returns Levenshtein's distance: the fewest insertions, deletions and replacements.
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
