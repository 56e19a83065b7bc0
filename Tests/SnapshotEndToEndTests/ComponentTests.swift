import Foundation
import SwiftUI
import Synchronization
import Testing
import VitrineTesting

/// Components alone, at the size they want or a given one.
struct ComponentTests {
  private static func run(
    _ arguments: [String], _ screens: String = "badge,tile", text: String = "Новое",
    in scratch: Scratch
  ) throws -> Run {
    try Run(
      "snapshot-fixture", arguments,
      environment: ["FIXTURE_SCREENS": screens, "FIXTURE_TEXT": text], in: scratch.url)
  }

  @Test func componentsAreDrawnAtTheirOwnSizes() throws {
    let scratch = try Scratch()
    let run = try Self.run(["render"], in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let pictures = try contents(of: scratch.file("out")).filter { $0.key.hasSuffix(".png") }
    // Three scales, light and dark, and the badge in large type at its own scale.
    #expect(pictures.count == 13, "\(pictures.keys.sorted())")
    let tile = try #require(pictures["tile/fixed-120x44p5-portrait@2x-light.png"])
    #expect(headerSize(tile) == [240, 89])
    let sizes = try (1...3).map { scale in
      headerSize(try #require(pictures["badge/fitting-portrait@\(scale)x-light.png"]))
    }
    #expect(sizes[0][0] > 40 && sizes[0][0] < 100 && sizes[0][1] > 30 && sizes[0][1] < 50)
    #expect(sizes[1] == sizes[0].map { $0 * 2 } && sizes[2] == sizes[0].map { $0 * 3 })
    let large = headerSize(try #require(pictures["badge/fitting-portrait@2x-light-ax5.png"]))
    #expect(large[1] > sizes[1][1])
  }

  @Test func componentsAreApprovedAndVerified() throws {
    let scratch = try Scratch()
    #expect(try Self.run(["record"], in: scratch).status == 0)
    #expect(try Self.run(["verify"], in: scratch).status == 0)
    #expect(try Self.run(["record"], in: scratch).output.contains("13 unchanged"))
    // Another size is a change like any other.
    let changed = try Self.run(["verify"], text: "Совсем новое", in: scratch)
    #expect(changed.status == 1, "\(changed.errors)")
    #expect(changed.output.contains("7 of 7 cells of badge"), "\(changed.output)")
    #expect(!changed.output.contains("tile"))
    #expect(try Self.run(["record"], text: "Совсем новое", in: scratch).status == 0)
    #expect(try Self.run(["verify"], text: "Совсем новое", in: scratch).status == 0)
  }

  @Test func whatTakesUpNoRoomIsAnError() throws {
    let scratch = try Scratch()
    let run = try Self.run(["render"], "nothing", in: scratch)
    #expect(run.status == 1)
    #expect(run.errors.contains("takes up no room by itself"), "\(run.errors)")
  }

  @MainActor @Test func assertionsTakeComponents() throws {
    let scratch = try Scratch()
    let messages = Mutex<[String]>([])
    func check(_ size: ScreenSize, _ scheme: Scheme = .light) {
      assertSnapshot(
        of: Text("Знак").padding(), as: SnapshotTraits(device: "iphone-8", scheme: scheme),
        size: size,
        filePath: scratch.file("BadgeTests.swift").path, function: "looks()")
    }
    withKnownIssue {
      check(.fitting)
      check(.fitting, .dark)
      check(.fixed(width: 200, height: 50))
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    #expect(messages.withLock { $0 }.count == 3)
    check(.fitting)
    check(.fitting, .dark)
    check(.fixed(width: 200, height: 50))
    let folder = scratch.file("__Snapshots__/BadgeTests")
    let stored = try contents(of: folder)
    #expect(
      stored.keys.sorted() == [
        "looks.fitting-dark.png", "looks.fitting-light.png", "looks.fixed-200x50-light.png",
      ])
    #expect(headerSize(try #require(stored["looks.fixed-200x50-light.png"])) == [400, 100])
  }
}
