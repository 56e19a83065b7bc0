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
  fileprivate struct Declaration: Equatable {
    /// `Module/File.swift:12`.
    let place: String
    let path: String
    let name: String?
    let before: String
    let after: String
    /// The names by which other lines call it: its own, and those of constants made of it.
    var names: [ConstantName] = []
  }

  private let declarations: [Declaration]
  private let hunks: [Hunk]
  /// A Boolean value that indicates whether one place of the sources is all that has changed.
  private let isOnly: Bool

  /// Creates the constants of some hunks.
  ///
  /// - Parameters:
  ///   - hunks: The changed places of sources.
  ///   - isAll: A Boolean value that indicates whether nothing else has changed.
  ///   - folder: The folder of the sources.
  init(_ hunks: [Hunk], isAll: Bool, below folder: String) {
    let own = hunks.filter { !Self.isOfTests($0.path) }
    declarations = own.flatMap { hunk in
      let found = Self.declarations(hunk)
      guard found.contains(where: { $0.name != nil }) else { return found }
      let lines = FileManager.default.lines(of: "\(folder)/\(hunk.path)")
      return found.map { $0.named(in: lines) }
    }
    self.hunks = own
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
      let names = (ConstantName.declared(in: old), ConstantName.declared(in: new))
      return Declaration(
        place: "\(place):\(hunk.line + $0.offset)", path: hunk.path,
        name: names.0 == names.1 ? names.1 : nil, before: old, after: new)
    }
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
  /// Returns an edit at the changed line that it stems from.
  ///
  /// A line is proven by what the edit tells: both colours, both lengths or both texts stand in it,
  /// before and after, or the row that came or went. It is too where it declares what the view's
  /// own lines call by its name: a font's role, or a length that is doubled.
  ///
  /// - Parameters:
  ///   - edit: The edit of a view whose own lines are as they were.
  ///   - statement: Those lines.
  /// - Returns: The edit at the changed line; nil where none is proven.
  func proven(_ edit: CellCause.Edit, by statement: [Substring]) -> CellCause.Edit? {
    if let row = row(of: edit) { return row }
    guard !edit.isDerived else { return nil }
    let named = called(by: statement, of: edit)
    let proven = declarations.filter { $0.proves(edit) }
    let cause =
      proven.first { named.contains($0) } ?? proven.first ?? Self.only(of: named, for: edit)
      ?? layout(of: edit)
    return cause?.told(edit)
  }

  /// Returns an edit at the only line that has changed: it is the cause of whatever did.
  func told(_ edit: CellCause.Edit) -> CellCause.Edit? {
    isOnly && !edit.isDerived ? declarations.first?.told(edit) : nil
  }

  /// Returns an edit of a row of data at the line that holds the row, where sources have it.
  private func row(of edit: CellCause.Edit) -> CellCause.Edit? {
    guard let fate = edit.sentence?.fate, let row = ChangedRow(edit.text, fate) else { return nil }
    return hunks.lazy.compactMap { hunk -> CellCause.Edit? in
      guard let line = row.line(of: hunk), let file = Self.place(hunk.path) else { return nil }
      return edit.told(at: "\(file):\(line)")
    }.first
  }

  /// Returns the changed constants that a view's own lines call.
  private func called(by statement: [Substring], of edit: CellCause.Edit) -> [Declaration] {
    guard let (file, _) = edit.source.fileAndLine, edit.isNamedByText else { return [] }
    return declarations.filter { declaration in
      declaration.names.contains { name in
        statement.contains { name.isCalled(in: $0, of: String(file)) }
      }
    }
  }

  /// Returns the constant that is of an edit's kind, where there is one alone.
  private static func only(of named: [Declaration], for edit: CellCause.Edit) -> Declaration? {
    let alike = named.filter { $0.kind == ConstantKind(of: edit) }
    return alike.count == 1 ? alike.first : nil
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

/// The nature of what a constant declares, as far as a line tells.
private enum ConstantKind {
  case color, font, other

  /// Reads a declaration.
  init(of line: String) {
    let line = line.lowercased()
    if line.contains("font") || line.contains(".system(size") {
      self = .font
    } else {
      self = line.contains("color") || line.contains("0x") || line.contains("#") ? .color : .other
    }
  }

  /// Returns the kind of constant that an edit may stem from.
  init(of edit: CellCause.Edit) {
    if edit.text.hasPrefix("font") {
      self = .font
    } else {
      self = ChangedValues(edit.text).colors.isEmpty ? .other : .color
    }
  }
}

extension ChangedConstants.Declaration {
  /// Returns an edit at this declaration's line.
  fileprivate func told(_ edit: CellCause.Edit) -> CellCause.Edit {
    edit.told(at: place, name: name, change: name == nil ? nil : change)
  }

  fileprivate var kind: ConstantKind { ConstantKind(of: after) }

  /// Returns the declaration with the names by which other lines call it.
  ///
  /// - Parameter lines: The lines of its file.
  /// - Returns: This declaration, without names where the line declares none.
  fileprivate func named(in lines: [Substring]) -> Self {
    guard let (file, number) = place.fileAndLine,
      let own = ConstantName(at: number, in: lines, of: String(file)), own.name == name
    else { return self }
    var named = self
    named.names = [own]
    for (index, line) in lines.enumerated() where index != number - 1 {
      guard line.contains("static let "), own.isCalled(in: line, of: own.file),
        let other = ConstantName(at: index + 1, in: lines, of: own.file)
      else { continue }
      named.names.append(other)
    }
    return named
  }

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
