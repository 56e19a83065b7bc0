import CairoRender
import Foundation
import Testing

/// Runs the commands of the guide to the gallery as they are written, over the fixture's screens.
@Suite(.serialized) struct GalleryGuideTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func commands() throws -> [[String]] {
    let guide = try String(
      contentsOf: root.appendingPathComponent("Guides/Gallery.md"), encoding: .utf8)
    return guide.components(separatedBy: "\n").filter { $0.hasPrefix("    snapshot ") }.map {
      $0.split(separator: " ").dropFirst().map { $0.trimmingCharacters(in: ["'"]) }
    }
  }

  @Test func everyCommandRuns() throws {
    let project = try ReviewedProject()
    var served = 0
    for command in try commands() {
      switch command[0] {
      case "review":
        let server = try ReviewProcess(
          in: project.scratch.url, environment: project.changes, Array(command.dropFirst()))
        #expect(try server.get("").status == 200)
        served += 1
      case "verify":
        #expect(try project.verify().status == 1)
        try project.tellCauses([("c1f3aa", try project.cells("changed"))])
      case "watch":
        let run = try Run(
          "snapshot-fixture", command + ["--sources", "gone"], in: project.scratch.url)
        #expect(run.errors.contains("There is no gone to watch"), "\(run.errors)")
      case "render":
        let run = try Run(
          "snapshot-fixture", command + ReviewedProject.filters, in: project.scratch.url)
        #expect(run.status == 0, "\(command): \(run.errors)")
      default:
        let run = try Run(
          "snapshot-fixture", command, environment: project.changes, in: project.scratch.url)
        #expect(run.status == (command.count == 1 ? 1 : 0), "\(command): \(run.errors)")
      }
    }
    #expect(served == 1)
    #expect(try commands().count >= 7)
  }
}

/// The gallery for others: written anew, and as one file.
struct ArchiveTests {
  private static let render = [
    "render", "-o", "out", "--device", "iphone-15", "--orientation", "portrait", "--scale", "2",
  ]

  @Test func anArchiveHoldsAllThatThePageNeeds() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", Self.render + ["--descriptions", "--archive", "one.zip"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let files = try Self.unpacked(Data(contentsOf: scratch.file("one.zip")))
    let folder = try contents(of: scratch.file("out"))
    #expect(files["index.html"] != nil && files["app/main.js"] != nil && files["cells.js"] != nil)
    #expect(files["card/iphone-15-portrait@2x-light.png"] != nil)
    #expect(files.keys.contains { $0.hasPrefix("descriptions/card/") })
    for (name, data) in files { #expect(folder[name] == data, "\(name)") }
  }

  @Test func theGalleryAloneIsWrittenAnewAsItWas() throws {
    let scratch = try Scratch()
    _ = try Run("snapshot-fixture", Self.render + ["--descriptions", "--frame"], in: scratch.url)
    let before = try contents(of: scratch.file("out"))
    for name in ["cells.js", "index.html", "app/main.js"] {
      try Data("old".utf8).write(to: scratch.file("out/\(name)"))
    }
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--gallery-only", "--archive", "one.zip"],
      in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try contents(of: scratch.file("out")) == before)
    let first = try Data(contentsOf: scratch.file("one.zip"))
    _ = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--gallery-only", "--archive", "two.zip"],
      in: scratch.url)
    #expect(try Data(contentsOf: scratch.file("two.zip")) == first)
    let none = try Run.fixture("render", "-o", "other", "--gallery-only", in: scratch.url)
    #expect(none.status == 2)
    #expect(none.errors.contains("There is no report"), "\(none.errors)")
  }

  /// The files of an archive, by its directory; the sums are held against the contents.
  private static func unpacked(_ archive: Data) throws -> [String: Data] {
    let bytes = [UInt8](archive)
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    let end = bytes.count - 22
    try #require(number(end, 4) == 0x0605_4B50)
    var files: [String: Data] = [:]
    var place = number(end + 16, 4)
    for _ in 0..<number(end + 10, 2) {
      try #require(number(place, 4) == 0x0201_4B50)
      let (sum, size, length) = (
        number(place + 16, 4), number(place + 24, 4), number(place + 28, 2)
      )
      let name = String(decoding: bytes[(place + 46)..<(place + 46 + length)], as: UTF8.self)
      let file = number(place + 42, 4)
      try #require(number(file, 4) == 0x0403_4B50)
      let start = file + 30 + number(file + 26, 2) + number(file + 28, 2)
      let content = Data(bytes[start..<(start + size)])
      #expect(Int(checksum(of: content)) == sum, "\(name)")
      files[name] = content
      place += 46 + length
    }
    return files
  }
}
