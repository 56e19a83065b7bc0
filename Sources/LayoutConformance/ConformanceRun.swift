import Foundation

/// A vector file that cannot be read, and why.
public struct BrokenVectorFile: Error, CustomStringConvertible {
  /// The file and the fault, for people.
  public let description: String
}

/// The outcome of running vectors.
public struct ConformanceRun {
  /// The number of vectors that came out as they should.
  public private(set) var passed = 0
  /// The number of vectors that did not.
  public private(set) var failed = 0
  /// A line for each node that is not where it should be.
  public private(set) var failures: [String] = []

  /// Creates a run without results.
  public init() {}

  /// Runs all vectors of a file, one a line.
  /// - Throws: ``BrokenVectorFile`` if it cannot be read or a line is no vector.
  public mutating func run(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw BrokenVectorFile(description: "\(file): cannot be read; give the path of a .jsonl file")
    }
    try run(lines: data, name: file)
  }

  /// Runs all vectors of a text, one a line.
  /// - Throws: ``BrokenVectorFile`` if a line is no vector.
  public mutating func run(lines data: Data, name: String) throws {
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        try run(ConformanceRun.vector(line))
      } catch {
        throw BrokenVectorFile(description: "\(name):\(index + 1): \(error)")
      }
    }
  }

  /// Returns a vector of either format: JSON, or the compact one.
  private static func vector(_ line: Data) throws -> LayoutVector {
    if line.first == UInt8(ascii: "{") { return try LayoutVector.decode(Data(line)) }
    var reader = CompactVectorReader(Substring(decoding: line, as: UTF8.self))
    return try reader.vector()
  }

  private mutating func run(_ vector: LayoutVector) throws {
    let mismatches = try vector.mismatches()
    if mismatches.isEmpty {
      passed += 1
    } else {
      failed += 1
      failures += mismatches.map(\.description)
    }
  }

  /// The result as the last line of a report.
  public var summary: String { "\(passed) passed, \(failed) failed" }
}
