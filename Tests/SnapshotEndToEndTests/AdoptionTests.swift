import Foundation
import Testing

/// README's “Adopt in ten minutes”, followed word by word.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["VITRINE_CONSUMER"] != nil,
    "Builds a package for a minute or two: set VITRINE_CONSUMER=1"))
struct AdoptionTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func theListedPackageIsBuiltDrawnAndVerified() throws {
    let scratch = try Scratch()
    let package = scratch.file("Notes")
    let section = try ReadmeSection(root.appendingPathComponent("README.md"))
    for file in section.files {
      let url = package.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(here(file.text).utf8).write(to: url)
    }
    try? FileManager.default.copyItem(
      at: root.appendingPathComponent("Package.resolved"),
      to: package.appendingPathComponent("Package.resolved"))
    try addEntryPoint(to: package)
    #expect(section.commands.count == 6)
    // What the first `swift run` and the first `swift test` have built, the others take: each plans
    // the build anew otherwise, since the commands add files to the package.
    var built: Set<String> = []
    for command in section.commands {
      let kind = command.firstMatch(of: #/swift (run|test)/#).map { String($0.output.1) }
      let isBuilt = kind.map { !built.insert($0).inserted } ?? false
      let run = try Run(path: "/bin/sh", ["-ec", inDebug(command, isBuilt: isBuilt)], in: package)
      #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
      #expect(!run.errors.contains("warning: No "), "\(run.errors)")
    }
    let lock = package.appendingPathComponent("Snapshots/snapshots.lock")
    #expect(FileManager.default.fileExists(atPath: lock.path))
    let stored = package.appendingPathComponent("Tests/NotesTests/__Snapshots__")
    #expect(try FileManager.default.contentsOfDirectory(atPath: stored.path).count == 1)
    // The control: another picture than the approved one fails the adopter's test.
    let approved = stored.appendingPathComponent(
      "NotesTests/notesLookAsApproved.iphone-15-pro-portrait-light.png")
    let other = package.appendingPathComponent("out/notes/iphone-15-portrait@3x-dark.png")
    try Data(contentsOf: other).write(to: approved)
    let changed = try Run(
      path: "/bin/sh", ["-ec", inDebug("swift test", isBuilt: true)], in: package)
    #expect(changed.status != 0 && changed.output.contains("pixels differ"), "\(changed.output)")
  }

  @Test func ciInstallsWhatTheMakefileDoes() throws {
    let section = try ReadmeSection(root.appendingPathComponent("README.md"))
    let workflow = try #require(section.files.first { $0.path.hasSuffix(".yml") }).text
    let makefile = try String(
      contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
    let list = try #require(makefile.firstMatch(of: #/PACKAGES = ((?:.*\\\n)*.*)/#)).output.1
    for name in list.split(whereSeparator: { " \\\n".contains($0) }) {
      #expect(workflow.contains(name), "\(name)")
    }
  }

  /// The manifest, with this checkout in place of the address.
  private func here(_ text: String) -> String {
    text.replacing(
      #/\.package\(url: "[^"]*Vitrine.git", branch: "main"\)/#,
      with: ".package(name: \"Vitrine\", path: \"\(root.path)\")")
  }

  /// A command on the products of this package's own build, which is a debug one; a release one
  /// would take minutes more.
  private func inDebug(_ command: String, isBuilt: Bool) -> String {
    command.replacingOccurrences(of: "-c release", with: "")
      .replacing(#/swift (run|test)/#) {
        (swiftCommand(String($0.1)) + (isBuilt ? ["--skip-build"] : [])).map { "'\($0)'" }
          .joined(separator: " ")
      }
  }
}

/// Files and commands that a section of README lists.
private struct ReadmeSection {
  private(set) var files: [(path: String, text: String)] = []
  private(set) var commands: [String] = []

  init(_ readme: URL) throws {
    let text = try String(contentsOf: readme, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Adopt in ten minutes\n").last)
      .components(separatedBy: "\n## ")[0]
    for block in section.matches(of: #/(?:\n`([^`\n]+)`\n)?\n```(\w+)\n((?:.*\n)*?)```\n/#) {
      let text = String(block.output.3)
      if let path = block.output.1 {
        files.append((String(path), text))
      } else if block.output.2 == "sh" {
        commands += text.split(separator: "\n").map(String.init)
      }
    }
  }
}
