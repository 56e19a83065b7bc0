/// The symbols by their SF names: which glyphs of which font draw them.
struct SymbolCatalogue: Decodable, Sendable {
  let fonts: [String: String]
  /// The recipes of the symbols, as the file has them: lines that ``SymbolRecipe`` reads when they
  /// are wanted.
  let symbols: [String: String]

  /// Returns the catalogue in the package's resources, read once in a process.
  static func load() throws -> SymbolCatalogue { try loaded.get() }

  private static let loaded = Result { try Resource.decode(SymbolCatalogue.self, "symbols") }
}
