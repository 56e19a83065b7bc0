import CairoRender
import Foundation
import Testing

/// Devices and sets of screenshots that a command is asked for.
struct DeviceOptionTests {
  private static let card = ["FIXTURE_SCREENS": "card"]

  @Test func aTeamsDevicesReachTheWorkers() throws {
    let scratch = try Scratch()
    let own = """
      { "devices": [ { "id": "kiosk", "name": "Kiosk", "like": "ipad-10", "width": 800,
          "height": 1280, "scales": [2] } ],
        "only": ["kiosk"] }
      """
    try own.write(to: scratch.file("own.json"), atomically: true, encoding: .utf8)
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--devices", "own.json", "--jobs", "2"],
      environment: Self.card, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let pictures = try contents(of: scratch.file("out")).filter { $0.key.hasSuffix(".png") }
    #expect(
      pictures.mapValues(headerSize) == [
        "card/kiosk-portrait@2x-light.png": [1600, 2560],
        "card/kiosk-portrait@2x-dark.png": [1600, 2560],
        "card/kiosk-landscape@2x-light.png": [2560, 1600],
        "card/kiosk-landscape@2x-dark.png": [2560, 1600],
      ])
  }

  @Test func aBrokenFileIsToldWithLineAndField() throws {
    let scratch = try Scratch()
    let own = """
      { "devices": [
        { "id": "a", "name": "A", "like": "ipad-10", "width": 9 } ] }
      """
    try own.write(to: scratch.file("own.json"), atomically: true, encoding: .utf8)
    for command in ["list", "render", "verify"] {
      let run = try Run(
        "snapshot-fixture", [command, "--devices", "own.json"], environment: Self.card,
        in: scratch.url)
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "own.json:2: devices[0].width is 9; it must be a number from 100 to 4096 points."))
    }
    let system = try Run(
      "snapshot-fixture", ["list", "--system", "15"], environment: Self.card, in: scratch.url)
    #expect(system.status == 2)
    #expect(system.errors.contains("There is no look of iOS 15"))
  }

  @Test func aWindowIsShownAmongOthersOrAlone() throws {
    let scratch = try Scratch()
    func sizes(_ more: [String]) throws -> [[Int]] {
      let filters = [
        "--variant", "split-third", "--orientation", "portrait", "--scheme", "light",
      ]
      let run = try Run(
        "snapshot-fixture", ["render", "-o", "out"] + filters + more,
        environment: ["FIXTURE_SCREENS": "window"], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      return try contents(of: scratch.file("out/window")).filter { $0.key.hasSuffix(".png") }
        .values.map(headerSize).sorted { $0[0] < $1[0] }
    }
    let (whole, alone) = try (sizes([]), sizes(["--crop", "window"]))
    #expect(!whole.isEmpty && whole.count == alone.count)
    for (whole, alone) in zip(whole, alone) {
      // iPad Pro 11" upright: 834 by 1194 points, of which the window has 320.
      #expect(whole[0] * 1194 == whole[1] * 834 && alone[1] == whole[1])
      #expect(alone[0] * 834 == whole[0] * 320)
    }
    let wrong = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--crop", "screen"], environment: Self.card,
      in: scratch.url)
    #expect(wrong.status == 2)
  }

  @Test func safeAreasAreDrawnOverThePicture() throws {
    let scratch = try Scratch()
    func image(_ more: [String]) throws -> PixelImage {
      let filters = [
        "--device", "iphone-15-pro", "--orientation", "portrait", "--scale", "3", "--scheme",
        "light",
      ]
      let run = try Run(
        "snapshot-fixture", ["render", "-o", "out"] + filters + more, environment: Self.card,
        in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      let path = "card/iphone-15-pro-portrait@3x-light.png"
      let png = try #require(try contents(of: scratch.file("out"))[path])
      return try PNGDecoder.decode([UInt8](png), name: path)
    }
    let (plain, guides) = try (image([]), image(["--safe-areas"]))
    #expect(plain.width == guides.width && plain.height == guides.height)
    /// Whether the row of pixels at a height in points is another one in the middle of the screen.
    func differs(_ y: Double) -> Bool {
      let row = Int(y * 3)
      return (200..<979).contains { plain[$0, row] != guides[$0, row] }
    }
    // The insets of 59 and 34 points are veiled, and have a line at their ends.
    for y in [2.0, 58.0, 59.5, 817.5, 819.0] as [Double] { #expect(differs(y), "\(y)") }
    // What lies between is as it was.
    for y in [61.0, 300.0, 600.0, 816.0] as [Double] { #expect(!differs(y), "\(y)") }
  }

  @Test func theAppStoresPicturesHaveItsSizesAndNoAlpha() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--group", "app-store"],
      environment: Self.card, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let pictures = try contents(of: scratch.file("out/app-store"))
    #expect(
      pictures.mapValues(headerSize).filter { $0.key.contains("/01-") } == [
        "en-US/iphone-6.9/01-card-portrait-light.png": [1320, 2868],
        "en-US/ipad-13/01-card-portrait-light.png": [2064, 2752],
      ])
    #expect(pictures.count == 8)
    for (path, png) in pictures {
      // The header's type of colour: grey, red, green and blue, or a palette, none with alpha.
      #expect([0, 2, 3].contains(png[25]), "\(path)")
      #expect(try PNGDecoder.decode([UInt8](png), name: path).isOpaque)
    }
    let wrong = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--group", "app-store", "--frame"],
      environment: Self.card, in: scratch.url)
    #expect(wrong.status != 0)
  }
}
