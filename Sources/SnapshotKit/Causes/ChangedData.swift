import Foundation

/// The changed files that an app reads: data, tables of strings, sets of colours, pictures.
///
/// A file is the cause of an edit where its changed lines prove it: a text, a colour or a row that
/// stands in them. An edit that is proven by a line is told there, whatever view shows it.
struct ChangedData: Sendable {
  /// A changed file.
  struct File: Sendable {
    let path: String
    /// All added and removed lines; empty for what is no text.
    var text = ""
    var hunks: [ChangedConstants.Hunk] = []
    /// The lines of which a value is another.
    var lines: [(number: Int, values: [(before: String, after: String)])] = []
    var colors: ColorSet?
  }

  /// Files that are named where any of them may be the cause.
  private static let mostNamed = 3
  /// More lines of a place, and of a file, than are held against each other.
  private static let mostLines = (place: 60, file: 4000)

  var files: [File] = []
  /// The paths of changed pictures.
  var pictures: [String] = []

  /// Returns the files with all that proves edits, read once from a folder.
  func read(below folder: String) -> ChangedData {
    var data = self
    for index in files.indices {
      data.files[index].lines = Self.changedLines(files[index].hunks)
      data.files[index].colors = ColorSet(path: files[index].path, below: folder)
    }
    return data
  }

  /// Returns an edit at the changed line of data that it stems from.
  ///
  /// - Parameters:
  ///   - edit: The edit of a view.
  ///   - folder: The folder of the files.
  /// - Returns: The edit; nil where no line proves it.
  func told(_ edit: CellCause.Edit, below folder: String) -> CellCause.Edit? {
    let texts = edit.text.hasPrefix("text") ? ChangedValues(edit.text).texts : nil
    let row = edit.sentence?.fate.flatMap { ChangedRow(edit.text, $0) }
    for file in files {
      if let texts, let line = file.line(proving: texts) {
        return told(edit, file.path, line, texts, below: folder)
      }
      if let row, let line = file.hunks.lazy.compactMap(row.line).first {
        return edit.told(at: "\(file.path):\(line)", data: file.path)
      }
      if let set = file.colors, set.proves(edit), let hunk = file.hunks.first {
        return edit.told(
          at: "\(file.path):\(hunk.line)", data: file.path, name: "Colour “\(set.name)”",
          change: set.change(edit))
      }
    }
    guard let asset = edit.picture, let path = picture(of: asset) else { return nil }
    return edit.told(at: "\(path):1", data: path)
  }

  /// Returns the file that holds an edit's texts in its changed lines, or the files of which one is
  /// the cause since nothing else has changed.
  func path(of edit: CellCause.Edit, isAll: Bool) -> String? {
    let texts = edit.text.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
      .filter { $0.count > 1 }
    if let proven = files.first(where: { file in texts.contains(where: file.text.contains) }) {
      return proven.path
    }
    guard isAll, !files.isEmpty else { return nil }
    return files.prefix(Self.mostNamed).map(\.path).joined(separator: ", ")
  }

  private func told(
    _ edit: CellCause.Edit, _ path: String, _ line: Int, _ texts: (String, String),
    below folder: String
  ) -> CellCause.Edit {
    let place = "\(path):\(line)"
    guard let entry = StringTableEntry(at: line, of: path, below: folder) else {
      return edit.told(at: place, data: path)
    }
    let quoted = [texts.0, texts.1].map { EditSentence.quoted($0.unescaped) }
    return edit.told(
      at: place, data: path, name: entry.name, change: quoted.joined(separator: " to "))
  }

  private func picture(of asset: String) -> String? {
    pictures.first { path in
      let parts = path.split(separator: "/")
      let file = parts.last.map { $0.prefix { $0 != "." } } ?? ""
      return file == asset || parts.contains { $0 == "\(asset).imageset" }
    }
  }

  /// Returns the lines of which a value is another, of as many places as are looked at.
  private static func changedLines(
    _ hunks: [ChangedConstants.Hunk]
  ) -> [(number: Int, values: [(before: String, after: String)])] {
    var left = mostLines.file
    return hunks.flatMap { hunk -> [(number: Int, values: [(before: String, after: String)])] in
      guard left > 0 else { return [] }
      let (removed, added) = (
        hunk.removed.prefix(mostLines.place), hunk.added.prefix(mostLines.place)
      )
      let isOne = hunk.removed.count == hunk.added.count
      return added.enumerated().compactMap { offset, after in
        let before = isOne ? removed[offset..<(offset + 1)] : removed
        left -= before.count
        let values = before.flatMap { DataLine($0, after).values }
        return values.isEmpty ? nil : (hunk.line + offset, values)
      }
    }
  }
}

