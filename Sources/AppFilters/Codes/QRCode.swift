import CQREncode

/// A QR code of bytes in the least size that has room for them, as libqrencode makes it.
struct QRCode {
  /// The share of a code that may be lost.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    fileprivate var library: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quartile: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }

  /// The number of modules of a side.
  let side: Int
  private let modules: [UInt8]

  /// Makes a code; nil for no bytes, and for more than the largest one takes, which are 2,953 and
  /// fewer at higher levels.
  init?(_ text: [UInt8], level: Level) {
    guard let code = QRcode_encodeData(Int32(clamping: text.count), text, 0, level.library) else {
      return nil
    }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    modules = Array(UnsafeBufferPointer(start: code.pointee.data, count: side * side))
  }

  /// Returns a Boolean value that indicates whether a module is dark: the lowest bit of its byte.
  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] & 1 == 1 }
}
