import DisplayList
import Foundation

/// The key of a small gradient's pixels: all but its place on whole pixels.
struct GradientTileKey: Hashable {
  /// With its start or its centre at 0.
  var paint: Paint
  /// From the moved gradient to the tile's pixels.
  var transform: CGAffineTransform
  var width: Int
  var height: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(paint)
    hasher.combine([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    hasher.combine(width)
    hasher.combine(height)
  }
}

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
