import CQREncode

/// A QR code of bytes (ISO/IEC 18004), in the least size that has room for them.
struct QRCode {
  /// The modules of a side.
  let side: Int
  /// The bytes of the modules, row by row, as libqrencode gives them; the lowest bit is that of a
  /// dark one.
  private let modules: [UInt8]

  /// Makes a code; nil for more bytes than the largest one takes, which are 2,953 and fewer at
  /// higher levels.
  ///
  /// A level is one of the letters L, M, Q and H; any other is M.
  init?(_ text: [UInt8], level: String) {
    // libqrencode counts bits in 32, which bytes without end would exceed.
    guard text.count <= Self.mostBytes, let input = QRinput_new2(0, Self.level(level)) else {
      return nil
    }
    defer { QRinput_free(input) }
    // It takes no part without bytes, but a code without parts.
    if !text.isEmpty, QRinput_append(input, QR_MODE_8, Int32(text.count), text) != 0 { return nil }
    guard let code = QRcode_encodeInput(input) else { return nil }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    modules = Array(UnsafeBufferPointer(start: code.pointee.data, count: side * side))
  }

  /// Returns a Boolean value that indicates whether a module is dark.
  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] & 1 == 1 }

  /// The bytes that the largest code takes at the lowest level.
  private static let mostBytes = 2_953

  private static func level(_ letter: String) -> QRecLevel {
    switch letter {
    case "L": QR_ECLEVEL_L
    case "Q": QR_ECLEVEL_Q
    case "H": QR_ECLEVEL_H
    default: QR_ECLEVEL_M
    }
  }
}
