import Foundation
import Testing

/// Surroundings that nobody means well with: files that are none, foreign users, company.
struct HostileTests {
  private static let filters = [
    "--device", "iphone-8", "--scale", "2", "--orientation", "portrait", "--scheme", "light",
  ]

  private static func run(
    _ arguments: [String], in scratch: Scratch, environment: [String: String] = [:]
  ) throws -> Run {
    try Run("snapshot-fixture", arguments, environment: environment, in: scratch.url)
  }

  @Test func aLinkInPlaceOfAScreensFolderIsNotFollowed() throws {
    let scratch = try Scratch()
    let elsewhere = scratch.file("elsewhere")
    for folder in [elsewhere, scratch.file("out")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: scratch.file("out/card"), withDestinationURL: elsewhere)
    let run = try Self.run(["render"] + Self.filters, in: scratch)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("out/card is a link"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
  }

  @Test func aFileInPlaceOfAFolderIsNamed() throws {
    let scratch = try Scratch()
    try Data("mine".utf8).write(to: scratch.file("out"))
    let run = try Self.run(["render"] + Self.filters, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("out"), "\(run.errors)")
    #expect(try String(contentsOf: scratch.file("out"), encoding: .utf8) == "mine")
  }

  @Test(arguments: ["/dev/zero", "/dev/stdin", "fifo", "."])
  func aDeviceIsNoPicture(_ path: String) throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("fifo").path, 0o600)
    let started = ContinuousClock.now
    let run = try Self.run(
      ["verify"] + Self.filters, in: scratch,
      environment: ["FIXTURE_SCREENS": "picture", "FIXTURE_IMAGE": path])
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("cannot be decoded"), "\(run.errors)")
    #expect(.now - started < .seconds(20))
  }

  @Test func aPipeInPlaceOfDefaultsIsNoFile() throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("vitrine.json").path, 0o600)
    let run = try Self.run(["list"] + Self.filters, in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("vitrine.json: is no file"), "\(run.errors)")
  }

  @Test func defaultsOfAProjectAreTaken() throws {
    let scratch = try Scratch()
    let defaults =
      #"{ "all": { "device": "iphone-8" }, "list": { "scale": ["2"], "scheme": "dark" } }"#
    try Data(defaults.utf8).write(to: scratch.file("vitrine.json"))
    let run = try Self.run(["list"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4 && lines.allSatisfy { $0.contains("iphone-8") && $0.contains("dark") })
    try Data("{\n\"list\": { \"divice\": 1 }}".utf8).write(to: scratch.file("vitrine.json"))
    let broken = try Self.run(["list"], in: scratch)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("vitrine.json:2: list has no option divice"), "\(broken.errors)")
  }

  @Test(.needsAnotherUser) func anotherUsersFoldersAreNamed() throws {
    let scratch = try Scratch()
    let executable = Run.products.appendingPathComponent("snapshot-fixture").path
    func run(_ arguments: [String]) throws -> Run {
      try Run(
        path: "/usr/bin/setpriv",
        ["--reuid=65534", "--regid=65534", "--clear-groups", executable] + arguments,
        in: scratch.url)
    }
    #expect(try Self.run(["record"] + Self.filters, in: scratch).status == 0)
    chmod(scratch.url.path, 0o755)
    for command in ["render", "verify", "record"] {
      let refused = try run([command] + Self.filters)
      #expect(refused.status == 2, "\(command): \(refused.output)\(refused.errors)")
      #expect(
        refused.errors.contains("Permission denied; choose a folder that may be written to"),
        "\(command): \(refused.errors)")
    }
    chmod(scratch.file("Snapshots/snapshots.lock").path, 0)
    let unreadable = try run(["verify"] + Self.filters)
    #expect(unreadable.status == 2)
    #expect(unreadable.errors.contains("snapshots.lock"), "\(unreadable.errors)")
  }

  @Test func twoRendersIntoOneFolderLeaveItWhole() async throws {
    let scratch = try Scratch()
    let alone = try Scratch()
    #expect(try Self.run(["render", "--device", "iphone-8"], in: alone).status == 0)
    let path = scratch.url
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try Run("snapshot-fixture", ["render", "--device", "iphone-8"], in: path).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    func pictures(_ scratch: Scratch) throws -> [String: Data] {
      try contents(of: scratch.file("out")).filter {
        $0.key != "report.json" && $0.key != "junit.xml"
      }
    }
    #expect(try pictures(scratch) == pictures(alone))
  }

  @Test func aHundredThousandCellsAreListed() throws {
    let scratch = try Scratch()
    let started = ContinuousClock.now
    let run = try Self.run(["list"], in: scratch, environment: ["FIXTURE_COUNT": "400"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } > 100_000)
    #expect(.now - started < .seconds(60))
  }
}
