/// The symbols that can be drawn.
public enum SymbolNames {
  /// Returns all names that are shown, in the order of the alphabet; other compositions of them are
  /// drawn too.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  public static func all() throws -> [String] {
    try SymbolSet().names.union(SymbolCatalogue.load().symbols.keys).sorted()
  }
}
