// Apple's CoreBluetooth brings Foundation with it.
@_exported import Foundation

/// The name of a service or of a value: a number of two or four bytes, or a whole UUID.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The bytes, as few as name it.
  public let data: Data

  /// Creates a name from its text, of 4, 8 or 36 characters.
  ///
  /// A text that is none is the name of nothing; a device ends the app.
  public convenience init(string theString: String) {
    let digits = theString.replacing("-", with: "")
    var bytes: [UInt8] = []
    var rest = digits[...]
    while rest.count >= 2, let byte = UInt8(rest.prefix(2), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(data: Data(rest.isEmpty ? bytes : []))
  }

  /// Creates a name from its bytes: 2, 4 or 16.
  public init(data theData: Data) {
    let bytes = [UInt8](theData)
    let tail: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    let isShort = bytes.count == 16 && Array(bytes.dropFirst(4)) == tail
    let number = isShort ? Array(bytes.prefix(4)) : bytes
    data = Data(number.count == 4 && number.prefix(2) == [0, 0] ? Array(number.suffix(2)) : number)
  }

  /// Creates a name from a UUID.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// The text: the number for a short name, as “180D”, and else the UUID.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return digits }
    var text = digits[...]
    let parts = [8, 4, 4, 4, 12].map { count in
      defer { text = text.dropFirst(count) }
      return String(text.prefix(count))
    }
    return parts.joined(separator: "-")
  }

  /// Returns a Boolean value that indicates whether another object is the same name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }

  /// The number by which dictionaries find the name.
  open override var hash: Int { data.hashValue }

  /// The text.
  open override var description: String { uuidString }
}
