import DisplayList
import Foundation

extension Glass {
  /// The key of a backdrop's picture: the backdrop, or its averages, by a digest, wherever it lies.
  struct Key: Hashable {
    var backdrop: PixelDigest
    var width: Int
    var height: Int
    var part: DeviceRect
    var recipe: MaterialRecipe
    var sigma: Double
  }
}

extension ShadowedShape {
  /// The key of the picture, all in pixels from the picture's corner.
  struct Key: Hashable {
    var shape: Path
    var color: RGBAColor
    var style: FillStyle
    /// The innermost last.
    var shadows: [Shadow]
    var scale: CGFloat
    var width: Int
    var height: Int
  }
}
