/// A picture's row as PNG stores it before it is compressed, after its filter byte.
enum PNGRow {
  /// Bytes beyond a row that may be overwritten.
  static let excess = 32

  /// Writes opaque pixels as red, green and blue.
  static func store(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    var target = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 4 <= count {
      // Two at a time, and twice: from blue, green, red, alpha, twice.
      let pixels = UnsafeRawPointer(pixels + index)
      target.storeBytes(of: pixels.loadUnaligned(as: UInt64.self).twoColors, as: UInt64.self)
      let next = pixels.loadUnaligned(fromByteOffset: 8, as: UInt64.self).twoColors
      target.storeBytes(of: next, toByteOffset: 6, as: UInt64.self)
      target += 12
      index &+= 4
    }
    while index < count {
      target.storeBytes(of: pixels[index].byteSwapped &>> 8, as: UInt32.self)
      target += 3
      index &+= 1
    }
  }

  /// Writes premultiplied pixels as straight red, green, blue and alpha.
  static func storeStraight(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let pixel = pixels[index].straight
      UnsafeMutableRawPointer(target + index * 4)
        .storeBytes(of: (pixel << 8 | pixel >> 24).byteSwapped, as: UInt32.self)
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel with its components divided by alpha, rounded.
  fileprivate var straight: UInt32 {
    let alpha = self >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : self }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}

extension UInt64 {
  /// The colours of two pixels, in six bytes.
  @inline(__always)
  fileprivate var twoColors: UInt64 { byteSwapped &>> 40 | byteSwapped &<< 16 & 0xFFFF_FF00_0000 }
}
