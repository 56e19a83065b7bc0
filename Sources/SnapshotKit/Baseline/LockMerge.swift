/// Joins two branches' locks by cells, as git asks of a merge driver.
///
/// Lines of the lock stand close together, so that git's own merge of texts refuses what is no
/// conflict: each branch approved other cells. Here each cell is judged by itself: what one branch
/// changed is taken, and what both changed otherwise is left to a person, between git's markers,
/// which ``LockParser`` names.
struct LockMerge {
  /// The state that both branches began with.
  let base: Lock
  let ours: Lock
  let theirs: Lock
  /// The length of git's markers.
  var markerSize = 7

  /// The result of a merge.
  struct Result: Equatable {
    /// The content of the lock.
    var lines: [String] = []
    /// The cells, or parts of the head, that both branches changed otherwise.
    var conflicts: [String] = []

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// The merged lock.
  var result: Result {
    var result = Result(lines: [Lock.header])
    join("keep", (base.keep, ours.keep, theirs.keep), into: &result) { ["keep \($0)"] }
    join(
      "fingerprint", (base.fingerprint, ours.fingerprint, theirs.fingerprint), into: &result
    ) { $0.lines }
    // In the lock's order.
    for name in Set(ours.entries.keys).union(theirs.entries.keys).sorted() {
      join(
        name, (base.entries[name], ours.entries[name], theirs.entries[name]), into: &result
      ) { entry in entry.map { [$0.line(name)] } ?? [] }
    }
    return result
  }

  private func join<Value: Equatable>(
    _ name: String, _ values: (base: Value, ours: Value, theirs: Value),
    into result: inout Result, lines: (Value) -> [String]
  ) {
    if values.ours == values.theirs || values.theirs == values.base {
      result.lines += lines(values.ours)
    } else if values.ours == values.base {
      result.lines += lines(values.theirs)
    } else {
      result.conflicts.append(name)
      result.lines += [marker("<") + " ours"] + lines(values.ours) + [marker("=")]
      result.lines += lines(values.theirs) + [marker(">") + " theirs"]
    }
  }

  private func marker(_ character: Character) -> String {
    String(repeating: character, count: markerSize)
  }
}
