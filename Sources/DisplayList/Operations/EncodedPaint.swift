import Foundation

extension DisplayListEncoder {
  mutating func encode(_ color: RGBAColor) {
    if color.isOtherInDark {
      darkPlaces.append(DarkPlace(start: out.size, content: .color(color.inDark)))
    }
    out.number(color.red)
    out.number(color.green)
    out.number(color.blue)
    out.number(color.alpha)
  }

  mutating func encode(_ paint: Paint) throws {
    switch paint {
    case .color(let color):
      out.tag(1)
      encode(color)
    case .linearGradient(let gradient):
      out.tag(2)
      encode(gradient.stops)
      out.point(gradient.start)
      out.point(gradient.end)
    case .radialGradient(let gradient):
      out.tag(3)
      encode(gradient.stops)
      out.point(gradient.center)
      out.coordinate(gradient.startRadius)
      out.coordinate(gradient.endRadius)
      out.coordinate(gradient.scale.width)
      out.coordinate(gradient.scale.height)
    case .angularGradient(let gradient):
      out.tag(4)
      encode(gradient.stops)
      out.point(gradient.center)
      out.number(gradient.startAngle.radians)
      out.number(gradient.endAngle.radians)
    case .tiled(let tiling):
      out.tag(tiling.part == TiledImagePaint.whole ? 5 : 7)
      try encode(tiling.image)
      out.rect(tiling.tile)
      if tiling.part != TiledImagePaint.whole { out.rect(tiling.part) }
    case .mesh(let mesh):
      out.tag(6)
      out.count(mesh.columns)
      out.count(mesh.points.count)
      for point in mesh.points { out.point(point) }
      for color in mesh.colors { encode(color) }
    }
  }

  private mutating func encode(_ stops: [ColorStop]) {
    out.count(stops.count)
    for stop in stops {
      encode(stop.color)
      out.number(stop.location)
    }
  }
}
