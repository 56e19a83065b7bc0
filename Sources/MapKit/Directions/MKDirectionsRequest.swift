extension MKDirections {
  /// The ends of a way and the way to travel.
  ///
  ///     let request = MKDirections.Request()
  ///     request.source = MKMapItem(placemark: MKPlacemark(coordinate: harbour))
  ///     request.destination = office
  ///     request.transportType = .walking
  open class Request: NSObject {
    /// The place where the way begins.
    open var source: MKMapItem?
    /// The place where the way ends.
    open var destination: MKMapItem?
    /// The ways to travel.
    open var transportType = MKDirectionsTransportType.any
    /// A Boolean value that indicates whether several routes may answer.
    open var requestsAlternateRoutes = false
    /// The time of departure.
    open var departureDate: Date?
    /// The time of arrival.
    open var arrivalDate: Date?
    /// The wish about motorways.
    open var highwayPreference = RoutePreference.any
    /// The wish about tolls.
    open var tollPreference = RoutePreference.any

    /// Creates a request without ends.
    public override init() { super.init() }
  }

  /// A wish about what a route leads over.
  public enum RoutePreference: Int, Sendable {
    /// Anything, or nothing of the kind where there is another route.
    case any, avoid
  }
}
