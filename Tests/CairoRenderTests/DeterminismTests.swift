import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The fingerprint, with its probe of all operations, is the same in whatever surroundings.
struct DeterminismTests {
  private static let output = "VITRINE_FINGERPRINT_FILE"

  /// Not a test of its own: the children of the next one write their fingerprints with it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment[output] != nil))
  func writesFingerprint() throws {
    guard let path = ProcessInfo.processInfo.environment[Self.output] else { return }
    let digest = try Fingerprint(text: Studio().text).digest
    try Data(digest.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// A configuration that would change every text, if it were read.
  private static let hostile = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts</dir>
    <match target="pattern"><edit name="family" mode="assign" binding="strong">
    <string>DejaVu Sans</string></edit></match>
    <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
    </fontconfig>
    """

  private static func surroundings(_ directory: URL) -> [[String: String?]] {
    let file = directory.appendingPathComponent("fonts.conf").path
    let empty = directory.appendingPathComponent("none").path
    return [
      ["LANG": "ru_RU.UTF-8", "LC_ALL": "ru_RU.UTF-8", "TZ": "Asia/Tokyo"],
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": nil],
      ["LANG": "ar_EG.UTF-8", "FONTCONFIG_FILE": file, "XDG_CONFIG_HOME": directory.path],
      ["FONTCONFIG_PATH": empty, "FONTCONFIG_FILE": empty, "XDG_DATA_HOME": empty],
    ]
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[output] == nil))
  func surroundingsDoNotMatter() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(Self.hostile.utf8).write(to: directory.appendingPathComponent("fonts.conf"))
    let expected = try Fingerprint(text: Studio().text).digest
    for (index, changes) in Self.surroundings(directory).enumerated() {
      let file = directory.appendingPathComponent("digest\(index)")
      try Self.run(changes, writing: file)
      #expect(try String(contentsOf: file, encoding: .utf8) == expected, "\(changes)")
    }
  }

  /// Runs this very test program with another environment.
  private static func run(_ changes: [String: String?], writing file: URL) throws {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    environment[output] = file.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--filter", "DeterminismTests.writesFingerprint", "--testing-library", "swift-testing",
    ]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
