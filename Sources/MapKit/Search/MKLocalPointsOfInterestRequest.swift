/// The greatest radius of a request for places of interest, in metres.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 50_000

/// A request for the places of interest around a place.
///
///     let request = MKLocalPointsOfInterestRequest(center: harbour, radius: 500)
///     request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
///     let cafes = try await MKLocalSearch(request: request).start().mapItems
open class MKLocalPointsOfInterestRequest: NSObject {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// The part of the Earth that is searched.
  public let region: MKCoordinateRegion
  /// The choice among places of interest; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  private let isCircle: Bool

  /// Creates a request for a circle; the radius is in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    let radius = min(radius, MKPointsOfInterestRequestMaxRadius)
    (coordinate, self.radius, isCircle) = (center, radius, true)
    region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  /// Creates a request for a region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    let edge = CLLocationCoordinate2D(
      latitude: region.center.latitude + region.span.latitudeDelta / 2,
      longitude: region.center.longitude)
    (coordinate, self.region, isCircle) = (region.center, region, false)
    radius = region.center.distance(to: edge)
  }

  var query: PlaceQuery {
    PlaceQuery(
      region: region, needsRegion: true, radius: isCircle ? radius : nil,
      resultTypes: .pointOfInterest, filter: pointOfInterestFilter ?? .includingAll)
  }
}
