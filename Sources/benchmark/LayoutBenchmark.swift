import Foundation
import LayoutEngine

/// One measured figure of the layout engine.
struct LayoutFigure: Codable {
  var name: String
  var nodes: Int
  var milliseconds: Double
  var microsecondsPerNode: Double
  /// Calls of measure closures for each leaf, in one layout.
  var callsPerLeaf: Double?
  var bytesPerNode: Double?
}

/// Measures layouts and prints a table; with a path as an argument, writes JSON there too.
func runLayoutBenchmark(arguments: [String]) throws {
  var figures: [LayoutFigure] = []
  for rows in [100, 1000] {
    figures.append(try buildFigure(rows: rows))
    figures.append(try fullFigure("full", LayoutSubject.nested(rows: rows)))
  }
  figures.append(try fullFigure("measured leaves", LayoutSubject.nested(rows: 100, measured: true)))
  figures.append(try oneDirtyLeafFigure())
  for alternating in [true, false] {
    for automatic in [true, false] {
      for depth in [20, 40, 100, 400, 1000] {
        let chain = try LayoutSubject.chain(
          depth: depth, alternating: alternating, automaticMinimum: automatic)
        let kind = alternating ? "rows and columns" : "columns"
        let minimum = automatic ? "automatic minimums" : "no minimums"
        figures.append(try fullFigure("chain \(depth) of \(kind), \(minimum)", chain))
      }
    }
  }
  for figure in figures { print(figure.line) }
  if let path = arguments.first {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(fileURLWithPath: path))
  }
}

extension LayoutFigure {
  fileprivate var line: String {
    var text = name.padding(toLength: 52, withPad: " ", startingAt: 0)
    text += String(
      format: "%7d nodes %9.3f ms %7.3f us/node", nodes, milliseconds, microsecondsPerNode)
    if let callsPerLeaf { text += String(format: " %5.2f calls/leaf", callsPerLeaf) }
    if let bytesPerNode { text += String(format: " %5.0f bytes/node", bytesPerNode) }
    return text
  }
}

/// The processor time that the process has taken, in milliseconds; other processes do not count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// The median time of a piece of work in milliseconds; what is prepared before it does not count.
private func median(of rounds: Int, prepare: () throws -> Void, work: () throws -> Void) rethrows
  -> Double
{
  var times: [Double] = []
  for _ in 0..<rounds {
    try prepare()
    let start = processorTime()
    try work()
    times.append(processorTime() - start)
  }
  return times.sorted()[rounds / 2]
}

private func fullFigure(_ name: String, _ subject: LayoutSubject) throws -> LayoutFigure {
  var subject = subject
  try subject.layOut()
  let rounds = subject.tree.count > 50_000 ? 9 : 31
  let time = try median(
    of: rounds, prepare: { try subject.dirtyAllLeaves() }, work: { try subject.layOut() })
  subject.calls.value = 0
  try subject.dirtyAllLeaves()
  try subject.layOut()
  let calls = Double(subject.calls.value) / Double(max(1, subject.leaves.count))
  return LayoutFigure(
    name: name, nodes: subject.tree.count, milliseconds: time,
    microsecondsPerNode: time * 1000 / Double(subject.tree.count),
    callsPerLeaf: subject.calls.value == 0 ? nil : calls)
}

private func oneDirtyLeafFigure() throws -> LayoutFigure {
  var subject = try LayoutSubject.nested(rows: 100)
  try subject.layOut()
  let leaf = subject.leaves[subject.leaves.count / 2]
  let time = try median(
    of: 101, prepare: { try subject.tree.markDirty(leaf) }, work: { try subject.layOut() })
  return LayoutFigure(
    name: "one dirty leaf", nodes: subject.tree.count, milliseconds: time,
    microsecondsPerNode: time * 1000 / Double(subject.tree.count))
}

/// The process' resident memory in bytes, from the kernel's count of pages.
private func residentBytes() throws -> Double {
  let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(
    separator: " ")
  return (Double(fields[1]) ?? 0) * 4096
}

private func buildFigure(rows: Int) throws -> LayoutFigure {
  let before = try residentBytes()
  var subject = try LayoutSubject.nested(rows: rows)
  let bytes = try residentBytes() - before
  let time = try median(
    of: 11, prepare: {}, work: { subject = try LayoutSubject.nested(rows: rows) })
  return LayoutFigure(
    name: "build", nodes: subject.tree.count, milliseconds: time,
    microsecondsPerNode: time * 1000 / Double(subject.tree.count),
    bytesPerNode: bytes / Double(subject.tree.count))
}
