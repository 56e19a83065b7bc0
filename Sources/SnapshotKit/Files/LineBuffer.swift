import Foundation

/// Cuts arriving bytes into lines.
struct LineBuffer {
  private var pending = Data()

  /// The lines that are complete with these bytes, without their ends.
  mutating func add(_ data: Data) -> [Data] {
    pending.append(data)
    var lines: [Data] = []
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Data(pending[pending.startIndex..<end]))
      pending = Data(pending[pending.index(after: end)...])
    }
    return lines
  }

  /// What is left of a last line without an end.
  var rest: Data { pending }
}
