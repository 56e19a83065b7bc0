import DisplayList
import Foundation

/// Draws the base map: areas, water, buildings, roads with their casings, rails and boundaries.
struct BaseMapDrawing {
  let viewport: MapViewport
  let theme: MapTheme
  /// Where the canvas begins, in the draw list's coordinates.
  let origin: CGPoint
  let visible: VisibleFeatures
  private let zoom: Double

  init(_ visible: VisibleFeatures, viewport: MapViewport, theme: MapTheme, origin: CGPoint) {
    (self.visible, self.viewport, self.theme, self.origin) = (visible, viewport, theme, origin)
    zoom = viewport.zoom
  }

  private static let grounds = MapFeatureClass.allCases.filter {
    $0.rawValue < MapFeatureClass.building.rawValue
  }
  private static let roads: [MapFeatureClass] = [
    .footway, .track, .service, .pedestrianStreet, .street, .tertiary, .secondary, .primary, .trunk,
    .motorway,
  ]

  /// The operations, from the ground up.
  func operations() -> [DrawOperation] {
    let canvas = CGRect(origin: origin, size: viewport.size)
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
    var buffer = PathBuffer(viewport, origin: origin)
    for entry in visible[featureClass] where entry.feature.kind == .area {
      buffer.addRings(of: entry, in: visible.sheets[entry.sheet])
    }
    let path = buffer.path
    guard !path.isEmpty else { return [] }
    let fill = DrawOperation.fill(path, .color(style.fill), FillStyle())
    guard let outline = style.outline else { return [fill] }
    let edge = outlines(featureClass) ?? path
    return [fill, .stroke(edge, .color(outline), StrokeStyle(lineWidth: 0.5, lineJoin: .round))]
  }

  /// The outlines of areas on tiles, which have none where a tile was cut; nil for whole maps.
  private func outlines(_ featureClass: MapFeatureClass) -> Path? {
    guard visible.sheets.contains(where: { $0.tile != nil }) else { return nil }
    var buffer = PathBuffer(viewport, origin: origin)
    for entry in visible[featureClass] where entry.feature.kind == .area {
      buffer.addOutlines(of: entry, in: visible.sheets[entry.sheet])
    }
    return buffer.path
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

  /// A thin line with ties across it, which are a wide line with gaps.
  private func rail() -> [DrawOperation] {
    guard let style = theme.lines[.rail], let path = path(of: .rail, style) else { return [] }
    let rail = stroke(path, style)
    guard zoom >= 13.5 else { return [rail] }
    let ties = StrokeStyle(lineWidth: style.ties, lineJoin: .bevel, dash: [1, 7])
    return [rail, .stroke(path, .color(style.color), ties)]
  }

  private func path(of featureClass: MapFeatureClass, _ style: MapTheme.Line) -> Path? {
    guard zoom >= style.minimumZoom else { return nil }
    var buffer = PathBuffer(viewport, origin: origin)
    for entry in visible[featureClass] where entry.feature.kind == .line {
      buffer.addLines(of: entry, in: visible.sheets[entry.sheet])
    }
    return buffer.elements.isEmpty ? nil : buffer.path
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
