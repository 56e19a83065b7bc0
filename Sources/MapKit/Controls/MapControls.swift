import LayoutEngine
import MapPanel

private enum Keys {
  enum Ornaments: EnvironmentKey { static var defaultValue: MapPanelOrnaments? { nil } }
  enum ControlVisibility: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  enum User: EnvironmentKey { static var defaultValue: MapPanelUser? { nil } }
  enum Style: EnvironmentKey { static var defaultValue: MapStyle { .standard } }
}

extension EnvironmentValues {
  var mapOrnaments: MapPanelOrnaments? {
    get { self[Keys.Ornaments.self] }
    set { self[Keys.Ornaments.self] = newValue }
  }

  var mapControlVisibility: Visibility {
    get { self[Keys.ControlVisibility.self] }
    set { self[Keys.ControlVisibility.self] = newValue }
  }

  var mapStyle: MapStyle {
    get { self[Keys.Style.self] }
    set { self[Keys.Style.self] = newValue }
  }

  /// The place of the device for the maps below; nil while it is unknown.
  public var mapUserLocation: MapPanelUser? {
    get { self[Keys.User.self] }
    set { self[Keys.User.self] = newValue }
  }
}

/// The look of the base map.
///
///     Map(initialPosition: camera)
///       .mapStyle(.standard(emphasis: .muted, pointsOfInterest: .excludingAll))
public struct MapStyle: Sendable {
  /// The strength of the map's colours.
  public enum StandardEmphasis: Sendable { case automatic, muted }
  /// The elevation of the ground, which is always flat.
  public enum Elevation: Sendable { case automatic, flat, realistic }

  let showsNames: Bool

  /// The drawn map.
  public static let standard = MapStyle(showsNames: true)
  /// Pictures from above, of which there are none: the map without names.
  public static let imagery = MapStyle(showsNames: false)
  /// Pictures from above with names, of which there are none: the drawn map.
  public static let hybrid = MapStyle(showsNames: true)

  /// Returns the drawn map.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(showsNames: pointsOfInterest != .excludingAll) }

  /// Returns the map without names, as there are no pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Returns the drawn map, as there are no pictures from above.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(showsNames: pointsOfInterest != .excludingAll) }
}

/// The kinds of places that a map names.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let isEmpty: Bool

  /// All points of interest.
  public static let all = PointOfInterestCategories(isEmpty: false)
  /// No points of interest.
  public static let excludingAll = PointOfInterestCategories(isEmpty: true)

  /// Returns these kinds; a map that names any place names all.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    PointOfInterestCategories(isEmpty: categories.isEmpty)
  }

  /// Returns all kinds, since a map that names any place names all.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { .all }
}

/// A control that a map shows in its corner.
protocol MapControl: PrimitiveView {
  associatedtype Picture: View
  /// Returns the ornaments that the panel shows for the control.
  static func ornaments(_ visibility: Visibility) -> MapPanelOrnaments
  /// The control by itself, outside of `mapControls`.
  static var picture: Picture { get }
}

extension MapControl {
  /// Lowers the control to its own drawing, which `mapControls` replaces by an ornament of the
  /// panel.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let visibility = context.environment.mapControlVisibility
    guard visibility != .hidden else { return }
    let element = context.element(of: picture)
    element.tags.append(ElementTag(AnyHashable(ornaments(visibility))))
    output.append(element)
  }
}

/// North.
public struct MapCompass: MapControl {
  /// Creates the control; the scope tells apart several maps, and pictures need none.
  public init(scope: Namespace.ID? = nil) {}

  static func ornaments(_ visibility: Visibility) -> MapPanelOrnaments {
    visibility == .visible ? .fixedCompass : .compass
  }

  static var picture: some View { MapCompassView(heading: 0) }
}

/// The length of a round number of metres.
public struct MapScaleView: MapControl {
  /// Creates the control; the scope tells apart several maps, and pictures need none.
  public init(scope: Namespace.ID? = nil) {}

  static func ornaments(_ visibility: Visibility) -> MapPanelOrnaments { .scaleBar }

  static var picture: some View { EmptyView() }
}

/// A button that leads to the user's location.
public struct MapUserLocationButton: MapControl {
  /// Creates the control; the scope tells apart several maps, and pictures need none.
  public init(scope: Namespace.ID? = nil) {}

  static func ornaments(_ visibility: Visibility) -> MapPanelOrnaments { .userButton }

  static var picture: some View { MapUserButton() }
}

/// A button that tilts the map, which is hidden since the map is flat.
public struct MapPitchToggle: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}

  /// Nothing: the map is flat.
  public var body: some View { EmptyView() }
}

/// Finds the controls among views, and hands them to the maps below.
private struct MapControlsModifier<Controls: View>: PrimitiveModifier {
  let controls: Controls

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let aside = context.entering(.type(Self.self))
    var ornaments = MapPanelOrnaments.attribution
    for element in aside.elements(of: modifier.controls) {
      for tag in element.tags {
        if let found = tag.value.base as? MapPanelOrnaments { ornaments.formUnion(found) }
      }
    }
    Target._lower(content, context.setting(\.mapOrnaments, ornaments), &output)
  }
}

extension View {
  /// Returns the controls of the maps below, instead of the usual ones.
  ///
  ///     Map(initialPosition: camera).mapControls {
  ///       MapCompass()
  ///       MapScaleView()
  ///     }
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(MapControlsModifier(controls: content()))
  }

  /// Shows or hides the control of a map.
  ///
  ///     Map(initialPosition: camera).mapControls { MapCompass().mapControlVisibility(.visible) }
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Sets the look of the maps below.
  ///
  ///     Map(initialPosition: camera).mapStyle(.imagery)
  public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

  /// Tells the maps below where the device is.
  ///
  ///     Map { UserAnnotation() }.mapUserLocation(CLLocation(latitude: 54.3, longitude: 10.1))
  public func mapUserLocation(_ location: CLLocation?) -> some View {
    environment(\.mapUserLocation, location.map { MapPanelUser($0) })
  }
}

extension MapPanelUser {
  init(_ location: CLLocation) {
    self.init(
      coordinate: GeoCoordinate(location.coordinate),
      accuracy: location.horizontalAccuracy > 0 ? location.horizontalAccuracy : nil,
      heading: location.course >= 0 ? location.course : nil)
  }
}
