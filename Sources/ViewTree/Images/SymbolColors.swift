/// The colours that symbols have of themselves, from the resource `symbol-colors.json`.
struct SymbolColors: Sendable {
  private struct Table: Decodable { let symbols: [String: [String]] }

  static let shared = SymbolColors()
  private let symbols: [String: [String]]

  private init() {
    let table: Table = Resource.decode("symbol-colors")
    symbols = table.symbols
  }

  /// The colours of a symbol's primary and secondary part; nil if it has none of its own.
  func colors(of name: String, in environment: EnvironmentValues) -> [ResolvedStyle]? {
    symbols[name]?.map { color in
      .color(color == "white" ? .white : SystemColors.shared.color(color, environment))
    }
  }
}
