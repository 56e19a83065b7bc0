/// A source of strings that look foreign, longer by a third and bracketed, so that strings which
/// are not localised, too narrow or joined from parts show at once.
public struct PseudoStrings: StringTables {
  private let base: (any StringTables)?

  /// Creates pseudo-localised strings of a table, or of the keys themselves.
  public init(_ base: (any StringTables)? = nil) { self.base = base }

  /// Returns the string of a key with accents and more length, as a pseudo-locale has it.
  public func string(
    _ key: String, count: Int?, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    let text =
      base?.string(key, count: count, table: table, bundle: bundle, locale: locale) ?? key
    return Self.change(text)
  }

  private static let accents: [Character: Character] = [
    "a": "á", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ",
    "l": "ļ", "n": "ñ", "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý",
    "z": "ž", "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ",
    "Y": "Ý", "Z": "Ž",
  ]

  /// Accents letters outside of specifiers and lengthens the text by a third.
  static func change(_ text: String) -> String {
    var result = ""
    var isSpecifier = false
    for character in text {
      result.append(isSpecifier ? character : accents[character] ?? character)
      if isSpecifier {
        isSpecifier =
          !(character.isLetter && !"lhqzt".contains(character)) && character != "@"
          && character != "%"
      } else {
        isSpecifier = character == "%"
      }
    }
    // A sign that Markdown leaves alone.
    let extra = String(repeating: "·", count: max(1, text.count / 3))
    return "[\(result)\(extra)]"
  }
}

extension View {
  /// Shows the strings of the view as a pseudo-locale does.
  ///
  ///     HomeView().pseudoLocalized()
  public func pseudoLocalized() -> some View {
    transformEnvironment(\.localization) { $0 = Localization(tables: PseudoStrings($0.tables)) }
  }
}
