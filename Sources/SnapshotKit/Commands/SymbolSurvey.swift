import CairoRender
import Foundation

/// The share of symbol uses that the project draws itself.
@MainActor struct SymbolSurvey {
  private struct Table: Decodable {
    let uses: [String: Int]
    /// The uses of all other names together, which count as lacking.
    let rarer: Int
  }

  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Returns the least share of the uses in public code that the set draws, and the most used names
  /// that it lacks.
  ///
  /// - Throws: An error if the table of uses is missing or broken.
  func share() throws -> (share: Double, names: Int, lacking: [String]) {
    guard let url = Bundle.module.url(forResource: "symbol-uses", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
    let uses = table.uses
    let total = uses.values.reduce(table.rarer, +)
    let drawn = uses.filter { renderer.text.draws($0.key) }
    let lacking = uses.filter { drawn[$0.key] == nil }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return (
      Double(drawn.values.reduce(0, +)) / Double(max(1, total)), drawn.count,
      lacking.prefix(12).map(\.key)
    )
  }

  /// Returns the symbols of a catalogue's screens, each laid out once: all, and those from fonts of
  /// icons.
  func use(of catalogue: Catalogue) -> (all: [String], fonts: [String]) {
    let describer = ScreenDescriber(catalogue, renderer: renderer)
    var seen: Set<String> = []
    for cell in Matrix(catalogue).cells where seen.insert(cell.screen).inserted {
      // A screen that cannot be drawn shows no symbols; other commands tell why.
      _ = try? describer.draw(cell)
    }
    return (renderer.text.usedSymbols, renderer.text.symbolsFromFonts)
  }

  /// Returns the lines of `snapshot doctor --symbols`.
  ///
  /// - Throws: An error if the table of uses is missing or broken.
  func lines(of catalogue: Catalogue) throws -> [String] {
    let (share, names, lacking) = try share()
    let (all, fonts) = use(of: catalogue)
    let percent = String(format: "%.1f", share * 100)
    return [
      "symbols      at least \(percent) % of the uses in public code, \(names) names; lacking most: "
        + lacking.joined(separator: ", "),
      "symbols      \(all.count) in this catalogue, \(fonts.count) of them from fonts of icons",
    ] + fonts.map { "icon font    \($0)" }
  }
}
