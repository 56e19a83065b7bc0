import Foundation
import Showcase
import SnapshotKit
import Testing

/// What VoiceOver reads of every screen, equal to the approved texts, and an audit without a fault.
///
/// `VITRINE_RECORD=all swift test --filter ReadingTests` writes the texts anew.
@MainActor @Suite struct ReadingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Trees")
  private static let exceptions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("audit.json")

  /// Screens by the first part of their names.
  nonisolated private static let parts = [
    "animals", "design", "flow", "growth", "quiz", "saransk", "settings", "symbols", "tasty",
    "views",
  ]

  /// Steps of the apps' own flows are states that are read as screens.
  private static func screens(_ part: String) -> [String] {
    guard part == "flow" else { return ["\(part)*"] }
    return ["quiz", "settings", "design-settings", "form", "search", "sheet"].map { "flow-\($0)" }
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all"
  }

  private static func file(_ reading: ScreenReading) -> URL {
    let name = [reading.screen, reading.step].compactMap { $0 }.joined(separator: ".")
    return folder.appendingPathComponent("\(name).txt")
  }

  @Test(arguments: parts) func screensAreReadAsApproved(_ part: String) throws {
    let borne = try AuditException.read(Self.exceptions.path)
    // The pages of all symbols are for one device alone.
    let device = part == "symbols" ? "ipad-pro-12-9" : "iphone-15"
    let readings = try catalogue().readings(of: Self.screens(part), on: device, except: borne)
    #expect(!readings.isEmpty)
    for reading in readings {
      let (file, text) = (Self.file(reading), reading.tree.text() + "\n")
      if Self.isRecording { try Data(text.utf8).write(to: file) }
      let approved = try? String(contentsOf: file, encoding: .utf8)
      #expect(approved == text, "\(file.lastPathComponent) reads otherwise")
      let faults = reading.faults.map { "\($0.source): \($0.check.rawValue): \($0.message)" }
      #expect(faults == [], "\(file.lastPathComponent)")
    }
  }

  @Test func noTextIsOfAScreenThatIsGone() throws {
    let screens = Set(try catalogue().screens.map(\.name))
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let gone = files.filter { file in
      !screens.contains(String(file.prefix { $0 != "." }))
    }
    #expect(gone == [])
    let parts = Set(screens.map { String($0.prefix { $0 != "-" }) })
    #expect(parts.subtracting(Self.parts) == [], "no test reads these")
  }
}
