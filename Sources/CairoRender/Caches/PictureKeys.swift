import DisplayList
import Foundation

/// What the pixels of a small gradient depend on: all but where on whole pixels they lie.
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
  /// What it depends on: the backdrop, or its averages, by a digest, wherever it lies.
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
  /// What its picture depends on, all in pixels from the picture's corner.
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
