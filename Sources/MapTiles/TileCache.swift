import MapPanel

/// Keeps decoded tiles, the least recently used of which give way.
struct TileCache {
  /// A tile as it is drawn, and what was wrong with it.
  struct Entry {
    var data: MapData?
    var problems: [MapTilesError] = []

    /// The size of the data in points of geometry; a tile without any counts too.
    var weight: Int { 64 + (data?.pointCount ?? 0) }
  }

  /// The points that are cached, of 16 bytes each: 64 MB.
  static let limit = 1 << 22

  private var entries: [TileAddress: (entry: Entry, use: Int)] = [:]
  private var uses = 0
  private(set) var weight = 0

  subscript(address: TileAddress) -> Entry? {
    mutating get {
      guard let found = entries[address] else { return nil }
      uses += 1
      entries[address] = (found.entry, uses)
      return found.entry
    }
    set {
      weight -= entries[address]?.entry.weight ?? 0
      uses += 1
      entries[address] = newValue.map { ($0, uses) }
      weight += newValue?.weight ?? 0
      shrink()
    }
  }

  private mutating func shrink() {
    guard weight > Self.limit else { return }
    for (address, old) in entries.sorted(by: { $0.value.use < $1.value.use }) {
      guard weight > Self.limit else { return }
      entries[address] = nil
      weight -= old.entry.weight
    }
  }
}
