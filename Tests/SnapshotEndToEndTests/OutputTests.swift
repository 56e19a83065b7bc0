import CairoRender
import Foundation
import Testing

/// What `render` writes beside plain pictures: bodies, documents, contact sheets.
struct OutputTests {
  private static func render(_ options: [String], in scratch: Scratch) throws -> Run {
    try Run(
      "snapshot-fixture", ["render", "-o", "out"] + options,
      environment: ["FIXTURE_SCREENS": "card,view"], in: scratch.url)
  }

  private static func image(_ name: String, _ scratch: Scratch) throws -> PixelImage {
    try PNGDecoder.decode([UInt8](Data(contentsOf: scratch.file("out/\(name).png"))), name: name)
  }

  @Test(arguments: [
    // The screen, the body's sides, twice 36 pt around.
    ("iphone-15", 393 + 42 + 72, 852 + 42 + 72), ("iphone-8", 375 + 56 + 72, 667 + 216 + 72),
    ("iphone-x", 375 + 42 + 72, 812 + 42 + 72), ("ipad-9", 810 + 94 + 72, 1080 + 222 + 72),
    ("ipad-air-5", 820 + 90 + 72, 1180 + 90 + 72),
  ])
  func framesPutTheScreenIntoABody(_ device: String, _ width: Int, _ height: Int) throws {
    let scratch = try Scratch()
    let run = try Self.render(
      ["--frame", "--device", device, "--scale", "2", "--scheme", "light", "--screen", "card"],
      in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let portrait = try Self.image("card/\(device)-portrait@2x-light", scratch)
    #expect(portrait.width == 2 * width && portrait.height == 2 * height)
    let landscape = try Self.image("card/\(device)-landscape@2x-light", scratch)
    #expect(landscape.width == 2 * height && landscape.height == 2 * width)
    // Clear outside, the screen's white in the middle, the bezel around it.
    #expect(!portrait.isOpaque && portrait[0, 0] == 0 && landscape[0, 0] == 0)
    #expect(portrait[width, height] == 0xFFFF_FFFF)
    #expect(portrait[2 * (36 + 12), height] == 0xFF10_1012)
    #expect(landscape[height, 2 * (36 + 12)] == 0xFF10_1012)
  }

  @Test func cutOutsHideTheScreen() throws {
    let scratch = try Scratch()
    _ = try Self.render(
      [
        "--frame", "--device", "iphone-15", "--device", "iphone-13", "--scale", "2", "--screen",
        "card", "--scheme", "light",
      ], in: scratch)
    // The middle of the island, 30 pt below the screen's top, and of the notch, 15 pt below.
    let island = try Self.image("card/iphone-15-portrait@2x-light", scratch)
    #expect(island[island.width / 2, 2 * (36 + 21 + 30)] == 0xFF00_0000)
    #expect(island[island.width / 2, 2 * (36 + 21 + 4)] == 0xFFFF_FFFF)
    let notch = try Self.image("card/iphone-13-portrait@2x-light", scratch)
    #expect(notch[notch.width / 2, 2 * (36 + 21 + 15)] == 0xFF10_1012)
    // Turned to the left, the cut-out lies at the left.
    let turned = try Self.image("card/iphone-15-landscape@2x-light", scratch)
    #expect(turned[2 * (36 + 21 + 30), turned.height / 2] == 0xFF00_0000)
  }

  @Test(arguments: ["svg", "pdf"])
  func documentsAreWritten(_ format: String) throws {
    let scratch = try Scratch()
    let run = try Self.render(
      ["--format", format, "--device", "iphone-15", "--scale", "2"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let files = try contents(of: scratch.file("out"))
    let documents = files.filter { $0.key.hasSuffix(".\(format)") }
    #expect(documents.count == 8 && !files.keys.contains { $0.hasSuffix(".png") })
    for data in documents.values {
      let head = String(decoding: data.prefix(60), as: UTF8.self)
      #expect(head.contains(format == "svg" ? "<?xml" : "%PDF-"))
    }
  }

  /// Four devices, as a debug build takes seconds for each.
  @Test func contactSheetsShowTheDevices() throws {
    let scratch = try Scratch()
    let devices = ["iphone-8", "iphone-se-3", "iphone-15", "iphone-15-pro-max"]
    let run = try Self.render(
      ["--contact-sheet", "--screen", "card", "--scheme", "light", "--orientation", "portrait"]
        + devices.flatMap { ["--device", $0] }, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let sheet = try Self.image("card/contact-sheet-portrait-light", scratch)
    #expect(sheet.width == 2800 && sheet.height > 600)
    let wrong = try Self.render(["--contact-sheet", "--format", "svg"], in: scratch)
    #expect(wrong.status == 2)
  }
}
