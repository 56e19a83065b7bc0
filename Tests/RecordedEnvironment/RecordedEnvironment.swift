import CairoRender
import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test that compares pictures byte by byte where they were recorded with other libraries
  /// or fonts.
  ///
  /// A later Debian's libraries move some pixels; what the tests say of layout and behaviour holds
  /// there all the same.
  public static var recordedEnvironment: Self {
    .disabled(
      if: !RecordedEnvironment.differences.isEmpty,
      "Recorded elsewhere: \(RecordedEnvironment.differences.joined(separator: ", "))")
  }
}

/// The libraries and fonts with which the committed pictures were drawn, as the lock of snapshots
/// names them.
enum RecordedEnvironment {
  /// What is otherwise here, such as `cairo 1.18.4 instead of 1.16.0`.
  static let differences: [String] = {
    do {
      let recorded = try recorded()
      return try here().sorted { $0.key < $1.key }.compactMap { name, value in
        let other = recorded[name] ?? "none"
        return value == other ? nil : "\(name) \(value) instead of \(other)"
      }
    } catch {
      // What cannot be drawn at all must fail, not be skipped.
      return []
    }
  }()

  private static func here() throws -> [String: String] {
    let fingerprint = try Fingerprint(text: TextEngine(fonts: FontBook()))
    return fingerprint.libraries.merging(["fonts": fingerprint.fonts]) { first, _ in first }
  }

  private static func recorded() throws -> [String: String] {
    let lock = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Snapshots/snapshots.lock")
    let lines = try String(contentsOf: lock, encoding: .utf8).split(separator: "\n").prefix(40)
    return lines.reduce(into: [:]) { values, line in
      let words = line.split(separator: " ")
      if words.count == 3, words[0] == "environment" {
        values[String(words[1])] = String(words[2])
      }
    }
  }
}
