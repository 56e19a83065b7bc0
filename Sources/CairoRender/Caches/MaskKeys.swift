import DisplayList
import Foundation

/// What a symbol's mask depends on.
struct SymbolMaskKey: Hashable {
  var name: String
  var template: String?
  var weight: ResolvedFont.Weight
  var scale: SymbolReference.Scale
  /// The font's size, as the symbol's scale changes it, in 1/64 pixel.
  var em: Int
  var selection: SymbolArtwork.Selection
}

/// What the mask of a shape's shadow depends on, all in pixels.
struct ShadowKey: Hashable {
  var shape: Path
  var sigma: Double
}

/// What a blurred mask depends on: its bytes before, by their digest.
///
/// Light and dark pictures of a layer have the same shadows, and equal markers on a map too.
struct BlurredAlphaKey: Hashable {
  var digest: PixelDigest
  var width: Int
  var height: Int
  var sigma: Double
}
