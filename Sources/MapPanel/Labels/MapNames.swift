import Foundation

/// A name and where a canvas shows what bears it.
struct MapName: Sendable {
  var name: String
  var anchor: LabelCandidate.Anchor
  /// Points of length or of area's root.
  var importance: Double
  /// A Boolean value that indicates whether the name is an area's.
  var isArea = false
}

/// Gathers the names that a canvas could show.
struct MapNames {
  private let visible: VisibleFeatures
  private let viewport: MapViewport

  init(_ visible: VisibleFeatures, viewport: MapViewport) {
    (self.visible, self.viewport) = (visible, viewport)
  }

  /// Returns the names of a class, in the order of the data.
  func names(_ featureClass: MapFeatureClass) -> [MapName] {
    lines(featureClass) + levels(featureClass)
  }

  /// Returns a name for each chain of its lines.
  private func lines(_ featureClass: MapFeatureClass) -> [MapName] {
    var buffer = PathBuffer(viewport, origin: .zero)
    var order: [String] = []
    var lines: [String: [[CGPoint]]] = [:]
    for entry in visible[featureClass] where Self.isAlongLine(entry.feature.kind) {
      let data = visible.data[entry.source]
      guard let name = data.name(of: entry.feature), !name.isEmpty else { continue }
      if lines[name] == nil { order.append(name) }
      lines[name, default: []] += buffer.lines(of: entry, in: data)
    }
    return order.flatMap { name in
      LineJoining.join(lines[name] ?? []).map { points in
        let line = LineWindow(points)
        return MapName(
          name: name, anchor: .line(line, letters: name.count), importance: Double(line.length))
      }
    }
  }

  private static func isAlongLine(_ kind: MapGeometryKind) -> Bool {
    kind == .line || kind == .nameLine
  }

  /// Returns the name of each named area and point.
  private func levels(_ featureClass: MapFeatureClass) -> [MapName] {
    var buffer = PathBuffer(viewport, origin: .zero)
    return visible[featureClass].compactMap { entry in
      let data = visible.data[entry.source]
      guard !Self.isAlongLine(entry.feature.kind), let name = data.name(of: entry.feature),
        !name.isEmpty,
        let spot = spot(of: entry, in: data, &buffer)
      else { return nil }
      return MapName(
        name: name, anchor: .point(spot.center), importance: spot.size,
        isArea: entry.feature.kind == .area)
    }
  }

  /// Returns the middle of what the canvas shows of a thing, and its size in points.
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
