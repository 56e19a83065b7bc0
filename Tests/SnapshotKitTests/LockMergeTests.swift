import Testing

@testable import SnapshotKit

private func digest(_ digit: Character) -> String { String(repeating: digit, count: 32) }

/// A lock whose cells are told by the digit of their digests.
private func lock(_ cells: [String: Character], by renderer: Character = "0") -> Lock {
  Lock(
    fingerprint: RendererFingerprint(
      digest: digest(renderer), parts: [.init(name: "cairo", value: "1.\(renderer)")]),
    entries: Dictionary(
      uniqueKeysWithValues: cells.map { screen, digit in
        (
          "\(screen)/iphone-8-portrait@2x-light",
          Lock.Entry(pixelWidth: 750, pixelHeight: 1334, key: digest(digit), pixels: digest(digit))
        )
      }))
}

private func merge(_ base: Lock, _ ours: Lock, _ theirs: Lock) -> LockMerge.Result {
  LockMerge(base: base, ours: ours, theirs: theirs).result
}

@Suite struct LockMergeTests {
  /// All that a cell may be in three locks: absent, as it was, changed in one way or another.
  @Test func eachStateOfACellInThreeLocksIsJoined() {
    let states: [Character?] = [nil, "a", "b", "c"]
    for base in states {
      for ours in states {
        for theirs in states {
          func one(_ state: Character?) -> Lock { lock(state.map { ["card": $0] } ?? [:]) }
          let result = merge(one(base), one(ours), one(theirs))
          let sides = [(ours, ours == theirs), (theirs, base == ours), (ours, base == theirs)]
          let agreed = sides.first { $0.1 }
          if let agreed {
            #expect(result.conflicts.isEmpty)
            #expect(result.text == one(agreed.0).text)
          } else {
            #expect(result.conflicts == ["card/iphone-8-portrait@2x-light"])
          }
        }
      }
    }
  }

  @Test func neighboursAreNoConflict() {
    let base = lock(["a": "1", "b": "1", "c": "1"])
    let result = merge(
      base, lock(["a": "1", "b": "2", "c": "1", "d": "1"]), lock(["a": "1", "c": "3", "b": "1"]))
    #expect(result.conflicts.isEmpty)
    #expect(result.text == lock(["a": "1", "b": "2", "c": "3", "d": "1"]).text)
  }

  @Test func aConflictIsNamedWhereALockIsRead() throws {
    let base = lock(["a": "1", "b": "1"])
    let result = merge(base, lock(["a": "2", "b": "1"]), lock(["a": "3", "b": "4"]))
    let parsed = LockParser.parse(.init(result.text.utf8), file: "L")
    let problem = try #require(parsed.problems.first)
    #expect(problem.reason.contains("is a merge conflict"))
    // What is no conflict is there.
    #expect(parsed.lock.entries["b/iphone-8-portrait@2x-light"]?.key == digest("4"))
  }

  @Test func renderersAreTakenWhole() {
    let base = lock(["a": "1"])
    #expect(merge(base, lock(["a": "1"], by: "2"), base).text == lock(["a": "1"], by: "2").text)
    #expect(
      merge(base, lock(["a": "1"], by: "2"), lock(["a": "1"], by: "3")).conflicts
        == ["fingerprint"])
  }
}
