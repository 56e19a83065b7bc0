import Foundation
import Showcase
import SnapshotKit

/// Measures whole runs of the snapshot command over the Showcase's matrix: drawing all of it with
/// one worker and with one for each core, its memory for a few cells and for all, and verifying it
/// with nothing changed.
///
/// All is counted: the start of processes, fonts, layout, digests, files, reports. A cell is named
/// by screen, device, orientation, scale and scheme; cells of one key are one distinct cell.
/// - Throws: ``SnapshotRun/Failure``.
@MainActor
func runMatrixBenchmark(arguments: [String]) throws {
  var report = Report("matrix")
  let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-matrix-\(getpid())")
  defer { try? FileManager.default.removeItem(at: scratch) }
  func path(_ name: String) -> String { scratch.appendingPathComponent(name).path }
  _ = try SnapshotRun(["record", "--snapshots", path("Snapshots")])
  let count = try CellCount(lock: path("Snapshots/snapshots.lock"))
  try addRender(count, to: &report, output: path("out"))
  let verify = ["verify", "--snapshots", path("Snapshots"), "-o", path("verify")]
  try addVerify(count, to: &report, arguments: verify)
  try report.write(arguments: arguments)
}

/// The cells of a matrix.
private struct CellCount {
  let named: Double
  let distinct: Double

  /// Counts the lines of a lock, and the keys in them.
  init(lock: String) throws {
    let lines = try String(contentsOfFile: lock, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0.count == 4 && $0[0].contains("/") }
    named = Double(lines.count)
    distinct = Double(Set(lines.map { $0[2] }).count)
  }
}

private func addRender(_ count: CellCount, to report: inout Report, output: String) throws {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  func render(_ jobs: Int, _ more: [String] = []) throws -> SnapshotRun {
    try SnapshotRun(["render", "-o", output, "--jobs", "\(jobs)"] + more)
  }
  func add(_ name: String, _ run: SnapshotRun, _ jobs: Int) {
    let coreSeconds = run.seconds * Double(jobs)
    report.add(
      .init(
        name: name, milliseconds: run.seconds * 1000,
        values: [
          ("distinct cells/s", count.distinct / run.seconds),
          ("ms a distinct cell and core", coreSeconds * 1000 / count.distinct),
          ("ms of processor time", run.processorSeconds * 1000 / count.distinct),
          ("ms of layout", run.layoutSeconds * 1000 / count.distinct),
          ("MB at most", run.megabytes),
        ]))
  }
  // Files written once before are in the kernel's memory for both.
  let small = try render(1, ["--device", "ipad-pro-12-9", "--scale", "2"])
  let one = try render(1)
  let all = try render(cores)
  let again = try render(1)
  add("draw the matrix, 1 worker", one, 1)
  add("draw the matrix, \(cores) workers", all, cores)
  add("draw the matrix, 1 worker again", again, 1)
  report.addRatio("speed of \(cores) workers", (one.seconds + again.seconds) / 2 / all.seconds)
  report.addRatio("memory for all cells to that for one device", again.megabytes / small.megabytes)
}

private func addVerify(
  _ count: CellCount, to report: inout Report, arguments: [String]
) throws {
  _ = try SnapshotRun(arguments)
  let runs = try (0..<5).map { _ in try SnapshotRun(arguments) }
  let seconds = runs.map(\.seconds).sorted()[2]
  let processor = runs.map(\.processorSeconds).sorted()[2]
  report.add(
    .init(
      name: "verify, nothing changed", milliseconds: seconds * 1000,
      values: [
        ("ms a named cell", seconds * 1000 / count.named),
        ("ms a distinct cell", seconds * 1000 / count.distinct),
        ("ms of processor time a named cell", processor * 1000 / count.named),
        ("ms of processor time a distinct one", processor * 1000 / count.distinct),
      ]))
}
