/// A question for the way between two places, as it was when it was asked.
struct RouteQuery: Sendable {
  let source: MKMapItem?
  let destination: MKMapItem?
  let transportType: MKDirectionsTransportType
  let takesSeveral: Bool
  let avoidsHighways: Bool
  let avoidsTolls: Bool
  let departure: Date?
  let arrival: Date?

  init(_ request: MKDirections.Request) {
    (source, destination) = (request.source, request.destination)
    (transportType, takesSeveral) = (request.transportType, request.requestsAlternateRoutes)
    avoidsHighways = request.highwayPreference == .avoid
    avoidsTolls = request.tollPreference == .avoid
    (departure, arrival) = (request.departureDate, request.arrivalDate)
  }

  /// The metres that an end of a route may lie off the place that is asked for: a route begins at
  /// a kerb, a place is the middle of its house.
  private static let tolerance: CLLocationDistance = 200

  /// Returns both ends.
  ///
  /// - Throws: ``MKError`` where one is missing or nowhere.
  func ends() throws -> (source: MKMapItem, destination: MKMapItem) {
    guard let source, let destination, source.isSomewhere, destination.isSomewhere else {
      throw MKError(.directionsNotFound)
    }
    return (source, destination)
  }

  /// Returns the routes that answer: of the known ones those between the ends, or else a straight
  /// line, which public transport has none of.
  func routes(of known: [MKRoute], estimatesTransit: Bool) throws -> [MKRoute] {
    let (source, destination) = try ends()
    let found = preferred(
      known.filter {
        !$0.transportType.isDisjoint(with: transportType)
          && $0.polyline.joins(
            source.placemark.coordinate, destination.placemark.coordinate,
            within: Self.tolerance)
      })
    if !found.isEmpty { return takesSeveral ? found : Array(found.prefix(1)) }
    guard transportType != .transit || estimatesTransit else { throw MKError(.directionsNotFound) }
    return [straightRoute(source, destination)]
  }

  /// Returns the routes without what is to be avoided, or all where that leaves none.
  private func preferred(_ routes: [MKRoute]) -> [MKRoute] {
    let free = routes.filter {
      !(avoidsHighways && $0.hasHighways) && !(avoidsTolls && $0.hasTolls)
    }
    return free.isEmpty ? routes : free
  }

  private func straightRoute(_ source: MKMapItem, _ destination: MKMapItem) -> MKRoute {
    let line = [source.placemark.coordinate, destination.placemark.coordinate]
    let way = transportType.single
    let name = destination.name ?? destination.placemark.street ?? ""
    return MKRoute(
      through: line, name: name, transportType: way,
      steps: [MKRoute.Step(through: line, instructions: name, transportType: way)])
  }
}

extension MKDirectionsTransportType {
  /// The one way of several whose time counts.
  fileprivate var single: MKDirectionsTransportType {
    [.automobile, .transit, .cycling].first { contains($0) } ?? .walking
  }
}

extension MKMapItem {
  fileprivate var isSomewhere: Bool { CLLocationCoordinate2DIsValid(placemark.coordinate) }
}

extension MKPolyline {
  /// Returns a Boolean value that indicates whether the line begins near one place and ends near
  /// another.
  fileprivate func joins(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D,
    within tolerance: CLLocationDistance
  ) -> Bool {
    guard let first = coordinates.first, let last = coordinates.last else { return false }
    return first.distance(to: start) <= tolerance && last.distance(to: end) <= tolerance
  }
}
