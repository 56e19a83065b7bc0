import CDeflate

/// A zlib stream of a picture's rows by libdeflate: for photographs, and for what is not opaque.
enum LibraryDeflate {
  static func compress(_ image: PixelImage, level: Int32 = 1) throws -> [UInt8] {
    let rows = rows(of: image)
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw RenderError.library(name: "libdeflate", reason: "no memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, rows, rows.count, buffer.baseAddress, buffer.count)
    }
  }

  /// Returns all rows, each after a filter byte of 0.
  private static func rows(of image: PixelImage) -> [UInt8] {
    let length = 1 + image.width * (image.isOpaque ? 3 : 4)
    var rows = [UInt8](repeating: 0, count: length * image.height + PNGRow.excess)
    image.withPixels { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let source = pixels.baseAddress, let target = rows.baseAddress else { return }
        for y in 0..<image.height {
          target[y * length] = 0
          let store = image.isOpaque ? PNGRow.store : PNGRow.storeStraight
          store(source + y * image.width, image.width, target + y * length + 1)
        }
      }
    }
    rows.removeLast(PNGRow.excess)
    return rows
  }
}
