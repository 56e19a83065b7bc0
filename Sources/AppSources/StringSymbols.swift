import Foundation

/// The constants that Xcode makes of the keys in string catalogues that are managed by hand.
///
/// The key “Day %lld” with the value “Day %(number)lld” is `Text(.day(number: 3))`, the key
/// “Alert.Title” is `Text(.alertTitle)`, and keys of another table than `Localizable` are members
/// of a type of its name.
struct StringSymbols {
  private var tables: [String: [Symbol]] = [:]
  /// Keys that clash, and catalogues that cannot be read, each with what to do.
  private(set) var problems: [String] = []

  private struct Symbol {
    let key: String
    let name: String
    let parameters: [StringParameter]
    let value: String

    /// Names of one spelling are told apart by their parameters, as by Swift.
    var signature: String {
      name + "(" + parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined() + ")"
    }
  }

  /// Reads the catalogues in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders, read at any depth.
  ///   - leftOut: The paths of files and folders that are left out.
  ///   - texts: The Swift files of the target, whose own constants stay the only ones of a name.
  init(folders: [URL], leavingOut leftOut: Set<String> = [], besides texts: [String] = []) {
    let own = Self.ownNames(in: texts)
    for file in folders.flatMap({ FileTree($0, leavingOut: leftOut).stringCatalogues }) {
      let table = file.deletingPathExtension().lastPathComponent
      // Those of the app's own description have no constants.
      guard table != "InfoPlist", table != "AppShortcuts" else { continue }
      do {
        let catalogue = try JSONDecoder().decode(
          StringCatalogue.self, from: Data(contentsOf: file))
        add(catalogue, to: table, own)
      } catch {
        problems.append(
          "\(file.path) is no catalogue of strings, so that it has no constants: \(error)")
      }
    }
  }

  private mutating func add(_ catalogue: StringCatalogue, to table: String, _ own: Set<String>) {
    let keys = catalogue.strings.filter { $0.value.extractionState == "manual" }.keys.sorted()
    for key in keys {
      let name = SymbolName.member(StringParameter.words(of: key))
      if own.contains(name) { continue }
      let text = catalogue.text(key)
      let symbol = Symbol(
        key: key, name: name, parameters: StringParameter.all(in: text), value: text.format)
      if let first = tables[table]?.first(where: { $0.signature == symbol.signature }) {
        // One key in two catalogues of one table is one key.
        guard first.key != key else { continue }
        problems.append(
          """
          The strings “\(first.key)” and “\(key)” would both be the constant \(symbol.name); it is \
          made for the first alone. Rename one of them.
          """)
      } else {
        tables[table, default: []].append(symbol)
      }
    }
  }

  /// The file's text; empty where no key is managed by hand.
  var text: String {
    if tables.isEmpty { return "" }
    var lines = ["", "extension SwiftUI.LocalizedStringResource {"]
    for (table, symbols) in tables.sorted(by: { $0.key < $1.key }) {
      if table == "Localizable" {
        lines += symbols.map { "  " + declaration($0, table: nil) }
      } else {
        lines.append("  enum \(SymbolName.namespace(table)) {")
        lines += symbols.map { "    " + declaration($0, table: table) } + ["  }"]
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func declaration(_ symbol: Symbol, table: String?) -> String {
    let place = table.map { ", table: \(Self.quoted($0))" } ?? ""
    let type = "SwiftUI.LocalizedStringResource"
    let value =
      "\(type)(\(Self.quoted(symbol.key)), defaultValue: "
      + "\(StringParameter.literal(symbol.value, symbol.parameters))\(place))"
    if symbol.parameters.isEmpty { return "static var \(symbol.name): \(type) { \(value) }" }
    let parameters = symbol.parameters.map(\.declaration).joined(separator: ", ")
    return "static func \(symbol.name)(\(parameters)) -> \(type) { \(value) }"
  }

  /// The names that files give to members in their extensions of the type.
  private static func ownNames(in texts: [String]) -> Set<String> {
    let extending = texts.filter { $0.contains(/extension\s+LocalizedStringResource\b/) }
    return Set(
      extending.flatMap { text in
        text.matches(of: /static\s+(?:let|var|func)\s+`?(\w+)/).map { String($0.1) }
      })
  }

  /// A text as a literal of Swift.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { all, character in
      switch character {
      case "\\": all += "\\\\"
      case "\"": all += "\\\""
      case "\r\n", "\n": all += "\\n"
      case "\r": all += "\\r"
      case "\t": all += "\\t"
      default: all.append(character)
      }
    }
  }
}

/// The part of a string catalogue's file that makes constants.
struct StringCatalogue: Decodable {
  struct Unit: Decodable { let value: String }

  struct Variations: Decodable {
    let plural: [String: Localized]?
    let device: [String: Localized]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
  }

  final class Localized: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The value, of several that for the most of counts or devices.
    var value: String? {
      let forms = variations?.plural ?? variations?.device
      return stringUnit?.value ?? (forms?["other"] ?? forms?.min { $0.key < $1.key }?.value)?.value
    }
  }

  struct Entry: Decodable {
    let extractionState: String?
    let localizations: [String: Localized]?
  }

  let sourceLanguage: String
  let strings: [String: Entry]

  /// The value of a key in the language that the app is written in; the key, where it has none.
  func text(_ key: String) -> (format: String, substitutions: [String: Substitution]) {
    let localized = strings[key]?.localizations?[sourceLanguage]
    return (localized?.value ?? key, localized?.substitutions ?? [:])
  }
}
