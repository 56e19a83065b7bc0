import CairoRender
import Foundation
import Testing

private let some = [
  "--device", "iphone-15", "--device", "iphone-15-pl*", "--device", "iphone-15-pro", "--device",
  "ipad-9", "--scale", "1", "--scale", "2",
]

@Suite struct RenderTests {
  @Test func renderDrawsEveryCellAtItsSize() throws {
    let scratch = try Scratch()
    let run = try Run("snapshot-fixture", ["render", "-o", "out"] + some, in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("40 snapshots of 2 screens on 4 devices, "))
    let files = try contents(of: scratch.file("out"))
    let list = try Run("snapshot-fixture", ["list", "--json"] + some).output
    let cells = try #require(
      try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    #expect(
      Set(cells.compactMap { $0["path"] as? String })
        == Set(files.keys.filter { $0.hasSuffix(".png") }))
    for cell in cells {
      let path = try #require(cell["path"] as? String)
      let png = try #require(files[path])
      #expect(headerSize(png) == [cell["pixelWidth"] as? Int, cell["pixelHeight"] as? Int])
      let image = try PNGDecoder.decode([UInt8](png), name: path)
      #expect(image.isOpaque)
      let background =
        path.contains("dark") ? 0xFF00_0000 : path.hasPrefix("card") ? 0xFFFF_FFFF : 0xFFF2_F2F7
      #expect(image[image.width - 1, image.height - 1] == UInt32(background))
    }
  }

  @Test func equalCellsAreOneFile() throws {
    let scratch = try Scratch()
    _ = try Run("snapshot-fixture", ["render", "-o", "out"] + some, in: scratch.url)
    func node(_ device: String) throws -> Int? {
      let path = scratch.file("out/card/\(device)-portrait@2x-light.png").path
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    #expect(try node("iphone-15") == node("iphone-15-pro"))
    #expect(try node("iphone-15") != node("iphone-15-plus"))
  }

  @Test func bytesDependNeitherOnTheRunNorOnTheWorkers() throws {
    let scratch = try Scratch()
    let runs = try [("a", "1"), ("b", "1"), ("c", "2"), ("d", "3")].map { name, jobs in
      let run = try Run(
        "snapshot-fixture",
        ["render", "-o", name, "--jobs", jobs, "--device", "iphone-1[45]", "--scale", "2"],
        environment: ["FIXTURE_SCREENS": "card,button,view"], in: scratch.url)
      #expect(run.status == 0)
      return try contents(of: scratch.file(name)).filter { $0.key.hasSuffix(".png") }
    }
    #expect(runs[0].count == 24)
    for run in runs { #expect(run == runs[0]) }
  }

  @Test func theGalleryHoldsEveryCellAndNoAddress() throws {
    let scratch = try Scratch()
    _ = try Run("snapshot-fixture", ["render", "-o", "out"] + some, in: scratch.url)
    let files = try contents(of: scratch.file("out"))
    for (path, content) in files where path.hasPrefix("app/") || path == "index.html" {
      let text = String(decoding: content, as: UTF8.self)
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        .replacingOccurrences(of: "http-equiv", with: "")
      #expect(!text.contains("http"), "\(path)")
    }
    let script = String(decoding: try #require(files["cells.js"]), as: UTF8.self)
    let json = try #require(script.firstMatch(of: /vitrine.gallery = (\{.*\});/)?.output.1)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let cells = try #require(data["cells"] as? [[Int]])
    #expect(cells.count == 40)
    // Of devices that look alike the first one's picture stands for all.
    #expect(Set(cells.map { $0[9] }).count < 40)
    #expect(((data["screens"] as? [[String: Any]])?.first)?["title"] as? String == "A card")
  }

  @Test func aScreenThatTrapsLosesItselfAlone() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--device", "iphone-x", "--device", "iphone-8"],
      environment: ["FIXTURE_SCREENS": "card,trap,button"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("trap/iphone-x-portrait@2x-light: ended by signal"))
    #expect(run.errors.contains("the screen's own mistake"))
    let files = try contents(of: scratch.file("out")).keys.filter { $0.hasSuffix(".png") }
    #expect(files.count { $0.hasPrefix("card/") } == 16)
    #expect(files.count { $0.hasPrefix("button/") } == 16)
    #expect(files.count { $0.hasPrefix("trap/") } == 8)
  }

  /// A screen that asks for the scheme is laid out for each; one that does not, once.
  @Test func aLayoutIsSharedBetweenSchemesWhereColorsAloneDiffer() throws {
    func layouts(_ screen: String, _ options: String...) throws -> (count: Substring?, report: Data)
    {
      let scratch = try Scratch()
      let run = try Run(
        "snapshot-fixture",
        ["render", "-o", "out", "--device", "iphone-x", "--scale", "2", "--statistics"] + options,
        environment: ["FIXTURE_SCREENS": screen], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      let name = "out/\(screen)/iphone-x-portrait@2x-dark.png"
      return (
        run.errors.firstMatch(of: /layouts +(\d+)/)?.output.1,
        try Data(contentsOf: scratch.file(name))
      )
    }
    let shared = try layouts("view")
    #expect(shared.count == "2")
    #expect(try shared.report == layouts("view", "--scheme", "dark").report)
    let asking = try layouts("scheme")
    #expect(asking.count == "4")
    #expect(try asking.report == layouts("scheme", "--scheme", "dark").report)
  }

  @Test func aScreenThatTrapsInTheDarkIsDrawnInTheLight() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture",
      ["render", "-o", "out", "--device", "iphone-x", "--orientation", "portrait"],
      environment: ["FIXTURE_SCREENS": "night"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("night/iphone-x-portrait@2x-dark: ended by signal"))
    #expect(!run.errors.contains("light"))
    let files = try contents(of: scratch.file("out")).keys.filter { $0.hasSuffix(".png") }
    #expect(
      files.sorted() == [
        "night/iphone-x-portrait@2x-light.png", "night/iphone-x-portrait@3x-light.png",
      ])
  }

  @Test(arguments: [
    ("loop", ["--time-limit", "1"], "used more than its 1 s of processor time"),
    ("hog", ["--memory-limit", "256"], "used more than its 256 MB of memory"),
    ("throwing", [], "no data for this screen"),
  ])
  func aScreenThatFailsIsNamedWithItsReason(
    screen: String, options: [String], reason: String
  ) throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--device", "iphone-x"] + options,
      environment: ["FIXTURE_SCREENS": "card,\(screen)"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("\(screen)/iphone-x-portrait@2x-light: \(reason)"))
    #expect(run.output.hasPrefix("8 snapshots of 1 screen on 1 device"))
  }

  @Test func foldersThatCannotBeWrittenAreNamed() throws {
    let scratch = try Scratch()
    try Data().write(to: scratch.file("file"))
    let run = try Run.fixture("render", "-o", "file/out", in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("file/out"))
  }

  @Test(.needsMounting) func aFullDiskLeavesNothingHalfWritten() throws {
    let scratch = try Scratch()
    let disk = scratch.file("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try #require(try shell("mount -t tmpfs -o size=100k tmpfs \(disk.path)") == 0)
    defer { _ = try? shell("umount -l \(disk.path)") }
    let run = try Run.fixture("render", "-o", "disk", in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("No space left on device; free some space"))
    for (name, data) in try contents(of: disk) where name.hasSuffix(".png") {
      #expect(throws: Never.self) { try PNGDecoder.decode([UInt8](data), name: name) }
    }
    #expect(try contents(of: disk).keys.allSatisfy { !$0.contains(".vitrine-") })
  }

  /// Pictures leave nothing behind: a worker that draws all tablets needs as much as for the
  /// largest.
  @Test func memoryDoesNotGrowWithTheNumberOfCells() throws {
    let scratch = try Scratch()
    func peak(_ filter: String...) throws -> (cells: Int, megabytes: Double) {
      let run = try Run(
        "snapshot-fixture", ["render", "-o", "out", "--jobs", "1", "--statistics"] + filter,
        in: scratch.url)
      let memory = try #require(run.errors.firstMatch(of: /written, ([0-9]+) MB memory/)?.output.1)
      let cells = try #require(run.output.firstMatch(of: /^([0-9]+) snapshots/)?.output.1)
      return (try #require(Int(cells)), try #require(Double(memory)))
    }
    let few = try peak(
      "--device", "ipad-pro-12-9", "--orientation", "portrait", "--scheme", "light")
    let many = try peak("--family", "ipad")
    #expect(many.cells == few.cells + 140)
    // Caches fill; a megabyte kept of each picture would be more.
    #expect(many.megabytes < few.megabytes + 60)
  }

  @Test func aFlowIsAMovingPictureBesideItsPictures() throws {
    let scratch = try Scratch()
    let arguments = ["render", "-o", "out", "--device", "iphone-15"]
    let environment = ["FIXTURE_SCREENS": "count"]
    let still = try Run("snapshot-fixture", arguments, environment: environment, in: scratch.url)
    #expect(still.status == 0)
    #expect(try contents(of: scratch.file("out")).keys.allSatisfy { !$0.hasSuffix(".webp") })
    let run = try Run(
      "snapshot-fixture", arguments + ["--animate"], environment: environment, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let film = "count/iphone-15-portrait@3x-light.webp"
    #expect(run.output.contains("out/\(film)"))
    let files = try contents(of: scratch.file("out"))
    let data = try #require(files[film])
    #expect(data.prefix(4) == Data("RIFF".utf8) && data.dropFirst(8).prefix(4) == Data("WEBP".utf8))
    #expect(data.range(of: Data("ANIM".utf8)) != nil)
    #expect(files.keys.filter { $0.hasSuffix(".png") }.count == 3)
  }

  @Test func aTurnedStepIsPicturedAsTheDeviceLies() throws {
    let scratch = try Scratch()
    let environment = ["FIXTURE_SCREENS": "turn"]
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--scale", "2", "--scheme", "light"],
      environment: environment, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let files = try contents(of: scratch.file("out"))
    func size(_ step: String) throws -> [Int] {
      headerSize(try #require(files["turn/iphone-se-3-portrait@2x-light.\(step).png"]))
    }
    #expect(try size("upright") == [750, 1334])
    #expect(try size("lying") == [1334, 750])
    #expect(try size("again") == [750, 1334])
    let recorded = try Run(
      "snapshot-fixture", ["record"], environment: environment, in: scratch.url)
    #expect(recorded.status == 0, "\(recorded.errors)")
    let verified = try Run(
      "snapshot-fixture", ["verify"], environment: environment, in: scratch.url)
    #expect(verified.status == 0, "\(verified.output) \(verified.errors)")
  }
}

private func shell(_ command: String) throws -> Int32 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", command]
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}
