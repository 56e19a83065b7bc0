import Foundation
import TestSupport
import Testing

@testable import SnapshotKit

private let digest = String(repeating: "0123456789abcdef", count: 2)
private let other = String(repeating: "fedcba9876543210", count: 2)

private func lock(_ names: String...) -> Lock {
  let entry = Lock.Entry(pixelWidth: 750, pixelHeight: 1334, key: digest, pixels: other)
  return Lock(
    fingerprint: RendererFingerprint(
      digest: digest,
      parts: [.init(name: "cairo", value: "1.16.0"), .init(name: "fonts", value: other)]),
    entries: Dictionary(uniqueKeysWithValues: names.map { ($0, entry) }))
}

private func parse(_ text: String) -> LockParser.Result {
  LockParser.parse(Data(text.utf8), file: "L")
}

private let cell = "card/iphone-8-portrait@2x-light"
private let later = "card/iphone-x-portrait@2x-light"

@Suite struct LockTests {
  @Test func locksAreReadAsTheyAreWritten() {
    var written = lock(later, cell)
    written.keep = .all
    let result = parse(written.text)
    #expect(result.problems.isEmpty)
    #expect(result.lock == written)
    #expect(
      written.text == """
        vitrine-lock 1
        keep all
        fingerprint \(digest)
        environment cairo 1.16.0
        environment fonts \(other)
        \(cell) 750x1334 \(digest) \(other)
        \(later) 750x1334 \(digest) \(other)

        """)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD", "is a merge conflict"), ("=======", "is a merge conflict"),
    (">>>>>>> branch", "is a merge conflict"), ("||||||| base", "is a merge conflict"),
    ("", "is not"), ("card", "is not"), ("\(later) 750x1334 \(digest)", "is not"),
    ("\(later) 750x1334 \(digest) \(other) more", "is not"),
    ("\(later) 750x1334 \(digest) ABCDEF", "is not"),
    ("\(later) 0x1334 \(digest) \(other)", "is not"),
    ("\(later) 750x99999999999999999999 \(digest) \(other)", "is not"),
    ("\(later) +750x1334 \(digest) \(other)", "is not"),
    ("../etc/iphone-8-portrait@2x-light 750x1334 \(digest) \(other)", "is not"),
    ("\(cell) 750x1334 \(digest) \(other)", "is on line 6 already"),
    ("a/iphone-8-portrait@2x-light 750x1334 \(digest) \(other)", "is out of order"),
  ])
  func brokenLinesAreNamed(line: String, reason: String) throws {
    let result = parse(lock(cell).text + line + "\n")
    let problem = try #require(result.problems.first)
    #expect(problem.line == 7 && problem.file == "L")
    #expect(problem.description.hasPrefix("L:7: "))
    #expect(problem.reason.contains(reason), "\(problem)")
    #expect(result.lock.entries[cell] != nil)
  }

  @Test func headersAreChecked() {
    #expect(parse("").problems.count == 1)
    #expect(parse("\n").problems.first?.reason.contains("does not begin") == true)
    #expect(parse("vitrine-lock 2\n").problems.first?.reason.contains("another version") == true)
    #expect(parse("vitrine-lock 1\n").problems.first?.reason == "names no fingerprint")
    let bytes = Data([0x76, 0xFF, 0xFE, 0x0A])
    #expect(LockParser.parse(bytes, file: "L").problems.first?.reason.contains("UTF-8") == true)
  }

  @Test func aCutOffLineIsNamed() {
    let text = lock(cell, later).text
    let result = parse(String(text.dropLast(10)))
    #expect(result.problems.map(\.line) == [7])
    #expect(result.lock.entries.keys.sorted() == [cell])
  }

  @Test func problemsAreNotToldWithoutEnd() {
    #expect(parse(String(repeating: "x\n", count: 1000)).problems.count == 20)
  }

  @Test func fingerprintsTellWhatIsAnother() {
    let old = lock().fingerprint
    let new = RendererFingerprint(
      digest: other,
      parts: [
        .init(name: "cairo", value: "1.18.0"), .init(name: "fonts", value: digest),
        .init(name: "webp", value: "1"),
      ])
    #expect(
      new.differences(from: old) == ["cairo 1.18.0, was 1.16.0", "fonts differ", "webp is new"])
    #expect(
      old.differences(from: new) == ["cairo 1.16.0, was 1.18.0", "fonts differ", "webp is gone"])
    #expect(old.differences(from: old).isEmpty)
  }

  @Test(arguments: [
    "card/iphone-8-portrait@2x-light", "a/b-landscape@3x-dark",
    "a-1/ipad-pro-12-9-portrait@1x-dark",
  ])
  func namesAreRead(name: String) throws {
    let parts = try #require(CellName(name))
    #expect(
      name
        == "\(parts.screen)/\(parts.device)-\(parts.orientation)@\(parts.scale)x-\(parts.scheme)")
  }

  @Test(arguments: [
    "", "/", "card", "card/", "card/iphone@2x-light", "card/iphone-8-portrait@x-light",
    "card/iphone-8-portrait@02x-light", "card/iphone-8-portrait@2x-red",
    "card/a/b-portrait@2x-light",
    "card/iphone-8-sideways@2x-light", "card/-portrait@2x-light", "card/..-portrait@2x-light",
  ])
  func whatIsNoNameIsRefused(name: String) { #expect(CellName(name) == nil) }

  /// Mutates a sound lock: the reader must answer, and what it takes for sound must be canonical.
  @Test func lockReaderWithstandsDamage() {
    var random = SeededRandom(seed: 1)
    let sound = Array(lock(cell, later).text.utf8)
    for _ in 0..<FuzzRuns.count(500) {
      let bytes = random.mutated(sound)
      let result = LockParser.parse(Data(bytes), file: "L")
      if result.problems.isEmpty {
        #expect(LockParser.parse(Data(result.lock.text.utf8), file: "L").lock == result.lock)
      }
    }
  }

  /// Names of windows and of several settings stand beside those from before there were any.
  @Test func locksHoldOldAndNewNames() {
    let names = [
      "card/ipad-10-landscape@2x-light", "card/ipad-10-landscape@2x-light-ax5",
      "card/ipad-10-landscape@2x-light-ax5+rtl", "card/ipad-10-landscape@2x-light-split-third",
      "card/ipad-10-landscape@2x-light-split-third+ax5.typed",
    ]
    let entry = Lock.Entry(pixelWidth: 750, pixelHeight: 1334, key: digest, pixels: other)
    let written = Lock(
      fingerprint: RendererFingerprint(digest: digest, parts: []),
      entries: Dictionary(uniqueKeysWithValues: names.map { ($0, entry) }))
    let result = parse(written.text)
    #expect(result.problems.isEmpty)
    #expect(result.lock == written)
    #expect(CellName(names[0])?.variant.window == .full)
    #expect(CellName(names[4])?.variant.window == .splitThird)
    #expect(CellName(names[4])?.step == "typed")
    let wrong = written.text.replacingOccurrences(of: "ax5+rtl", with: "rtl+ax5")
    #expect(parse(wrong).problems.count == 1)
  }
}
