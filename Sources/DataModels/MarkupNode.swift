import Foundation

/// An element of a small XML document: its name, its attributes and the elements within.
///
/// A data model is written by Xcode: elements with attributes, without texts that matter. Reading
/// that alone spares every app a library of XML.
struct MarkupNode {
  let name: String
  var attributes: [String: String] = [:]
  var children: [MarkupNode] = []

  /// Returns the elements within that have a name.
  func children(named name: String) -> [MarkupNode] { children.filter { $0.name == name } }

  /// Reads a document whole.
  ///
  /// - Parameter text: The document.
  /// - Returns: The outermost element.
  /// - Throws: A sentence with the line where the document is damaged.
  static func document(_ text: String) throws(DataModelError) -> MarkupNode {
    var reader = MarkupReader(text)
    return try reader.document()
  }
}

/// A reader of elements, which skips texts, comments and instructions.
private struct MarkupReader {
  private let letters: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { letters = Array(text.unicodeScalars) }

  mutating func document() throws(DataModelError) -> MarkupNode {
    var open: [MarkupNode] = []
    while skipText() {
      if sees("<?") {
        try skip(through: "?>")
      } else if sees("<!--") {
        try skip(through: "-->")
      } else if sees("<!") {
        try skip(through: ">")
      } else if sees("</") {
        try skip(through: ">")
        guard let node = open.popLast() else { throw damage("an element ends that never began") }
        guard !open.isEmpty else { return node }
        open[open.count - 1].children.append(node)
      } else {
        let (node, isClosed) = try element()
        if !isClosed {
          open.append(node)
        } else if open.isEmpty {
          return node
        } else {
          open[open.count - 1].children.append(node)
        }
      }
    }
    throw damage(open.last.map { "<\($0.name)> is not closed" } ?? "there is no element")
  }

  /// Goes to the next `<`; tells whether there is one.
  private mutating func skipText() -> Bool {
    while index < letters.count, letters[index] != "<" { index += 1 }
    return index < letters.count
  }

  private func sees(_ word: String) -> Bool {
    letters[index...].starts(with: word.unicodeScalars)
  }

  private mutating func skip(through word: String) throws(DataModelError) {
    while index < letters.count {
      if sees(word) {
        index += word.unicodeScalars.count
        return
      }
      index += 1
    }
    throw damage("a \(word) is missing")
  }

  private mutating func element() throws(DataModelError) -> (node: MarkupNode, isClosed: Bool) {
    index += 1
    var node = MarkupNode(name: name())
    if node.name.isEmpty { throw damage("an element has no name") }
    while true {
      skipSpaces()
      if sees("/>") {
        index += 2
        return (node, true)
      }
      if sees(">") {
        index += 1
        return (node, false)
      }
      let key = name()
      guard !key.isEmpty else { throw damage("<\(node.name)> is not closed") }
      node.attributes[key] = try value()
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < letters.count, !" \t\r\n=/><\"'".unicodeScalars.contains(letters[index]) {
      index += 1
    }
    return string(letters[start..<index])
  }

  private mutating func skipSpaces() {
    while index < letters.count, letters[index].properties.isWhitespace { index += 1 }
  }

  private mutating func value() throws(DataModelError) -> String {
    skipSpaces()
    guard sees("=") else { throw damage("an attribute has no value") }
    index += 1
    skipSpaces()
    guard index < letters.count, letters[index] == "\"" || letters[index] == "'" else {
      throw damage("an attribute's value has no quotation marks")
    }
    let mark = letters[index]
    let start = index + 1
    guard let end = letters[start...].firstIndex(of: mark) else {
      throw damage("an attribute's value is not closed")
    }
    index = end + 1
    return Self.withoutEntities(string(letters[start..<end]))
  }

  private func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part)
    return String(text)
  }

  /// Returns a text in which `&lt;`, `&#10;` and the like are the letters they stand for.
  private static func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(#/&(#x[0-9a-fA-F]+|#[0-9]+|lt|gt|amp|quot|apos);/#) { match in
      switch match.1 {
      case "lt": return "<"
      case "gt": return ">"
      case "amp": return "&"
      case "quot": return "\""
      case "apos": return "'"
      case let code:
        let isHex = code.hasPrefix("#x")
        let number = UInt32(code.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
      }
    }
  }

  private func damage(_ what: String) -> DataModelError {
    let line = letters[..<min(index, letters.count)].count { $0 == "\n" } + 1
    return DataModelError("line \(line): \(what)")
  }
}
