/// The conditions on the sights of the catalogue and the map.
struct SightFilter: Hashable, Sendable {
  /// The highest ticket that is let through.
  enum Price: Hashable, Sendable, CaseIterable {
    case any, free, upTo200

    /// In rubles; nil for any.
    var limit: Int? {
      switch self {
      case .any: nil
      case .free: 0
      case .upTo200: 200
      }
    }
  }

  /// Empty for all.
  var categories: Set<POICategory> = []
  /// Nil for any.
  var minimumRating: Double?
  /// In metres from the user; nil for any.
  var maximumDistance: Double?
  var isOpenNow = false
  var price = Price.any

  /// The number of conditions.
  var count: Int {
    (categories.isEmpty ? 0 : 1) + (minimumRating == nil ? 0 : 1)
      + (maximumDistance == nil ? 0 : 1) + (isOpenNow ? 1 : 0) + (price == .any ? 0 : 1)
  }

  /// Returns a Boolean value that indicates whether a sight is let through.
  ///
  /// - Parameters:
  ///   - sight: The sight.
  ///   - distance: The distance in metres; nil for an unknown one, which lets it through.
  ///   - moment: The time that decides what is open.
  /// - Returns: True where all conditions let it through.
  func lets(_ sight: POI, distance: Double?, at moment: LocalMoment) -> Bool {
    (categories.isEmpty || categories.contains(sight.category))
      && sight.rating >= minimumRating ?? 0
      && (distance ?? 0) <= maximumDistance ?? .infinity
      && (!isOpenNow || moment.isOpen(sight))
      && sight.price <= price.limit ?? .max
  }
}
