import CCairo
import DisplayList
import Foundation

extension Painter {
  func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, in state: DrawingState
  ) throws {
    try self.paint(.fill(style), along: DevicePath.filled(path, state.transform), paint, in: state)
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, in state: DrawingState
  ) throws {
    let (line, width) = DevicePath.stroked(path, style.lineWidth, state.transform)
    try self.paint(.stroke(style, width: width), along: line, paint, in: state)
  }

  private func paint(
    _ painting: PathPainting, along path: Path, _ paint: Paint, in state: DrawingState
  ) throws {
    let bounds = painting.bounds(path, state.clip)
    guard !bounds.isEmpty else { return }
    painting.trace(path, on: context)
    let painted = paint.isComputed ? painting.painted(within: bounds, on: context) : bounds
    guard !painted.isEmpty else { return }
    if try paintMixed(paint, state.transform, painting, along: path, within: painted) { return }
    guard try setSource(paint, state.transform, painted) else { return }
    painting.paint(context)
  }

  /// Sets what is painted within bounds; false where that is nothing.
  func setSource(_ paint: Paint, _ transform: CGAffineTransform, _ bounds: DeviceRect) throws
    -> Bool
  {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient, .radialGradient, .angularGradient, .mesh:
      return try setGradient(paint, transform, bounds)
    case .tiled(let tiled): try setTile(tiled, transform)
    }
    return true
  }
}

extension Paint {
  /// A Boolean value that indicates whether pixels are computed one by one before they are painted.
  fileprivate var isComputed: Bool {
    switch self {
    case .linearGradient, .radialGradient, .angularGradient: true
    case .color, .tiled, .mesh: false
    }
  }
}
