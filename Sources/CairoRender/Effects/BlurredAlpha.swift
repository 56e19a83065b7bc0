import DisplayList
import Foundation

/// What a blurred mask depends on: its bytes before, by their digest.
///
/// Light and dark pictures of a layer have the same shadows, and equal markers on a map too.
struct BlurredAlphaKey: Hashable {
  var digest: PixelDigest
  var width: Int
  var height: Int
  var sigma: Double
}

extension Rasterizer {
  /// Puts a blurred, coloured copy of a canvas's alpha beneath it.
  func addShadow(_ shadow: Shadow, beneath canvas: Canvas, scale: CGFloat) {
    let sigma = GaussianBlur.sigma(radius: shadow.radius, scale: scale)
    let mask = blurred(Mask(alphaOf: canvas), sigma: sigma)
    let place = canvas.bounds.offsetBy(
      x: (shadow.x * scale).rounded().pixel, y: (shadow.y * scale).rounded().pixel)
    canvas.withPixels {
      Blending.paint(
        mask, at: (place.left, place.top), PremultipliedColor(shadow.color), under: canvas, $0)
    }
  }

  private func blurred(_ mask: Mask, sigma: Double) -> Mask {
    let key = BlurredAlphaKey(
      digest: PixelDigest(of: mask), width: mask.bounds.width, height: mask.bounds.height,
      sigma: sigma)
    return blurredAlphas.value(key, cost: { $0.cost }) {
      GaussianBlur.blur(BytePlane(mask), sigma: sigma, edge: .zero)
      return mask
    }
  }
}
