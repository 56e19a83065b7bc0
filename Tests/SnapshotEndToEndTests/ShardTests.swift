import Foundation
import Testing

private let filters = ["--device", "iphone-8", "--device", "iphone-1[45]", "--scale", "2"]

/// The shards of a command, each in a folder of its own.
private func shards(
  _ command: [String], of count: Int, in scratch: Scratch, environment: [String: String] = [:]
) throws -> [String] {
  try (1...count).map { index in
    let run = try Run(
      "snapshot-fixture",
      command + ["--shard", "\(index)/\(count)", "-o", "part\(index)"] + filters,
      environment: environment, in: scratch.url)
    #expect(run.status != 2, "\(run.errors)")
    return "part\(index)"
  }
}

private func merge(_ folders: [String], in scratch: Scratch) throws -> Run {
  try Run("snapshot-fixture", ["merge", "-o", "merged"] + folders, in: scratch.url)
}

@Suite struct ShardTests {
  @Test func shardsAreTheWholeInParts() throws {
    let scratch = try Scratch()
    let folders = try shards(["render"], of: 3, in: scratch)
    let run = try merge(folders, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("24 snapshots of 3 shards, 0 failures"))
    _ = try Run("snapshot-fixture", ["render", "-o", "whole"] + filters, in: scratch.url)
    func pictures(_ folder: String) throws -> [String: Data] {
      try contents(of: scratch.file(folder)).filter { $0.key.hasSuffix(".png") }
    }
    #expect(try pictures("merged") == pictures("whole"))
    #expect(try pictures("part1").count < 24)
    #expect(
      try Data(contentsOf: scratch.file("merged/index.html"))
        == Data(contentsOf: scratch.file("whole/index.html")))
  }

  @Test func aMergeLeavesNothingOfAnEarlierOne() throws {
    let scratch = try Scratch()
    #expect(try Run("snapshot-fixture", ["record"] + filters, in: scratch.url).status == 0)
    func verify(_ environment: [String: String]) throws -> [String] {
      let folders = try shards(["verify"], of: 2, in: scratch, environment: environment)
      let run = try Run(
        "snapshot-fixture", ["merge", "-o", "merged"] + folders, environment: environment,
        in: scratch.url)
      #expect(run.status == 1, "\(run.errors)")
      return try contents(of: scratch.file("merged")).keys.filter { $0.hasSuffix("-actual.png") }
    }
    #expect(try verify(["FIXTURE_COLOR": "FF9500"]).contains { $0.hasPrefix("card/") })
    let second = try verify(["FIXTURE_SHIFT": "3"])
    #expect(!second.isEmpty && second.allSatisfy { $0.hasPrefix("button/") }, "\(second)")

    // The same of pictures, of screens that are no more.
    func pictures(_ environment: [String: String]) throws -> Set<String> {
      let folders = try shards(["render"], of: 2, in: scratch, environment: environment)
      _ = try Run(
        "snapshot-fixture", ["merge", "-o", "pictures"] + folders, environment: environment,
        in: scratch.url)
      return Set(try contents(of: scratch.file("pictures")).keys.filter { $0.hasSuffix(".png") })
    }
    let first = try pictures(["FIXTURE_SCREENS": "card,view"])
    try FileManager.default.removeItem(at: scratch.file("part1"))
    try FileManager.default.removeItem(at: scratch.file("part2"))
    let fewer = try pictures(["FIXTURE_SCREENS": "card,trap"])
    #expect(first.contains { $0.hasPrefix("view/") })
    #expect(!fewer.isEmpty && fewer.allSatisfy { $0.hasPrefix("card/") || $0.hasPrefix("trap/") })
  }

  @Test func aMissingOrRepeatedShardIsNamed() throws {
    let scratch = try Scratch()
    let folders = try shards(["render"], of: 3, in: scratch)
    let missing = try merge([folders[0], folders[2]], in: scratch)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Missing of 3 shards: 2"))
    let twice = try merge(folders + [folders[0]], in: scratch)
    #expect(twice.status == 2)
    #expect(twice.errors.contains("Shard 1 is there twice"))
    #expect(try merge(["nowhere"], in: scratch).status == 2)
  }

  @Test func shardsThatDisagreeAreNamed() throws {
    let scratch = try Scratch()
    let folders = try shards(["render"], of: 2, in: scratch)
    // A cell of the second shard appears in the first as another machine drew it.
    let url = scratch.file("part1/report.json")
    let second = try String(contentsOf: scratch.file("part2/report.json"), encoding: .utf8)
    let cell = try #require(second.firstMatch(of: /\{\n {6}"key"[^}]*\}/)?.output)
    let altered = cell.replacing(/"pixels" : "...../, with: "\"pixels\" : \"00000")
    let first = try String(contentsOf: url, encoding: .utf8)
    try first.replacing("\"cells\" : [", with: "\"cells\" : [\n\(altered),")
      .write(to: url, atomically: true, encoding: .utf8)
    let run = try merge(folders, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("disagree on"), "\(run.errors)")
  }

  @Test(arguments: ["verify", "record"])
  func shardsOfDifferentRenderersAreRefused(_ command: String) throws {
    let scratch = try Scratch()
    _ = try Run("snapshot-fixture", ["record"] + filters, in: scratch.url)
    let folders = try shards([command], of: 2, in: scratch)
    let url = scratch.file("part1/report.json")
    let report = try String(contentsOf: url, encoding: .utf8)
    let other = report.replacing(/"fingerprint" : "..../, with: "\"fingerprint\" : \"0000")
    try #require(other != report)
    try other.write(to: url, atomically: true, encoding: .utf8)
    let run = try merge(folders, in: scratch)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("part1 and part2 are not parts of one run: their renderers differ."),
      "\(run.errors)")
  }

  /// A screen that costs as much as all others together has a shard of its own.
  @Test func shardsAreBalancedByMeasuredCost() throws {
    let scratch = try Scratch()
    let screens = ["FIXTURE_SCREENS": "card,button,view"]
    let one = ["--device", "iphone-8", "--orientation", "portrait", "--scale", "2"]
    func screensOfParts() throws -> [Set<String>] {
      try (1...2).map { index in
        let run = try Run(
          "snapshot-fixture", ["verify", "--shard", "\(index)/2", "-o", "part\(index)"] + one,
          environment: screens, in: scratch.url)
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONSerialization.jsonObject(
          with: Data(contentsOf: scratch.file("part\(index)/report.json")))
        let cells = try #require((report as? [String: Any])?["cells"] as? [[String: Any]])
        return Set(
          cells.compactMap { ($0["name"] as? String)?.split(separator: "/").first.map(String.init) }
        )
      }
    }
    _ = try Run("snapshot-fixture", ["record"] + one, environment: screens, in: scratch.url)
    let costs = scratch.file("Snapshots/costs.json")
    for costly in ["card", "button", "view"] {
      let others = ["card", "button", "view"].filter { $0 != costly }
      let table = ["milliseconds": [costly: 1024, others[0]: 1, others[1]: 1]]
      try JSONEncoder().encode(table).write(to: costs)
      #expect(try Set(screensOfParts()) == [[costly], Set(others)])
    }
  }

  @Test func shardsVerifyAsTheWholeDoes() throws {
    let scratch = try Scratch()
    let record = try Run("snapshot-fixture", ["record"] + filters, in: scratch.url)
    #expect(record.status == 0)
    let environment = ["FIXTURE_SHIFT": "3", "FIXTURE_SCREENS": "button"]
    let folders = try shards(["verify"], of: 2, in: scratch, environment: environment)
    let run = try Run(
      "snapshot-fixture", ["merge", "-o", "merged"] + folders, environment: environment,
      in: scratch.url)
    #expect(run.status == 1)
    // Twelve of the button have changed, twelve of the card are declared no more.
    #expect(run.output.contains("\n24 snapshots of 2 shards, 24 failures"), "\(run.output)")
    // A cause reaches into both shards, and is told once.
    #expect(
      run.output.ranges(of: "Fixture/Button.swift:2 ").count == 1
        && run.output.contains("12 of 12 cells of button"), "\(run.output)")
  }

  /// All that a merge of failing shards writes is what one machine writes, but for the seconds.
  @Test func aMergedVerificationIsByteForByteTheWhole() throws {
    let scratch = try Scratch()
    // Two screens of one edit, cells without a description, a card of another cause, and one that
    // is gone.
    let screens = ["FIXTURE_SCREENS": "rows,more-rows,card,button"]
    let record = try Run(
      "snapshot-fixture", ["record"] + filters, environment: screens, in: scratch.url)
    #expect(record.status == 0, "\(record.errors)")
    let edited = [
      "FIXTURE_SCREENS": "rows,more-rows,card,view", "FIXTURE_EDIT": "padding",
      "FIXTURE_COLOR": "FF9500",
    ]
    let folders = try shards(["verify"], of: 3, in: scratch, environment: edited)
    let merge = try Run(
      "snapshot-fixture", ["merge", "-o", "merged"] + folders, environment: edited, in: scratch.url)
    #expect(merge.status == 1, "\(merge.errors)")
    let whole = try Run(
      "snapshot-fixture", ["verify", "-o", "whole"] + filters, environment: edited, in: scratch.url)
    #expect(whole.status == 1)
    let (one, joined) = (try told(scratch.file("whole")), try told(scratch.file("merged")))
    #expect(one.keys.sorted() == joined.keys.sorted())
    for (name, content) in one { #expect(joined[name] == content, "\(name)") }
    for name in ["report.json", "report.js", "report.md", "verify.sarif", "cells.js", "junit.xml"] {
      #expect(one[name]?.isEmpty == false, "\(name)")
    }
    // The causes are those of the parts, and the seconds those of each run.
    let sizes = try folders.map { try Data(contentsOf: scratch.file("\($0)/causes.json")).count }
    #expect(sizes.contains { $0 > 100 }, "\(sizes)")
    let text = try String(contentsOf: scratch.file("whole/report.json"), encoding: .utf8)
    #expect(text.firstMatch(of: seconds) != nil)
  }

  @Test func aPartWithoutItsCausesIsNoPart() throws {
    let scratch = try Scratch()
    _ = try Run("snapshot-fixture", ["record"] + filters, in: scratch.url)
    let folders = try shards(["verify"], of: 2, in: scratch)
    try FileManager.default.removeItem(at: scratch.file("part2/causes.json"))
    let run = try merge(folders, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("part2/causes.json"), "\(run.errors)")
  }
}

private nonisolated(unsafe) let seconds = /"seconds" ?: ?[0-9.e-]+|<testsuites [^>]*time="[^"]*"/

/// A folder's files, texts without the seconds that the run took.
private func told(_ folder: URL) throws -> [String: Data] {
  try contents(of: folder).mapValues { data in
    guard let text = String(data: data, encoding: .utf8) else { return data }
    return Data(text.replacing(seconds, with: "").utf8)
  }
}
