import Foundation
import Testing

private struct Entry: Decodable {
  let screen: String
  let device: String
  let orientation: String
  let scale: Int
  let scheme: String
  let step: String?
  let pixelWidth: Int
  let pixelHeight: Int
  let path: String
}

private func entries(_ arguments: String...) throws -> [Entry] {
  let run = try Run("snapshot-fixture", ["list", "--json"] + arguments)
  #expect(run.status == 0)
  return try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
}

@Suite struct ListTests {
  @Test func listNamesEveryCell() throws {
    let all = try entries()
    #expect(all.count == 2 * 172 * 2)
    #expect(Set(all.map(\.path)).count == all.count)
    for entry in all {
      #expect(
        entry.path
          == "\(entry.screen)/\(entry.device)-\(entry.orientation)@\(entry.scale)x-\(entry.scheme).png"
      )
      #expect((entry.pixelWidth < entry.pixelHeight) == (entry.orientation == "portrait"))
    }
  }

  @Test func listFilters() throws {
    let some = try entries("--device", "iphone-15-pro", "--scale", "3", "--scheme", "light")
    #expect(some.map(\.pixelWidth) == [1179, 2556, 1179, 2556])
  }

  /// An output that is not written whole is no success, be it short or long.
  @Test(arguments: [["--screen", "card", "--device", "iphone-8"], []])
  func aFullDiskIsAnError(filters: [String]) throws {
    let command = Run.products.appendingPathComponent("snapshot-fixture").path
    func list(into file: String) throws -> Run {
      try Run(
        path: "/bin/sh",
        ["-c", "\"$0\" \"$@\" >\(file)", command, "list"] + filters)
    }
    let full = try list(into: "/dev/full")
    #expect(full.status == 2)
    #expect(full.errors.contains("error: cannot write the output: No space left on device"))
    #expect(try list(into: "/dev/null").status == 0)
  }

  @Test func listPrintsColumns() throws {
    let run = try Run.fixture("list", "--device", "ipad-9", "--screen", "card", "--scale", "1")
    #expect(
      run.output.split(separator: "\n").first
        == "card  ipad-9  portrait   @1x  light  usual  810x1080")
  }

  @Test func listEndsWithTotalsBesideItsOutput() throws {
    let run = try Run.fixture("list", "--device", "ipad-9", "--device", "iphone-8", "--scale", "2")
    #expect(run.output.split(separator: "\n").count == 16)
    #expect(run.errors == "16 cells, 2 screens, 2 devices (1 ipad, 1 iphone)\n")
    #expect(
      try Run.fixture("list", "--device", "ipad-9", "--json").errors
        == "16 cells, 2 screens, 1 device (1 ipad)\n")
  }

  @Test func doctorTellsWhatFontsOfIconsMustDraw() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", ["doctor", "--symbols"], environment: ["FIXTURE_SCREENS": "marks"],
      in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    let share = try #require(
      run.output.firstMatch(of: /at least ([0-9.]+) % of the uses/).flatMap { Double($0.1) })
    #expect((80...100).contains(share))
    // The keyboard's and the status bar's are among them.
    #expect(run.output.contains(/[0-9]+ in this catalogue, 0 of them from fonts of icons/))
    #expect(!lines.contains { $0.hasPrefix("icon font") })
  }

  @Test(arguments: [
    (["list", "--device", "iphone-15-por"], "iphone-15-pro"),
    (["list", "--screen", "crad"], "card"),
    (["list", "--scale", "5"], "1, 2, 3"),
    (["list", "--scheme", "dork"], "dark"),
  ])
  func unknownValuesExitWithTwoAndTheNearestName(arguments: [String], nearest: String) throws {
    let run = try Run("snapshot-fixture", arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(nearest))
    #expect(run.output.isEmpty)
  }

  @Test func usageErrorsExitWithTwoAndHelpWithZero() throws {
    #expect(try Run.fixture("list", "--nonsense").status == 2)
    #expect(try Run.fixture("nonsense").status == 2)
    let help = try Run.fixture("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("list"))
  }

  @Test func listNamesTheStepsOfFlows() throws {
    let flow = ["FIXTURE_SCREENS": "count,card"]
    let run = try Run.fixture("list", "--json", "--device", "iphone-15", environment: flow)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    #expect(entries.filter { $0.screen == "count" }.map(\.step) == ["start", "one", "two"])
    #expect(entries.filter { $0.screen == "card" }.allSatisfy { $0.step == nil })
    #expect(entries.contains { $0.path == "count/iphone-15-portrait@3x-light.two.png" })
    let one = try Run.fixture("list", "--step", "one", environment: flow)
    #expect(one.output.split(separator: "\n").count == 3 && one.output.contains("one"))
    let unknown = try Run.fixture("list", "--step", "noe", environment: flow)
    #expect(unknown.status == 2 && unknown.errors.contains("one"))
  }
}
