import CairoRender

extension PixelDifference {
  /// The colour of differing pixels: a magenta that hardly any screen shows.
  static let markColor: UInt32 = 0xFFFF_0080

  /// Returns the expected picture, grey and dimmed, with the differing pixels in a strong colour.
  ///
  /// - Throws: `RenderError.badSize(width:height:)` if both pictures together are too large.
  public func picture(over expected: PixelImage) throws -> PixelImage {
    var pixels = Array(repeating: UInt32(0xFFFF_FFFF), count: width * height)
    expected.withPixels { source in
      for y in 0..<expected.height {
        for x in 0..<expected.width {
          pixels[y * width + x] = Self.dimmed(source[y * expected.width + x])
        }
      }
    }
    for index in mask.indices where mask[index] { pixels[index] = Self.markColor }
    return try PixelImage(width: width, height: height, pixels: pixels)
  }

  /// Returns the grey of a pixel by ITU-R BT 709's weights, at three tenths over white.
  private static func dimmed(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
    let grey = (red * 54 + green * 183 + blue * 19) >> 8
    let light = 255 - (255 - grey) * 3 / 10
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
