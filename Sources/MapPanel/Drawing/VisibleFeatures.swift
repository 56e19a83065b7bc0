import Foundation

/// The features that a canvas shows, by class, in the order of their data.
struct VisibleFeatures: Sendable {
  struct Entry: Sendable {
    let source: Int
    let feature: MapFeature
    /// The turns by which the feature is moved, for maps that show the antimeridian.
    let offset: Double
    /// A Boolean value that indicates whether the feature needs no cutting.
    let isWhole: Bool
  }

  let data: [MapData]
  private var entries: [[Entry]]

  init(_ data: [MapData], in viewport: MapViewport) {
    self.data = data
    entries = Array(repeating: [], count: MapFeatureClass.allCases.count)
    let seen = viewport.reach
    // With the map turned, the rectangle is larger than the canvas, and says nothing of cutting.
    let kept = viewport.heading == 0 ? seen : WorldRect.empty
    for (number, part) in data.enumerated() where !part.bounds.isEmpty {
      let first = (seen.minX - part.bounds.maxX).rounded(.up)
      let last = (seen.maxX - part.bounds.minX).rounded(.down)
      guard first <= last, last - first < 8 else { continue }
      for offset in stride(from: first, through: last, by: 1) {
        gather(
          number, seen: seen.offset(x: -offset), kept: kept.offset(x: -offset), offset: offset,
          smallest: 0.6 / viewport.scale)
      }
    }
  }

  subscript(featureClass: MapFeatureClass) -> [Entry] { entries[Int(featureClass.rawValue)] }

  private mutating func gather(
    _ number: Int, seen: WorldRect, kept: WorldRect, offset: Double, smallest: Double
  ) {
    let part = data[number]
    for index in part.index.candidates(in: seen) {
      let feature = part.features[Int(index)]
      guard feature.bounds.intersects(seen) else { continue }
      let isTiny = feature.bounds.width < smallest && feature.bounds.height < smallest
      guard !isTiny || feature.kind == .point else { continue }
      entries[Int(feature.featureClass.rawValue)].append(
        Entry(
          source: number, feature: feature, offset: offset, isWhole: kept.contains(feature.bounds)))
    }
  }
}

extension MapViewport {
  /// The part of the world whose things may show on the canvas, be it by the edge of a wide road.
  var reach: WorldRect {
    let canvas = CGRect(origin: .zero, size: size)
    return worldRect(of: canvas.insetBy(dx: -PathBuffer.margin, dy: -PathBuffer.margin))
  }
}
