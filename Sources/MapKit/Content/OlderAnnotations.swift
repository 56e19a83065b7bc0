import MapPanel

/// An annotation of the maps before iOS 17.
public protocol MapAnnotationProtocol: MapContent {}

/// A balloon at a place, as before iOS 17.
///
///     Map(coordinateRegion: $region, annotationItems: stops) { stop in
///       MapMarker(coordinate: stop.coordinate, tint: .green)
///     }
public struct MapMarker: MapAnnotationProtocol, PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// Adds the marker.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(nil, content.coordinate, anchor: .bottom) { _, _ in
      MapMarkerView(glyph: .pin, tint: content.tint ?? .red, isSelected: false)
    }
  }
}

/// A pin at a place, as before iOS 17.
///
///     Map(coordinateRegion: $region, annotationItems: stops) { stop in
///       MapPin(coordinate: stop.coordinate, tint: .green)
///     }
public struct MapPin: MapAnnotationProtocol, PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// Adds the pin.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(nil, content.coordinate, anchor: .bottom) { _, _ in
      MapPinView(tint: content.tint ?? .red)
    }
  }
}

/// A ball on a needle.
struct MapPinView: View {
  let tint: Color

  var body: some View {
    VStack(spacing: -2) {
      Circle().fill(tint.gradient).frame(width: 16, height: 16).zIndex(1)
      Capsule().fill(Color(white: 0.55)).frame(width: 2.5, height: 18)
    }
    .shadow(color: .black.opacity(0.25), radius: 1, x: 0, y: 1)
  }
}

/// A view at a place, as before iOS 17.
///
///     Map(coordinateRegion: $region, annotationItems: stops) { stop in
///       MapAnnotation(coordinate: stop.coordinate) { Image(systemName: "tram") }
///     }
public struct MapAnnotation<Content: View>: MapAnnotationProtocol, PrimitiveMapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// Creates a view whose anchor, in fractions of its size, stands at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content())
  }

  /// Adds the view at its place.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    let anchor = UnitPoint(x: content.anchor.x, y: content.anchor.y)
    list.add(nil, content.coordinate, anchor: anchor) { _, _ in content.content }
  }
}

extension Map {
  /// Creates a map of a region with an annotation for each item, as before iOS 17.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    self.init(
      .region(coordinateRegion.wrappedValue),
      ForEach(data: annotationItems, content: annotationContent, id: { $0.id }),
      showsUser: showsUserLocation, reachesBeneathBars: false)
  }
}