extension ChangedData.File {
  /// Returns the first line whose value was one text and is another.
  fileprivate func line(proving texts: (String, String)) -> Int? {
    let (old, new) = (texts.0.unescaped, texts.1.unescaped)
    return lines.first { line in
      line.values.contains { old.shows($0.before) && new.shows($0.after) }
    }?.number
  }
}

/// A row of data that came, went or moved, as lines of a file tell it.
struct ChangedRow {
  private let name: String
  private let fate: EditSentence.Fate

  /// Reads the text of an edit, such as `inserted row 3 "Perm"`.
  init?(_ text: String, _ fate: EditSentence.Fate) {
    guard let match = text.firstMatch(of: #/"((?:[^"\\]|\\.)*)"$/#), !match.1.isEmpty else {
      return nil
    }
    (name, self.fate) = (String(match.1), fate)
  }

  /// Returns the line at which the row came, went or moved; nil for lines that do not tell of it.
  func line(of hunk: ChangedConstants.Hunk) -> Int? {
    let quoted = "\"\(name)\""
    let (before, after) = (hunk.removed.count(quoted), hunk.added.count(quoted))
    let isProven =
      switch fate {
      case .new: after > before
      case .gone: before > after
      case .moved: before != after || before > 0 && hunk.removed != hunk.added
      }
    guard isProven else { return nil }
    return hunk.line + (hunk.added.firstIndex { $0.contains("\"") } ?? 0)
  }
}

extension [String] {
  /// Returns the number of lines that hold a text.
  fileprivate func count(_ text: String) -> Int { count { $0.contains(text) } }
}

/// A line of data before and after.
private struct DataLine {
  /// The values of the line that differ.
  let values: [(before: String, after: String)]

  init(_ before: String, _ after: String) {
    let (old, new) = (Self.values(of: before), Self.values(of: after))
    values = old.count == new.count ? zip(old, new).filter { $0 != $1 } : []
  }

  /// Returns the value of a key, or the fields of a table's line.
  private static func values(of line: String) -> [String] {
    let literals = line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1).unescaped }
    let hasKey = line.contains("\":") || line.contains("\" :") || line.contains("\" =")
    if hasKey, literals.count == 2 { return Array(literals.suffix(1)) }
    if hasKey, literals.count == 1, let colon = line.lastIndex(of: ":") {
      return [
        line[line.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
      ]
    }
    if !literals.isEmpty { return literals }
    return line.split(omittingEmptySubsequences: false) { ",;\t".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension String {
  /// The text that stands for it between quotation marks, with spaces for ends of lines.
  fileprivate var unescaped: String { "\"\(self)\"".unquoted }

  /// Returns a Boolean value that indicates whether the text has a value in it, whose specifiers
  /// such as `%lld` stand for anything.
  fileprivate func shows(_ value: String) -> Bool {
    let specifier = #/%(?:\d+\$)?(?:@|#@\w+@|[a-z.0-9]*[dufsxaegi])/#.ignoresCase()
    let parts = value.replacing(specifier, with: "\u{0}")
      .split(separator: "\u{0}", omittingEmptySubsequences: false)
    guard parts.contains(where: { $0.count > 1 }) || parts == [self[...]] else { return false }
    var rest = self[...]
    for part in parts where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension CellCause.Edit {
  /// The name of a picture that has other content.
  var picture: String? {
    text.firstMatch(of: #/^image (.+) has other content$/#).map { String($0.1) }
  }

  /// A Boolean value that indicates whether a view came, went or was replaced, as a condition
  /// decides.
  var isOfExistence: Bool {
    ["inserted", "removed", Replacements.property].contains { text.hasPrefix($0) }
  }

  /// Returns the edit at the line that it stems from.
  func told(
    at place: String, data: String? = nil, name: String? = nil, change: String? = nil
  ) -> Self {
    var told = self
    told.constant = .init(name: name, change: change, use: source)
    (told.source, told.data) = (place, data)
    return told
  }
}
