import MapPanel

/// A balloon at a place.
///
///     Marker("Harbour", systemImage: "ferry", coordinate: harbour)
public struct Marker<Label: View>: PrimitiveMapContent {
  private let title: Text
  private let glyph: MapMarkerGlyph
  private let coordinate: CLLocationCoordinate2D

  /// Adds the marker.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(content.title, content.coordinate, anchor: .bottom) { isSelected, tint in
      MapMarkerView(glyph: content.glyph, tint: tint ?? .red, isSelected: isSelected)
    }
  }
}

extension Marker {
  private init(_ title: Text, _ glyph: MapMarkerGlyph, _ coordinate: CLLocationCoordinate2D) {
    (self.title, self.glyph, self.coordinate) = (title, glyph, coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), .symbol(systemImage), coordinate)
  }

  /// Creates a balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), .symbol(systemImage), coordinate)
  }

  /// Creates a balloon with an app's picture, as a template.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), .image(Image(image)), coordinate)
  }

  /// Creates a balloon with an app's picture, as a template.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), .image(Image(image)), coordinate)
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .pin, coordinate)
  }

  /// Creates a balloon with a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .pin, coordinate)
  }

  /// Creates a balloon with up to three letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), .monogram(monogram), coordinate)
  }

  /// Creates a balloon with up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), .monogram(monogram), coordinate)
  }

  /// Creates a balloon at a place of interest, with the symbol of its kind or else a pin.
  public init(item: MKMapItem) {
    let symbol = item.pointOfInterestCategory?.symbol
    self.init(
      Text(verbatim: item.name ?? ""), symbol.map(MapMarkerGlyph.symbol) ?? .pin,
      item.placemark.coordinate)
  }
}

/// A view at a place.
///
///     Annotation("Harbour", coordinate: harbour, anchor: .bottom) {
///       Image(systemName: "ferry.fill").padding(6).background(.background, in: .circle)
///     }
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  private let title: Text
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Adds the view at its place.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(content.title, content.coordinate, anchor: content.anchor) { _, _ in content.content }
  }
}

extension Annotation where Label == Text {
  /// Creates a view whose anchor stands at a place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(
      coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
  }

  /// Creates a view whose anchor stands at a place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
  }

  /// Creates a view whose anchor stands at a place, with a text that the map writes beside it.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (title, self.coordinate, self.anchor) = (label(), coordinate, anchor)
    self.content = content()
  }
}

/// The user's location, where the map knows it.
///
///     Map(initialPosition: .userLocation(fallback: .automatic)) { UserAnnotation() }
///       .mapUserLocation(CLLocation(latitude: 54.3, longitude: 10.1))
public struct UserAnnotation<Content: View>: PrimitiveMapContent {
  private let anchor: UnitPoint
  private let content: ((UserLocation) -> Content)?

  /// Adds the user's place, as a dot or as a view.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    guard let view = content.content else {
      list.showsUser = true
      return
    }
    guard let user = list.user else { return }
    let place = CLLocationCoordinate2D(user.coordinate)
    list.add(nil, place, anchor: content.anchor) { _, _ in view(UserLocation(user)) }
  }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates the user's dot.
  public init() { (anchor, content) = (.center, nil) }
}

extension UserAnnotation {
  /// Creates a view at the user's location.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(anchor: anchor) { _ in content() }
  }

  /// Creates a view at the user's location, made from it.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    (self.anchor, self.content) = (anchor, content)
  }
}

/// The user's location as a map knows it.
public struct UserLocation {
  /// The place of the user; nil while it is unknown.
  public let location: CLLocation?
  /// The direction that the device points to, in degrees clockwise from north; nil if it does not
  /// know.
  public let heading: CLLocationDirection?

  init(_ user: MapPanelUser) {
    heading = user.heading
    location = CLLocation(
      latitude: user.coordinate.latitude, longitude: user.coordinate.longitude)
  }
}
