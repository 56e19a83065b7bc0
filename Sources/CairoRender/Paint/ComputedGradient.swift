import DisplayList
import Foundation

/// A gradient whose pixels are computed one by one before anything is painted with them.
enum ComputedGradient {
  /// A linear or radial one within bounds.
  case rows(GradientRows)
  case angular(AngularGradient)

  /// Creates the gradient of a paint; nil for other paints, and where cairo is to draw it.
  init?(_ paint: Paint, _ transform: CGAffineTransform, within bounds: DeviceRect) {
    if case .angularGradient(let gradient) = paint {
      guard let angular = AngularGradient(gradient, transform) else { return nil }
      self = .angular(angular)
    } else {
      guard let rows = GradientRows(paint, transform, within: bounds) else { return nil }
      self = .rows(rows)
    }
  }

  /// Paints all of a canvas, which has the gradient's bounds.
  func paint(on canvas: Canvas) {
    switch self {
    case .rows(let rows):
      canvas.withPixels { rows.paint(canvas.bounds.top..<canvas.bounds.bottom, on: canvas, $0) }
    case .angular(let angular): angular.paint(on: canvas)
    }
  }
}
