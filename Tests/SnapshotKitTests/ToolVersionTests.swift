import Foundation
import Testing

@testable import SnapshotKit

@Suite struct ToolVersionTests {
  /// The number is that of the changelog's first section.
  @Test func theNumberIsTheChangelogs() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let changelog = try String(
      contentsOf: package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(ToolVersion.number == heading.dropFirst(3).lowercased())
  }

  @Test func theCommandTellsIt() throws {
    do {
      _ = try SnapshotCommand.parseAsRoot(["--version"])
      Issue.record("no version")
    } catch {
      #expect(SnapshotCommand.fullMessage(for: error) == ToolVersion.text)
      #expect(SnapshotCommand.exitCode(for: error) == .success)
    }
  }

  /// The way to name a screen is told by each command that chooses screens, and by no other.
  @Test func everyCommandThatChoosesScreensTellsHow() {
    func message(_ command: String) -> String {
      SnapshotCommand.withScreenOption(
        "Error: Unexpected argument 'card'\nUsage: snapshot \(command) [<options>]\n")
    }
    for command in SnapshotCommand.configuration.subcommands {
      let name = command.configuration.commandName ?? ""
      let takes = command.helpMessage().contains("--screen <screen>")
      #expect(message(name).contains("--screen card") == takes, "\(name)")
    }
    #expect(message("merge").contains("--screen card") == false)
    #expect(message("mutate").contains("--screen card"))
  }
}
