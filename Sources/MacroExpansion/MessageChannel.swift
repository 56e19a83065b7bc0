import Foundation

/// Messages between the compiler and its plugin: a length of eight bytes, little-endian, then JSON.
struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// Returns the next message, or nil where the compiler has closed its end.
  func read() throws -> Data? {
    guard let header = try bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return try bytes(Int(clamping: length))
  }

  /// Sends a message.
  func write(_ message: Data) throws {
    let header = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
    try output.write(contentsOf: header + message)
  }

  /// So many bytes, or nil where the stream ends before.
  private func bytes(_ count: Int) throws -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let part = try input.read(upToCount: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes += part
    }
    return bytes
  }
}
