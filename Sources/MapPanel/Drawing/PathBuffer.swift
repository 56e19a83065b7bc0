import DisplayList
import Foundation

/// Makes a path of many lines or rings: projected, thinned, cut at the canvas's edge.
struct PathBuffer {
  private(set) var elements: [Path.Element] = []
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

  /// The lines of a feature as the canvas shows them.
  mutating func lines(of entry: VisibleFeatures.Entry, in data: MapData) -> [[CGPoint]] {
    entry.feature.parts.flatMap { part in
      project(data.range(ofPart: part), data, entry.offset)
      return entry.isWhole ? [scratch] : LineClipping.clip(scratch, to: limits)
    }
  }

  /// Adds the rings of a feature.
  mutating func addRings(of entry: VisibleFeatures.Entry, in data: MapData) {
    for part in entry.feature.parts {
      append(ring(part, of: entry, in: data), isClosed: true)
    }
  }

  /// A ring of a feature as the canvas shows it.
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
      place.x += offset
      let point = viewport.point(of: place)
      if thinning.keeps(point) || index == last { scratch.append(point) }
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
