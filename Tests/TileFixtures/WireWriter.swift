/// Writes protocol buffers' wire format: numbers of seven bits a byte, and counted bytes.
///
/// It is written apart from the generated code that reads tiles, so that each checks the other.
public struct WireWriter {
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty message.
  public init() {}

  /// Adds a number by itself.
  public mutating func add(_ number: UInt64) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a field that is a number.
  public mutating func add(field: UInt64, number: UInt64) {
    add(field << 3)
    add(number)
  }

  /// Adds a field that is a text, a message or packed numbers.
  public mutating func add(field: UInt64, bytes content: some Collection<UInt8>) {
    add(field << 3 | 2)
    add(UInt64(content.count))
    bytes += content
  }

  /// Adds a field of packed numbers.
  public mutating func add(field: UInt64, packed numbers: [UInt32]) {
    var content = WireWriter()
    for number in numbers { content.add(UInt64(number)) }
    add(field: field, bytes: content.bytes)
  }
}
