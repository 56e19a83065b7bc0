import Foundation

/// A translation in a table of strings: its key, its language, and the form of a plural.
///
///     "Cancel" = "Отмена";    // in ru.lproj/Localizable.strings
struct StringTableEntry {
  private let key: String
  private let language: String?
  private let form: String?

  /// The entry in words: `“Cancel” in ru`, `“%lld days” in ru, few`.
  var name: String {
    EditSentence.quoted(key) + (language.map { " in \($0)" } ?? "") + (form.map { ", \($0)" } ?? "")
  }

  /// Reads the entry that a line of a file belongs to; nil for a file that is no table of strings.
  ///
  /// - Parameters:
  ///   - line: The line's number.
  ///   - path: The file.
  ///   - folder: The folder that the path begins at.
  init?(at line: Int, of path: String, below folder: String) {
    guard path.hasSuffix(".xcstrings") || path.hasSuffix(".strings") else { return nil }
    self.init(at: line, of: path, in: FileManager.default.lines(of: "\(folder)/\(path)"))
  }

  /// Reads the entry that one of a table's lines belongs to.
  init?(at number: Int, of path: String, in lines: [Substring]) {
    guard number > 0, number <= lines.count else { return nil }
    if path.hasSuffix(".strings") {
      guard let match = lines[number - 1].firstMatch(of: #/"((?:[^"\\]|\\.)*)"\s*=/#) else {
        return nil
      }
      key = "\"\(match.1)\"".unquoted
      language = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
        .map { String($0.dropLast(".lproj".count)) }
      form = nil
      return
    }
    let keys = Self.keys(around: number, in: lines)
    guard let start = keys.firstIndex(of: "strings"), keys.count > start + 1 else { return nil }
    key = keys[start + 1]
    let inner = keys.dropFirst(start + 2)
    language = inner.firstIndex(of: "localizations").flatMap { place in
      place + 1 < keys.count ? keys[place + 1] : nil
    }
    form =
      ["plural", "device"].lazy.compactMap { kind in
        inner.firstIndex(of: kind).flatMap { $0 + 1 < keys.count ? keys[$0 + 1] : nil }
      }.first
  }

  /// Returns the keys of the objects around a line, the outermost first, of JSON that has a line
  /// for each key, as Xcode writes it.
  private static func keys(around number: Int, in lines: [Substring]) -> [String] {
    lines.prefix(number).reduce(into: [String]()) { keys, line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("}"), !keys.isEmpty { keys.removeLast() }
      if line.hasSuffix("{") {
        keys.append(
          line.firstMatch(of: #/^"((?:[^"\\]|\\.)*)"/#).map { "\"\($0.1)\"".unquoted } ?? "")
      }
    }
  }
}
