import Foundation
import Testing

/// What no component may do: the guide's list of what is forbidden, looked for in the sources.
@Suite struct LayerRuleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Components/DesignSystem")
  private static let components = ["DSPrimitives", "DSControls", "DSForms", "DSSettings"]

  /// Raw colours, fonts and lengths.
  private static let rawValues = [
    #"\bColor\("#, #"\.(black|white|red|orange|green|blue|gray)\b"#,
    #"\.font\(\."#, #"padding\([^)]*[1-9]"#, #"spacing: [1-9]"#, #"cornerRadius: [0-9]"#,
    #"lineWidth: [0-9]"#,
  ]

  private func sources(_ layer: String) throws -> [(name: String, text: String)] {
    let folder = Self.folder.appendingPathComponent(layer)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(!names.isEmpty)
    return try names.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// The lines of code in which a pattern is found.
  private func lines(of text: String, with patterns: [String]) throws -> [String] {
    let patterns = try patterns.map { try Regex($0) }
    return text.components(separatedBy: "\n").filter { line in
      !line.contains("///") && patterns.contains { line.contains($0) }
    }
  }

  @Test(arguments: components) func componentsNameNoRawValue(_ layer: String) throws {
    for (name, text) in try sources(layer) {
      #expect(try lines(of: text, with: Self.rawValues) == [], "\(layer)/\(name)")
    }
  }

  @Test func platformsAreNoConditionsOfTheCompiler() throws {
    for (name, text) in try sources("") {
      #expect(try lines(of: text, with: ["^ *#if"]) == [], "\(name)")
    }
  }

  /// Tokens and the core know no views; a spec is data.
  @Test(arguments: ["DSCore", "DSTokens", "DSTheme/Specs", "DSTheme/Roles"])
  func valuesKnowNoViews(_ layer: String) throws {
    for (name, text) in try sources(layer) {
      #expect(try lines(of: text, with: ["^import SwiftUI", "some View"]) == [], "\(name)")
    }
  }

  @Test(arguments: [
    "  .padding(8)", "Color(red: 1, green: 0, blue: 0)", "Text(title).foregroundStyle(.red)",
    "HStack(spacing: 4) {", ".font(.headline)", "shape.strokeBorder(border, lineWidth: 1)",
  ])
  func rawValuesAreFound(_ line: String) throws {
    #expect(try lines(of: line, with: Self.rawValues) == [line])
  }

  @Test(arguments: [
    ".padding(theme.spacing.sm)", "HStack(spacing: 0) {", ".font(style.font)",
    "Text(x).foregroundColor(look.placeholder.color)", "DSIcon(.check, color: .accent)",
  ])
  func rolesAreLeftAlone(_ line: String) throws {
    #expect(try lines(of: line, with: Self.rawValues) == [])
  }
}
