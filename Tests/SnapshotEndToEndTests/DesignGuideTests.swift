import Foundation
import Testing

/// Runs the commands of the guides to the design system as they are written.
@Suite("The guides to the design system")
struct DesignGuideTests {
  private static let names = ["Theming", "Capabilities", "Forms", "Settings-cookbook", "Testing"]
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The indented lines outside of listings.
  private func commands(_ guide: String) -> [String] {
    var isListing = false
    return guide.components(separatedBy: "\n")
      .filter { line in
        if line.hasPrefix("```") { isListing.toggle() }
        return !isListing && line.hasPrefix("    ")
      }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Every command runs, or is one that CI runs")
  func run() throws {
    let scratch = try Scratch()
    let ci = try text(".ci/run")
    let commands = try Self.names.flatMap { self.commands(try text("Guides/\($0).md")) }
    #expect(commands.count == 6)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      switch words[0] {
      case "make": #expect(ci.contains(command), "\(command)")
      default:
        let run = try Run(words[0], Array(words.dropFirst()), in: scratch.url)
        #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
      }
    }
    #expect(
      FileManager.default.fileExists(
        atPath: scratch.file("out/views-design-components/iphone-se-3-portrait@2x-light.png").path))
  }

  @Test("Lines of listings are no commands")
  func commandsAreTold() {
    #expect(commands("Text\n\n    make x\n```swift\n    let a = 1\n```\n") == ["make x"])
  }
}
