import Foundation

/// Cuts arriving bytes into lines.
struct LineBuffer {
  private var pending = Data()

  /// Returns the lines that are complete with these bytes, without their ends.
  ///
  /// Bytes are looked at where they lie: an index into `Data` checks an access for each of them.
  mutating func add(_ data: Data) -> [Data] {
    pending.append(data)
    var lines = pending.withUnsafeBytes { bytes in
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    }
    pending = lines.removeLast()
    return lines
  }

  /// The bytes of a last line without an end.
  var rest: Data { pending }
}
