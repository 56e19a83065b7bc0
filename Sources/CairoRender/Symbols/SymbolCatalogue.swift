/// The symbols by their SF names: which glyphs of which font draw them.
struct SymbolCatalogue: Decodable {
  /// One symbol; the keys of the file are single letters, explained in its `format`.
  struct Symbol: Decodable {
    enum Operation: String, Decodable { case inset, slash, half, stack }

    private enum CodingKeys: String, CodingKey {
      case font = "f"
      case glyphs = "g"
      case operation = "op"
      case overlay = "o"
      case overlayScale = "s"
      case knocksOut = "k"
      case text = "t"
      case isFilled = "fill"
      case isMirrored = "mirror"
    }

    var font: String?
    /// Code points, one or one for each weight.
    var glyphs: [String]?
    var operation: Operation?
    var overlay: [String]?
    var overlayScale: Double?
    var knocksOut: Bool?
    var text: String?
    var isFilled: Bool?
    var isMirrored: Bool?
  }

  var fonts: [String: String]
  var scales: [String: Double]
  var symbols: [String: Symbol]

  /// The catalogue in the package's resources.
  static func load() throws -> SymbolCatalogue {
    try Resource.decode(SymbolCatalogue.self, "symbols")
  }
}
