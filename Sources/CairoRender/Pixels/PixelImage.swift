/// A picture in memory: sRGB, 8 bits a component, alpha premultiplied.
public struct PixelImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// A Boolean value that indicates whether every pixel is opaque.
  public let isOpaque: Bool
  let storage: PixelStorage

  init(width: Int, height: Int, isOpaque: Bool, storage: PixelStorage) {
    (self.width, self.height) = (width, height)
    (self.isOpaque, self.storage) = (isOpaque, storage)
  }

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - pixels: The pixels row by row, of the form 0xAARRGGBB, premultiplied.
  ///   - isOpaque: True to take all pixels as opaque, whatever their alpha.
  /// - Throws: ``RenderError/badSize(width:height:)`` if there are not `width * height` of them.
  public init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = true) throws {
    try Self.check(width, height)
    guard pixels.count == width * height else {
      throw RenderError.badSize(width: width, height: height)
    }
    let storage = PixelStorage(count: pixels.count)
    for (index, pixel) in pixels.enumerated() {
      storage.base[index] = isOpaque ? pixel | 0xFF00_0000 : pixel
    }
    self.init(width: width, height: height, isOpaque: isOpaque, storage: storage)
  }

  /// Creates an opaque picture, each pixel of which a closure writes.
  ///
  ///     let grey = try PixelImage(width: 2, height: 2) { $0.initialize(repeating: 0xFF80_8080) }
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - write: A closure that writes all pixels row by row, each of the form 0xFFRRGGBB; nothing
  ///     is in their memory before.
  /// - Throws: ``RenderError/badSize(width:height:)`` if a side is not positive or too long.
  public init(
    width: Int, height: Int, writing write: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws {
    try Self.check(width, height)
    let storage = PixelStorage(unwritten: width * height, spare: 0)
    write(UnsafeMutableBufferPointer(start: storage.base, count: width * height))
    self.init(width: width, height: height, isOpaque: true, storage: storage)
  }

  /// Calls a closure with the pixels, each 0xAARRGGBB, premultiplied, row by row.
  public func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(start: storage.base, count: width * height))
  }

  /// The pixel at a place, as 0xAARRGGBB, premultiplied; 0 outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return storage.base[y * width + x]
  }

  /// Returns a part of the picture, cut to its bounds.
  ///
  /// - Parameters:
  ///   - x: The left edge, in pixels.
  ///   - y: The top edge, in pixels.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Returns: A copy of the part.
  /// - Throws: ``RenderError/badSize(width:height:)`` if none of it lies in the picture.
  public func cropped(x: Int, y: Int, width: Int, height: Int) throws -> PixelImage {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
    guard right > left, bottom > top else {
      throw RenderError.badSize(width: width, height: height)
    }
    let storage = PixelStorage(count: (right - left) * (bottom - top))
    for row in top..<bottom {
      (storage.base + (row - top) * (right - left)).update(
        from: self.storage.base + row * self.width + left, count: right - left)
    }
    return PixelImage(
      width: right - left, height: bottom - top, isOpaque: isOpaque, storage: storage)
  }

  /// The longest side that cairo's image surfaces have.
  static let sideLimit = 32_767

  static func check(_ width: Int, _ height: Int) throws {
    guard width > 0, height > 0, width <= sideLimit, height <= sideLimit else {
      throw RenderError.badSize(width: width, height: height)
    }
  }
}
