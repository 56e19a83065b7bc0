import SwiftUI

private enum SourceKey: EnvironmentKey {
  static var defaultValue: (any MapSource)? { nil }
}

extension EnvironmentValues {
  /// The source of the base of the maps below; nil for a plain ground with a grid.
  public var mapSource: (any MapSource)? {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

extension View {
  /// Sets the base of the maps below: a GeoJSON file that was read, or vector tiles.
  ///
  ///     MapPanel(.places([pier])).mapSource(city)
  public func mapSource(_ source: (any MapSource)?) -> some View {
    environment(\.mapSource, source)
  }
}

/// A map with markers, shapes and the user's location.
///
///     MapPanel(
///       .places(sights.map(\.coordinate)),
///       annotations: sights.map {
///         .marker(id: $0.id, title: $0.name, coordinate: $0.coordinate)
///       })
///     .mapSource(city)
public struct MapPanel: View {
  /// The part of the world that the panel shows.
  public var camera: MapPanelCamera
  /// The base; nil takes the environment's.
  public var source: (any MapSource)?
  /// The lines and areas above the base.
  public var overlays: [MapPanelOverlay]
  /// The views at places.
  public var annotations: [MapPanelAnnotation]
  /// The place of the device; nil for none to show.
  public var user: MapPanelUser?
  /// The controls and notes in the corners.
  public var ornaments: MapPanelOrnaments
  /// The rule by which markers are gathered; nil for never.
  public var clustering: MapClustering?
  /// A Boolean value that indicates whether the map reaches beneath bars; the camera looks at what
  /// they leave free.
  public var reachesBeneathBars: Bool
  /// A Boolean value that indicates whether names of streets and places are shown.
  public var showsLabels: Bool
  /// The look; nil for the standard one of the colour scheme.
  public var theme: MapTheme?
  /// Called when the panel has been laid out.
  package var onLayout: ((MapPanelFrame) -> Void)?
  /// The cluster that was tapped last, until the camera is another one.
  @State private var closeUp: CloseUp?
  @Environment(\.mapSource) private var environmentSource
  @Environment(\.appearance) private var appearance
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - camera: The part of the world that the panel shows.
  ///   - source: The base; nil takes the environment's.
  ///   - overlays: The lines and areas above the base.
  ///   - annotations: The views at places.
  ///   - user: The place of the device; nil for none to show.
  ///   - ornaments: The controls and notes in the corners.
  ///   - clustering: The rule by which markers are gathered; nil for never.
  ///   - reachesBeneathBars: True for a map that reaches beneath bars.
  ///   - showsLabels: True to show names of streets and places.
  ///   - theme: The look; nil for the standard one of the colour scheme.
  public init(
    _ camera: MapPanelCamera, source: (any MapSource)? = nil, overlays: [MapPanelOverlay] = [],
    annotations: [MapPanelAnnotation] = [], user: MapPanelUser? = nil,
    ornaments: MapPanelOrnaments = .standard, clustering: MapClustering? = nil,
    reachesBeneathBars: Bool = true, showsLabels: Bool = true, theme: MapTheme? = nil
  ) {
    (self.camera, self.source, self.overlays) = (camera, source, overlays)
    (self.annotations, self.user, self.ornaments) = (annotations, user, ornaments)
    (self.clustering, self.reachesBeneathBars) = (clustering, reachesBeneathBars)
    (self.showsLabels, self.theme) = (showsLabels, theme)
  }

  /// The map with its markers and ornaments.
  public var body: some View {
    GeometryReader { proxy in
      let visible = visibleRect(proxy)
      let viewport = shownCamera.viewport(
        size: canvasSize(proxy), visible: visible,
        ornamentsBelow: MapPlateCorner.height(of: shownOrnaments))
      let staged = staged(viewport, visible)
      let corner = plateCorner(visible, viewport, clearOf: staged)
      let frame = MapPanelFrame(viewport: viewport, visible: visible, proxy: proxy)
      ZStack(alignment: .topLeading) {
        stage(viewport, visible, staged, corner, frame)
          .ignoresSafeArea(.container, edges: reachesBeneathBars ? .all : [])
        MapOrnamentsView(
          ornaments: ornaments, corner: corner, viewport: viewport, source: base, theme: look)
      }
    }
    .onChange(of: camera) { closeUp = nil }
  }

  /// The panel's camera, or one that shows the members of a cluster that was tapped.
  private var shownCamera: MapPanelCamera {
    guard let closeUp, closeUp.camera == camera else { return camera }
    return .places(closeUp.places)
  }

  private var base: (any MapSource)? { source ?? environmentSource }

  /// The ornaments without the makers where there is no base that has any.
  private var shownOrnaments: MapPanelOrnaments {
    base == nil ? ornaments.subtracting(.attribution) : ornaments
  }

  private var look: MapTheme {
    if let theme { return theme }
    switch appearance {
    case .light: return .light
    case .dark: return .dark
    case .either: return .either
    }
  }

  private func insets(_ proxy: GeometryProxy) -> EdgeInsets {
    reachesBeneathBars ? proxy.safeAreaInsets : EdgeInsets()
  }

  private func canvasSize(_ proxy: GeometryProxy) -> CGSize {
    let insets = insets(proxy)
    return CGSize(
      width: proxy.size.width + insets.leading + insets.trailing,
      height: proxy.size.height + insets.top + insets.bottom)
  }

  /// Returns the part of the canvas that no bar covers.
  private func visibleRect(_ proxy: GeometryProxy) -> CGRect {
    let insets = insets(proxy)
    let left = layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(origin: CGPoint(x: left, y: insets.top), size: proxy.size)
  }

  private func stage(
    _ viewport: MapViewport, _ visible: CGRect, _ staged: [StagedAnnotation],
    _ corner: MapPlateCorner, _ frame: MapPanelFrame
  ) -> MapStage {
    MapStage(
      viewport: viewport, source: base, theme: look,
      overlays: overlays + [user?.overlay].compactMap { $0 },
      annotations: staged, room: visible,
      obstacles: bars(visible, viewport) + controls(visible, viewport) + plates(corner, visible)
        + cone(viewport),
      showsLabels: showsLabels,
      onLayout: onLayout.map { action in { action(frame) } })
  }

  /// Returns the annotations that can be seen, gathered where they stand too near, and the user's
  /// dot.
  private func staged(_ viewport: MapViewport, _ visible: CGRect) -> [StagedAnnotation] {
    let canvas = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -80, dy: -80)
    let points = annotations.map { viewport.point(of: $0.coordinate).quantized }
    let shown = annotations.indices.filter { canvas.contains(points[$0]) }
      .map { StagedAnnotation(annotation: annotations[$0], point: points[$0]) }
    let dot = user.map { user in
      StagedAnnotation(
        annotation: MapPanelAnnotation(id: UserID(), coordinate: user.coordinate) {
          MapUserView(heading: user.heading.map { $0 - viewport.heading })
        }, point: viewport.point(of: user.coordinate).quantized)
    }
    let kept = plates(.bottomLeading, visible, margin: MapPlateCorner.gap)
    let gathered = clustering?.clusters(shown, within: visible, clearOf: kept) {
      closeUp = CloseUp(camera: camera, places: $0)
    }
    return (gathered ?? shown) + [dot].compactMap { $0 }
  }

  /// Returns the parts of the canvas that bars cover above and below.
  private func bars(_ visible: CGRect, _ viewport: MapViewport) -> [CGRect] {
    let size = viewport.size
    return [
      CGRect(x: 0, y: 0, width: size.width, height: visible.minY),
      CGRect(x: 0, y: visible.maxY, width: size.width, height: size.height - visible.maxY),
    ].filter { $0.height > 0 }
  }

  /// Returns the part of the canvas at which the device looks, which names leave free.
  private func cone(_ viewport: MapViewport) -> [CGRect] {
    guard let user, let heading = user.heading else { return [] }
    let point = viewport.point(of: user.coordinate)
    return [MapHeadingCone.bounds(at: point, heading: heading - viewport.heading)]
  }

  /// Returns the corner in which the plates cover no annotation and no control; the first one where
  /// there is none.
  private func plateCorner(
    _ visible: CGRect, _ viewport: MapViewport, clearOf staged: [StagedAnnotation]
  ) -> MapPlateCorner {
    let taken = staged.map(\.cover) + controls(visible, viewport)
    let free = MapPlateCorner.allCases.first { corner in
      !plates(corner, visible, margin: MapPlateCorner.gap).contains { plate in
        taken.contains { $0.intersects(plate) }
      }
    }
    return free ?? .bottomLeading
  }

  /// Returns the parts of the canvas that the controls cover.
  private func controls(_ visible: CGRect, _ viewport: MapViewport) -> [CGRect] {
    onCanvas(
      MapOrnamentsView.controls(ornaments, in: visible.size, isTurned: viewport.heading != 0),
      visible)
  }

  /// Returns the parts of the canvas that the plates cover in a corner, with a margin around them
  /// in points.
  private func plates(
    _ corner: MapPlateCorner, _ visible: CGRect, margin: CGFloat = 0
  ) -> [CGRect] {
    onCanvas(corner.frames(of: shownOrnaments, in: visible.size), visible)
      .map { $0.insetBy(dx: -margin, dy: -margin) }
  }

  /// Returns rectangles of the part that no bar covers, on the canvas.
  private func onCanvas(_ rects: [CGRect], _ visible: CGRect) -> [CGRect] {
    let isMirrored = layoutDirection == .rightToLeft
    return rects.map { rect in
      rect.offsetBy(
        dx: visible.minX + (isMirrored ? visible.width - rect.minX - rect.maxX : 0),
        dy: visible.minY)
    }
  }
}

/// The places that a map looks at in place of what its camera says.
private struct CloseUp {
  let camera: MapPanelCamera
  let places: [GeoCoordinate]
}

/// The id of the user's dot.
private struct UserID: Hashable {}
