import CairoRender
import Foundation
import Testing

/// Pictures that cannot be decoded: an error where something is approved or compared, a warning
/// where it is looked at, and never a silent blank.
struct BrokenImageTests {
  /// A file that is no picture, or no whole one.
  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () throws -> Data
  }

  private static func png(side: Int) throws -> Data {
    Data(
      try PNGEncoder().encode(
        try PixelImage(
          width: side, height: side,
          pixels: (0..<(side * side)).map { 0xFF00_0000 | UInt32($0 &* 2_654_435_761 & 0xFFFFFF) }),
        scale: 1))
  }

  /// A PNG with other bytes at a place.
  private static func png(_ bytes: [UInt8], at place: Int) throws -> Data {
    var data = try png(side: 40)
    data.replaceSubrange(place..<(place + bytes.count), with: bytes)
    return data
  }

  /// A PDF of a page of 40 by 40 points, which names a font; readers make its table themselves.
  private static func pdf(_ content: String) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 40]/Contents 4 0 R
      /Resources<</Font<</F 5 0 R>>>>>>endobj
      4 0 obj<</Length \(content.utf8.count)>>stream
      \(content)
      endstream endobj
      5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
      trailer<</Root 1 0 R>>
      """.utf8)
  }

  static let broken = [
    Broken(testDescription: "huge") { try png([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30], at: 16) },
    Broken(testDescription: "a lying header") { try png([0, 0, 0, 80], at: 16) },
    Broken(testDescription: "a wrong CRC") {
      let data = try png(side: 40)
      return try png([data[data.count - 20] ^ 1], at: data.count - 20)
    },
    Broken(testDescription: "cut") { try png(side: 40).prefix(600) },
    Broken(testDescription: "empty") { Data() },
    Broken(testDescription: "a text") { Data("no picture".utf8) },
    Broken(testDescription: "JPEG") {
      Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array(repeating: UInt8(7), count: 200))
    },
    Broken(testDescription: "WebP") {
      Data(
        Array("RIFF".utf8) + [200, 0, 0, 0] + Array("WEBPVP8 ".utf8)
          + Array(repeating: 9, count: 90))
    },
    Broken(testDescription: "PDF") { Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj".utf8) },
    Broken(testDescription: "PDF in a font of the machine") { pdf("BT /F 9 Tf (Aa) Tj ET") },
    Broken(testDescription: "PDF of another language") { pdf("0 0 20 20 re f hello") },
    Broken(testDescription: "SVG of another file") {
      Data(
        """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text>&x;</text></svg>
        """.utf8)
    },
    Broken(testDescription: "SVG of a billion laughs") {
      let levels = (1...9).map { level in
        "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
      }
      return Data(
        """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">\(levels.joined())]>
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text>&l9;</text></svg>
        """.utf8)
    },
  ]

  private static let filters = [
    "--device", "iphone-8", "--scale", "2", "--orientation", "portrait", "--scheme", "light",
  ]

  private static func run(
    _ command: String, _ screen: String, image: URL, in scratch: Scratch
  ) throws -> Run {
    try Run(
      "snapshot-fixture", [command] + filters,
      environment: [
        "FIXTURE_SCREENS": screen, "FIXTURE_IMAGE": image.path,
        "FIXTURE_URL": image.absoluteString,
      ], in: scratch.url)
  }

  @Test(arguments: broken)
  func aNamedImageIsNeitherApprovedNorPassed(_ broken: Broken) throws {
    let scratch = try Scratch()
    let image = scratch.file("broken.png")
    try broken.make().write(to: image)
    for command in ["record", "verify"] {
      let run = try Self.run(command, "picture", image: image, in: scratch)
      #expect(run.status == 1, "\(command): \(run.output)\(run.errors)")
      #expect(
        run.errors.contains("error: picture/iphone-8-portrait@2x-light: ")
          && run.errors.contains(image.path), "\(command): \(run.errors)")
    }
    let stored = try contents(of: scratch.file("Snapshots"))
    #expect(!stored.keys.contains { $0.hasSuffix(".png") })
    let render = try Self.run("render", "picture", image: image, in: scratch)
    #expect(render.status == 0, "\(render.errors)")
    #expect(
      render.errors.contains("warning: picture: ") && render.errors.contains(image.path),
      "\(render.errors)")
  }

  @Test(arguments: broken)
  func anAsyncImageFails(_ broken: Broken) throws {
    let scratch = try Scratch()
    let image = scratch.file("broken.png")
    try broken.make().write(to: image)
    let run = try Self.run("render", "remote", image: image, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("warning: remote: AsyncImage: "), "\(run.errors)")
    let told = try Run.fixture(
      "describe", "remote", "--device", "iphone-8",
      environment: ["FIXTURE_SCREENS": "remote", "FIXTURE_URL": image.absoluteString])
    #expect(told.output.contains("Text \"failure\""), "\(told.output)\(told.errors)")
  }

  /// The control: a sound picture is approved, and told of by nobody.
  @Test(arguments: ["picture", "remote"], ["png", "pdf"])
  func soundPicturesAreApproved(_ screen: String, _ ending: String) throws {
    let scratch = try Scratch()
    let image = scratch.file("sound.\(ending)")
    let data = ending == "png" ? try Self.png(side: 40) : Self.pdf("1 0 0 rg 0 0 20 20 re f")
    try data.write(to: image)
    for command in ["record", "verify", "render"] {
      let run = try Self.run(command, screen, image: image, in: scratch)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("warning"), "\(run.errors)")
    }
  }

  @Test func aPictureThatNoCatalogueHasIsNotApproved() throws {
    let scratch = try Scratch()
    let run = try Self.run("record", "named", image: scratch.url, in: scratch)
    #expect(run.status == 1)
    #expect(run.errors.contains("HostileScreens.swift:"), "\(run.errors)")
    #expect(run.errors.contains("There is no picture named no-such-picture"), "\(run.errors)")
  }

  /// A state with a picture that is not there loses itself, and one that cannot be reached those
  /// behind it.
  @Test func statesOfAFlowFailByThemselves() throws {
    let scratch = try Scratch()
    let environment = ["FIXTURE_SCREENS": "slides"]
    let filters = ["--device", "iphone-15"]
    let run = try Run(
      "snapshot-fixture", ["record"] + filters, environment: environment, in: scratch.url)
    #expect(run.status == 1, "\(run.errors)")
    func reason(_ step: String) -> String? {
      run.errors.split(separator: "\n").first {
        $0.contains("slides/iphone-15-portrait@3x-light.\(step): ")
      }
      .map(String.init)
    }
    #expect(
      reason("broken")?.contains("There is no picture named no-such-picture") == true,
      "\(run.errors)")
    #expect(reason("lost")?.contains("step lost: ") == true, "\(run.errors)")
    // What stands behind a lost step fails for the same reason, which is told once.
    #expect(run.output.contains("2 approved"), "\(run.output)")
    for step in ["first", "behind"] {
      #expect(reason(step) == nil, "\(run.errors)")
      let approved = try Run(
        "snapshot-fixture", ["verify", "--step", step] + filters, environment: environment,
        in: scratch.url)
      #expect(approved.status == 0, "\(approved.output)\(approved.errors)")
    }
  }

  @Test func aScreenOfOneColorIsNotApprovedUnlessDeclared() throws {
    let scratch = try Scratch()
    let empty = try Self.run("record", "empty", image: scratch.url, in: scratch)
    #expect(empty.status == 1)
    #expect(empty.errors.contains("the screen has one single colour"), "\(empty.errors)")
    #expect(try Self.run("render", "empty", image: scratch.url, in: scratch).status == 0)
    #expect(try Self.run("record", "splash", image: scratch.url, in: scratch).status == 0)
  }

  @Test func remoteAddressesAreAnsweredByAFolderOrRefused() throws {
    let scratch = try Scratch()
    let folder = scratch.file("answers/example.org/a")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.png(side: 40).write(to: folder.appendingPathComponent("b.png"))
    func render(_ address: String, answers: Bool) throws -> Run {
      try Run(
        "snapshot-fixture", ["render"] + Self.filters,
        environment: [
          "FIXTURE_SCREENS": "remote", "FIXTURE_URL": address,
          "FIXTURE_NETWORK": answers ? scratch.file("answers").path : "",
        ], in: scratch.url)
    }
    let answered = try render("https://example.org/a/b.png", answers: true)
    #expect(answered.status == 0 && !answered.errors.contains("warning"), "\(answered.errors)")
    for (address, answers) in [
      ("https://example.org/a/c.png", true), ("https://example.org/a/b.png", false),
      ("https://example.org/../../secret", true), ("https://example.org/a", true),
    ] {
      let refused = try render(address, answers: answers)
      #expect(refused.status == 0)
      #expect(refused.errors.contains("\(address) was not loaded"), "\(refused.errors)")
    }
  }

  private static let remoteScreens = [
    "remote-body": "body: Саранск", "remote-content": "content: Саранск",
    "remote-task": "task: 200 Саранск", "remote-session": "session: Саранск",
    "remote-publisher": "publisher: Саранск", "remote-flow": "flow: Саранск",
  ]

  /// Whatever a screen loads with, a file answers, and the picture shows it.
  @Test(arguments: remoteScreens.keys.sorted())
  func remoteDataIsAnsweredByAFolder(_ screen: String) throws {
    let scratch = try Scratch()
    let folder = scratch.file("answers/example.org/api")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Саранск".utf8).write(to: folder.appendingPathComponent("city?id=13"))
    for scheme in ["http", "https"] {
      let environment = [
        "FIXTURE_SCREENS": screen, "FIXTURE_URL": "\(scheme)://example.org/api/city?id=13",
        "FIXTURE_NETWORK": scratch.file("answers").path,
      ]
      let told = try Run.fixture(
        "describe", screen, "--device", "iphone-8", environment: environment, in: scratch.url)
      let text = try #require(Self.remoteScreens[screen])
      #expect(told.output.contains(text), "\(told.output)\(told.errors)")
      let drawn = try Run(
        "snapshot-fixture", ["render"] + Self.filters, environment: environment, in: scratch.url)
      #expect(drawn.status == 0 && !drawn.errors.contains("warning"), "\(drawn.errors)")
    }
  }

  /// Without an answer nothing leaves the machine, and the address and its screen are named.
  @Test(arguments: remoteScreens.keys.sorted())
  func remoteDataIsRefused(_ screen: String) throws {
    let scratch = try Scratch()
    let server = try Listener()
    let address = "http://127.0.0.1:\(server.port)/api/city"
    let run = try Run(
      "snapshot-fixture", ["render", "--clock-limit", "10"] + Self.filters,
      environment: ["FIXTURE_SCREENS": screen, "FIXTURE_URL": address], in: scratch.url)
    // A screen that is made of the answer is not drawn, the others are.
    let fails = screen == "remote-content"
    #expect(run.status == (fails ? 1 : 0), "\(run.errors)")
    let place = fails ? "error: \(screen)/iphone-8-portrait@2x-light" : "warning: \(screen)"
    #expect(run.errors.contains("\(place): \(address) was not loaded"), "\(run.errors)")
    #expect(!server.wasAsked)
    // The control: the listener tells of who asks.
    _ = try Run(path: "/bin/bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(server.port)"])
    #expect(server.wasAsked)
  }

  @Test func processesOfScreensFindNoWayOut() throws {
    let scratch = try Scratch()
    let run = try Run(
      "snapshot-fixture", ["render"] + Self.filters,
      environment: ["FIXTURE_SCREENS": "remote-process", "no_proxy": "*"], in: scratch.url)
    #expect(run.status == 0)
    let proxy = "http://127.0.0.1:9"
    #expect(run.errors.contains("proxy=\(proxy),\(proxy),\n"), "\(run.errors)")
  }
}
