import CairoRender

extension PixelDifference {
  /// The colour of differing pixels: a magenta that hardly any screen shows.
  static let markColor: UInt32 = 0xFFFF_0080

  /// Returns the expected picture, grey and dimmed, with the differing pixels in a strong colour.
  ///
  /// - Throws: `RenderError.badSize(width:height:)` if both pictures together are too large.
  public func picture(over expected: PixelImage) throws -> PixelImage {
    try PixelImage(width: width, height: height) { pixels in
      expected.withPixels { source in
        for y in 0..<height {
          let (row, first) = (y * width, y * expected.width)
          let shared = y < expected.height ? min(width, expected.width) : 0
          for x in 0..<shared {
            pixels[row + x] = mask[row + x] ? Self.markColor : Self.dimmed(source[first + x])
          }
          for x in shared..<width {
            pixels[row + x] = mask[row + x] ? Self.markColor : 0xFFFF_FFFF
          }
        }
      }
    }
  }

  /// Returns the grey of a pixel by ITU-R BT 709's weights, at three tenths over white.
  private static func dimmed(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
    let grey = (red * 54 + green * 183 + blue * 19) >> 8
    let light = 255 - (255 - grey) * 3 / 10
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
