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

  /// The device that a part's screens are read on; the pages of all symbols are for one alone.
  private static func device(of part: String) -> String {
    part == "symbols" ? "ipad-pro-12-9" : "iphone-15"
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all"
  }

  private static func file(_ reading: ScreenReading) -> URL {
    let name = [reading.screen, reading.step].compactMap { $0 }.joined(separator: ".")
    return folder.appendingPathComponent("\(name).txt")
  }

  @Test(arguments: parts) func screensAreReadAsApproved(_ part: String) throws {
    try check("\(part)*", on: Self.device(of: part))
  }

  @Test(arguments: ["mac-settings", "watch-46"])
  func screensOfMacsAndWatchesAreReadAsApproved(_ device: String) throws {
    try check("design-*-\(device.prefix { $0 != "-" })", on: device)
  }

  /// Screens that the phone does not have.
  @Test(arguments: [
    ("saransk-sidebar", "ipad-10"), ("saransk-checklist", "iphone-se-3"),
    ("design-sidebar-mac", "mac-sidebar"),
  ])
  func screensOfOtherDevicesAreReadAsApproved(_ screen: String, _ device: String) throws {
    try check(screen, on: device)
  }

  private func check(_ screens: String, on device: String) throws {
    let borne = try AuditException.read(Self.exceptions.path)
    let readings = try catalogue().readings(of: [screens], on: device, except: borne)
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

  /// Each screen is read on one device, and each step of a flow.
  @Test func everyScreenHasAText() throws {
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    let expected = try catalogue().screens.flatMap { screen in
      (screen.steps.isEmpty ? [nil] : screen.steps.map(Optional.some)).map { step in
        [screen.name, step].compactMap { $0 }.joined(separator: ".") + ".txt"
      }
    }
    #expect(expected.filter { !files.contains($0) } == [])
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
