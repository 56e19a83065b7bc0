extension MKDirections {
  /// The routes between two places.
  open class Response: NSObject, @unchecked Sendable {
    /// The place where the routes begin.
    public let source: MKMapItem
    /// The place where the routes end.
    public let destination: MKMapItem
    /// The routes.
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  /// The time that the way between two places takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The place where the way begins.
    public let source: MKMapItem
    /// The place where the way ends.
    public let destination: MKMapItem
    /// The time that the way takes, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The length, in metres.
    public let distance: CLLocationDistance
    /// The time of arrival.
    public let expectedArrivalDate: Date
    /// The time of departure.
    public let expectedDepartureDate: Date
    /// The way to travel.
    public let transportType: MKDirectionsTransportType

    init(_ source: MKMapItem, _ destination: MKMapItem, _ route: MKRoute, departure: Date) {
      (self.source, self.destination) = (source, destination)
      (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
      expectedDepartureDate = departure
      expectedArrivalDate = departure.addingTimeInterval(route.expectedTravelTime)
      transportType = route.transportType
    }
  }
}
