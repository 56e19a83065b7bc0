import CDeflate

/// Unpacks tiles, which MBTiles files hold as gzip.
enum TileCompression {
  /// The most bytes of a tile; those of OpenMapTiles have less than a tenth of it.
  static let limit = 8 << 20

  /// Returns the bytes of a tile, unpacked if they are gzip (RFC 1952).
  static func unpack(_ bytes: [UInt8]) throws(MapTilesError.Problem) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return bytes
    }
    // 18 bytes are gzip's header and trailer; the trailer ends with the length before packing.
    guard bytes.count >= 18 else { throw .compression("the gzip data are cut off") }
    let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= limit else { throw .tooLarge(limit: limit) }
    return try inflate(bytes, length: length)
  }

  private static func inflate(
    _ bytes: [UInt8], length: Int
  ) throws(MapTilesError.Problem) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .compression("there is no memory left")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      var written = 0
      // An empty tile has no buffer to point at; a byte stands in for it.
      var spare: UInt8 = 0
      result = withUnsafeMutablePointer(to: &spare) { spare in
        libdeflate_gzip_decompress(
          decompressor, bytes, bytes.count, buffer.baseAddress ?? spare, length, &written)
      }
      count = result == LIBDEFLATE_SUCCESS ? written : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return output
    case LIBDEFLATE_INSUFFICIENT_SPACE, LIBDEFLATE_SHORT_OUTPUT:
      throw .compression("the gzip data are not as long as they say")
    default: throw .compression("the gzip data are damaged")
    }
  }
}
