import Foundation
import Testing

/// A repository whose lock is merged by the command, as the guide says.
private struct Repository {
  let scratch: Scratch
  private let lock: String

  init(driver: Bool = true) throws {
    (scratch, lock) = (try Scratch(), "Snapshots/snapshots.lock")
    try git("init", "-q", "-b", "main")
    if driver {
      let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
      try git("config", "merge.vitrine.driver", "'\(fixture)' merge-driver %O %A %B %P")
    }
    let costs = "Snapshots/costs.json merge=vitrine"
    try Data("\(lock) merge=vitrine\n\(costs)\n*.png binary\n".utf8)
      .write(to: scratch.file(".gitattributes"))
  }

  @discardableResult func git(_ arguments: String...) throws -> Run {
    try Run(
      path: "/usr/bin/git", ["-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments,
      in: scratch.url)
  }

  /// Records a device's cells in a colour, and commits.
  func record(_ device: String, color: String? = nil) throws {
    let run = try Run(
      "snapshot-fixture", ["record", "--device", device, "--scale", "2"],
      environment: color.map { ["FIXTURE_COLOR": $0] } ?? [:], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    try git("add", "-A")
    try git("commit", "-q", "-m", device)
  }

  func merge() throws -> Run { try git("merge", "--no-edit", "other") }

  func verify(_ color: String) throws -> Run {
    try Run(
      "snapshot-fixture", ["verify", "--device", "iphone-1[45]", "--scale", "2"],
      environment: ["FIXTURE_COLOR": color], in: scratch.url)
  }

  /// Two branches that approve each a device's cells anew, in a colour.
  func diverge(_ first: (String, String), _ second: (String, String)) throws {
    try record("iphone-1[45]")
    try git("checkout", "-q", "-b", "other")
    try record(second.0, color: second.1)
    try git("checkout", "-q", "main")
    try record(first.0, color: first.1)
  }
}

@Suite struct MergeDriverTests {
  @Test func twoBranchesApprovalsAreJoinedByGit() throws {
    let repository = try Repository()
    try repository.diverge(("iphone-14", "FF9500"), ("iphone-15", "FF9500"))
    let merge = try repository.merge()
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    let verify = try repository.verify("FF9500")
    #expect(verify.status == 0, "\(verify.output)\(verify.errors)")
  }

  /// The control: cells' lines are neighbours, which git's own merge does not take apart.
  @Test func withoutTheDriverGitFindsAConflict() throws {
    let repository = try Repository(driver: false)
    try repository.diverge(("iphone-14", "FF9500"), ("iphone-15", "FF9500"))
    #expect(try repository.merge().status != 0)
  }

  @Test func aCellThatBothBranchesApprovedOtherwiseIsNamed() throws {
    let repository = try Repository()
    try repository.diverge(("iphone-14", "FF9500"), ("iphone-14", "34C759"))
    let merge = try repository.merge()
    #expect(merge.status == 1)
    #expect(
      (merge.errors + merge.output).contains("both branches changed"),
      "\(merge.errors)\(merge.output)")
    let verify = try repository.verify("FF9500")
    #expect(verify.status == 2)
    #expect(verify.errors.contains("is a merge conflict"), "\(verify.errors)")
  }

  /// The locks of the examples are joined as the project's own are.
  @Test func allLocksOfTheRepositoryAreMergedByCells() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let scratch = try Scratch()
    _ = try Run(path: "/usr/bin/git", ["init", "-q"], in: scratch.url)
    try FileManager.default.copyItem(
      at: root.appendingPathComponent(".gitattributes"), to: scratch.file(".gitattributes"))
    func driver(_ path: String) throws -> Substring? {
      let run = try Run(path: "/usr/bin/git", ["check-attr", "merge", path], in: scratch.url)
      return run.output.split(whereSeparator: \.isWhitespace).last
    }
    for folder in ["Snapshots", "Examples/Tides/Snapshots", "Examples/Trails/Snapshots"] {
      for file in ["snapshots.lock", "costs.json"] {
        let path = "\(folder)/\(file)"
        #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path))
        #expect(try driver(path) == "vitrine", "\(path)")
      }
    }
    #expect(try driver("Sources/snapshots.lock") == "unspecified")
  }
}
