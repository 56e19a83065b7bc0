import CCairo
import DisplayList
import Foundation

/// Cairo patterns for gradients.
enum PaintPattern {
  /// Returns a pattern for a linear or radial gradient, laid out by a transform; nil for other
  /// paints.
  static func make(_ paint: Paint, _ transform: CGAffineTransform) -> OpaquePointer? {
    switch paint {
    case .linearGradient(let gradient):
      let pattern = cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      return finished(pattern, gradient.stops, transform)
    case .radialGradient(let gradient):
      let pattern = cairo_pattern_create_radial(
        0, 0, gradient.startRadius, 0, 0, gradient.endRadius)
      let ellipse = CGAffineTransform(
        a: gradient.scale.width, b: 0, c: 0, d: gradient.scale.height, tx: gradient.center.x,
        ty: gradient.center.y)
      return finished(pattern, gradient.stops, ellipse.concatenating(transform))
    case .mesh(let mesh): return pattern(mesh, transform)
    case .color, .angularGradient, .tiled: return nil
    }
  }

  /// Returns a pattern of a patch a cell.
  private static func pattern(_ mesh: MeshPaint, _ transform: CGAffineTransform) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    for cell in mesh.cells {
      cairo_mesh_pattern_begin_patch(pattern)
      for (corner, vertex) in cell.enumerated() {
        let point = mesh.points[vertex]
        if corner == 0 {
          cairo_mesh_pattern_move_to(pattern, point.x, point.y)
        } else {
          cairo_mesh_pattern_line_to(pattern, point.x, point.y)
        }
      }
      for (corner, vertex) in cell.enumerated() {
        let color = mesh.colors[vertex]
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    setTransform(pattern, transform)
    return pattern
  }

  private static func finished(
    _ pattern: OpaquePointer?, _ stops: [ColorStop], _ transform: CGAffineTransform
  ) -> OpaquePointer? {
    for stop in evenly(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    setTransform(pattern, transform)
    return pattern
  }

  /// Lays a pattern out by a transform from its own space to the device's.
  static func setTransform(_ pattern: OpaquePointer?, _ transform: CGAffineTransform) {
    let inverse = transform.inverted()
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  /// Steps between two stops of different alpha.
  private static let steps = 16

  /// Stops between which cairo may interpolate straight components.
  ///
  /// Colours are to be mixed premultiplied, as CSS Images 3 (3.4.2) and SwiftUI do, so that red to
  /// clear does not pass through grey. Cairo mixes straight components; between stops of different
  /// alpha the premultiplied curve is therefore followed in small steps.
  static func evenly(_ stops: [ColorStop]) -> [ColorStop] {
    var result: [ColorStop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0, stops[index - 1].color.alpha != stop.color.alpha {
        let before = stops[index - 1]
        for step in 1..<steps {
          let share = Double(step) / Double(steps)
          result.append(
            ColorStop(
              color: before.color.mixedPremultiplied(with: stop.color, by: share),
              location: before.location + (stop.location - before.location) * share))
        }
      }
      let clear = stop.color.alpha == 0
      if clear, index > 0 { result.append(stop.colored(as: stops[index - 1].color)) }
      if clear, index + 1 < stops.count { result.append(stop.colored(as: stops[index + 1].color)) }
      if !clear || stops.count == 1 { result.append(stop) }
    }
    return result
  }
}

extension ColorStop {
  /// Returns a transparent stop with the components of another, so that mixing towards it keeps the
  /// hue.
  fileprivate func colored(as other: RGBAColor) -> ColorStop {
    ColorStop(color: other.opacity(0), location: location)
  }
}

extension RGBAColor {
  /// Returns the mixture of two colours whose components count by their alpha; 0 is this one.
  func mixedPremultiplied(with other: RGBAColor, by share: Double) -> RGBAColor {
    let alpha = self.alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return opacity(0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      (a * self.alpha * (1 - share) + b * other.alpha * share) / alpha
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
