/// Memory of layers' pixels, which is used again when nobody else holds it any more.
///
/// The system clears each page that is new to a process, which takes as long as drawing into it.
struct SheetMemory {
  private var kept: [PixelStorage] = []

  /// As many layers lie one upon the other, mostly.
  private static let limit = 4
  /// Pixels: larger ones are rare, and are not kept.
  private static let largest = 4 << 20

  /// Memory for at least so many pixels, each 0 if that matters.
  mutating func storage(count: Int, isClear: Bool) -> PixelStorage {
    guard count <= Self.largest else { return PixelStorage(count: count) }
    var best: Int?
    for index in kept.indices where isKnownUniquelyReferenced(&kept[index]) {
      if let found = best, !isBetter(kept[index].count, than: kept[found].count, for: count) {
        continue
      }
      best = index
    }
    if let best, kept[best].count >= count {
      if isClear { kept[best].base.update(repeating: 0, count: count) }
      return kept[best]
    }
    let made = PixelStorage(count: count)
    if kept.count < Self.limit {
      kept.append(made)
    } else if let best {
      kept[best] = made
    }
    return made
  }

  /// Returns a Boolean value that indicates whether a size suits better than another: the smallest
  /// that suffices, or else the largest.
  private func isBetter(_ size: Int, than other: Int, for count: Int) -> Bool {
    if size >= count { return other < count || size < other }
    return other < count && size < other
  }
}
