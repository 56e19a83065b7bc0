import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a picture with rounded corners where it belongs; false where one on a canvas of its own
  /// would look different.
  ///
  /// It is drawn square, and its corners are then mixed with what was there before. Since it begins
  /// with an opaque rectangle, nothing in it depends on the pixels beneath.
  func drawWithCorners(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Clip
  ) throws -> Bool {
    guard !canvas.isVector, !clip.isShaped, let path = layer.clip, layer.hidesBackdrop(transform)
    else { return false }
    let shape = DevicePath.filled(path, transform)
    guard case .roundedRect = shape.storage, let parts = NinePartShadow(shape: shape, sigma: 0)
    else { return false }
    let bounds = DeviceRect(around: shape.boundingRect)
    let visible = bounds.intersection(clip.bounds)
    guard !visible.isEmpty else { return true }
    let corners = Corners(of: bounds, mask: shadowMask(parts.smallest, 0), within: visible)
    paintPending(beneath: corners.top)
    paintPending(beneath: corners.bottom)
    let saved = canvas.withPixels { corners.pixels(of: canvas, $0) }
    cairo_rectangle(
      context, Double(visible.left), Double(visible.top), Double(visible.width),
      Double(visible.height))
    cairo_clip(context)
    let outer = pictureBounds
    pictureBounds = pictureBounds(of: layer, transform)
    defer { pictureBounds = outer }
    try add(layer.items, transform, Clip(bounds: visible))
    paintPending(beneath: corners.top)
    paintPending(beneath: corners.bottom)
    canvas.withPixels { corners.restore(saved, on: canvas, $0) }
    return true
  }
}

extension Layer {
  /// Whether the layer is a picture of its own only for its clip, and opaque within that.
  fileprivate func hidesBackdrop(_ transform: CGAffineTransform) -> Bool {
    guard isolated, opacity == 1, blendMode == .normal, filters.isEmpty, mask.isEmpty,
      let clip, case .fill(let path, .color(let color), _) = items.first?.operation,
      color.alpha == 1, path.isRectangle, transform.preservesAxes
    else { return false }
    let (covered, shown) = (path.boundingRect, clip.boundingRect)
    return DeviceRect(snapping: covered.applying(transform))
      .contains(DeviceRect(snapping: shown.applying(transform)))
      && !items.contains { $0.operation.takesAway }
  }
}

extension DrawOperation {
  /// Whether something in here makes what is opaque transparent.
  fileprivate var takesAway: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.blendMode == .destinationOut || layer.items.contains { $0.operation.takesAway }
  }
}
