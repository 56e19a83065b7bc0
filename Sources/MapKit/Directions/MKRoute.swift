/// A way from one place to another.
///
/// A catalogue makes the routes that directions answer with; whatever it does not say follows from
/// the line:
///
///     let ferry = MKRoute(
///       through: [kiel, laboe], name: "Ferry F1", expectedTravelTime: 45 * 60,
///       transportType: .transit)
///     MKDirections.know([ferry])
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name of the route, such as its main road.
  public let name: String
  /// The parts of the route.
  public let steps: [Step]
  /// The line of the route.
  public let polyline: MKPolyline
  /// The length, in metres.
  public let distance: CLLocationDistance
  /// The time that the route takes, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The way to travel.
  public let transportType: MKDirectionsTransportType
  /// Notices about the route.
  public let advisoryNotices: [String]
  /// A Boolean value that indicates whether the route costs a toll.
  public let hasTolls: Bool
  /// A Boolean value that indicates whether the route leads over motorways.
  public let hasHighways: Bool

  /// Creates a route.
  ///
  /// - Parameters:
  ///   - coordinates: The places that the route leads through, its ends first and last.
  ///   - name: The name, such as the main road.
  ///   - distance: The length, in metres; nil for that of the line.
  ///   - expectedTravelTime: The time, in seconds; nil for the usual one of the way to travel: on
  ///     foot 1.4 m/s, by bicycle 15 km/h, by public transport 20 km/h, by car 40 km/h for 20 km
  ///     and 90 km/h for the rest.
  ///   - transportType: The way to travel.
  ///   - steps: The parts; one part without instructions if there are none.
  ///   - advisoryNotices: Notices about the route.
  ///   - hasTolls: A Boolean value that indicates whether the route costs a toll.
  ///   - hasHighways: A Boolean value that indicates whether the route leads over motorways.
  public init(
    through coordinates: [CLLocationCoordinate2D], name: String = "",
    distance: CLLocationDistance? = nil, expectedTravelTime: TimeInterval? = nil,
    transportType: MKDirectionsTransportType = .automobile, steps: [Step] = [],
    advisoryNotices: [String] = [], hasTolls: Bool = false, hasHighways: Bool = false
  ) {
    let metres = distance ?? coordinates.length
    polyline = MKPolyline(coordinates: coordinates, count: coordinates.count)
    (self.name, self.distance, self.transportType) = (name, metres, transportType)
    self.expectedTravelTime = expectedTravelTime ?? transportType.travelTime(over: metres)
    self.steps =
      steps.isEmpty
      ? [Step(through: coordinates, instructions: "", transportType: transportType)] : steps
    self.advisoryNotices = advisoryNotices
    (self.hasTolls, self.hasHighways) = (hasTolls, hasHighways)
  }
}

extension MKRoute {
  /// A part of a route with what to do.
  open class Step: NSObject, @unchecked Sendable {
    /// The text that says what to do.
    public let instructions: String
    /// A notice about the part.
    public let notice: String?
    /// The line of the part.
    public let polyline: MKPolyline
    /// The length, in metres.
    public let distance: CLLocationDistance
    /// The way to travel.
    public let transportType: MKDirectionsTransportType

    /// Creates a part of a route.
    ///
    /// - Parameters:
    ///   - coordinates: The places that the part leads through.
    ///   - instructions: The text that says what to do.
    ///   - notice: A notice.
    ///   - distance: The length, in metres; nil for that of the line.
    ///   - transportType: The way to travel.
    public init(
      through coordinates: [CLLocationCoordinate2D], instructions: String, notice: String? = nil,
      distance: CLLocationDistance? = nil, transportType: MKDirectionsTransportType = .automobile
    ) {
      (self.instructions, self.notice) = (instructions, notice)
      polyline = MKPolyline(coordinates: coordinates, count: coordinates.count)
      self.distance = distance ?? coordinates.length
      self.transportType = transportType
    }
  }
}

extension [CLLocationCoordinate2D] {
  /// The length of the line through the places on the sphere, in metres.
  fileprivate var length: CLLocationDistance {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
