import DisplayList
import Foundation

/// One shape in one colour with shadows one upon the other, as controls have on their thumbs.
///
/// A second shadow is also the first one's, which asks for a picture of both; the picture is
/// cached.
struct ShadowedShape {
  private let path: Path
  private let color: RGBAColor
  private let style: FillStyle
  private let shadows: [Shadow]

  /// Nil if a layer is anything else, or turned.
  init?(_ layer: Layer, _ transform: CGAffineTransform) {
    guard transform.isUpright else { return nil }
    self.init(layer)
  }

  private init?(_ layer: Layer) {
    guard layer.opacity == 1, layer.blendMode == .normal, layer.mask.isEmpty, layer.clip == nil,
      !layer.isolated, layer.filters.count == 1, case .shadow(let shadow) = layer.filters[0],
      layer.items.count == 1
    else { return nil }
    switch layer.items[0].operation {
    case .fill(let path, .color(let color), let style) where path.isPrimitive:
      (self.path, self.color, self.style, shadows) = (path, color, style, [shadow])
    case .layer(let inner):
      guard inner.transform == .identity, let shape = ShadowedShape(inner) else { return nil }
      (path, color, style) = (shape.path, shape.color, shape.style)
      shadows = [shadow] + shape.shadows
    default: return nil
    }
  }

  /// Returns the key of its picture within bounds.
  func key(_ transform: CGAffineTransform, _ bounds: DeviceRect) -> Key {
    Key(
      shape: DevicePath.filled(path, transform)
        .offsetBy(dx: -CGFloat(bounds.left), dy: -CGFloat(bounds.top)),
      color: color, style: style, shadows: shadows, scale: transform.meanScale,
      width: bounds.width, height: bounds.height)
  }
}
