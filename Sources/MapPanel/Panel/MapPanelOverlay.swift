import SwiftUI

/// A shape that lies on the map.
///
///     let walk = MapPanelOverlay(.polyline([pier, beach]), stroke: AnyShapeStyle(.blue))
///     let swim = MapPanelOverlay(.circle(beach, radius: 300), fill: AnyShapeStyle(.mint))
public struct MapPanelOverlay {
  /// The geometry of an overlay.
  public enum Geometry: Hashable, Sendable {
    /// A line through places.
    case polyline([GeoCoordinate])
    /// An area within places.
    case polygon([GeoCoordinate])
    /// A radius in metres around a place.
    case circle(GeoCoordinate, radius: Double)
  }

  /// The geometry on the Earth.
  public var geometry: Geometry
  /// The style of the inside; nil for none.
  public var fill: AnyShapeStyle?
  /// The style of the outline; nil for none.
  public var stroke: AnyShapeStyle?
  /// The width, ends and dashes of the outline, in points.
  public var strokeStyle: StrokeStyle

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - geometry: The line, area or circle on the Earth.
  ///   - fill: The style of the inside; nil for none.
  ///   - stroke: The style of the outline; nil for none.
  ///   - strokeStyle: The width, ends and dashes of the outline, in points.
  public init(
    _ geometry: Geometry, fill: AnyShapeStyle? = nil, stroke: AnyShapeStyle? = nil,
    strokeStyle: StrokeStyle = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
  ) {
    (self.geometry, self.fill, self.stroke) = (geometry, fill, stroke)
    self.strokeStyle = strokeStyle
  }
}

/// An overlay with its styles resolved.
struct ResolvedOverlay {
  let geometry: MapPanelOverlay.Geometry
  let fill: ResolvedStyle?
  let stroke: ResolvedStyle?
  let strokeStyle: StrokeStyle

  init(_ overlay: MapPanelOverlay, in environment: EnvironmentValues) {
    geometry = overlay.geometry
    fill = overlay.fill?._style(in: environment)
    stroke = overlay.stroke?._style(in: environment)
    strokeStyle = overlay.strokeStyle
  }

  /// Returns the operations on a canvas.
  func operations(_ viewport: MapViewport, origin: CGPoint) -> [DrawOperation] {
    let canvas = CGRect(origin: origin, size: viewport.size)
    let path = path(viewport, origin: origin, canvas: canvas).quantized
    guard !path.isEmpty else { return [] }
    var list: [DrawOperation] = []
    let rect = path.boundingRect
    if let paint = fill?.paint(in: rect) { list.append(.fill(path, paint, FillStyle())) }
    if let paint = stroke?.paint(in: rect), strokeStyle.lineWidth > 0 {
      list.append(.stroke(path, paint, strokeStyle))
    }
    return list
  }

  /// The room that names leave on both sides of a line, in points.
  private static let margin: CGFloat = 3

  /// Returns the room of a line's stretches on a canvas; none for areas, in which names may stand.
  func stretches(_ viewport: MapViewport) -> [OrientedBox] {
    guard case .polyline(let line) = geometry, stroke != nil else { return [] }
    let canvas = CGRect(origin: .zero, size: viewport.size)
    let width = strokeStyle.lineWidth + 2 * Self.margin
    return LineClipping.clip(Self.points(of: line, viewport, .zero), to: canvas).flatMap { run in
      zip(run, run.dropFirst()).compactMap { OrientedBox(from: $0, to: $1, width: width) }
    }
  }

  private func path(_ viewport: MapViewport, origin: CGPoint, canvas: CGRect) -> Path {
    let limits = canvas.insetBy(dx: -64, dy: -64)
    switch geometry {
    case .polyline(let line):
      var path = Path()
      let points = Self.points(of: line, viewport, origin)
      for run in LineClipping.clip(points, to: limits) { path.addLines(run) }
      return path
    case .polygon(let ring):
      var path = Path()
      path.addLines(PolygonClipping.clip(Self.points(of: ring, viewport, origin), to: limits))
      if !path.isEmpty { path.closeSubpath() }
      return path
    case .circle(let center, let metres):
      let radius = viewport.points(metres: metres, atLatitude: center.latitude)
      let point = viewport.point(of: center)
      return Path(
        ellipseIn: CGRect(
          x: point.x + origin.x - radius, y: point.y + origin.y - radius, width: radius * 2,
          height: radius * 2))
    }
  }

  /// Returns the points of a line, on the copy of the world that its first is nearest on.
  private static func points(
    of line: [GeoCoordinate], _ viewport: MapViewport, _ origin: CGPoint
  ) -> [CGPoint] {
    var previous = viewport.center.x
    return line.map { coordinate in
      var place = Mercator.project(coordinate)
      place.x = Antimeridian.unwrap(place.x, after: previous)
      previous = place.x
      let point = viewport.point(of: place)
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
  }
}
