import DisplayList
import Foundation

/// Makes a path of many lines or rings: projected, thinned, cut at the canvas's edge.
struct PathBuffer {
  private var elements: [Path.Element] = []
  private let viewport: MapViewport
  private let origin: CGPoint
  /// The canvas and what a wide line reaches beyond it; beyond, everything is cut away.
  private let limits: CGRect
  private var scratch: [CGPoint] = []

  /// A wide road and its casing, drawn from outside, still show within this.
  static let margin: CGFloat = 24

  init(_ viewport: MapViewport, origin: CGPoint) {
    (self.viewport, self.origin) = (viewport, origin)
    limits = CGRect(origin: .zero, size: viewport.size)
      .insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  var path: Path { Path(elements: elements) }

  /// Adds the lines of a feature.
  mutating func addLines(of entry: VisibleFeatures.Entry, in data: MapData) {
    for run in lines(of: entry, in: data) { append(run, isClosed: false) }
  }

  /// Returns the lines of a feature as the canvas shows them.
  mutating func lines(of entry: VisibleFeatures.Entry, in data: MapData) -> [[CGPoint]] {
    entry.feature.parts.flatMap { part in
      project(data.range(ofPart: part), data, entry.offset)
      return entry.isWhole ? [scratch] : LineClipping.clip(scratch, to: limits)
    }
  }

  /// Adds the outlines of a feature, without the edges along which a tile was cut.
  mutating func addOutlines(of entry: VisibleFeatures.Entry, in data: MapData) {
    guard let tile = data.tile else { return addRings(of: entry, in: data) }
    for part in entry.feature.parts {
      for range in Self.uncut(data.range(ofPart: part), of: data.points, tile) {
        project(range, data, entry.offset)
        let runs = entry.isWhole ? [scratch] : LineClipping.clip(scratch, to: limits)
        for run in runs { append(run, isClosed: false) }
      }
    }
  }

  /// Returns the stretches of a closed ring that run within a tile.
  private static func uncut(
    _ range: Range<Int>, of points: [WorldPoint], _ tile: WorldRect
  ) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropLast() where tile.endsBefore(points[index], points[index + 1]) {
      if index > start { stretches.append(start..<index + 1) }
      start = index + 1
    }
    if range.upperBound - start > 1 { stretches.append(start..<range.upperBound) }
    return stretches
  }

  /// Adds the rings of a feature.
  mutating func addRings(of entry: VisibleFeatures.Entry, in data: MapData) {
    for part in entry.feature.parts {
      append(ring(part, of: entry, in: data), isClosed: true)
    }
  }

  /// Returns a ring of a feature as the canvas shows it.
  mutating func ring(
    _ part: Int32, of entry: VisibleFeatures.Entry, in data: MapData
  ) -> [CGPoint] {
    project(data.range(ofPart: part), data, entry.offset)
    if scratch.count > 1, scratch.last == scratch.first { scratch.removeLast() }
    return entry.isWhole ? scratch : PolygonClipping.clip(scratch, to: limits)
  }

  /// Puts the points of a part on the canvas, without those that nobody could see.
  private mutating func project(_ range: Range<Int>, _ data: MapData, _ offset: Double) {
    scratch.removeAll(keepingCapacity: true)
    var thinning = Simplification.Thinning()
    let last = range.upperBound - 1
    for index in range {
      var place = data.points[index]
      // What stands on a tile's edge stays, or a gap would open between tiles.
      let isOnEdge = data.tile?.endsBefore(place, place) ?? false
      place.x += offset
      let point = viewport.point(of: place)
      if isOnEdge { thinning.keep(point) }
      if isOnEdge || thinning.keeps(point) || index == last { scratch.append(point) }
    }
  }

  private mutating func append(_ points: [CGPoint], isClosed: Bool) {
    guard points.count > (isClosed ? 2 : 1) else { return }
    for (index, point) in points.enumerated() {
      let moved = CGPoint(x: point.x + origin.x, y: point.y + origin.y).quantized
      elements.append(index == 0 ? .move(to: moved) : .line(to: moved))
    }
    if isClosed { elements.append(.closeSubpath) }
  }
}
