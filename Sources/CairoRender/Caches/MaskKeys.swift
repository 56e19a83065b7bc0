import DisplayList
import Foundation

/// The key of a symbol's mask.
struct SymbolMaskKey: Hashable {
  var artwork: SymbolArtwork
  /// The font's size, as the symbol's scale changes it, in 1/64 pixel.
  var em: Int
  var selection: SymbolArtwork.Selection
}

/// Shapes are the same where they are one object: names are not compared with each symbol drawn.
extension SymbolArtwork: Hashable {
  static func == (left: SymbolArtwork, right: SymbolArtwork) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The key of the mask of a shape's shadow, all in pixels.
struct ShadowKey: Hashable {
  var shape: Path
  var sigma: Double
}

/// The key of a blurred mask: its bytes before, by their digest.
///
/// Light and dark pictures of a layer have the same shadows, and equal markers on a map too.
struct BlurredAlphaKey: Hashable {
  var digest: PixelDigest
  var width: Int
  var height: Int
  var sigma: Double
}

extension TextHalo {
  /// The key of a halo's mask.
  struct Key: Hashable {
    /// In black, with the letters' corner at 0, 0.
    let halo: HaloDrawing
    /// From points to pixels; the letters' corner comes to lie within the pixel at 0, 0.
    private let matrix: [CGFloat]

    init(_ halo: HaloDrawing, _ transform: CGAffineTransform, corner: CGPoint) {
      self.halo = halo
      matrix = [transform.a, transform.b, transform.c, transform.d, corner.x, corner.y]
    }

    var transform: CGAffineTransform {
      CGAffineTransform(
        a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
    }
  }
}
