import Foundation

/// The changed lines of sources by which edits are told whose own lines are as they were: a colour,
/// a length or a text that has a name and is used elsewhere.
///
///     static let accent = Color(hex: 0xC88A04)    // AppColors.swift:26, edited
///     Image(systemName: "star").foregroundStyle(AppColors.accent)    // told, as it was
struct ChangedConstants: Sendable {
  /// Lines of a file that stand in the place of others.
  struct Hunk: Sendable {
    let path: String
    /// The number of the first new line.
    let line: Int
    var removed: [String] = []
    var added: [String] = []
  }

  /// The changed lines of one declaration.
  fileprivate struct Declaration {
    /// `Module/File.swift:12`.
    let place: String
    let path: String
    let name: String?
    let before: String
    let after: String
  }

  private let declarations: [Declaration]
  /// A Boolean value that indicates whether one place of the sources is all that has changed.
  private let isOnly: Bool

  /// Creates the constants of some hunks.
  ///
  /// - Parameters:
  ///   - hunks: The changed places of sources.
  ///   - isAll: A Boolean value that indicates whether nothing else has changed.
  init(_ hunks: [Hunk], isAll: Bool) {
    let own = hunks.filter { !Self.isOfTests($0.path) }
    declarations = own.flatMap(Self.declarations)
    isOnly = isAll && own.count == 1
  }

  /// Returns a Boolean value that indicates whether no screen is built of a file.
  static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
      || path.hasSuffix("Package.swift")
  }

  private static func declarations(_ hunk: Hunk) -> [Declaration] {
    guard let place = place(hunk.path) else { return [] }
    guard hunk.removed.count == hunk.added.count else {
      return [
        Declaration(
          place: "\(place):\(hunk.line)", path: hunk.path, name: nil,
          before: hunk.removed.joined(separator: "\n"), after: hunk.added.joined(separator: "\n"))
      ]
    }
    return zip(hunk.removed, hunk.added).enumerated().filter { $0.element.0 != $0.element.1 }.map {
      let (old, new) = $0.element
      let names = (name(in: old), name(in: new))
      return Declaration(
        place: "\(place):\(hunk.line + $0.offset)", path: hunk.path,
        name: names.0 == names.1 ? names.1 : nil, before: old, after: new)
    }
  }

  /// Returns the name of the constant that a line declares.
  private static func name(in line: String) -> String? {
    line.firstMatch(of: #/^(?:[a-z@]+(?:\(\w+\))? )*(?:let|var) (\w+)/#.ignoresCase())
      .map { String($0.1) }
  }

  /// Returns the file of a path as descriptions call it: `Module/File.swift`.
  private static func place(_ path: String) -> String? {
    let folders = path.split(separator: "/")
    guard folders.count > 1, let file = folders.last else { return nil }
    let sources = folders.dropLast(2).lastIndex(of: "Sources").map { $0 + 1 }
    return "\(folders[sources ?? 0])/\(file)"
  }
}

extension ChangedConstants {
  /// Returns an edit at the changed line that it stems from; nil where none is proven.
  ///
  /// A line is proven by what the edit tells: both colours, both lengths or both texts stand in it,
  /// before and after. Where it is the only one that has changed, it is the cause of whatever did.
  func told(_ edit: CellCause.Edit) -> CellCause.Edit? {
    let proven = declarations.first { $0.proves(edit) } ?? layout(of: edit)
    guard let cause = proven ?? (isOnly ? declarations.first : nil) else { return nil }
    var told = edit
    told.constant = .init(
      name: cause.name, change: cause.name == nil ? nil : cause.change, use: edit.source)
    told.source = cause.place
    return told
  }

  /// Returns the only changed line of the same file that makes a layout, for the settings of one
  /// whose type is erased: it is made elsewhere than where it is used.
  private func layout(of edit: CellCause.Edit) -> Declaration? {
    guard edit.view.hasSuffix("AnyLayout"), let (file, _) = edit.source.fileAndLine else {
      return nil
    }
    let layouts = declarations.filter {
      $0.place.hasPrefix("\(file):") && $0.after.contains("Layout(")
    }
    return layouts.count == 1 ? layouts.first : nil
  }
}

extension ChangedConstants.Declaration {
  /// The values in the source's own words, where they are short: `16 to 20`.
  fileprivate var change: String? {
    let values = [before, after].compactMap { line -> String? in
      guard let sign = line.range(of: " = ") else { return nil }
      return line[sign.upperBound...].trimmingCharacters(in: .whitespaces)
    }
    guard values.count == 2, values.allSatisfy({ $0.count <= 24 && !$0.hasSuffix("{") }) else {
      return nil
    }
    return values.joined(separator: " to ")
  }

  /// Returns a Boolean value that indicates whether an edit's values stand in the lines.
  fileprivate func proves(_ edit: CellCause.Edit) -> Bool {
    let values = ChangedValues(edit.text)
    if !values.colors.isEmpty {
      // Descriptions write digits of colours in capitals.
      return values.colors.contains { old, new in
        before.uppercased().contains(old) && after.uppercased().contains(new)
      }
    }
    if let (old, new) = values.texts {
      return before.contains("\"\(old)\"") && after.contains("\"\(new)\"")
    }
    guard name != nil, let numbers = values.numbers else { return false }
    let (old, new) = (ChangedValues.numbers(in: before), ChangedValues.numbers(in: after))
    guard old.count == new.count else { return false }
    let changed = zip(old, new).filter { $0 != $1 }
    return changed.count == 1 && changed.allSatisfy { $0 == numbers }
  }
}

/// The values that an edit's text tells, before and after: of `padding 16 0 to 20 0 pt` 16 and 20.
struct ChangedValues {
  /// Six digits each, of colours that differ.
  private(set) var colors: [(String, String)] = []
  /// The only two lengths that differ.
  private(set) var numbers: (Double, Double)?
  private(set) var texts: (String, String)?

  /// Reads the text of an edit, without its view.
  init(_ text: String) {
    if let match = text.wholeMatch(of: #/text "(.+)" to "(.+)"/#) {
      texts = (String(match.1), String(match.2))
      return
    }
    guard let match = text.wholeMatch(of: #/([A-Za-z]+)[0-9]* (.+) to (.+?)(?: pt)?/#) else {
      return
    }
    let (before, after) = (String(match.2), String(match.3))
    if match.1 == "symbol" {
      texts = (before, after)
      return
    }
    let (old, new) = (Self.colors(in: before), Self.colors(in: after))
    if !old.isEmpty || !new.isEmpty {
      guard old.count == new.count else { return }
      colors = zip(old, new).filter { $0 != $1 }
      return
    }
    let lengths = (Self.numbers(in: before), Self.numbers(in: after))
    guard lengths.0.count == lengths.1.count else { return }
    let changed = zip(lengths.0, lengths.1).filter { $0 != $1 }
    guard let first = changed.first, changed.allSatisfy({ $0 == first }) else { return }
    numbers = first
  }

  private static func colors(in text: String) -> [String] {
    text.matches(of: #/#([0-9A-F]{6})/#).map { String($0.1) }
  }

  /// Returns the numbers in a text, apart from those within words.
  static func numbers(in text: String) -> [Double] {
    text.matches(of: #/(?:^|[^\w.])(-?\d+(?:\.\d+)?)(?![\w])/#).compactMap { Double($0.1) }
  }
}
