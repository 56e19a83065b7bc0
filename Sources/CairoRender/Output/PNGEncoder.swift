import CDeflate

/// Writes PNG files: the same bytes for the same pixels.
public struct PNGEncoder {
  /// Creates an encoder.
  public init() {}

  /// A file of a picture, in RGB where it is opaque, in sRGB, with its density.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - scale: Pixels a point; a point is 1/72 inch.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError/library(name:reason:)`` if memory runs out.
  public func encode(_ image: PixelImage, scale: Double = 1) throws -> [UInt8] {
    var file = PNGFile(image: image, scale: scale)
    file.append("IDAT", try ScreenParser.compress(image) ?? LibraryDeflate.compress(image))
    file.append("IEND", [])
    return file.bytes
  }
}

/// A PNG file as it grows.
struct PNGFile {
  private(set) var bytes: [UInt8]

  /// Begins a file with some bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Begins a file with all chunks before the pixels (PNG, third edition, 11.2.1, 11.3).
  init(image: PixelImage, scale: Double) {
    self.init(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let colorType: UInt8 = image.isOpaque ? 2 : 6
    append(
      "IHDR",
      UInt32(image.width).bigEndianBytes + UInt32(image.height).bigEndianBytes
        + [8, colorType, 0, 0, 0])
    append("sRGB", [0])
    // Pixels a metre: 72 points an inch of 0.0254 m.
    let density = UInt32(max(1, min(1e9, (72 * scale / 0.0254).rounded())))
    append("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
  }

  /// Appends a chunk: length, type, data and checksum.
  mutating func append(_ type: String, _ data: [UInt8]) {
    bytes += UInt32(data.count).bigEndianBytes
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += data
    bytes += checksum(of: bytes[start...]).bigEndianBytes
  }
}

/// A zlib stream of a picture's rows by libdeflate.
enum LibraryDeflate {
  static func compress(_ image: PixelImage, level: Int32 = 1) throws -> [UInt8] {
    let rows = PNGRows.unfiltered(image)
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
}

/// A picture's rows as PNG stores them before they are compressed.
enum PNGRows {
  /// Each row after a filter byte of 0, in RGB or straight RGBA.
  static func unfiltered(_ image: PixelImage) -> [UInt8] {
    let channels = image.isOpaque ? 3 : 4
    let stride = 1 + image.width * channels
    return [UInt8](unsafeUninitializedCapacity: stride * image.height) { buffer, count in
      count = stride * image.height
      image.withPixels { pixels in
        for y in 0..<image.height {
          buffer[y * stride] = 0
          var place = y * stride + 1
          for x in 0..<image.width {
            let pixel =
              image.isOpaque ? pixels[y * image.width + x] : pixels[y * image.width + x].straight
            buffer[place] = UInt8(truncatingIfNeeded: pixel >> 16)
            buffer[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            buffer[place + 2] = UInt8(truncatingIfNeeded: pixel)
            if channels == 4 { buffer[place + 3] = UInt8(pixel >> 24) }
            place += channels
          }
        }
      }
    }
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
  }

  /// A premultiplied pixel with its components divided by alpha, rounded.
  var straight: UInt32 {
    let alpha = self >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : self }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
