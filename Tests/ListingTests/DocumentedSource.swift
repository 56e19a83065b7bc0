/// The documentation comments of a Swift file, read line by line.
///
/// It relies on the project's formatting: two columns a level, one declaration a line.
struct DocumentedSource {
  /// A line of the file, from 1, and its text.
  struct Line: Equatable {
    let number: Int
    let text: String
  }

  /// The first lines of all documentation comments.
  private(set) var summaries: [Line] = []
  /// The public symbols without a documentation comment, but for overrides, which inherit one.
  private(set) var undocumented: [Line] = []

  /// The public enumerations and protocols around a line, whose members need no `public`.
  private var containers: [(indentation: Int, keyword: Substring)] = []
  private var isDocumented = false
  private var isInText = false

  init(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      read(line, Line(number: index + 1, text: String(line.drop { $0 == " " })))
    }
  }

  private mutating func read(_ line: Substring, _ place: Line) {
    let text = place.text
    if Self.count(#"""""#, in: line) % 2 == 1 {
      isInText.toggle()
      if !isInText { return }
    } else if isInText {
      return
    }
    if text.hasPrefix("///") {
      if !isDocumented { summaries.append(Line(number: place.number, text: Self.words(of: text))) }
      isDocumented = true
      return
    }
    // Between a comment and its declaration: attributes, conditions, and comments for readers.
    if text.hasPrefix("//") || text.hasPrefix("#") || Self.withoutAttributes(text[...]).isEmpty {
      if text.isEmpty { isDocumented = false }
      return
    }
    defer { isDocumented = false }
    let indentation = line.count - text.count
    while let last = containers.last, last.indentation >= indentation, !text.hasPrefix("{") {
      containers.removeLast()
    }
    guard let declaration = Declaration(Self.withoutAttributes(text[...])) else { return }
    let isMember = containers.last.map { container in
      container.indentation + 2 == indentation
        && (container.keyword == "protocol" || declaration.keyword == "case")
    }
    guard declaration.isPublic || isMember == true else { return }
    if declaration.keyword == "enum" || declaration.keyword == "protocol" {
      containers.append((indentation, declaration.keyword))
    }
    if !isDocumented, !declaration.isOverride { undocumented.append(place) }
  }

  private static func words(of comment: String) -> String {
    String(comment.dropFirst(3).drop { $0 == " " })
  }

  private static func count(_ mark: String, in line: Substring) -> Int {
    guard line.contains("\"") else { return 0 }
    return line.split(separator: mark, omittingEmptySubsequences: false).count - 1
  }

  /// Returns the rest of a line behind attributes such as `@available(*, deprecated)`.
  private static func withoutAttributes(_ line: Substring) -> Substring {
    var rest = line
    while rest.hasPrefix("@") {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.hasPrefix("(") {
        var depth = 0
        let end = rest.firstIndex { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth == 0
        }
        rest = end.map { rest[$0...].dropFirst() } ?? ""
      }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }
}

/// The beginning of a declaration: its modifiers and its keyword.
private struct Declaration {
  private(set) var isPublic = false
  private(set) var isOverride = false
  private(set) var keyword: Substring = ""

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "init", "struct", "class", "enum", "actor", "protocol", "typealias",
    "associatedtype", "subscript", "case", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static",
    "mutating", "nonmutating", "nonisolated", "override", "indirect", "lazy", "weak", "unowned",
    "dynamic", "required", "convenience", "prefix", "postfix", "infix", "class", "consuming",
    "borrowing",
  ]

  /// Creates the declaration that a line begins; nil where it begins none.
  init?(_ line: Substring) {
    let words = line.split(separator: " ").map { word in word.prefix(while: \.isLetter) }
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isKeyword = Self.keywords.contains(word)
      if isKeyword, word != "class" || !Self.keywords.union(Self.modifiers).contains(next) {
        keyword = word
        return
      }
      guard Self.modifiers.contains(word) else { return nil }
      let isOfSetter = line.split(separator: " ")[index].hasSuffix("(set)")
      if word == "public" || word == "open", !isOfSetter { isPublic = true }
      if word == "override" { isOverride = true }
    }
    return nil
  }
}
