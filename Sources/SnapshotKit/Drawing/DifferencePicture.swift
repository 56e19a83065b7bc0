import CWide
import CairoRender

extension PixelDifference {
  /// The colour of differing pixels: a magenta that hardly any screen shows.
  static let markColor: UInt32 = 0xFFFF_0080

  /// Returns the expected picture, grey and dimmed, with the differing pixels in a strong colour.
  ///
  /// - Throws: `RenderError.badSize(width:height:)` if both pictures together are too large.
  public func picture(over expected: PixelImage) throws -> PixelImage {
    try PixelImage(width: width, height: height) { pixels in
      guard let target = pixels.baseAddress else { return }
      expected.withPixels { source in
        mask.withUnsafeBytes { marks in
          guard let source = source.baseAddress,
            let marks = marks.assumingMemoryBound(to: UInt8.self).baseAddress
          else { return }
          for y in 0..<height {
            let (row, first) = (y * width, y * expected.width)
            let shared = y < expected.height ? min(width, expected.width) : 0
            wide_dim(source + first, marks + row, Self.markColor, target + row, shared)
            for x in shared..<width {
              target[row + x] = marks[row + x] != 0 ? Self.markColor : 0xFFFF_FFFF
            }
          }
        }
      }
    }
  }
}
