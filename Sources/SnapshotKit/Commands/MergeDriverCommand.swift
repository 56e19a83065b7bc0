import ArgumentParser
import Foundation

/// `snapshot merge-driver`: what git runs where two branches changed the lock.
struct MergeDriverCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Joins two branches' lock or costs by cells; git runs it.",
    discussion: """
      Exits with 1 if both branches approved the same cell otherwise: the lock then has git's \
      markers there, which record takes away.

      In .gitattributes:
        Snapshots/snapshots.lock merge=vitrine
        Snapshots/costs.json merge=vitrine
      Once in each clone:
        git config merge.vitrine.driver 'swift run snapshot merge-driver %O %A %B %P'
      """)

  @Argument(help: "The file as both branches had it: git's %O.")
  var base: String

  @Argument(help: "The file of this branch, which is written: git's %A.")
  var ours: String

  @Argument(help: "The file of the other branch: git's %B.")
  var theirs: String

  @Argument(help: "The path of the file in the repository: git's %P.")
  var path: String

  func answer() throws -> ExitStatus {
    if path.split(separator: "/").last == Substring(ScreenCosts.fileName) { return try joinCosts() }
    let merge = LockMerge(
      base: try lock(base, mayBeEmpty: true), ours: try lock(ours), theirs: try lock(theirs))
    let result = merge.result
    try AtomicFile.write(Data(result.text.utf8), to: ours)
    guard !result.conflicts.isEmpty else { return .success }
    let shown = result.conflicts.prefix(Self.mostNames).joined(separator: ", ")
    let more = result.conflicts.count - Self.mostNames
    StandardError.print(
      "\(path): both branches changed \(shown)\(more > 0 ? " and \(more) more" : ""); "
        + "build what you merged, look at snapshot verify, then snapshot record")
    return .differences
  }

  /// As many conflicts as are named.
  private static let mostNames = 5

  /// Measured costs are no decision of anybody: the higher of two counts.
  private func joinCosts() throws -> ExitStatus {
    let joined = ScreenCosts(at: base).joined(
      with: [ScreenCosts(at: ours), ScreenCosts(at: theirs)])
    try joined.write(to: ours)
    return .success
  }

  /// Returns a lock that is whole; git's copy of a file that one branch added has an empty base.
  private func lock(_ file: String, mayBeEmpty: Bool = false) throws -> Lock {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    if mayBeEmpty, data.isEmpty {
      return Lock(fingerprint: RendererFingerprint(digest: "", parts: []), entries: [:])
    }
    let result = LockParser.parse(data, file: path)
    if let problem = result.problems.first { throw problem }
    return result.lock
  }
}
