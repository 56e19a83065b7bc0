import Foundation
import Testing

/// What VoiceOver reads of every screen of the Showcase, equal to the approved texts, and an audit
/// without a fault.
///
/// `snapshot tree '*' -o Tests/ShowcaseTests/Trees` writes the texts anew.
struct ReadingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the texts of a folder by their names.
  private static func texts(in folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      })
  }

  /// Returns the names of texts that differ, or that only one side has.
  private static func differing(_ a: [String: String], _ b: [String: String]) -> [String] {
    Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted()
  }

  @Test func everyScreenIsReadAsApproved() throws {
    let scratch = try Scratch()
    let run = try Run("snapshot", ["tree", "*", "-o", "Trees"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let (approved, read) = (
      try Self.texts(in: Self.root.appendingPathComponent("Tests/ShowcaseTests/Trees")),
      try Self.texts(in: scratch.file("Trees"))
    )
    #expect(Self.differing(approved, read) == [], "read otherwise than approved")
    #expect(run.output == "\(read.count) trees in Trees\n" && read.count > 300)
    // The control: another text, one that is missing, one that is of no screen.
    var other = approved
    other["quiz-question.txt"]? += "1. A text more.\n"
    other["quiz-right.txt"] = nil
    other["a-screen-that-is-gone.txt"] = "1. Gone.\n"
    #expect(
      Self.differing(other, approved) == [
        "a-screen-that-is-gone.txt", "quiz-question.txt", "quiz-right.txt",
      ])
  }

  /// The phone's screens at all sizes of type, those that it does not have, and all at the largest
  /// type on the smallest phone and on a tablet, whose columns are no wider than a phone: no text
  /// is cut short.
  @Test(arguments: [
    ["--device", "iphone-15"], ["--device", "iphone-se-3", "--variant", "ax5"],
    ["--device", "ipad-pro-12-9", "--variant", "ax5"],
    ["--screen", "design-*-mac", "--device", "mac-settings"],
    ["--screen", "design-*-watch", "--device", "watch-46", "--scheme", "dark"],
    ["--screen", "design-sidebar-mac", "--device", "mac-sidebar"],
    ["--screen", "saransk-sidebar", "--device", "ipad-10"],
    ["--screen", "saransk-checklist", "--device", "iphone-se-3"],
    ["--screen", "symbols-*", "--device", "ipad-pro-12-9"],
  ])
  func theAuditFindsNoFault(_ screens: [String]) throws {
    let run = try Run("snapshot", ["audit"] + screens, in: Self.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The control: what is excepted is found.
  @Test func whatIsExceptedIsAFault() throws {
    let file = Self.root.appendingPathComponent("audit.json")
    let borne = try JSONDecoder().decode([Exception].self, from: Data(contentsOf: file))
    let first = try #require(borne.first { !$0.screen.contains("*") })
    #expect(first.check == "truncated")
    let scratch = try Scratch()
    let run = try Run(
      "snapshot", ["audit", "--screen", first.screen, "--device", "iphone-15"], in: scratch.url)
    #expect(run.status == 1 && run.output.contains(first.check), "\(run.output)")
  }

  private struct Exception: Decodable {
    let screen: String
    let check: String
  }
}
