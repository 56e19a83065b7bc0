/// The order in which siblings are read: by priority, then line by line.
struct ReadingOrder {
  let isRightToLeft: Bool
  /// A Boolean value that indicates whether the screen is a tablet's, where lines are further
  /// apart.
  let isWide: Bool

  /// Points by which tops differ on two lines (found by experiment on iOS).
  private var lineDistance: Double { isWide ? 13 : 8 }

  /// The entries in the order of reading; of modal ones the last alone is reached.
  func ordered(_ entries: [SpokenEntry]) -> [SpokenEntry] {
    if let modal = entries.last(where: \.isModal) { return [modal] }
    let levels = Dictionary(grouping: joined(entries), by: \.priority)
    return levels.sorted { $0.key > $1.key }.flatMap { lines($0.value) }
  }

  /// Entries in lines: a line begins at the highest that is left.
  ///
  /// To compare two by two would not be transitive.
  private func lines(_ entries: [SpokenEntry]) -> [SpokenEntry] {
    let sorted = stably(entries) { $0.minY < $1.minY }
    var result: [SpokenEntry] = []
    var line: [SpokenEntry] = []
    for entry in sorted {
      if let first = line.first, entry.place.minY - first.place.minY >= lineDistance {
        result += across(line)
        line = []
      }
      line.append(entry)
    }
    return result + across(line)
  }

  private func across(_ line: [SpokenEntry]) -> [SpokenEntry] {
    stably(line) { isRightToLeft ? $0.maxX > $1.maxX : $0.minX < $1.minX }
  }

  private func stably(
    _ entries: [SpokenEntry], by isBefore: (CGRect, CGRect) -> Bool
  ) -> [SpokenEntry] {
    entries.enumerated().sorted { a, b in
      if isBefore(a.element.place, b.element.place) { return true }
      return !isBefore(b.element.place, a.element.place) && a.offset < b.offset
    }.map(\.element)
  }

  /// Labels and contents of one pair as one element each.
  private func joined(_ entries: [SpokenEntry]) -> [SpokenEntry] {
    guard entries.contains(where: { $0.pair != nil }) else { return entries }
    func partner(of entry: SpokenEntry, isLabel: Bool) -> SpokenEntry? {
      guard let pair = entry.pair, pair.isLabel != isLabel else { return nil }
      return entries.first { $0.pair?.id == pair.id && $0.pair?.isLabel == isLabel }
    }
    return entries.compactMap { entry in
      if partner(of: entry, isLabel: false) != nil { return nil }
      return partner(of: entry, isLabel: true).map { entry.labelled(by: $0) } ?? entry
    }
  }
}

extension SpokenEntry {
  /// The frame by which the entry is ordered: a group's is that of its first element.
  fileprivate var place: CGRect { node.elements.first?.frame ?? node.frame }
}
