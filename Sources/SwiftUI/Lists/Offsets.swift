extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start, as a list's `onDelete` gives them.
  ///
  ///     var names = ["Anna", "Berit", "Carl"]
  ///     names.remove(atOffsets: [0, 2])
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets before the element at another, as a list's `onMove` gives them.
  ///
  ///     var names = ["Anna", "Berit", "Carl"]
  ///     names.move(fromOffsets: [2], toOffset: 0)
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move; those beyond the end are passed over.
  ///   - destination: The offset, before the move, of the element that will follow them.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(enumerated())
    let before = all.filter { $0.offset < destination && !source.contains($0.offset) }
    let moved = all.filter { source.contains($0.offset) }
    let after = all.filter { $0.offset >= destination && !source.contains($0.offset) }
    for (index, entry) in zip(indices, before + moved + after) { self[index] = entry.element }
  }
}
