import MapPanel

/// A line through places.
///
///     MapPolyline(coordinates: route, contourStyle: .geodesic).stroke(.blue, lineWidth: 3)
public struct MapPolyline: PrimitiveMapContent {
  private let coordinates: [CLLocationCoordinate2D]

  /// Creates a line through places.
  public init<S: Sequence<CLLocationCoordinate2D>>(
    coordinates: S, contourStyle: ContourStyle = .straight
  ) {
    self.coordinates = Array(coordinates)
  }

  /// Creates a line through places of MapKit's square.
  public init<S: Sequence<MKMapPoint>>(points: S, contourStyle: ContourStyle = .straight) {
    coordinates = points.map(\.coordinate)
  }

  /// Creates a line like one of UIKit's maps.
  public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }

  /// Creates the line of a route.
  ///
  ///     MapPolyline(route).stroke(.blue, lineWidth: 5)
  public init(_ route: MKRoute) { self.init(route.polyline) }

  /// The course of a line between places; over the length of a city both look the same.
  public enum ContourStyle: Sendable { case straight, geodesic }

  /// Adds the line.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(.polyline(content.coordinates.map { GeoCoordinate($0) }), content.coordinates)
  }
}

/// A polygon with places as its corners.
///
///     MapPolygon(coordinates: route)
///       .foregroundStyle(.green.opacity(0.3))
///       .stroke(.green, lineWidth: 1)
public struct MapPolygon: PrimitiveMapContent {
  private let coordinates: [CLLocationCoordinate2D]

  /// Creates a polygon from its corners.
  public init<S: Sequence<CLLocationCoordinate2D>>(coordinates: S) {
    self.coordinates = Array(coordinates)
  }

  /// Creates a polygon from its corners in MapKit's square.
  public init<S: Sequence<MKMapPoint>>(points: S) { coordinates = points.map(\.coordinate) }

  /// Adds the area.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(.polygon(content.coordinates.map { GeoCoordinate($0) }), content.coordinates)
  }
}

/// A circle around a place.
///
///     MapCircle(center: harbour, radius: 250).foregroundStyle(.orange.opacity(0.3))
public struct MapCircle: PrimitiveMapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates a circle; the radius is in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }

  /// Creates the largest circle within a rectangle.
  public init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let reach = min(mapRect.size.width, mapRect.size.height) / 2
    let edge = MKMapPoint(x: mapRect.midX + reach, y: mapRect.midY).coordinate
    (center, radius) = (middle, GeoCoordinate(middle).distance(to: GeoCoordinate(edge)))
  }

  /// Adds the circle.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(.circle(GeoCoordinate(content.center), radius: content.radius), [content.center])
  }
}

extension _MapContentList {
  /// Adds a shape with the surroundings' styles: a line is stroked, an area filled by default.
  mutating func add(_ geometry: MapPanelOverlay.Geometry, _ places: [CLLocationCoordinate2D]) {
    coordinates += places.map { GeoCoordinate($0) }
    var fill = surroundings.fill
    var stroke = surroundings.stroke
    if case .polyline = geometry {
      let tint = AnyShapeStyle(surroundings.tint ?? .accentColor)
      stroke =
        stroke ?? (fill ?? tint, StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      fill = nil
    } else if fill == nil, stroke == nil {
      fill = AnyShapeStyle((surroundings.tint ?? .accentColor).opacity(0.3))
    }
    overlays.append(
      MapPanelOverlay(
        geometry, fill: fill, stroke: stroke?.style,
        strokeStyle: stroke?.line ?? StrokeStyle(lineWidth: 0)))
  }
}
