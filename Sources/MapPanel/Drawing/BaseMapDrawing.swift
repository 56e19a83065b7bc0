import DisplayList
import Foundation

/// Draws the base map: areas, water, buildings, roads with their casings, rails and boundaries.
struct BaseMapDrawing {
  private let shapes: MapShapes
  private let theme: MapTheme
  private let zoom: Double

  init(_ shapes: MapShapes, theme: MapTheme) {
    (self.shapes, self.theme, zoom) = (shapes, theme, shapes.viewport.zoom)
  }

  private static let grounds = MapFeatureClass.allCases.filter {
    $0.rawValue < MapFeatureClass.building.rawValue
  }
  private static let roads: [MapFeatureClass] = [
    .footway, .track, .service, .pedestrianStreet, .street, .tertiary, .secondary, .primary, .trunk,
    .motorway,
  ]

  /// Returns the operations, from the ground up.
  func operations() -> [DrawOperation] {
    let canvas = CGRect(origin: shapes.origin, size: shapes.viewport.size)
    var list: [DrawOperation] = [.fill(Path(canvas), .color(theme.background), FillStyle())]
    for ground in Self.grounds { list += area(ground) }
    list += line(.stream) + line(.river)
    list += area(.building) + area(.landmark)
    list += roadOperations()
    list += line(.tram) + rail() + line(.boundary)
    return list
  }

  private func area(_ featureClass: MapFeatureClass) -> [DrawOperation] {
    guard let style = theme.areas[featureClass], zoom >= style.minimumZoom else { return [] }
    let path = shapes.areas(featureClass)
    guard !path.isEmpty else { return [] }
    let fill = DrawOperation.fill(path, .color(style.fill), FillStyle())
    guard let outline = style.outline else { return [fill] }
    let edge = StrokeStyle(lineWidth: 0.5, lineJoin: .round)
    return [fill, .stroke(shapes.outlines(featureClass), .color(outline), edge)]
  }

  /// Casings of all classes first, so that crossings are open and a small road joins a large one.
  private func roadOperations() -> [DrawOperation] {
    let shown = Self.roads.compactMap { road -> (path: Path, style: MapTheme.Line)? in
      guard let style = theme.lines[road], let path = path(of: road, style) else { return nil }
      return (path, style)
    }
    let casings = shown.compactMap { path, style -> DrawOperation? in
      let width = style.width.value(at: zoom)
      guard let casing = style.casing, width >= 2 else { return nil }
      return .stroke(path, .color(casing), stroke(width + (width < 5 ? 1 : 1.5), style))
    }
    return casings + shown.map { path, style in stroke(path, style) }
  }

  private func line(_ featureClass: MapFeatureClass) -> [DrawOperation] {
    guard let style = theme.lines[featureClass], let path = path(of: featureClass, style) else {
      return []
    }
    return [stroke(path, style)]
  }

  /// Returns a thin line with ties across it, which are a wide line with gaps.
  private func rail() -> [DrawOperation] {
    guard let style = theme.lines[.rail], let path = path(of: .rail, style) else { return [] }
    let rail = stroke(path, style)
    guard zoom >= 13.5 else { return [rail] }
    let ties = StrokeStyle(lineWidth: style.ties, lineJoin: .bevel, dash: [1, 7])
    return [rail, .stroke(path, .color(style.color), ties)]
  }

  private func path(of featureClass: MapFeatureClass, _ style: MapTheme.Line) -> Path? {
    guard zoom >= style.minimumZoom else { return nil }
    let path = shapes.lines(featureClass)
    return path.isEmpty ? nil : path
  }

  private func stroke(_ path: Path, _ style: MapTheme.Line) -> DrawOperation {
    .stroke(path, .color(style.color), stroke(style.width.value(at: zoom), style))
  }

  private func stroke(_ width: Double, _ style: MapTheme.Line) -> StrokeStyle {
    StrokeStyle(
      lineWidth: width.quantized, lineCap: style.dash.isEmpty ? .round : .butt, lineJoin: .round,
      dash: style.dash)
  }
}
