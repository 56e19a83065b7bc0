import Foundation
import Testing

/// A package of two commits whose screens a script draws: the fixture, with another colour in the
/// second.
private struct Package {
  let scratch: Scratch
  static let filters = ["--device", "iphone-15", "--orientation", "portrait"]

  init() throws {
    scratch = try Scratch()
    try git("init", "--quiet", "--initial-branch", "main")
    try Data(".build/\nout/\n".utf8).write(to: scratch.file(".gitignore"))
    for edit in ["", "color"] {
      try write("export FIXTURE_EDIT='\(edit)'")
      try git("add", ".")
      try git("commit", "--quiet", "--message", "edit \(edit)")
    }
  }

  func write(_ line: String) throws {
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    let text = "#!/bin/sh\n\(line)\nexec '\(fixture)' \"$@\"\n"
    try Data(text.utf8).write(to: scratch.file("screens"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.file("screens").path)
  }

  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let run = try Run(path: "/usr/bin/git", identity + arguments, in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  func compare(
    _ revision: String, build: String = "echo built >> builds", _ more: [String] = [],
    screens: String = "rows,more-rows"
  ) throws -> Run {
    try Run(
      path: scratch.file("screens").path,
      ["compare", revision, "--build", build, "--executable", "screens"] + Self.filters + more,
      environment: ["FIXTURE_SCREENS": screens], in: scratch.url)
  }

  func report(_ folder: String = "out/compare") throws -> [String: Any] {
    let data = try Data(contentsOf: scratch.file("\(folder)/report.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The pictures and the tree of other revisions.
  func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.file(".build/compare").path)
      .sorted()
  }
}

@Suite struct CompareTests {
  @Test func revisionsAreComparedWithoutStoredSnapshots() throws {
    let package = try Package()
    let run = try package.compare("HEAD~1")
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.output.contains(
        "Colour of Text in PageRow: primary to red\n"))
    #expect(!run.output.contains("snapshot record"))
    // Each cell has a picture of its own of what differs, and a description.
    let data = try Data(contentsOf: package.scratch.file("out/compare/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    #expect(clusters.count == 1)
    let cells = try #require(report["cells"] as? [[String: Any]])
    #expect(cells.allSatisfy { ($0["files"] as? [String: Any])?["difference"] != nil })
    #expect(!FileManager.default.fileExists(atPath: package.scratch.file("Snapshots").path))
    // The same worktree serves again, with what was built.
    let same = try package.compare("main")
    #expect(same.status == 0, "\(same.output) \(same.errors)")
    let built = try String(
      contentsOf: package.scratch.file(".build/compare/tree/builds"), encoding: .utf8)
    #expect(built == "built\nbuilt\n")
  }

  /// Beside the report lies a gallery of all cells, of which most have not changed, and the
  /// revision is named.
  @Test func aComparisonIsAGalleryOfBothRevisions() throws {
    let package = try Package()
    try package.write("export FIXTURE_SCREENS=rows,card FIXTURE_EDIT=")
    try package.git("commit", "--quiet", "--all", "--message", "two screens")
    try package.write("export FIXTURE_SCREENS=rows,card,button FIXTURE_EDIT=padding")
    let run = try package.compare("HEAD")
    #expect(run.status == 1, "\(run.errors)")
    let report = try package.report()
    let schema = try Schema("report-schema.json")
    #expect(schema.faults(report, schema.root) == [])
    let revision = try #require(report["revision"] as? [String: String])
    #expect(revision["name"] == "HEAD")
    #expect(revision["commit"]?.count == 40)
    let results = try #require(report["cells"] as? [[String: Any]])
    let statuses = results.compactMap { $0["status"] as? String }
    #expect(Set(statuses) == ["changed", "unchanged", "missing"])
    let folder = package.scratch.file("out/compare")
    let list = try String(contentsOf: folder.appendingPathComponent("cells.js"), encoding: .utf8)
    #expect(list.contains("vitrine.gallery = "))
    for result in results {
      let name = try #require(result["name"] as? String)
      let picture = try Data(contentsOf: folder.appendingPathComponent("\(name).png"))
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)")
      // What has changed is shown as it is now.
      let files = result["files"] as? [String: String] ?? [:]
      #expect((files["actual"] != nil) == (result["status"] as? String != "unchanged"))
      guard let actual = files["actual"] else { continue }
      #expect(try Data(contentsOf: folder.appendingPathComponent(actual)) == picture)
    }
    // A shard hands its report on alone.
    _ = try package.compare("HEAD", ["--shard", "1/2", "-o", "out/part"])
    let part = try String(contentsOf: package.scratch.file("out/part/cells.js"), encoding: .utf8)
    #expect(!part.contains("vitrine.gallery = "))
  }

  @Test(arguments: ["no-such-branch", "", "--help-me", "HEAD~9"])
  func unknownRevisionsAreErrors(revision: String) throws {
    let run = try Package().compare(revision)
    #expect(run.status == 2)
  }

  @Test func whatDoesNotBuildIsToldInItsOwnWords() throws {
    let run = try Package().compare(
      "HEAD", build: "echo 'Card.swift:3: error: no such type'; exit 1")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: no such type"))
    #expect(try Package().compare("HEAD", build: "rm screens").errors.contains("--executable"))
  }

  /// Shards deal whole screens of both revisions: also those that one of them alone has.
  @Test func shardsOfAComparisonAreTheWhole() throws {
    let package = try Package()
    // The other revision has a screen that is gone here, and lacks one that is new.
    try package.write("export FIXTURE_SCREENS=rows,card,view FIXTURE_EDIT=")
    try package.git("commit", "--quiet", "--all", "--message", "three screens")
    try package.write("export FIXTURE_SCREENS=rows,view,button FIXTURE_EDIT=padding")
    let whole = try package.compare("HEAD", ["-o", "out/whole"])
    #expect(whole.status == 1, "\(whole.errors)")
    for index in 1...3 {
      let run = try package.compare(
        "HEAD", ["--shard", "\(index)/3", "-o", "out/part\(index)", "--jobs", "2"])
      #expect(run.status <= 1, "\(run.errors)")
    }
    let merge = try Run(
      path: package.scratch.file("screens").path,
      ["merge", "-o", "out/merged"] + (1...3).map { "out/part\($0)" }, in: package.scratch.url)
    #expect(merge.status == 1, "\(merge.errors)")
    var (one, joined) = (try package.report("out/whole"), try package.report("out/merged"))
    let cells = try #require(one["cells"] as? [[String: Any]])
    #expect(
      Set(cells.compactMap { $0["status"] as? String }) == [
        "changed", "unchanged", "missing", "orphaned",
      ])
    (one["seconds"], joined["seconds"]) = (nil, nil)
    #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: joined))
    // A part draws its own screens alone.
    let part = try package.report("out/part1")
    #expect(try #require(part["cells"] as? [Any]).count < cells.count)
  }

  /// The other revision's screens have the limits that this one's have.
  @Test func limitsHoldForBothSides() throws {
    let package = try Package()
    // A base that notes how it is called.
    try package.write("echo \"$@\" >> calls")
    try package.git("commit", "--quiet", "--all", "--message", "notes")
    let run = try package.compare(
      "HEAD", ["--time-limit", "11", "--clock-limit", "22", "--memory-limit", "333", "--jobs", "1"])
    #expect(run.status == 0, "\(run.errors)")
    let calls = try String(
      contentsOf: package.scratch.file(".build/compare/tree/calls"), encoding: .utf8)
    let record = try #require(calls.split(separator: "\n").first { $0.hasPrefix("record ") })
    for option in ["--time-limit 11", "--clock-limit 22", "--memory-limit 333", "--jobs 1"] {
      #expect(record.contains(option), "\(record)")
    }
  }

  @Test func picturesOfOneRevisionAreKept() throws {
    let package = try Package()
    for revision in ["HEAD~1", "HEAD", "HEAD~1"] {
      #expect(try package.compare(revision).status <= 1)
      #expect(try package.kept().filter { $0.hasPrefix("snapshots-") }.count == 1)
    }
  }

  /// A build folder from the cache of another clone holds a worktree that git does not know.
  @Test func aWorktreeOfAnotherCloneIsMadeAnew() throws {
    let package = try Package()
    let built = try package.compare("HEAD~1", ["--build-only"])
    #expect(built.status == 0, "\(built.errors)")
    #expect(try package.kept() == ["tree"])
    let build = package.scratch.file(".build/compare/tree/.build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    try Data().write(to: build.appendingPathComponent("objects"))
    try FileManager.default.removeItem(at: package.scratch.file(".git/worktrees"))
    let run = try package.compare("HEAD~1")
    #expect(run.status == 1, "\(run.errors)")
    // With what was built there.
    #expect(FileManager.default.fileExists(atPath: build.appendingPathComponent("objects").path))
    #expect(try package.kept().filter { !$0.hasPrefix("snapshots-") } == ["tree"])
  }

  /// Where another renderer draws, pixels are compared: all pictures of both sides are there.
  @Test func revisionsOfOtherRenderersAreComparedByPixels() throws {
    let package = try Package()
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    // The base's lock names an older library, behind its own back.
    let script = """
      #!/bin/sh
      export FIXTURE_EDIT=
      '\(fixture)' "$@" || exit
      while [ $# -gt 1 ]; do [ "$1" != --snapshots ] || lock=$2/snapshots.lock; shift; done
      sed -i 's/environment cairo 1/environment cairo 0.1/; s/fingerprint ..../fingerprint 0000/' "$lock"
      """
    try Data(script.utf8).write(to: package.scratch.file("screens"))
    try package.git("commit", "--quiet", "--all", "--message", "an older library")
    try package.write("export FIXTURE_EDIT=''")
    let same = try package.compare("HEAD")
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    #expect(same.errors.contains("draws with another renderer: cairo"), "\(same.errors)")
    #expect(!same.errors.contains("record anew"))
    #expect(try #require(try package.report()["cells"] as? [Any]).count == 8)
    // What differs is told as ever.
    try package.write("export FIXTURE_EDIT=padding")
    let edited = try package.compare("HEAD")
    #expect(edited.status == 1, "\(edited.errors)")
    #expect(
      edited.output.contains("Padding of HStack with “beside”: 10 to 6 pt"), "\(edited.output)")
  }

  /// A changed table of texts is told, not the line that shows them.
  @Test func aChangedFileOfDataIsTheCause() throws {
    let package = try Package()
    let screens = #"export FIXTURE_SCREENS=view FIXTURE_TEXT="$(cut -d'"' -f4 words.json)""#
    try package.write(screens)
    try Data("{\"title\": \"Столица\"}\n".utf8).write(to: package.scratch.file("words.json"))
    try package.git("add", ".")
    try package.git("commit", "--quiet", "--message", "words")
    try Data("{\"title\": \"Главный город\"}\n".utf8).write(to: package.scratch.file("words.json"))
    let run = try package.compare("HEAD")
    #expect(run.status == 1, "\(run.errors)")
    let clusters = try #require(try package.report()["clusters"] as? [[String: Any]])
    #expect(clusters.map { $0["kind"] as? String } == ["data"])
    #expect(
      run.output.contains("words.json:1 Text “Столица” now reads “Главный город” "),
      "\(run.output)")
    // The control: the same edit without a file of data.
    try package.git("commit", "--quiet", "--all", "--message", "other words")
    try package.write("export FIXTURE_SCREENS=view FIXTURE_TEXT=Саранск")
    let edited = try package.compare("HEAD")
    #expect(edited.status == 1)
    #expect(
      try (package.report()["clusters"] as? [[String: Any]])?.first?["kind"] as? String == "edit")
  }
}
