import ArgumentParser
import Foundation

/// `snapshot prune`: removes approvals and pictures that nothing declares.
struct PruneCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes approvals and pictures of cells declared no more.")

  @OptionGroup var filters: FilterOptions
  @OptionGroup var baselines: BaselineOptions

  @Flag(help: "Says what would be removed, and removes nothing.")
  var dryRun = false

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let folder = baselines.folder
    try OutputFolder.check(folder.path)
    guard access(folder.path, F_OK) == 0 else {
      print("There is no folder \(folder.path): nothing to remove.")
      return .success
    }
    guard access(folder.lockPath, F_OK) == 0 else { throw PruneError.noLock(folder.path) }
    let hold = try folder.hold()
    defer { hold.close() }
    let found = try Baselines(folder, cells: [])
    guard found.problems.isEmpty else {
      for problem in found.problems { StandardError.print("error: \(problem)") }
      return .failure
    }
    // Filters name what is gone, so that unknown names are no mistake here.
    let orphans = Orphans(found, Matrix(catalogue), filter: filters.filter, shard: nil)
    for name in orphans.entries + orphans.strays + orphans.leftovers { print(name) }
    if !dryRun { try remove(orphans, found) }
    let count = orphans.entries.count + orphans.strays.count + orphans.leftovers.count
    print(
      "\(RunMessages.counted(count, "orphan")) \(dryRun ? "would be removed" : "removed")")
    return .success
  }

  /// The lock first: a picture without an approval is an orphan, an approval without its picture
  /// would be a broken baseline.
  func remove(_ orphans: Orphans, _ found: Baselines) throws {
    var lock = found.lock
    for name in orphans.entries { lock.entries[name] = nil }
    if !orphans.entries.isEmpty { try found.folder.write(lock) }
    for name in orphans.pictures + orphans.descriptions {
      unlink("\(found.folder.path)/\(name).png")
      unlink(found.folder.descriptionPath(name))
      if let slash = name.lastIndex(of: "/") { rmdir("\(found.folder.path)/\(name[..<slash])") }
    }
    found.folder.removeLeftovers()
  }
}

/// An error that keeps files from being removed.
enum PruneError: Error, Equatable, CustomStringConvertible {
  case noLock(String)

  var description: String {
    switch self {
    case .noLock(let folder):
      """
      \(folder) holds no \(Lock.fileName), so that its pictures may be anybody's; name the folder of \
      approved snapshots, as in --snapshots \(BaselineOptions.defaultPath).
      """
    }
  }
}
