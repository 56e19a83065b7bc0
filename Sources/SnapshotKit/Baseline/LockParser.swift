import Foundation

/// Reads a lock, and says of each line that cannot be read why.
struct LockParser {
  /// A line that cannot be read.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let file: String
    /// From 1; 0 for the file as a whole.
    let line: Int
    let reason: String

    var description: String { line == 0 ? "\(file): \(reason)" : "\(file):\(line): \(reason)" }
  }

  /// A lock, as far as it could be read.
  struct Result {
    var lock: Lock
    var problems: [Problem]
  }

  /// As many problems as are told.
  private static let mostProblems = 20

  private let file: String
  private var keep = Lock.Keep.curated
  private var digest = ""
  private var parts: [RendererFingerprint.Part] = []
  private var entries: [String: Lock.Entry] = [:]
  private var lines: [String: Int] = [:]
  private var last = ""
  private var problems: [Problem] = []

  private init(file: String) { self.file = file }

  /// Reads the content of a lock file.
  static func parse(_ data: Data, file: String) -> Result {
    var parser = LockParser(file: file)
    parser.read(data)
    return Result(
      lock: Lock(
        fingerprint: RendererFingerprint(digest: parser.digest, parts: parser.parts),
        keep: parser.keep,
        entries: parser.entries), problems: parser.problems)
  }

  private mutating func report(_ line: Int, _ reason: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(Problem(file: file, line: line, reason: reason))
  }

  private mutating func read(_ data: Data) {
    guard let text = String(validating: data, as: UTF8.self) else {
      return report(0, "is not UTF-8 text; restore the file, or run snapshot record")
    }
    // By bytes: by characters, a matrix of two thousand cells takes longer than its fonts do.
    var all = Self.split(text[...], at: "\n")
    if all.last == "" {
      all.removeLast()
    } else {
      report(all.count, "the last line is cut off; restore the file, or run snapshot record")
      all.removeLast()
    }
    readHeader(all.first ?? "")
    for (index, line) in all.enumerated().dropFirst() { read(line, index + 1) }
    if digest.isEmpty, problems.isEmpty { report(0, "names no fingerprint") }
  }

  private mutating func readHeader(_ line: Substring) {
    guard line != Lock.header[...] else { return }
    if Self.isConflictMarker(line) { return read(line, 1) }
    report(
      1,
      line.hasPrefix("vitrine-lock ")
        ? "\(line) was written by another version of Vitrine; use that one, or record again"
        : "does not begin with \"\(Lock.header)\"")
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if Self.isConflictMarker(line) {
      return report(
        number, "is a merge conflict; take either side, then run snapshot record")
    }
    let fields = Self.split(line, at: " ").map(String.init)
    switch fields.first {
    case "fingerprint" where fields.count == 2 && Self.isDigest(fields[1]): digest = fields[1]
    case "keep" where fields.count == 2 && Lock.Keep(rawValue: fields[1]) != nil:
      keep = Lock.Keep(rawValue: fields[1]) ?? .curated
    case "environment" where fields.count >= 3:
      let value = fields[2...].joined(separator: " ")
      parts.append(RendererFingerprint.Part(name: fields[1], value: value))
    default: readCell(fields, number)
    }
  }

  private mutating func readCell(_ fields: [String], _ number: Int) {
    guard fields.count == 4, CellName(fields[0]) != nil, let size = Self.size(fields[1]),
      Self.isDigest(fields[2]), Self.isDigest(fields[3])
    else {
      return report(number, "is not \"name widthxheight key pixels\"; restore it, or record again")
    }
    let name = fields[0]
    if let first = lines[name] {
      return report(number, "\(name) is on line \(first) already; keep one of the two")
    }
    if name < last { report(number, "\(name) is out of order; run snapshot record") }
    (last, lines[name]) = (name, number)
    entries[name] = Lock.Entry(
      pixelWidth: size.width, pixelHeight: size.height, key: fields[2], pixels: fields[3])
  }

  private static func split(_ text: Substring, at separator: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  private static func isConflictMarker(_ line: Substring) -> Bool {
    guard let first = line.utf8.first, "<=>|".utf8.contains(first) else { return false }
    return ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
  }

  /// 128 bits in hexadecimal.
  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func size(_ text: String) -> (width: Int, height: Int)? {
    let sides = split(text[...], at: "x")
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), width > 0,
      height > 0, width <= 32767, height <= 32767, "\(width)x\(height)" == text
    else { return nil }
    return (width, height)
  }
}
