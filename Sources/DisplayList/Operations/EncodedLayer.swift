import Foundation

extension DisplayListEncoder {
  mutating func encode(_ layer: Layer) throws {
    encode(layer.transform)
    out.flag(layer.clip != nil)
    if let clip = layer.clip { encode(clip) }
    encode(layer.clipStyle)
    try encode(layer.mask)
    out.number(layer.opacity)
    out.string(layer.blendMode.rawValue)
    out.count(layer.filters.count)
    for filter in layer.filters { encode(filter) }
    out.flag(layer.isolated)
    try encode(layer.items)
  }

  private mutating func encode(_ transform: CGAffineTransform) {
    out.number(Double(transform.a))
    out.number(Double(transform.b))
    out.number(Double(transform.c))
    out.number(Double(transform.d))
    out.coordinate(transform.tx)
    out.coordinate(transform.ty)
  }

  private mutating func encode(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let opaque):
      out.tag(1)
      out.number(Double(radius))
      out.flag(opaque)
    case .shadow(let shadow):
      out.tag(2)
      encode(shadow)
    case .brightness(let amount): encode(3, amount)
    case .contrast(let amount): encode(4, amount)
    case .saturation(let amount): encode(5, amount)
    case .grayscale(let amount): encode(6, amount)
    case .hueRotation(let angle): encode(7, angle.radians)
    case .colorMultiply(let color):
      out.tag(8)
      encode(color)
    case .colorInvert: out.tag(9)
    case .luminanceToAlpha: out.tag(10)
    case .colorMatrix(let numbers):
      out.tag(12)
      for number in numbers { out.number(number) }
    case .alphaThreshold(let min, let max, let color):
      out.tag(13)
      out.number(min)
      out.number(max)
      encode(color)
    case .projection(let projection):
      out.tag(11)
      encode(projection)
    }
  }

  private mutating func encode(_ projection: Projection) {
    for number in [
      projection.m11, projection.m12, projection.m13, projection.m21, projection.m22,
      projection.m23, projection.m31, projection.m32, projection.m33,
    ] { out.number(number) }
  }

  private mutating func encode(_ tag: UInt8, _ amount: Double) {
    out.tag(tag)
    out.number(amount)
  }

  mutating func encode(_ shadow: Shadow) {
    encode(shadow.color)
    out.coordinate(shadow.radius)
    out.coordinate(shadow.x)
    out.coordinate(shadow.y)
  }
}
