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
    guard String(validating: data, as: UTF8.self) != nil else {
      return report(0, "is not UTF-8 text; restore the file, or run snapshot record")
    }
    // By bytes: by characters, a matrix of two thousand cells takes longer than its fonts do.
    var all = [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if all.last != [] {
      report(all.count, "the last line is cut off; restore the file, or run snapshot record")
    }
    all.removeLast()
    // As git leaves it where core.autocrlf is set.
    let lineEnd = UInt8(ascii: "\r")
    if all.first?.last == lineEnd { all = all.map { $0.last == lineEnd ? $0.dropLast() : $0 } }
    readHeader(all.first.map(Self.text) ?? "")
    for (index, line) in all.enumerated().dropFirst() { read(line, index + 1) }
    if digest.isEmpty, problems.isEmpty { report(0, "names no fingerprint") }
  }

  private mutating func readHeader(_ line: String) {
    guard line != Lock.header else { return }
    if Self.isConflictMarker(Array(line.utf8)[...]) { return reportConflict(1) }
    report(
      1,
      line.hasPrefix("vitrine-lock ")
        ? "\(line) was written by another version of Vitrine; use that one, or record again"
        : "does not begin with \"\(Lock.header)\"")
  }

  private mutating func reportConflict(_ line: Int) {
    report(line, "is a merge conflict; take either side, then run snapshot record")
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    if Self.isConflictMarker(line) { return reportConflict(number) }
    let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    switch fields.first.map(Self.text) {
    case "fingerprint" where fields.count == 2 && Self.isDigest(fields[1]):
      digest = Self.text(fields[1])
    case "keep" where fields.count == 2 && Lock.Keep(rawValue: Self.text(fields[1])) != nil:
      keep = Lock.Keep(rawValue: Self.text(fields[1])) ?? .curated
    case "environment" where fields.count >= 3:
      let value = fields[2...].map(Self.text).joined(separator: " ")
      parts.append(RendererFingerprint.Part(name: Self.text(fields[1]), value: value))
    case let name: readCell(name ?? "", fields, number)
    }
  }

  private mutating func readCell(_ name: String, _ fields: [ArraySlice<UInt8>], _ number: Int) {
    guard fields.count == 4, CellName(name) != nil, let size = Self.size(fields[1]),
      Self.isDigest(fields[2]), Self.isDigest(fields[3])
    else {
      return report(number, "is not \"name widthxheight key pixels\"; restore it, or record again")
    }
    if let first = lines[name] {
      return report(number, "\(name) is on line \(first) already; keep one of the two")
    }
    if name < last { report(number, "\(name) is out of order; run snapshot record") }
    (last, lines[name]) = (name, number)
    entries[name] = Lock.Entry(
      pixelWidth: size.width, pixelHeight: size.height, key: Self.text(fields[2]),
      pixels: Self.text(fields[3]))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<=>|".utf8.contains(first) else { return false }
    return line.prefix(7) == ArraySlice(repeating: first, count: 7)
  }

  /// 128 bits in hexadecimal.
  private static func isDigest(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 32
      && text.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func size(_ text: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    let sides = text.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
      return nil
    }
    return (width, height)
  }

  /// Returns a number of pixels, written without a sign and zeros before it.
  private static func side(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= 32767 ? value : nil
  }
}
