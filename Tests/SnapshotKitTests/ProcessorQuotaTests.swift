import Foundation
import Testing

@testable import SnapshotKit

/// Control groups as files of a folder.
private struct Groups {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-groups-\(UUID().uuidString)")

  init(membership: String, _ files: [String: String]) throws {
    let all = files.merging(["membership": membership]) { $1 }
    for (path, text) in all {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  var processors: Int? {
    defer { try? FileManager.default.removeItem(at: folder) }
    return ProcessorQuota(
      root: folder.path, membership: folder.appendingPathComponent("membership").path
    ).processors
  }
}

@Suite struct ProcessorQuotaTests {
  /// A container's root is its own group, a service's lies beneath others, of which the tightest
  /// counts.
  @Test(
    arguments: [
      ("0::/\n", ["cpu.max": "200000 100000\n"], 2),
      ("0::/\n", ["cpu.max": "150000 100000\n"], 2),
      ("0::/\n", ["cpu.max": "5000 100000\n"], 1),
      ("0::/\n", ["cpu.max": "max 100000\n"], nil),
      ("0::/\n", [:], nil),
      ("0::/pods/a\n", ["pods/cpu.max": "300000 100000\n", "pods/a/cpu.max": "max 100000\n"], 3),
      ("0::/pods/a\n", ["pods/cpu.max": "300000 100000\n", "pods/a/cpu.max": "100000 50000\n"], 2),
      (
        "5:memory:/b\n4:cpu,cpuacct:/a\n",
        ["cpu/a/cpu.cfs_quota_us": "400000\n", "cpu/a/cpu.cfs_period_us": "100000\n"], 4
      ),
      (
        "4:cpu,cpuacct:/\n", ["cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000\n"],
        nil
      ),
      ("", ["cpu.max": "garbage"], nil), ("0::/\n", ["cpu.max": "1 0\n"], nil),
    ] as [(String, [String: String], Int?)])
  private func quotasAreReadAsWholeProcessors(
    _ membership: String, _ files: [String: String], _ processors: Int?
  ) throws {
    #expect(try Groups(membership: membership, files).processors == processors)
  }

  @Test func asManyWorkersStartAsAreAskedForOrAllowed() throws {
    #expect(try RunOptions.parse(["--jobs", "7"]).workers == 7)
    let options = try RunOptions.parse([])
    let cores = ProcessInfo.processInfo.activeProcessorCount
    #expect(options.workers(quota: 1) == 1)
    #expect(options.workers(quota: nil) == cores)
    #expect(options.workers(quota: 4096) == cores)
  }
}
