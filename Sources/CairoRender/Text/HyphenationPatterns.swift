import Foundation

/// The division of a language's words, by TeX's patterns in the form of LibreOffice.
///
/// A pattern is a few letters with digits between them, a dot standing for a word's edge:
/// `.аб1р` gives the place between `аб` and `р` at a word's beginning a 1. Each place takes the
/// greatest digit of all patterns around it, and an odd one allows a division (Liang, 1983). The
/// patterns are matched here since the library Hyphen finds only the longest that ends at a letter,
/// for which Debian's Russian file has not been prepared.
struct HyphenationPatterns {
  /// The digits before, between and after a pattern's letters, by its letters.
  private var digits: [[Unicode.Scalar]: [UInt8]] = [:]
  private var longest = 0
  /// The number of letters that stay before a division, and below, behind it.
  private var leastHead = LineBreakRules.leastHead
  private var leastTail = LineBreakRules.leastTail

  /// Reads a file of patterns; nil where there is none, or in an encoding that is not known.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var lines = data.split(separator: 0x0A).map { [UInt8]($0) }.makeIterator()
    guard let name = lines.next(),
      let encoding = Encoding(rawValue: String(decoding: name.filter { $0 > 0x20 }, as: UTF8.self))
    else { return nil }
    while let line = lines.next() { add(encoding.scalars(of: line.filter { $0 != 0x0D })) }
  }

  /// The encoding of a file's letters.
  private enum Encoding: String {
    case utf8 = "UTF-8"
    case koi8 = "KOI8-R"

    func scalars(of line: [UInt8]) -> [Unicode.Scalar] {
      switch self {
      case .utf8: Array(String(decoding: line, as: UTF8.self).unicodeScalars)
      case .koi8: line.map { Self.koi8Letters[$0] ?? Unicode.Scalar($0) }
      }
    }

    /// Russian small letters as KOI8-R orders them, from 0xC0 on, and ё, which stands apart.
    private static let koi8Letters: [UInt8: Unicode.Scalar] = {
      let letters = "юабцдефгхийклмнопярстужвьызшэщчъ".unicodeScalars
      return Dictionary(uniqueKeysWithValues: zip(0xC0...0xDF, letters))
        .merging([0xA3: "ё"]) { $1 }
    }()
  }

  private mutating func add(_ line: [Unicode.Scalar]) {
    // Settings are in capitals. Patterns with a slash spell the divided word otherwise, which would
    // change the text.
    guard let first = line.first, !("A"..."Z").contains(first), !line.contains("/") else {
      return set(line)
    }
    var letters: [Unicode.Scalar] = []
    var values: [UInt8] = [0]
    for scalar in line {
      if ("0"..."9").contains(scalar) {
        values[values.count - 1] = UInt8(scalar.value - 0x30)
      } else {
        letters.append(scalar)
        values.append(0)
      }
    }
    digits[letters] = values
    longest = max(longest, letters.count)
  }

  private mutating func set(_ line: [Unicode.Scalar]) {
    let parts = line.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
    guard parts.count == 2, let count = Int(parts[1]) else { return }
    switch parts[0] {
    case "LEFTHYPHENMIN": leastHead = max(leastHead, count)
    case "RIGHTHYPHENMIN": leastTail = max(leastTail, count)
    default: break
    }
  }

  /// Longer than any word of a language.
  private static let longestWord = 64

  /// Before which letters of a word it may be divided, by their indexes.
  func divisions(of word: [Unicode.Scalar]) -> [Int] {
    guard word.count >= leastHead + leastTail, word.count <= Self.longestWord else { return [] }
    let letters = ["."] + word.map(Self.lowercase) + ["."]
    var values = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in (start...min(letters.count, start + longest)).dropFirst() {
        guard let found = digits[Array(letters[start..<end])] else { continue }
        for (index, value) in found.enumerated() {
          values[start + index] = max(values[start + index], value)
        }
      }
    }
    // The first place is before the dot.
    return (leastHead...word.count - leastTail).filter { values[$0 + 1] % 2 != 0 }
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}
