/// Proposes places while somebody types, among those that `MKLocalSearch.know(_:)` tells.
///
///     let completer = MKLocalSearchCompleter()
///     completer.delegate = self
///     completer.queryFragment = "deich"
///
/// A place is proposed if its name, its address and its category hold all words of the fragment.
/// The delegate is told at once, within the assignment.
open class MKLocalSearchCompleter: NSObject {
  /// The object that is told of proposals.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The text that has been typed.
  open var queryFragment = "" { didSet { complete() } }
  /// The part of the Earth that is searched, as a hint; one without an extent is all of it.
  open var region = MKCoordinateRegion() { didSet { completeAgain() } }
  /// The weight of the region.
  open var regionPriority = MKLocalSearch.RegionPriority.default { didSet { completeAgain() } }
  /// The kinds of proposals.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query] {
    didSet { completeAgain() }
  }
  /// The choice among places of interest; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter? { didSet { completeAgain() } }
  /// The choice among addresses; nil for all.
  open var addressFilter: MKAddressFilter? { didSet { completeAgain() } }
  /// The kinds of proposals, as before iOS 13; searches are never proposed, so that it has no
  /// effect.
  open var filterType = FilterType.locationsAndQueries
  /// The proposals.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// A Boolean value that is false: proposals come at once.
  public let isSearching = false

  /// Creates a completer without a text.
  public override init() { super.init() }

  /// Has no effect: proposals come at once, so that there is nothing to cancel.
  open func cancel() {}

  private func completeAgain() {
    if !queryFragment.isEmpty { complete() }
  }

  private func complete() {
    let query = PlaceQuery(
      text: queryFragment, region: region.isEmpty ? nil : region,
      needsRegion: regionPriority == .required, resultTypes: resultTypes.places,
      filter: pointOfInterestFilter, addressFilter: addressFilter)
    results = MKLocalSearch.answers(to: query).map {
      MKLocalSearchCompletion($0, fragment: queryFragment)
    }
    delegate?.completerDidUpdateResults(self)
  }
}

extension MKLocalSearchCompleter {
  /// Kinds of proposals.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses: places without a category.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Places of interest: those with a category or a name of their own.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Searches, of which none is proposed.
    public static let query = ResultType(rawValue: 1 << 2)
    /// Mountains, rivers and the like: places with a name of their own and without a category.
    public static let physicalFeature = ResultType(rawValue: 1 << 3)

    /// The kinds that are places.
    fileprivate var places: MKLocalSearch.ResultType {
      var places: MKLocalSearch.ResultType = []
      if contains(.address) { places.insert(.address) }
      if contains(.pointOfInterest) { places.insert(.pointOfInterest) }
      if contains(.physicalFeature) { places.insert(.physicalFeature) }
      return places
    }
  }

  /// Kinds of proposals, as before iOS 13.
  public enum FilterType: Int, Sendable {
    /// The kinds.
    case locationsAndQueries, locationsOnly
  }
}
