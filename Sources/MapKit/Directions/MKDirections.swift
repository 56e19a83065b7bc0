import Synchronization

/// Finds the ways between two places, among the routes that it was told of.
///
/// A picture must not depend on the network, so a catalogue says which routes there are:
///
///     MKDirections.know([MKRoute(through: [kiel, gaarden, laboe], name: "B 502")])
///
/// A route answers if its ends lie within 200 metres of the request's and it is for one of its ways
/// to travel. Where none does, a straight line answers: its length is that on the sphere, its time
/// the usual one of the way to travel, and its name and its one instruction are the name of the
/// destination. Answers come at once: within the picture that asks for them.
open class MKDirections: NSObject, @unchecked Sendable {
  /// The closure that is given the routes or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// The closure that is given the time or an error.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private struct Knowledge {
    var routes: [MKRoute] = []
    var departure = Date(timeIntervalSinceReferenceDate: 0)
  }

  private static let known = Mutex(Knowledge())

  /// A Boolean value that is false: answers come at once.
  public let isCalculating = false
  private let query: RouteQuery

  /// Creates directions; later changes of the request have no effect on them.
  public init(request: Request) { query = RouteQuery(request) }

  /// Tells all directions of the routes that they know, in place of those before.
  ///
  /// - Parameters:
  ///   - routes: The routes, the best first.
  ///   - departure: The time at which who asks for no time departs; by default the first instant of
  ///     2001, since pictures must not depend on a clock.
  public static func know(
    _ routes: [MKRoute], departure: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) { known.withLock { $0 = Knowledge(routes: routes, departure: departure) } }

  /// Returns the routes: the first known one between the ends, or all of them if the request asks
  /// for alternatives.
  ///
  ///     let request = MKDirections.Request()
  ///     (request.source, request.destination) = (.forCurrentLocation(), office)
  ///     let route = try await MKDirections(request: request).calculate().routes.first
  ///
  /// - Throws: ``MKError`` where an end is missing or nowhere, and for public transport of which no
  ///   route is known.
  open func calculate() async throws -> Response { try response() }

  /// Calls a closure with the routes.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    do { completionHandler(try response(), nil) } catch { completionHandler(nil, error) }
  }

  /// Returns the time of the first route, by public transport too.
  ///
  /// - Throws: ``MKError`` where an end is missing or nowhere.
  open func calculateETA() async throws -> ETAResponse { try eta() }

  /// Calls a closure with the time of the first route.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    do { completionHandler(try eta(), nil) } catch { completionHandler(nil, error) }
  }

  /// Has no effect: answers come at once, so that there is nothing to cancel.
  open func cancel() {}

  private func response() throws -> Response {
    let (source, destination) = try query.ends()
    let routes = Self.known.withLock { $0.routes }
    return Response(
      source, destination, try query.routes(of: routes, estimatesTransit: false))
  }

  private func eta() throws -> ETAResponse {
    let (source, destination) = try query.ends()
    let known = Self.known.withLock { $0 }
    guard let route = try query.routes(of: known.routes, estimatesTransit: true).first else {
      throw MKError(.directionsNotFound)
    }
    let latest = query.arrival?.addingTimeInterval(-route.expectedTravelTime)
    return ETAResponse(
      source, destination, route, departure: query.departure ?? latest ?? known.departure)
  }
}
