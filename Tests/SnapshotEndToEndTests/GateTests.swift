import Foundation
import Testing

private let filters = ["--device", "iphone-8", "--device", "iphone-15", "--scale", "2"]

private func fixture(_ command: String..., in scratch: Scratch) throws -> Run {
  try Run("snapshot-fixture", command + filters, in: scratch.url)
}

@Suite struct GateTests {
  /// A renderer that draws otherwise although its fingerprint is the same: only drawing shows it.
  @Test func pixelsThatMoveUnderAnEqualKeyAreFoundByParanoia() throws {
    let scratch = try Scratch()
    #expect(try fixture("record", in: scratch).status == 0)
    let lock = scratch.file("Snapshots/snapshots.lock")
    let name = "card/iphone-8-landscape@2x-dark"
    let text = try String(contentsOf: lock, encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
    let moved = line.dropLast(8) + "00000000"
    try text.replacing(line, with: moved).write(to: lock, atomically: true, encoding: .utf8)
    #expect(try fixture("verify", in: scratch).output.contains("16 snapshots as approved"))
    let paranoid = try fixture("verify", "--paranoid", in: scratch)
    #expect(paranoid.status == 1)
    #expect(paranoid.output.contains("1 of 8 cells of card"))
    #expect(paranoid.output.contains("\(name): "))
    #expect(paranoid.output.contains("the pixels moved under an equal key"))
  }

  @Test func allPicturesAreKeptWhereAsked() throws {
    let scratch = try Scratch()
    func pictures() throws -> Int {
      try contents(of: scratch.file("Snapshots")).keys.count { $0.hasSuffix(".png") }
    }
    #expect(try fixture("record", in: scratch).status == 0)
    #expect(try pictures() == 4)
    #expect(try fixture("record", "--keep", "all", in: scratch).status == 0)
    #expect(try pictures() == 16)
    // As last time, without being told again.
    #expect(try fixture("record", in: scratch).status == 0)
    #expect(try fixture("verify", in: scratch).status == 0)
    #expect(try pictures() == 16)
  }

  @Test func doctorShowsWhatTheMachineDrawsWith() throws {
    let scratch = try Scratch()
    #expect(try Run("snapshot-fixture", ["record"], in: scratch.url).status == 0)
    let doctor = try Run("snapshot-fixture", ["doctor"], in: scratch.url)
    #expect(doctor.status == 0, "\(doctor.output)\(doctor.errors)")
    let parts = ["fingerprint", "cairo", "pango", "harfbuzz", "fonts", "resources", "probe"]
    for part in parts + ["poppler"] {
      #expect(doctor.output.contains(part), "\(part)")
    }
    for control in ["nothing", "a colour", "a frame", "a pixel"] {
      #expect(doctor.output.contains("\(control): as it must be"))
    }
    #expect(doctor.output.contains("0 orphans, 0 half-written files"))
    // A file that a killed record left is told, and a baseline that cannot be read makes it fail.
    try Data().write(to: scratch.file("Snapshots/card/.vitrine-1-a.png"))
    #expect(
      try Run("snapshot-fixture", ["doctor"], in: scratch.url).output
        .contains("1 half-written file"))
    try Data("no picture".utf8)
      .write(to: scratch.file("Snapshots/card/iphone-15-portrait@2x-light.png"))
    let broken = try Run("snapshot-fixture", ["doctor"], in: scratch.url)
    #expect(broken.status == 2)
    #expect(broken.output.contains("is no PNG file"))
  }
}
