/// The look of a map of UIKit.
open class MKMapConfiguration: NSObject {
  /// The elevation of the ground, which is always drawn flat.
  public enum ElevationStyle: Int, Sendable {
    /// Flat or with hills.
    case flat, realistic
  }

  /// The elevation of the ground, which is always drawn flat.
  open var elevationStyle: ElevationStyle

  init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }

  /// The look of a map that SwiftUI draws.
  var style: MapStyle { .standard }
}

/// The drawn map.
///
///     let configuration = MKStandardMapConfiguration(elevationStyle: .flat)
///     configuration.pointOfInterestFilter = .excludingAll
///     map.preferredConfiguration = configuration
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the map's colours, which are always the same.
  public enum EmphasisStyle: Int, Sendable {
    /// Strong or pale.
    case `default`, muted
  }

  /// The strength of the map's colours, which are always the same.
  open var emphasisStyle: EmphasisStyle
  /// The kinds of places that the map names; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that indicates whether traffic is shown; none is known.
  open var showsTraffic = false

  /// Creates the look.
  public init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }

  override var style: MapStyle { .naming(pointOfInterestFilter) }
}

/// Pictures from above, of which there are none: the map without names.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates the look.
  public override init(elevationStyle: ElevationStyle = .flat) {
    super.init(elevationStyle: elevationStyle)
  }

  override var style: MapStyle { .imagery }
}

/// Pictures from above with names, of which there are none: the drawn map.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The kinds of places that the map names; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that indicates whether traffic is shown; none is known.
  open var showsTraffic = false

  /// Creates the look.
  public override init(elevationStyle: ElevationStyle = .flat) {
    super.init(elevationStyle: elevationStyle)
  }

  override var style: MapStyle { .naming(pointOfInterestFilter) }
}

extension MapStyle {
  /// The drawn map, without names where no kind of place is named.
  static func naming(_ filter: MKPointOfInterestFilter?) -> MapStyle {
    .standard(pointsOfInterest: filter?.isEmpty == true ? .excludingAll : .all)
  }
}
