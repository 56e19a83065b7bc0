import Foundation

/// A Swift listing of a guide: a file, or a part of one.
struct GuideListing {
  /// The guide's file name.
  let guide: String
  /// The line in the guide where the listing begins, counted from one.
  let line: Int
  /// The heading above, without its marks.
  let heading: String
  /// The name of the file that the listing says it is; nil where it says none.
  let fileName: String?
  let code: String
}

extension GuideListing {
  /// The listings of a folder of guides, in the order of the files' names.
  static func read(in folder: URL) throws -> [GuideListing] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
      .flatMap { name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return listings(of: text, guide: name)
      }
  }

  /// The listings of a guide: what is fenced as Swift, what is fenced without a language and begins
  /// as Swift does, and declarations that stand in the text from the margin to a closing brace.
  static func listings(of text: String, guide: String) -> [GuideListing] {
    var reader = GuideReader(guide: guide)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      reader.read(line, number: index + 1)
    }
    return reader.listings
  }
}

/// Reads a guide line by line.
private struct GuideReader {
  private enum Place {
    case text
    case fence(isSwift: Bool?)
    case declaration
  }

  let guide: String
  private(set) var listings: [GuideListing] = []
  private var place = Place.text
  private var heading = ""
  private var fileName: String?
  private var start = 0
  private var lines: [String] = []

  init(guide: String) { self.guide = guide }

  mutating func read(_ line: String, number: Int) {
    switch place {
    case .text: readText(line, number)
    case .fence(let isSwift): readFenced(line, number, isSwift)
    case .declaration:
      lines.append(line)
      if line == "}" { finish() }
    }
  }

  private mutating func readText(_ line: String, _ number: Int) {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    if trimmed.hasPrefix("```") {
      let language = trimmed.dropFirst(3)
      place = .fence(isSwift: language == "swift" ? true : language.isEmpty ? nil : false)
      begin(at: number + 1)
    } else if trimmed.hasPrefix("#") {
      heading = String(trimmed.drop { $0 == "#" || $0 == " " })
    } else if line.isDeclaration {
      place = .declaration
      begin(at: number)
      lines = [line]
    }
  }

  private mutating func readFenced(_ line: String, _ number: Int, _ isSwift: Bool?) {
    if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
      if isSwift == true { finish() } else { place = .text }
      return
    }
    if isSwift == nil, !line.isEmpty { place = .fence(isSwift: line.isDeclaration) }
    if let name = line.fileName {
      if lines.contains(where: { !$0.isEmpty }) {
        finish()
        place = .fence(isSwift: isSwift)
      }
      begin(at: number)
      fileName = name
    }
    lines.append(line)
  }

  private mutating func begin(at number: Int) {
    (start, lines, fileName) = (number, [], nil)
  }

  private mutating func finish() {
    listings.append(
      GuideListing(
        guide: guide, line: start, heading: heading, fileName: fileName,
        code: lines.joined(separator: "\n")))
    place = .text
  }
}

extension String {
  /// Whether the line begins a declaration at the margin.
  fileprivate var isDeclaration: Bool {
    ["@main", "struct ", "class ", "enum ", "extension ", "import "].contains { hasPrefix($0) }
  }

  /// The file that a line such as `// Colors.swift` names.
  fileprivate var fileName: String? {
    guard hasPrefix("// "), hasSuffix(".swift"), !dropFirst(3).contains(" ") else { return nil }
    return String(dropFirst(3))
  }
}
