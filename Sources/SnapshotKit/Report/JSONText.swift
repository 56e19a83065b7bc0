import Foundation

/// Values as JSON that is the same from run to run.
enum JSONText {
  /// Returns the text of a value, its keys in order.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
