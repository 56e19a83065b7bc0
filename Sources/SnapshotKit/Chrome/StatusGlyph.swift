import DisplayList
import Foundation

/// A small picture of the status bar, from paths, so that it is crisp at every scale.
struct StatusGlyph {
  /// A path and the share of the colour that it is filled with.
  struct Part {
    var path: Path
    var opacity = 1.0
    var eoFill = false
  }

  /// In points.
  let size: CGSize
  let parts: [Part]

  /// Returns the glyph as high as so many points.
  func scaled(to height: Double) -> StatusGlyph {
    let factor = height / Double(size.height)
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    return StatusGlyph(size: size.applying(transform), parts: parts.map { $0.applying(transform) })
  }

  /// Returns the glyph with its left edge and its middle at a place, in points.
  func drawn(x: Double, middle: Double, foreground: RGBAColor) -> [DrawOperation] {
    let transform = CGAffineTransform(translationX: x, y: middle - Double(size.height) / 2)
    return parts.map { part in
      .fill(
        part.path.applying(transform), .color(foreground.opacity(part.opacity)),
        FillStyle(eoFill: part.eoFill))
    }
  }
}

extension StatusGlyph.Part {
  fileprivate func applying(_ transform: CGAffineTransform) -> Self {
    var part = self
    part.path = path.applying(transform)
    return part
  }
}

/// The pictures of the status bar, each in its own space.
enum StatusGlyphs {
  /// Four bars of growing height, full reception: whole points apart, so that all are equally wide
  /// on any screen.
  static func cellular(height: Double) -> StatusGlyph {
    let factor = height / 12
    let step = (5 * factor).rounded()
    return StatusGlyph(
      size: CGSize(width: step * 3.6, height: height),
      parts: [4.0, 6.5, 9.2, 12].enumerated().map { index, height in
        let bar = CGRect(
          x: Double(index) * step, y: (12 - height) * factor, width: step * 0.6,
          height: height * factor)
        return .init(path: Path(roundedRect: bar, cornerRadius: 0.9 * factor))
      })
  }

  /// Two arcs over a wedge, in a quarter circle that opens upwards.
  static let wifi: StatusGlyph = {
    let centre = CGPoint(x: 8.5, y: 12)
    let arcs = [(9.2, 12.0), (4.9, 7.6), (0.0, 3.4)]
    return StatusGlyph(
      size: CGSize(width: 17, height: 12),
      parts: arcs.map { inner, outer in .init(path: sector(centre, inner, outer)) })
  }()

  /// A full battery: an outline, its knob, and the charge.
  static let battery: StatusGlyph = {
    let body = CGRect(x: 0, y: 0, width: 25, height: 13)
    var outline = Path(roundedRect: body, cornerRadius: 4.2, style: .continuous)
    outline.addPath(
      Path(
        roundedRect: body.insetBy(dx: 1, dy: 1), cornerRadius: 3.2, style: .continuous))
    let knob = Path { path in
      path.move(to: CGPoint(x: 26, y: 4.6))
      path.addCurve(
        to: CGPoint(x: 26, y: 8.4), control1: CGPoint(x: 27.8, y: 5.2),
        control2: CGPoint(x: 27.8, y: 7.8))
      path.closeSubpath()
    }
    let charge = Path(
      roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.4, style: .continuous)
    return StatusGlyph(
      size: CGSize(width: 27.4, height: 13),
      parts: [
        .init(path: outline, opacity: 0.4, eoFill: true), .init(path: knob, opacity: 0.45),
        .init(path: charge),
      ])
  }()

  /// Returns the part of a ring between two radii, 45 degrees to each side of straight up.
  private static func sector(_ centre: CGPoint, _ inner: Double, _ outer: Double) -> Path {
    let (start, end) = (Angle(degrees: 225), Angle(degrees: 315))
    return Path { path in
      path.addArc(
        center: centre, radius: outer, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        path.addArc(
          center: centre, radius: inner, startAngle: end, endAngle: start, clockwise: true)
      } else {
        path.addLine(to: centre)
      }
      path.closeSubpath()
    }
  }
}
