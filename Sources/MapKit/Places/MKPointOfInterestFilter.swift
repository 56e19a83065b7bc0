/// A choice among the kinds of places of interest.
///
///     let request = MKLocalSearch.Request(naturalLanguageQuery: "Kiel")
///     request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// The filter that lets all kinds pass.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// The filter that lets no kind pass.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  private let categories: Set<MKPointOfInterestCategory>
  private let isInclusive: Bool

  /// Creates a filter that lets these kinds pass.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), true)
  }

  /// Creates a filter that lets all other kinds pass.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), false)
  }

  /// A Boolean value that indicates whether no kind passes.
  var isEmpty: Bool { isInclusive && categories.isEmpty }

  /// Returns a Boolean value that indicates whether a kind passes.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isInclusive
  }

  /// Returns a Boolean value that indicates whether a kind does not pass.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
