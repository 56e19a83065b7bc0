extension MKLocalSearch {
  /// The words, the region and the kinds of a search.
  ///
  ///     let request = MKLocalSearch.Request()
  ///     request.naturalLanguageQuery = "coffee"
  ///     request.region = MKCoordinateRegion(
  ///       center: harbour, latitudinalMeters: 2000, longitudinalMeters: 2000)
  open class Request: NSObject {
    /// The words of the search; without any nothing answers.
    open var naturalLanguageQuery: String? { didSet { completion = nil } }
    /// The part of the Earth that is searched; one without an extent is all of it.
    open var region = MKCoordinateRegion()
    /// The weight of the region.
    open var regionPriority = RegionPriority.default
    /// The kinds of answers.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The choice among places of interest; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The choice among addresses; nil for all.
    open var addressFilter: MKAddressFilter?
    /// The completion whose place answers.
    private(set) var completion: MKLocalSearchCompletion?

    /// Creates a request without words.
    public override init() { super.init() }

    /// Creates a request for words.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    /// Creates a request for words in a region.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }

    /// Creates a request for the place of a completion.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }
        .joined(separator: ", ")
      self.completion = completion
    }

    var query: PlaceQuery {
      PlaceQuery(
        text: naturalLanguageQuery ?? "", region: region.isEmpty ? nil : region,
        needsRegion: regionPriority == .required, resultTypes: resultTypes,
        filter: pointOfInterestFilter, addressFilter: addressFilter)
    }
  }

  /// The weight of a request's region.
  public enum RegionPriority: Int, Sendable {
    /// A hint: beyond the region answers count where there is none within.
    case `default`
    /// A limit: nothing beyond the region answers.
    case required
  }

  /// Kinds of answers.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses: places without a category.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Places of interest: those with a category or a name of their own.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Mountains, rivers and the like: places with a name of their own and without a category.
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }
}

extension MKCoordinateRegion {
  /// A Boolean value that indicates whether the region has no extent.
  var isEmpty: Bool { span.latitudeDelta == 0 && span.longitudeDelta == 0 }

  /// Returns a Boolean value that indicates whether a place lies within, across the 180th meridian
  /// too.
  func contains(_ place: CLLocationCoordinate2D) -> Bool {
    let turn = (place.longitude - center.longitude).remainder(dividingBy: 360)
    return abs(place.latitude - center.latitude) <= span.latitudeDelta / 2
      && abs(turn) <= span.longitudeDelta / 2
  }
}
