/// The symbols that can be drawn.
public enum SymbolNames {
  /// All names, in the order of the alphabet.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  public static func all() throws -> [String] { try SymbolCatalogue.load().symbols.keys.sorted() }
}
