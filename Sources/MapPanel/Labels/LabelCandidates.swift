import Foundation

/// Gathers the names that a canvas could show.
struct LabelCandidates {
  private let visible: VisibleFeatures
  private let viewport: MapViewport
  private let theme: MapTheme
  private let zoom: Double

  init(_ visible: VisibleFeatures, viewport: MapViewport, theme: MapTheme) {
    (self.visible, self.viewport, self.theme, zoom) = (visible, viewport, theme, viewport.zoom)
  }

  /// The names by class, each class in the order of the data.
  func all() -> [LabelCandidate] {
    MapFeatureClass.allCases.flatMap { featureClass -> [LabelCandidate] in
      guard let style = theme.labels[featureClass], style.zooms.contains(zoom) else { return [] }
      return lines(featureClass, style) + levels(featureClass, style)
    }
  }

  /// A candidate for each chain of a name's pieces.
  private func lines(_ featureClass: MapFeatureClass, _ style: MapTheme.Label) -> [LabelCandidate] {
    var buffer = PathBuffer(viewport, origin: .zero)
    var order: [String] = []
    var pieces: [String: [[CGPoint]]] = [:]
    for entry in visible[featureClass] where Self.isAlongLine(entry.feature.kind) {
      let data = visible.sheets[entry.sheet]
      guard let name = data.name(of: entry.feature), !name.isEmpty else { continue }
      if pieces[name] == nil { order.append(name) }
      pieces[name, default: []] += buffer.lines(of: entry, in: data)
    }
    return order.flatMap { name in
      LineJoining.join(pieces[name] ?? []).map { line in
        LabelCandidate(
          name: name, anchor: .line(line), style: style, priority: featureClass.labelPriority,
          importance: Double(LineWindow(line).length))
      }
    }
  }

  private static func isAlongLine(_ kind: MapGeometryKind) -> Bool {
    kind == .line || kind == .nameLine
  }

  /// A candidate for each named area and point.
  private func levels(
    _ featureClass: MapFeatureClass, _ style: MapTheme.Label
  ) -> [LabelCandidate] {
    var buffer = PathBuffer(viewport, origin: .zero)
    return visible[featureClass].compactMap { entry in
      let data = visible.sheets[entry.sheet]
      guard !Self.isAlongLine(entry.feature.kind), let name = data.name(of: entry.feature),
        !name.isEmpty,
        let spot = spot(of: entry, in: data, &buffer)
      else { return nil }
      return LabelCandidate(
        name: name, anchor: .point(spot.center), style: style,
        priority: featureClass.labelPriority, importance: spot.size,
        yieldsToMarkers: entry.feature.kind == .area)
    }
  }

  /// The middle of what the canvas shows of a thing, and its size in points.
  private func spot(
    of entry: VisibleFeatures.Entry, in data: MapData, _ buffer: inout PathBuffer
  ) -> (center: CGPoint, size: Double)? {
    if entry.feature.kind == .point {
      var place = data.points[data.range(ofPart: entry.feature.parts.lowerBound).lowerBound]
      place.x += entry.offset
      return (viewport.point(of: place), 0)
    }
    let rings = entry.feature.parts.map { buffer.ring($0, of: entry, in: data) }
    let centroids = rings.compactMap(RingCentroid.init)
    guard let largest = centroids.max(by: { $0.area < $1.area }), largest.area > 60 else {
      return nil
    }
    return (largest.center, Double(largest.area).squareRoot())
  }
}
