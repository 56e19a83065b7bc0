import DisplayList
import Foundation

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
    caches.blurredAlphas.value(
      BlurredAlphaKey(
        digest: PixelDigest(of: mask), width: mask.bounds.width, height: mask.bounds.height,
        sigma: sigma)
    ) {
      GaussianBlur.blur(BytePlane(mask), sigma: sigma, edge: .zero)
      return mask
    }
  }
}
