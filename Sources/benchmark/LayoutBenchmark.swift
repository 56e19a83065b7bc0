import Foundation
import LayoutEngine

/// Measures layouts, prints a line for each and the ratios between sizes and depths, and writes
/// JSON.
///
/// An argument that ends in `.json` is the path of that file; it is `Benchmarks/layout.json` else.
/// - Throws: An error in laying out or writing.
func runLayoutBenchmark(arguments: [String]) throws {
  var report = Report("layout")
  for rows in [100, 1000] {
    report.add(try buildFigure(rows: rows))
    report.add(try fullFigure("full, \(rows) x 10 x 10", BoxSubject.nested(rows: rows)))
  }
  report.add(
    try fullFigure("full, 10,000 measured leaves", BoxSubject.nested(rows: 100, measured: true)))
  report.add(try oneDirtyLeafFigure())
  report.addRatio("full: 111,001 to 11,101", of: "full, 1000 x 10 x 10", to: "full, 100 x 10 x 10")
  for alternating in [true, false] {
    for automatic in [true, false] {
      let kind = alternating ? "rows and columns" : "columns"
      let minimum = automatic ? "automatic minimums" : "no minimums"
      try addChain("\(kind), \(minimum)", to: &report) { depth in
        try BoxSubject.chain(depth: depth, alternating: alternating, automaticMinimum: automatic)
      }
    }
  }
  try addChain("stacks", to: &report) { StackSubject(depth: $0) }
  try report.write(arguments: arguments)
}

/// Measures a chain at all depths; the ratios are those of the times to the times at a fifth, half
/// and so on of the depth, which are the same numbers as the ratios of the depths if time is
/// linear.
private func addChain<Subject: LayoutSubject>(
  _ kind: String, to report: inout Report, _ make: (Int) throws -> Subject
) throws {
  let depths = [20, 40, 100, 400, 1000]
  func name(_ depth: Int) -> String { "\(kind), depth \(depth)" }
  for depth in depths { report.add(try fullFigure(name(depth), make(depth))) }
  for (shallow, deep) in zip(depths, depths.dropFirst()) {
    report.addRatio("\(kind): \(deep) to \(shallow)", of: name(deep), to: name(shallow))
  }
}

/// The processor time that the process has taken, in milliseconds; other processes do not count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// The median time of some work in milliseconds; what is prepared before it does not count.
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

private func fullFigure(_ name: String, _ subject: some LayoutSubject) throws -> Report.Figure {
  var subject = subject
  try subject.layOut()
  let rounds = subject.nodeCount > 50_000 ? 15 : 41
  let time = try median(
    of: rounds, prepare: { try subject.dirtyAllLeaves() }, work: { try subject.layOut() })
  subject.calls.reset()
  try subject.dirtyAllLeaves()
  try subject.layOut()
  var values = perNode(time, subject.nodeCount)
  let counts = subject.calls.counts
  if let most = counts.max() {
    let calls = Double(counts.reduce(0, +))
    values.append(("calls a node", calls / Double(subject.nodeCount)))
    values.append(("calls a leaf", calls / Double(counts.count)))
    values.append(("calls of one leaf at most", Double(most)))
  }
  return Report.Figure(name: name, milliseconds: time, values: values)
}

private func perNode(_ milliseconds: Double, _ nodes: Int) -> [(label: String, value: Double)] {
  [("nodes", Double(nodes)), ("us a node", milliseconds * 1000 / Double(nodes))]
}

private func oneDirtyLeafFigure() throws -> Report.Figure {
  var subject = try BoxSubject.nested(rows: 100)
  try subject.layOut()
  let leaf = subject.leaves[subject.leaves.count / 2]
  let time = try median(
    of: 101, prepare: { try subject.tree.markDirty(leaf) }, work: { try subject.layOut() })
  return Report.Figure(
    name: "one dirty leaf", milliseconds: time, values: [("nodes", Double(subject.nodeCount))])
}

/// The process' resident memory in bytes, from the kernel's count of pages.
private func residentBytes() throws -> Double {
  let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(
    separator: " ")
  return (Double(fields[1]) ?? 0) * 4096
}

private func buildFigure(rows: Int) throws -> Report.Figure {
  let before = try residentBytes()
  var subject = try BoxSubject.nested(rows: rows)
  // What the nodes' answers take comes with the first layout.
  try subject.layOut()
  let bytes = try residentBytes() - before
  let nodes = subject.nodeCount
  let time = try median(
    of: 11, prepare: {}, work: { subject = try BoxSubject.nested(rows: rows) })
  return Report.Figure(
    name: "build, \(rows) x 10 x 10", milliseconds: time,
    values: perNode(time, nodes) + [("bytes a node", bytes / Double(nodes))])
}
