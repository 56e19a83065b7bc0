import Foundation
import Testing

/// A running `snapshot watch` of the fixture over one source, ended with its owner.
private final class Watching {
  private let process = Process()
  private let scratch: Scratch
  private let output: URL

  /// The source is a colour; a build copies it to where the screens find it.
  init(_ scratch: Scratch, _ arguments: String...) throws {
    (self.scratch, output) = (scratch, scratch.file("output"))
    try FileManager.default.createDirectory(
      at: scratch.file("src"), withIntermediateDirectories: true)
    try Data().write(to: output)
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    try """
    #!/bin/sh
    FIXTURE_COLOR=$(cat colour) FIXTURE_SCREENS=card,trap exec '\(fixture)' "$@"
    """.write(to: scratch.file("draw"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.file("draw").path)
    try """
    if grep -q broken src/colour; then echo "src/colour:1: error: no such colour"; exit 1; fi
    cp src/colour colour
    """.write(to: scratch.file("build"), atomically: true, encoding: .utf8)
    try save("007AFF")
    process.executableURL = Run.products.appendingPathComponent("snapshot-fixture")
    process.arguments =
      ["watch"] + arguments + [
        "--sources", "src", "--build", "sh build", "--executable", scratch.file("draw").path,
      ]
    process.currentDirectoryURL = scratch.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
  }

  deinit {
    // A test's thread may have signals blocked, and what it starts inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  func save(_ colour: String) throws {
    try colour.write(to: scratch.file("src/colour"), atomically: true, encoding: .utf8)
  }

  /// What was told since the last turn, once it is over.
  func told(after turns: Int, _ ending: String = "drawn in") throws -> String {
    for _ in 0..<1200 {
      let text = try String(contentsOf: output, encoding: .utf8)
      let parts = text.components(separatedBy: ending)
      if parts.count > turns { return parts[turns - 1] }
      usleep(50_000)
    }
    return try String(contentsOf: output, encoding: .utf8)
  }
}

@Suite(.serialized) struct WatchTests {
  @Test func aSaveIsBuiltDrawnAndTold() throws {
    let scratch = try Scratch()
    let watching = try Watching(scratch, "card")
    let picture = "out/watch/card/iphone-15-portrait@3x-light.png"
    let first = try watching.told(after: 1)
    #expect(first.contains("watching src: 1 file"), "\(first)")
    #expect(first.contains(picture), "\(first)")
    let before = try Data(contentsOf: scratch.file(picture))
    try watching.save("FF3B30")
    let second = try watching.told(after: 2)
    #expect(second.contains("src/colour"), "\(second)")
    #expect(
      second.contains(/iphone-15-portrait@3x-light\.png: \d+ pixels in \d+x\d+ at/), "\(second)")
    // The edit's place, and what it was and is.
    #expect(second.contains("Fixture/Card.swift:2"), "\(second)")
    #expect(second.contains("#007AFF") && second.contains("#FF3B30"), "\(second)")
    #expect(try Data(contentsOf: scratch.file(picture)) != before)
    try watching.save("ff3b30")
    #expect(try watching.told(after: 3).contains("nothing changed"))
  }

  @Test func aBuildThatFailsAndAScreenThatTrapsAreSurvived() throws {
    let scratch = try Scratch()
    let watching = try Watching(scratch, "card", "trap", "--device", "iphone-x")
    let first = try watching.told(after: 1)
    #expect(first.contains(/error: trap\/iphone-x-portrait@.x-light: ended by signal/), "\(first)")
    #expect(first.contains("out/watch/card/iphone-x-portrait@3x-light.png"), "\(first)")
    try watching.save("broken")
    let second = try watching.told(after: 1, "no such colour")
    #expect(second.contains("the build failed:\nsrc/colour:1: error: "), "\(second)")
    try watching.save("FF9500")
    let third = try watching.told(after: 2)
    #expect(third.contains(/card\/iphone-x-portrait@3x-light\.png: \d+ pixels/), "\(third)")
    #expect(watching.isRunning)
  }

  @Test(.enabled(if: Browser.path != nil, "chromium is not installed"))
  func aServedPageFollowsAWatch() throws {
    let scratch = try Scratch()
    let watching = try Watching(scratch, "card", "trap", "--device", "iphone-x")
    _ = try watching.told(after: 1)
    let server = try ReviewProcess(in: scratch.url, ["--report", "out/watch"])
    // Each save comes only once the page shows what the one before has led to.
    let page = try Browser.open(
      Site(scratch, "out/watch"), server: server.address,
      meanwhile: { said in
        switch said {
        case "begun": try watching.save("broken")
        case "failed": try watching.save("FF9500")
        default: break
        }
      },
      steps: """
        const stage = sessionStorage.getItem("stage") || "begun", trouble = () => text(".trouble");
        const keep = (key, value) => sessionStorage.setItem(key, value);
        if (stage === "begun") {
          keep("first", trouble());
          keep("stage", "failed");
          say("begun");
          await wait(60000);
        }
        if (stage === "failed") {
          if (trouble().includes("The build failed")) {
            keep("second", trouble());
            keep("stage", "mended");
            say("failed");
          }
          await wait(60000);
        }
        if (trouble().includes("The build failed")) await wait(60000);
        await until(() => all(".band img").some(image => image.naturalWidth));
        return { first: sessionStorage.getItem("first"), second: sessionStorage.getItem("second"), third: trouble() };
        """)
    func told(_ name: String) -> String { (page.facts[name] as? String) ?? "" }
    #expect(told("first").contains("could not be drawn"))
    #expect(told("first").contains("ended by signal"))
    #expect(told("second").contains("src/colour:1: error: no such colour"))
    #expect(told("second").contains("The pictures are those of before."))
    #expect(!told("third").contains("The build failed"))
    #expect(told("third").contains("ended by signal"))
  }

  @Test func whatCannotBeWatchedIsSaid() throws {
    let scratch = try Scratch()
    let none = try Run.fixture("watch", in: scratch.url)
    #expect(none.status == 2)
    #expect(none.errors.contains("There is no folder Sources here"), "\(none.errors)")
    let gone = try Run.fixture("watch", "--sources", "App", in: scratch.url)
    #expect(gone.errors.contains("There is no App to watch"), "\(gone.errors)")
  }
}
