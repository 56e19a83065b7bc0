import Foundation

/// The approved snapshots as a run finds them: the lock, stored pictures, and what is wrong.
struct Baselines {
  let folder: BaselineFolder
  let lock: Lock
  /// Digests that stored pictures carry, by the cells' names.
  let stored: [String: String]
  /// The names of stored descriptions by the cells whose approved pictures they are of.
  let descriptions: [String: String]
  /// Descriptions that are damaged, or of no picture that is approved.
  let strayDescriptions: [String]
  /// Baselines that cannot be used, in words.
  let problems: [String]
  /// The names of the cells whose pictures are among them.
  private let unreadable: Set<String>

  /// Reads the lock, and the stored pictures of some cells.
  ///
  /// - Throws: ``BaselineFolder/Problem`` if the lock cannot be read at all.
  init(_ folder: BaselineFolder, cells: [Cell]) throws {
    self.folder = folder
    let result = try folder.readLock()
    lock =
      result?.lock ?? Lock(fingerprint: RendererFingerprint(digest: "", parts: []), entries: [:])
    var problems = result?.problems.map(\.description) ?? []
    var stored: [String: String] = [:]
    var unreadable: Set<String> = []
    for cell in cells where lock.keeps(cell) {
      do {
        guard let pixels = try folder.storedPixels(cell) else { continue }
        stored[cell.name] = pixels
      } catch {
        problems.append(error.description)
        unreadable.insert(cell.name)
      }
    }
    (self.stored, self.problems, self.unreadable) = (stored, problems, unreadable)
    (descriptions, strayDescriptions) = Self.descriptions(in: folder, lock)
  }

  private static func descriptions(
    in folder: BaselineFolder, _ lock: Lock
  ) -> (of: [String: String], strays: [String]) {
    var found: [String: String] = [:]
    var strays: [String] = []
    for name in folder.list().descriptions {
      let approved = (folder.picturesDescribed(by: name) ?? [:]).filter {
        lock.entries[$0.key]?.pixels == $0.value
      }
      if approved.isEmpty { strays.append(name) }
      for cell in approved.keys { found[cell] = name }
    }
    return (found, strays)
  }

  /// A Boolean value that indicates whether there is no lock.
  var isEmpty: Bool { lock.fingerprint.digest.isEmpty && lock.entries.isEmpty }

  /// Stored pictures that are not those that the lock approves, as an interrupted record leaves
  /// them, or a merge of one without the other.
  func strayPictures(of cells: [Cell]) -> [String] {
    cells.compactMap { cell in
      guard lock.keeps(cell), !unreadable.contains(cell.name), let entry = lock.entries[cell.name]
      else { return nil }
      guard let pixels = stored[cell.name] else {
        return "\(folder.picturePath(cell)) is missing; restore it, or run snapshot record"
      }
      return pixels == entry.pixels
        ? nil
        : "\(folder.picturePath(cell)) is not the picture that the lock approves, as after an "
          + "interrupted record; run snapshot record"
    }
  }
}

extension Lock {
  /// Returns a Boolean value that indicates whether a cell's picture is stored beside the lock.
  func keeps(_ cell: Cell) -> Bool { CuratedCells.contains(cell, keep) }
}

/// Approvals, pictures and descriptions that nothing declares.
struct Orphans {
  /// Names in the lock that are no cells of the matrix.
  let entries: [String]
  /// Pictures that no declared and stored cell has.
  let pictures: [String]
  /// Descriptions that no declared and described cell has.
  let descriptions: [String]
  /// Half-written files of killed processes.
  let leftovers: [String]

  var isEmpty: Bool { entries.isEmpty && pictures.isEmpty && descriptions.isEmpty }

  /// Finds orphans among what a filter lets through, and of these the part of a shard.
  init(
    _ baselines: Baselines, _ matrix: Matrix, filter: CellFilter = CellFilter(), shard: Shard?,
    among asked: Set<String>? = nil
  ) {
    let declared = matrix.cells
    let names = Set(declared.map(\.name))
    let kept = Set(declared.filter(baselines.lock.keeps).map(\.name))
    func isAsked(_ name: String) -> Bool {
      guard asked?.contains(name) ?? true else { return false }
      guard filter.isEmpty || CellName(name).map({ filter.matches($0, in: matrix.table) }) ?? false
      else { return false }
      return shard.map { NameHash.value(name) % UInt64($0.count) == $0.index - 1 } ?? true
    }
    let listing = baselines.folder.list()
    entries = baselines.lock.entries.keys.filter { !names.contains($0) && isAsked($0) }.sorted()
    pictures = listing.pictures.filter { !kept.contains($0) && isAsked($0) }
    let described = DescribedCells.names(among: declared, baselines.lock.keep)
    descriptions = listing.descriptions.filter { !described.contains($0) && isAsked($0) }
    leftovers = listing.leftovers
  }
}

/// A number that depends on a name alone (FNV-1a, 64 bits): chooses samples and shards.
enum NameHash {
  static func value(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
