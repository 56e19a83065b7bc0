import Foundation

/// Divides words that are wider than their line by the rules of their language.
final class Hyphenation {
  /// A script with the patterns of the language that is most written in it.
  private enum Script: CaseIterable {
    case latin, cyrillic

    init?(_ scalar: Unicode.Scalar) {
      guard scalar.properties.isAlphabetic else { return nil }
      switch scalar.value {
      case 0x41...0x7A, 0xC0...0x24F: self = .latin
      case 0x400...0x4FF: self = .cyrillic
      default: return nil
      }
    }

    var file: String {
      switch self {
      case .latin: "hyph_en_US.dic"
      case .cyrillic: "hyph_ru_RU.dic"
      }
    }

    var package: String {
      switch self {
      case .latin: "hyphen-en-us"
      case .cyrillic: "hyphen-ru"
      }
    }
  }

  /// The folder of the packages' files.
  private static let folder = "/usr/share/hyphen"

  /// The files of patterns that words are divided by.
  static let paths = Script.allCases.map { "\(folder)/\($0.file)" }

  private let folder: String

  /// Read with the first word that needs them; nil inside for a file that cannot be read.
  private var patterns: [Script: HyphenationPatterns?] = [:]

  /// Creates one that reads the files of a folder.
  ///
  /// - Throws: ``RenderError/missingPatterns(packages:)``: without them the same words would stand
  ///   otherwise.
  init(folder: String = folder) throws {
    self.folder = folder
    let missing = Script.allCases.filter { access("\(folder)/\($0.file)", R_OK) != 0 }
    guard missing.isEmpty else {
      throw RenderError.missingPatterns(packages: missing.map(\.package).sorted())
    }
  }

  /// Returns the places at which words may be divided around some places of a text, such as those
  /// at which its lines were broken; places are in bytes of UTF-8 and in their order.
  func divisions(of text: String, around breaks: [Int]) -> [Int] {
    var divisions: [Int] = []
    var word = Word()
    // A word ends with the first character that is no letter of its script, the text's end too.
    for scalar in text.unicodeScalars {
      let script = Script(scalar)
      if script == nil || script != word.script {
        divisions += self.divisions(of: word, around: breaks)
        word = Word(start: word.end, script: script)
      }
      word.scalars.append(scalar)
      word.end += UTF8.width(scalar)
    }
    return divisions + self.divisions(of: word, around: breaks)
  }

  private struct Word {
    var start = 0
    var end = 0
    var script: Script?
    var scalars: [Unicode.Scalar] = []

    init() {}

    init(start: Int, script: Script?) {
      (self.start, end, self.script) = (start, start, script)
    }
  }

  private func divisions(of word: Word, around breaks: [Int]) -> [Int] {
    guard let script = word.script, breaks.contains(where: { word.start < $0 && $0 < word.end })
    else { return [] }
    let before = word.scalars.reduce(into: [word.start]) { offsets, scalar in
      offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
    }
    return patterns(of: script)?.divisions(of: word.scalars).map { before[$0] } ?? []
  }

  private func patterns(of script: Script) -> HyphenationPatterns? {
    if let known = patterns[script] { return known }
    let read = HyphenationPatterns(path: "\(folder)/\(script.file)")
    patterns[script] = .some(read)
    return read
  }
}
