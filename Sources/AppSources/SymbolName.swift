/// The names that Xcode gives to the constants and namespaces of catalogues.
enum SymbolName {
  /// The type of a constant; its word at the end of a name is left out.
  enum Kind: String {
    case color = "Color"
    case image = "Image"
  }

  /// Returns the name of a constant.
  ///
  /// It is `chevronLeft` for “Chevron Left”, `accent` for the colour “AccentColor”,
  /// `_24Px` for “24px”. A name without small letters keeps its case, `A_1` for “A-1”.
  static func constant(_ name: String, _ kind: Kind) -> String {
    let words = words(name)
    let plain =
      name.contains(where: \.isLowercase)
      ? camelCase(words) : words.joined(separator: "_")
    let suffix = kind.rawValue
    let isLonger = plain.hasSuffix(suffix) && plain.count > suffix.count
    return identifier(isLonger ? String(plain.dropLast(suffix.count)) : plain)
  }

  /// Returns the name of a string's constant: `alertTitle` for “Alert.Title”, `ok` for “OK”.
  static func member(_ key: String) -> String { identifier(camelCase(words(key))) }

  /// Returns the name of a namespace: `IconPreviews` for “iconPreviews”.
  static func namespace(_ name: String) -> String {
    identifier(words(name).map(capitalized).joined())
  }

  private static func camelCase(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return ([decapitalized(first)] + words.dropFirst().map(capitalized)).joined()
  }

  /// A whole word of capitals becomes small, as of `QRCode`; of others the first letter does.
  private static func decapitalized(_ word: String) -> String {
    word.contains(where: \.isLowercase)
      ? word.prefix(1).lowercased() + word.dropFirst() : word.lowercased()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Runs of letters and of digits, parted also before a capital that begins a word.
  static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      if !word.isEmpty, isBorder(letters, index) {
        words.append(word)
        word = ""
      }
      if letter.isLetter || letter.isNumber { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns a Boolean value that indicates whether a word ends before a letter of a name.
  private static func isBorder(_ letters: [Character], _ index: Int) -> Bool {
    let (before, letter) = (letters[index - 1], letters[index])
    guard letter.isLetter || letter.isNumber else { return true }
    if before.isNumber != letter.isNumber { return true }
    guard letter.isUppercase else { return false }
    // “QRCode” is parted before the last capital of a run.
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    return before.isLowercase || (before.isUppercase && next.isLowercase)
  }

  /// Returns a name that Swift takes: not empty, no digit first, no word of the language.
  private static func identifier(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
