import MapPanel

/// A map, whose base comes from the environment's `mapSource`.
///
///     Map(initialPosition: .region(region)) {
///       Marker("Museum", systemImage: "building.columns", coordinate: museum)
///     }
public struct Map<Content: MapContent>: View {
  private let position: MapCameraPosition
  private let content: Content
  private let isSelected: (AnyHashable) -> Bool
  private let select: (@MainActor (AnyHashable) -> Void)?
  private let showsUser: Bool
  /// MapKit's newer maps reach beneath bars by themselves, older ones do not.
  private let reachesBeneathBars: Bool
  @Environment(\.mapUserLocation) private var user
  @Environment(\.mapOrnaments) private var ornaments
  @Environment(\.mapStyle) private var style
  @Environment(\.mapListeners) private var listeners

  init(
    _ position: MapCameraPosition, _ content: Content, showsUser: Bool = false,
    reachesBeneathBars: Bool = true, isSelected: @escaping (AnyHashable) -> Bool = { _ in false },
    select: (@MainActor (AnyHashable) -> Void)? = nil
  ) {
    (self.position, self.content, self.showsUser) = (position, content, showsUser)
    (self.reachesBeneathBars, self.isSelected) = (reachesBeneathBars, isSelected)
    self.select = select
  }

  /// The map with its content and controls.
  public var body: some View {
    let list = collected
    var panel = MapPanel(
      position.camera(content: list.coordinates, user: user), overlays: list.overlays,
      annotations: list.annotations, user: list.showsUser || showsUser ? user : nil,
      ornaments: ornaments ?? .standard, reachesBeneathBars: reachesBeneathBars,
      showsLabels: style.showsNames)
    if !listeners.isEmpty {
      let (listeners, pitch) = (listeners, position.camera?.pitch ?? 0)
      panel.onLayout = { frame in for listener in listeners { listener.hear(frame, pitch) } }
    }
    return panel
  }

  private var collected: _MapContentList {
    var list = _MapContentList()
    (list.isSelected, list.select, list.user) = (isSelected, select, user)
    Content._collect(content, into: &list)
    return list
  }
}

extension Map {
  /// Creates a map that looks at a position.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.init(position.wrappedValue, content())
  }

  /// Creates a map that looks at a position at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.init(initialPosition, content())
  }

  /// Creates a map with content that can be selected by its tag.
  public init<SelectionValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.init(initialPosition: position.wrappedValue, selection: selection, content: content)
  }

  /// Creates a map with content that can be selected by its tag.
  public init<SelectionValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    let selected = selection.wrappedValue.map { AnyHashable($0) }
    self.init(
      initialPosition, content(), isSelected: { $0 == selected },
      select: { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      })
  }
}

extension Map where Content == EmptyMapContent {
  /// Creates a map without content.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position.wrappedValue, EmptyMapContent())
  }

  /// Creates a map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition, EmptyMapContent())
  }

  /// Creates a map of a region, as before iOS 17.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      .region(coordinateRegion.wrappedValue), EmptyMapContent(), showsUser: showsUserLocation,
      reachesBeneathBars: false)
  }
}

/// The bounds of a map's camera; that of a still does not move.
///
///     Map(initialPosition: camera, bounds: MapCameraBounds(minimumDistance: 200)) {
///       Marker("Harbour", coordinate: harbour)
///     }
public struct MapCameraBounds: Sendable {
  /// Creates bounds; distances are in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Creates bounds; distances are in metres.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Creates bounds; distances are in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
