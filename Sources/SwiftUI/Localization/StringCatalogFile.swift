/// Reads `.xcstrings` files: JSON with all languages of a table.
struct StringCatalogFile: Decodable {
  struct Unit: Decodable { let value: String }

  struct Variations: Decodable {
    let plural: [String: Localized]?
    let device: [String: Localized]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations
  }

  /// One language's text, or several by count or device.
  final class Localized: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Entry: Decodable {
    let localizations: [String: Localized]?
  }

  let sourceLanguage: String
  let strings: [String: Entry]

  /// The entries of a language.
  func entries(_ language: String) -> [String: StringEntry] {
    strings.compactMapValues { $0.localizations?[language].flatMap(Self.entry) }
  }

  /// The languages that any string has.
  var languages: Set<String> {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
  }

  private static func entry(_ text: Localized) -> StringEntry? {
    if let plural = text.variations?.plural {
      return StringEntry(
        format: "%#@count@", variables: ["count": StringEntry.Variable(forms: forms(plural))])
    }
    if let device = text.variations?.device {
      return (device["iphone"] ?? device["other"] ?? device["ipad"]).flatMap(entry)
    }
    guard let unit = text.stringUnit else { return nil }
    let variables = (text.substitutions ?? [:]).mapValues {
      StringEntry.Variable(forms: forms($0.variations.plural ?? [:]), argument: $0.argNum)
    }
    return StringEntry(format: unit.value, variables: variables)
  }

  private static func forms(_ plural: [String: Localized]) -> [String: String] {
    plural.compactMapValues { $0.stringUnit?.value }
  }
}
