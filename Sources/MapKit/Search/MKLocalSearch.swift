import Synchronization

/// Finds places by words, among those that it was told of.
///
/// A picture must not depend on the network, so a catalogue says which places there are:
///
///     let bakery = MKMapItem(
///       placemark: MKPlacemark(
///         placemark: CLPlacemark(location: kiel, name: "Deichbäcker", locality: "Kiel")))
///     bakery.pointOfInterestCategory = .bakery
///     MKLocalSearch.know([bakery])
///
/// A place answers if its name, its address and the English words of its category hold all words of
/// the query. Where no such place is known, the addresses of `CLGeocoder.know(_:)` answer. Answers
/// come at once: within the picture that asks for them.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The closure that is given the answer or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private static let places = Mutex<[MKMapItem]>([])

  /// A Boolean value that is false: answers come at once.
  public let isSearching = false
  private let query: PlaceQuery
  private let completion: MKLocalSearchCompletion?

  /// Creates a search; later changes of the request have no effect on it.
  public init(request: Request) {
    (query, completion) = (request.query, request.completion)
  }

  /// Creates a search for places of interest around a place.
  public init(request: MKLocalPointsOfInterestRequest) {
    (query, completion) = (request.query, nil)
  }

  /// Tells all searches and completers of the places that they know, in place of those before.
  ///
  ///     let office = MKMapItem(placemark: MKPlacemark(coordinate: harbour))
  ///     office.name = "Harbour office"
  ///     MKLocalSearch.know([office])
  public static func know(_ mapItems: [MKMapItem]) { places.withLock { $0 = mapItems } }

  /// Returns the places that answer, those of the request's region where it has any, the nearest to
  /// its centre first; without a region they stand as they were told.
  ///
  ///     let request = MKLocalSearch.Request(naturalLanguageQuery: "bakery")
  ///     let bakeries = try await MKLocalSearch(request: request).start().mapItems
  ///
  /// - Throws: ``MKError`` where no known place answers.
  open func start() async throws -> Response { try answer() }

  /// Calls a closure with the places that answer.
  open func start(completionHandler: @escaping CompletionHandler) {
    do { completionHandler(try answer(), nil) } catch { completionHandler(nil, error) }
  }

  /// Has no effect: answers come at once, so that there is nothing to cancel.
  open func cancel() {}

  private func answer() throws -> Response {
    let items = completion.map { [$0.item] } ?? Self.answers(to: query)
    guard !items.isEmpty else { throw MKError(.placemarkNotFound) }
    return Response(items)
  }
}

extension MKLocalSearch {
  /// Returns the known places that answer, or else the geocoder's addresses.
  static func answers(to query: PlaceQuery) -> [MKMapItem] {
    let found = query.answers(of: places.withLock { $0 })
    guard found.isEmpty, let text = query.text else { return found }
    return query.answers(of: addresses(text))
  }

  private static func addresses(_ text: String) -> [MKMapItem] {
    var found: [CLPlacemark] = []
    CLGeocoder().geocodeAddressString(text) { places, _ in found = places ?? [] }
    return found.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
  }
}
