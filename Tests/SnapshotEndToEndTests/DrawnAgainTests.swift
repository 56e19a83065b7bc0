import Foundation
import Testing

/// A folder that is drawn again: what has not changed keeps its file, and nothing else does.
struct DrawnAgainTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func render(_ options: String..., shift: String? = nil) throws -> Run {
    let run = try Run(
      "snapshot-fixture",
      ["render", "-o", "out", "--device", "iphone-15", "--scale", "2", "--statistics"] + options,
      environment: shift.map { ["FIXTURE_SHIFT": $0] } ?? [:], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  private func pictures() throws -> [String: Data] {
    try contents(of: scratch.file("out")).filter { $0.key.hasSuffix(".png") }
  }

  /// The files as the file system tells them apart: one that is written anew is another.
  private func nodes() throws -> [String: Int?] {
    try pictures().reduce(into: [:]) { nodes, picture in
      let path = scratch.file("out/\(picture.key)").path
      nodes[picture.key] =
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
  }

  @Test func whatHasNotChangedIsNotDrawn() throws {
    #expect(try !render().output.contains("drawn"))
    let (first, files) = (try pictures(), try nodes())
    let again = try render()
    #expect(again.output.contains(" s, 0 drawn\n"), "\(again.output)")
    #expect(try pictures() == first && nodes() == files && first.count == 8)
  }

  @Test func whatHasChangedIsDrawnAlone() throws {
    _ = try render()
    let first = try pictures()
    let moved = try render(shift: "8")
    #expect(moved.output.contains(" s, 4 drawn\n"), "\(moved.output)")
    let second = try pictures()
    for (name, data) in first {
      #expect((second[name] == data) == name.hasPrefix("card/"), "\(name)")
    }
    _ = try render()
    #expect(try pictures() == first)
  }

  @Test func aFileThatSomethingElseWroteOrRemovedIsDrawn() throws {
    _ = try render()
    let first = try pictures()
    let names = first.keys.filter { $0.hasSuffix("-dark.png") }.sorted()
    try Data("another's".utf8).write(to: scratch.file("out/\(names[0])"))
    try FileManager.default.removeItem(at: scratch.file("out/\(names[1])"))
    #expect(try render().output.contains(" s, 2 drawn\n"))
    #expect(try pictures() == first)
  }

  @Test func aBodyAroundTheScreenIsAnotherPicture() throws {
    _ = try render()
    let first = try pictures()
    #expect(try !render("--frame").output.contains("drawn"))
    #expect(try pictures().allSatisfy { first[$0.key] != $0.value })
    _ = try render()
    #expect(try pictures() == first)
  }

  @Test func aPartLeavesTheRestKnown() throws {
    _ = try render()
    _ = try render("--screen", "card")
    _ = try render("--screen", "button", "--scheme", "dark")
    #expect(try render().output.contains(" s, 0 drawn\n"))
  }

  @Test(arguments: [
    "", "vitrine-drawn 2\n", "vitrine-drawn 1\nbutton/x\n\u{0}", "vitrine-drawn 1\n a b c d e\n",
  ])
  func whatCannotBeReadIsDrawn(_ text: String) throws {
    _ = try render()
    let first = try pictures()
    try Data(text.utf8).write(to: scratch.file("out/drawn.txt"))
    #expect(try !render().output.contains("drawn"))
    #expect(try pictures() == first)
    #expect(try render().output.contains(" s, 0 drawn\n"))
  }

  @Test func whatIsMissingInAPictureIsToldAgain() throws {
    func warnings() throws -> String {
      let run = try Run(
        "snapshot-fixture", ["render", "-o", "out", "--device", "iphone-15", "--scale", "2"],
        environment: ["FIXTURE_SCREENS": "picture", "FIXTURE_IMAGE": "/nowhere/a.png"],
        in: scratch.url)
      #expect(run.status == 0)
      return run.errors
    }
    let first = try warnings()
    #expect(first.contains("/nowhere/a.png"))
    #expect(try warnings() == first)
  }
}
