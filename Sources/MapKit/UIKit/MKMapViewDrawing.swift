extension MKMapView: _UIViewDrawing {
  /// The map with its things, as `Map` draws them.
  public var _drawing: AnyView? {
    let surfaces = overlays.enumerated().compactMap { index, overlay in
      (delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer).map {
        DrawnOverlay(id: index, renderer: $0)
      }
    }
    let things = annotations.filter { !($0 is MKUserLocation) }.enumerated().map { index, thing in
      DrawnAnnotation(id: index, annotation: thing, view: view(for: thing))
    }
    let map = Map(
      position, Self.content(surfaces, things), showsUser: showsUserLocation,
      reachesBeneathBars: false)
    return AnyView(map.mapStyle(style))
  }

  private var position: MapCameraPosition {
    guard let camera = heldCamera else { return .region(region) }
    return .camera(
      MapCamera(
        centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
        heading: camera.heading, pitch: Double(camera.pitch)))
  }

  private var style: MapStyle {
    if pointOfInterestFilter?.isEmpty == true || [.satellite, .satelliteFlyover].contains(mapType) {
      return .imagery
    }
    return preferredConfiguration.style
  }

  @MapContentBuilder
  private static func content(
    _ overlays: [DrawnOverlay], _ annotations: [DrawnAnnotation]
  ) -> some MapContent {
    ForEach(overlays) { $0 }
    ForEach(annotations) { $0 }
  }
}

/// A line or a surface with the look that a delegate gives it.
private struct DrawnOverlay: MapContent, Identifiable {
  let id: Int
  let renderer: MKOverlayPathRenderer

  private var fill: Color { renderer.fillColor.map { Color($0) } ?? .clear }
  private var line: Color { renderer.strokeColor.map { Color($0) } ?? .clear }
  private var width: CGFloat { renderer.lineWidth > 0 ? renderer.lineWidth : 1 }

  var body: some MapContent {
    if let overlay = renderer.overlay as? MKPolyline {
      MapPolyline(coordinates: overlay.coordinates).stroke(line, lineWidth: width)
    }
    if let overlay = renderer.overlay as? MKCircle {
      MapCircle(center: overlay.coordinate, radius: overlay.radius).foregroundStyle(fill)
        .stroke(line, lineWidth: width)
    }
  }
}

/// A thing with the view that a delegate gives it.
private struct DrawnAnnotation: MapContent, Identifiable {
  let id: Int
  let annotation: any MKAnnotation
  let view: MKAnnotationView?

  private var title: String { annotation.title ?? "" }

  private var tint: Color? {
    let color =
      (view as? MKMarkerAnnotationView)?.markerTintColor
      ?? (view as? MKPinAnnotationView)?.pinTintColor
    return color.map { Color($0) }
  }

  private var titles: Visibility {
    (view as? MKMarkerAnnotationView)?.titleVisibility == .hidden ? .hidden : .automatic
  }

  var body: some MapContent {
    if let image = view?.image {
      Annotation(title, coordinate: annotation.coordinate) { Image(uiImage: image) }
        .annotationTitles(.hidden)
    } else if let text = (view as? MKMarkerAnnotationView)?.glyphText {
      Marker(title, monogram: Text(verbatim: text), coordinate: annotation.coordinate).tint(tint)
        .annotationTitles(titles)
    } else {
      Marker(title, coordinate: annotation.coordinate).tint(tint).annotationTitles(titles)
    }
  }
}
