/// The colours that symbols have of themselves, from the resource `symbol-colors.json`.
struct SymbolColors: Sendable {
  private struct Table: Decodable {
    let badges: [String: String]
    let symbols: [String: [String]]
  }

  static let shared = SymbolColors()
  private let table: Table = Resource.decode("symbol-colors")

  /// Returns the colours of a symbol's parts, the primary one first; nil if it has none of its own.
  func colors(of name: String, in environment: EnvironmentValues) -> [ResolvedStyle]? {
    names(of: name)?.map { color in
      switch color {
      case "white": .color(.white)
      case "foreground": ForegroundStyle()._style(in: environment)
      default: .color(SystemColors.shared.color(color, environment))
      }
    }
  }

  /// Returns the names of the colours: those of the table, else of a badge upon the foreground's.
  private func names(of name: String) -> [String]? {
    if let own = table.symbols[name] { return own }
    let words = name.split(separator: ".")
    guard let badge = words.lastIndex(of: "badge"), badge > words.startIndex else { return nil }
    let sign = words[(badge + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    return table.badges[sign].map { [$0, "foreground"] }
  }
}
