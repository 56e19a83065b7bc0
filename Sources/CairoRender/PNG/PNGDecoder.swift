import CPNG
import Foundation

/// Reads PNG files by libpng.
public enum PNGDecoder {
  /// The most pixels of a picture that are decoded.
  public static let pixelLimit = 100_000_000

  /// Returns a picture's pixels.
  ///
  /// - Throws: ``RenderError/brokenImage(name:reason:)`` for what is no whole PNG file,
  ///   ``RenderError/hugeImage(name:width:height:limit:)``.
  public static func decode(_ bytes: [UInt8], name: String = "picture") throws -> PixelImage {
    let (width, height) = try size(bytes, name: name)
    guard width <= PixelImage.sideLimit, height <= PixelImage.sideLimit,
      width * height <= pixelLimit
    else {
      throw RenderError.hugeImage(name: name, width: width, height: height, limit: pixelLimit)
    }
    if let (image, isOpaque) = PNGRows.decoded(bytes) {
      return finished(image, isOpaque: isOpaque)
    }
    let image: DecodedImage = try decode(bytes, name: name)
    return finished(image, isOpaque: isOpaque(image))
  }

  private static func finished(_ image: DecodedImage, isOpaque: Bool) -> PixelImage {
    if !isOpaque { image.premultiply() }
    return PixelImage(
      width: image.width, height: image.height, isOpaque: isOpaque, storage: image.storage)
  }

  private static func isOpaque(_ image: DecodedImage) -> Bool {
    var isOpaque = true
    for index in 0..<image.storage.count where image.storage.base[index] >> 24 != 255 {
      isOpaque = false
    }
    return isOpaque
  }

  /// Returns the size in a file's header.
  static func size(_ bytes: [UInt8], name: String) throws -> (Int, Int) {
    guard let width = bytes.number(at: 16, bytes: 4, bigEndian: true),
      let height = bytes.number(at: 20, bytes: 4, bigEndian: true),
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { throw RenderError.brokenImage(name: name, reason: "it is no PNG file") }
    return (width, height)
  }

  /// Straight pixels, as libpng's simplified interface gives them.
  static func decode(_ bytes: [UInt8], name: String) throws -> DecodedImage {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw RenderError.brokenImage(name: name, reason: message(image))
    }
    // PNG_FORMAT_BGRA, a macro that Swift does not see: alpha, colour, blue first.
    image.format = 0x01 | 0x02 | 0x10
    let storage = PixelStorage(count: Int(image.width) * Int(image.height))
    guard
      png_image_finish_read(&image, nil, storage.base, Int32(image.width) * 4, nil) != 0
    else { throw RenderError.brokenImage(name: name, reason: message(image)) }
    return DecodedImage(width: Int(image.width), height: Int(image.height), storage: storage)
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
