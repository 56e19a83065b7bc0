import MapKit
import Testing

/// Directions that answer with the routes that they are told of.
///
/// The routes are the process's, so the tests follow each other, and no other suite tells any.
@Suite(.serialized) struct DirectionsTests {
  private let kiel = CLLocationCoordinate2D(latitude: 54.32, longitude: 10.14)
  private let laboe = CLLocationCoordinate2D(latitude: 54.40, longitude: 10.23)
  private let bend = CLLocationCoordinate2D(latitude: 54.33, longitude: 10.20)

  private func request(
    _ source: CLLocationCoordinate2D, _ destination: CLLocationCoordinate2D,
    _ type: MKDirectionsTransportType = .any
  ) -> MKDirections.Request {
    let request = MKDirections.Request()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: source))
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: destination))
    request.transportType = type
    return request
  }

  private func routes(_ request: MKDirections.Request) async throws -> [MKRoute] {
    try await MKDirections(request: request).calculate().routes
  }

  @Test func theKnownRouteBetweenTheEndsAnswers() async throws {
    let road = MKRoute(
      through: [kiel, bend, laboe], name: "B 502", expectedTravelTime: 1500,
      steps: [
        .init(through: [kiel, bend], instructions: "Turn left"),
        .init(through: [bend, laboe], instructions: "Arrive", notice: "Ferry ahead"),
      ], advisoryNotices: ["Roadworks"])
    MKDirections.know([road])
    let near = CLLocationCoordinate2D(latitude: 54.321, longitude: 10.14)
    let found = try #require(try await routes(request(near, laboe)).first)
    #expect(found === road && found.steps.map(\.instructions) == ["Turn left", "Arrive"])
    #expect(found.polyline.pointCount == 3 && found.expectedTravelTime == 1500)
    #expect(found.distance == found.steps.map(\.distance).reduce(0, +))
    #expect(found.steps.last?.notice == "Ferry ahead" && found.advisoryNotices == ["Roadworks"])
    // Neither another end, nor the way back, nor another way to travel.
    #expect(try await routes(request(kiel, bend)).first !== road)
    #expect(try await routes(request(laboe, kiel)).first !== road)
    #expect(try await routes(request(kiel, laboe, .walking)).first !== road)
  }

  @Test func alternativesAnswerOnlyWhoAsks() async throws {
    let motorway = MKRoute(through: [kiel, laboe], name: "A", hasTolls: true, hasHighways: true)
    let road = MKRoute(through: [kiel, bend, laboe], name: "B")
    MKDirections.know([motorway, road])
    let request = request(kiel, laboe, .automobile)
    #expect(try await routes(request).map(\.name) == ["A"])
    request.requestsAlternateRoutes = true
    #expect(try await routes(request).map(\.name) == ["A", "B"])
    request.tollPreference = .avoid
    #expect(try await routes(request).map(\.name) == ["B"])
  }

  @Test func aStraightLineAnswersWhereNoRouteIsKnown() async throws {
    MKDirections.know([])
    let asked = request(kiel, laboe, .walking)
    asked.destination?.name = "Laboe"
    let route = try #require(try await routes(asked).first)
    // 0.08 degrees of latitude and 0.09 of longitude are 8.9 by 5.8 kilometres.
    #expect(abs(route.distance - 10_640) < 50)
    #expect(route.expectedTravelTime == (route.distance / 1.4).rounded())
    #expect(route.polyline.pointCount == 2 && route.transportType == .walking)
    #expect(route.name == "Laboe" && route.steps.map(\.instructions) == ["Laboe"])
    let drive = try #require(try await routes(request(kiel, laboe)).first)
    #expect(drive.transportType == .automobile)
    #expect(drive.expectedTravelTime == (route.distance / (40 / 3.6)).rounded())
  }

  @Test func farDrivesAreFasterThanATown() {
    let near = MKRoute(through: [], distance: 20_000)
    #expect(near.expectedTravelTime == 1800)
    let far = MKRoute(through: [], distance: 110_000)
    #expect(far.expectedTravelTime == 1800 + 3600)
  }

  @Test func missingEndsAreErrors() async throws {
    MKDirections.know([])
    MKMapItem.knowCurrentLocation(nil)
    await #expect(throws: MKError(.directionsNotFound)) {
      try await routes(MKDirections.Request())
    }
    let asked = request(kiel, laboe)
    asked.source = .forCurrentLocation()
    await #expect(throws: MKError(.directionsNotFound)) { try await routes(asked) }
    MKMapItem.knowCurrentLocation(MKPlacemark(coordinate: kiel))
    asked.source = .forCurrentLocation()
    #expect(asked.source?.isCurrentLocation == true)
    #expect(try await routes(asked).count == 1)
    MKMapItem.knowCurrentLocation(nil)
  }

  @Test func publicTransportHasTimesWithoutRoutes() async throws {
    MKDirections.know([])
    let asked = request(kiel, laboe, .transit)
    await #expect(throws: MKError(.directionsNotFound)) { try await routes(asked) }
    let eta = try await MKDirections(request: asked).calculateETA()
    #expect(eta.transportType == .transit)
    #expect(eta.expectedTravelTime == (eta.distance / (20 / 3.6)).rounded())
  }

  @Test func timesFollowTheDatesOfTheRequest() async throws {
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
    MKDirections.know(
      [MKRoute(through: [kiel, laboe], expectedTravelTime: 600)], departure: noon)
    let asked = request(kiel, laboe)
    var eta = try await MKDirections(request: asked).calculateETA()
    #expect(eta.expectedDepartureDate == noon && eta.expectedArrivalDate == noon + 600)
    asked.arrivalDate = noon
    eta = try await MKDirections(request: asked).calculateETA()
    #expect(eta.expectedDepartureDate == noon - 600 && eta.expectedArrivalDate == noon)
    asked.departureDate = noon + 60
    eta = try await MKDirections(request: asked).calculateETA()
    #expect(eta.expectedDepartureDate == noon + 60 && eta.expectedArrivalDate == noon + 660)
  }

  @Test func closuresAreGivenTheAnswersAtOnce() {
    MKDirections.know([MKRoute(through: [kiel, laboe], name: "B 502")])
    let directions = MKDirections(request: request(kiel, laboe))
    var name: String?
    directions.calculate { response, _ in name = response?.routes.first?.name }
    #expect(name == "B 502" && !directions.isCalculating)
    var time: TimeInterval?
    directions.calculateETA { eta, _ in time = eta?.expectedTravelTime }
    #expect(time != nil)
    var failure: (any Error)?
    MKDirections(request: MKDirections.Request()).calculate { failure = $1 }
    #expect((failure as? MKError)?.code == .directionsNotFound)
  }

  @Test func aLineHasARectangleAndItsPoints() {
    let line = MKPolyline(coordinates: [kiel, bend, laboe], count: 3)
    let rect = line.boundingMapRect
    let (start, end) = (MKMapPoint(kiel), MKMapPoint(laboe))
    #expect(abs(rect.minX - start.x) < 1e-6 && abs(rect.maxX - end.x) < 1e-6)
    #expect(abs(rect.minY - end.y) < 1e-6 && abs(rect.maxY - start.y) < 1e-6)
    #expect(MKMapRect.null.union(rect) == rect && rect.union(.null) == rect)
    let wider = rect.insetBy(dx: -10, dy: -20)
    #expect(abs(wider.union(rect).maxX - wider.maxX) < 1e-6)
    #expect(abs(wider.size.width - rect.size.width - 20) < 1e-6)
    #expect(wider.contains(end) && !MKMapRect.null.contains(end))
    let metres = start.distance(to: end)
    #expect(abs(metres - MKRoute(through: [kiel, laboe]).distance) < 0.01)
    var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&places, range: NSRange(location: 1, length: 2))
    #expect(places.map(\.latitude) == [bend.latitude, laboe.latitude])
  }

  @MainActor
  @Test func aScreenDrawsItsRouteInItsPicture() throws {
    struct Way: View {
      let destination: MKMapItem?
      @State private var route: MKRoute?

      var body: some View {
        Map {
          if let route { MapPolyline(route).stroke(.blue, lineWidth: 7) }
        }
        .task {
          let request = MKDirections.Request()
          request.source = MKMapItem(
            placemark: MKPlacemark(
              coordinate: CLLocationCoordinate2D(latitude: 54.32, longitude: 10.14)))
          request.destination = destination
          route = try? await MKDirections(request: request).calculate().routes.first
        }
      }
    }
    func widths(_ destination: MKMapItem?) throws -> [Double] {
      try show(Way(destination: destination)).list.operations.compactMap {
        if case .stroke(_, _, let style) = $0 { Double(style.lineWidth) } else { nil }
      }
    }
    let end = MKMapItem(placemark: MKPlacemark(coordinate: laboe))
    #expect(try widths(end).contains(7))
    #expect(try !widths(nil).contains(7))
  }
}
