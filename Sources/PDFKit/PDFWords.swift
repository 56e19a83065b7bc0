import Foundation

/// The plain words of a document's file: its pages, their sizes and its titles.
///
/// What lies in compressed streams of objects is not read.
struct PDFWords {
  private let data: Data

  /// Takes the bytes of a file; nil where they are of no document.
  init?(_ data: Data) {
    // The header may stand behind some bytes of a mail or a server.
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    // Places count from zero.
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  /// A Boolean value that indicates whether a password is asked for.
  var isEncrypted: Bool { !ends(of: "/Encrypt").isEmpty }

  /// The version of the format, such as 1 and 7; nil where the header has none.
  var version: (major: Int, minor: Int)? {
    guard let end = ends(of: "%PDF-").first else { return nil }
    let words = String(decoding: data[end...].prefix(3), as: UTF8.self).split(separator: ".")
    guard words.count == 2, let major = Int(words[0]), let minor = Int(words[1]) else { return nil }
    return (major, minor)
  }

  /// The number of pages: of the objects that are pages, or what the first object of a file for
  /// the web says; one where neither can be read.
  var pageCount: Int {
    let pages = ends(of: "/Type").count { end in
      let word = name(after: end)
      return word == "Page"
    }
    if pages > 0 { return pages }
    guard let start = ends(of: "/Linearized").first,
      let count = ends(of: "/N").first(where: { $0 > start && $0 < start + 512 }),
      let number = numbers(after: count, 1).first
    else { return 1 }
    return max(1, Int(number))
  }

  /// The rectangles of pages, in points, in the order of the file.
  var boxes: [CGRect] {
    ends(of: "/MediaBox").compactMap { end in
      guard let open = data[end...].prefix(4).firstIndex(of: UInt8(ascii: "[")) else { return nil }
      let sides = numbers(after: open + 1, 4)
      guard sides.count == 4, sides[2] > sides[0], sides[3] > sides[1] else { return nil }
      return CGRect(
        x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
    }
  }

  /// Returns the text in parentheses behind a name, such as of “Title”; nil where there is none, or
  /// one in other letters than ASCII's.
  func text(of name: String) -> String? {
    for end in ends(of: "/" + name) {
      guard let open = data[end...].prefix(2).firstIndex(of: UInt8(ascii: "(")) else { continue }
      let bytes = data[(open + 1)...].prefix(1024).prefix { $0 != UInt8(ascii: ")") }
      let isPlain = bytes.allSatisfy { (32..<127).contains($0) && $0 != UInt8(ascii: "\\") }
      guard isPlain, !bytes.isEmpty else { continue }
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// Returns the places behind a word's occurrences.
  private func ends(of word: String) -> [Int] {
    let bytes = Data(word.utf8)
    var ends: [Int] = []
    var start = data.startIndex
    while let range = data.range(of: bytes, in: start..<data.endIndex) {
      ends.append(range.upperBound)
      start = range.upperBound
    }
    return ends
  }

  /// Returns the name that begins behind a place, without its slash.
  private func name(after place: Int) -> String? {
    let rest = data[place...].prefix(32).drop { Self.isSpace($0) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let letters = rest.dropFirst().prefix { isLetter($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the numbers behind a place, as many as there are up to a count.
  private func numbers(after place: Int, _ count: Int) -> [Double] {
    let words = String(decoding: data[place...].prefix(96), as: UTF8.self)
      .split { $0 == " " || $0.isNewline || $0 == "\t" }
    var found: [Double] = []
    for word in words.prefix(count) {
      guard let number = Double(word.prefix { $0.isNumber || ".-+".contains($0) }) else { break }
      found.append(number)
    }
    return found
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }
}
