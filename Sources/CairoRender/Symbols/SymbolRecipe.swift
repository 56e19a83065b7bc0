/// The recipe of one symbol: glyphs of a font, and their composition.
///
/// A line of the catalogue, whose `format` explains it, such as
/// `p E9F8 ED71 F0EC F46A inset 0.55 F7FF`.
struct SymbolRecipe: Equatable, Sendable {
  /// The addition to the first glyph.
  enum Operation: Equatable, Sendable {
    case none
    /// Other glyphs in the middle, scaled, or erased from the first.
    case inset(scale: Double, erases: Bool)
    /// A stroke from the top leading to the bottom trailing corner.
    case slash
  }

  /// The letter of the font.
  var font: String
  /// A text to draw with the interface's font instead of glyphs by their code points.
  var text: String?
  /// Code points in hexadecimal: one, or one for each weight.
  var glyphs: [String] = []
  var isFilled = false
  var isMirrored = false
  var operation = Operation.none
  /// The other glyphs of the operation.
  var overlay: [String] = []

  /// Reads a line; nil if it is malformed.
  init?(_ line: String) {
    var words = line.split(separator: " ").map(String.init)[...]
    guard let letter = words.popFirst() else { return nil }
    font = letter
    if letter == "t" {
      guard words.count == 1 else { return nil }
      text = words.first
      return
    }
    glyphs = Self.codePoints(&words)
    if words.first == "fill" { (isFilled, words) = (true, words.dropFirst()) }
    if words.first == "mirror" { (isMirrored, words) = (true, words.dropFirst()) }
    guard let operation = Self.operation(&words) else { return nil }
    self.operation = operation
    overlay = Self.codePoints(&words)
    guard words.isEmpty, !glyphs.isEmpty, overlay.isEmpty != operation.hasOverlay else {
      return nil
    }
  }

  private static func codePoints(_ words: inout ArraySlice<String>) -> [String] {
    let codes = words.prefix { UInt32($0, radix: 16) != nil }
    words = words.dropFirst(codes.count)
    return Array(codes)
  }

  private static func operation(_ words: inout ArraySlice<String>) -> Operation? {
    switch words.popFirst() {
    case nil: return Operation.none
    case "slash": return .slash
    case "inset":
      guard let scale = words.popFirst().flatMap(Double.init) else { return nil }
      let erases = words.first == "erase"
      if erases { words = words.dropFirst() }
      return .inset(scale: scale, erases: erases)
    default: return nil
    }
  }
}

extension SymbolRecipe.Operation {
  fileprivate var hasOverlay: Bool {
    switch self {
    case .none, .slash: false
    case .inset: true
    }
  }
}
