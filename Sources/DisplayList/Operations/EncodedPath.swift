import Foundation

extension DisplayListEncoder {
  mutating func encode(_ path: Path) {
    switch path.storage {
    case .rect(let rect):
      out.tag(1)
      out.rect(rect)
    case .roundedRect(let rounded):
      out.tag(2)
      encode(rounded)
    case .ellipse(let rect):
      out.tag(3)
      out.rect(rect)
    case .elements(let elements):
      out.tag(4)
      out.count(elements.count)
      for element in elements { encode(element) }
    }
  }

  private mutating func encode(_ rounded: RoundedRect) {
    out.rect(rounded.rect)
    out.coordinate(rounded.radii.topLeft)
    out.coordinate(rounded.radii.topRight)
    out.coordinate(rounded.radii.bottomRight)
    out.coordinate(rounded.radii.bottomLeft)
    out.flag(rounded.style == .continuous)
  }

  private mutating func encode(_ element: Path.Element) {
    switch element {
    case .move(let point):
      out.tag(1)
      out.point(point)
    case .line(let point):
      out.tag(2)
      out.point(point)
    case .quadCurve(let point, let control):
      out.tag(3)
      out.point(point)
      out.point(control)
    case .curve(let point, let control1, let control2):
      out.tag(4)
      out.point(point)
      out.point(control1)
      out.point(control2)
    case .closeSubpath:
      out.tag(5)
    }
  }

  mutating func encode(_ style: FillStyle) {
    out.flag(style.isEOFilled)
    out.flag(style.isAntialiased)
  }

  mutating func encode(_ style: StrokeStyle) {
    out.number(Double(style.lineWidth))
    out.tag(UInt8(truncatingIfNeeded: style.lineCap.rawValue))
    out.tag(UInt8(truncatingIfNeeded: style.lineJoin.rawValue))
    out.number(Double(style.miterLimit))
    out.list(style.dash) { $0.number(Double($1)) }
    out.number(Double(style.dashPhase))
  }
}
