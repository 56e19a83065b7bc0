import Foundation

/// Reads the lines that ``OutlineWriter`` wrote.
struct OutlineReader {
  /// A line that is no view.
  struct Problem: Error, Equatable, CustomStringConvertible {
    /// From 1.
    let line: Int

    var description: String { "line \(line) is not as record writes it" }
  }

  private(set) var views: [ScreenDescription.Item] = []
  private var places = OutlinePlaces()
  private var known = OutlineProperties()
  /// The views around the next line, the outermost first.
  private var around: [Int] = []

  /// Reads views.
  ///
  /// - Parameters:
  ///   - lines: A view each.
  ///   - first: The number of the first line in its file.
  /// - Throws: ``Problem``.
  init(_ lines: some Sequence<Substring>, first: Int) throws(Problem) {
    for (index, line) in lines.enumerated() {
      guard let view = read(line) else { throw Problem(line: first + index) }
      views.append(view)
    }
    if views.isEmpty { throw Problem(line: first) }
  }

  private mutating func read(_ line: Substring) -> ScreenDescription.Item? {
    let (depth, length) = OutlineIndent.read(line)
    // The first is the screen; each other has one around it.
    guard depth <= around.count, depth > 0 || views.isEmpty else { return nil }
    var fields = line.dropFirst(length).components(separatedBy: "; ")[...]
    guard let title = fields.popFirst(), !title.isEmpty,
      let place = fields.firstIndex(where: { $0.hasPrefix("@") }), fields.endIndex - place <= 2
    else { return nil }
    around.removeSubrange(depth...)
    let parent = around.last
    around.append(views.count)
    guard let frame = Self.frame(fields[place], in: parent.map { views[$0].frame }),
      let source = places.read(
        fields.indices.contains(place + 1) ? fields[place + 1] : nil, in: parent),
      let written = known.read(Array(fields[..<place]), of: title, depth: depth),
      let properties = Self.properties(written)
    else { return nil }
    let (name, id) = Self.parts(of: title)
    return .init(
      name: name, id: id, parent: parent, depth: depth, frame: frame, source: source,
      properties: properties)
  }

  private static func properties(
    _ fields: [String]
  ) -> [ScreenDescription.Property]? {
    var properties: [ScreenDescription.Property] = []
    for field in fields {
      guard let space = field.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      properties.append(
        .init(
          name: String(field[..<space]),
          value: plain(Substring(field.utf8[field.utf8.index(after: space)...]))))
    }
    return properties
  }

  private static func frame(
    _ field: String, in outer: ScreenDescription.Frame?
  ) -> ScreenDescription.Frame? {
    if field == "@" { return outer }
    let halves = field.dropFirst().split(separator: " ")
    guard halves.count == 2 else { return nil }
    let numbers = (halves[0].split(separator: ",") + halves[1].split(separator: "x"))
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return .init(
      CGRect(
        x: numbers[0] + (outer?.x ?? 0), y: numbers[1] + (outer?.y ?? 0), width: numbers[2],
        height: numbers[3]))
  }

  private static func parts(of title: String) -> (name: String, id: String?) {
    guard title.utf8.last == UInt8(ascii: "]"),
      let bracket = title.utf8.firstIndex(of: UInt8(ascii: "["))
    else {
      return (plain(title[...]), nil)
    }
    let id = Substring(title.utf8[title.utf8.index(after: bracket)...].dropLast())
    return (plain(title[..<bracket]), plain(id))
  }

  /// Returns a text with what was escaped in it.
  private static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(0x5C) else { return String(text) }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch kind {
      case "s": result += ";"
      case "n": result += "\n"
      case "o": result += "["
      case "u":
        let code = rest.popFirst().flatMap { UInt8(String($0), radix: 32) } ?? 0
        result.unicodeScalars.append(Unicode.Scalar(code))
      default: result.unicodeScalars.append(kind)
      }
    }
    return result
  }
}

extension StoredDescription {
  /// Reads a file's content.
  ///
  /// - Throws: ``OutlineReader/Problem`` that names the line.
  init(reading text: String) throws(OutlineReader.Problem) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let pictures = Self.pictures(in: text), lines.last == "" else {
      throw .init(line: 1)
    }
    let head = pictures.count + 1
    guard lines.count > head + 2, lines[head].hasPrefix("traits ") else {
      throw .init(line: head + 1)
    }
    let words = lines[head + 1].split(separator: " ").map(String.init)
    guard (6...7).contains(words.count), words[0] == "screen",
      let orientation = Orientation(rawValue: words[3]),
      let scheme = Scheme(rawValue: words[4])
    else { throw .init(line: head + 2) }
    self.pictures = pictures
    traits = String(lines[head].dropFirst("traits ".count))
    description = ScreenDescription(
      format: ScreenDescription.currentFormat, screen: words[1], device: words[2],
      orientation: orientation, scheme: scheme, variant: words[5],
      step: words.count == 7 ? words[6] : nil,
      views: try OutlineReader(lines[(head + 2)...].dropLast(), first: head + 3).views)
  }
}
