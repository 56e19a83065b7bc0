import DisplayList
import Foundation
import Synchronization

/// The paths and names that a canvas shows of a map's data, each made when it is first asked for.
///
/// They follow from the data and from where the canvas looks, not from colours, markers or a
/// language, so that those of the canvases that were drawn last are cached.
final class MapShapes: Sendable {
  let viewport: MapViewport
  /// The canvas's corner, in the draw list's coordinates.
  let origin: CGPoint
  let visible: VisibleFeatures
  private let paths = Mutex<[PathKey: Path]>([:])
  private let names = Mutex<[MapFeatureClass: [MapName]]>([:])

  private struct PathKey: Hashable {
    enum Part { case areas, outlines, lines }

    let part: Part
    let featureClass: MapFeatureClass
  }

  init(_ data: [MapData], viewport: MapViewport, origin: CGPoint) {
    (self.viewport, self.origin) = (viewport, origin)
    visible = VisibleFeatures(data, in: viewport)
  }

  private static let cached = Mutex<[MapShapes]>([])
  /// A screen and its variants look at few places; the paths of one take a megabyte or two.
  private static let limit = 4

  /// Returns the shapes of a canvas, from before if it is one of those that were drawn last.
  static func of(_ data: [MapData], viewport: MapViewport, origin: CGPoint) -> MapShapes {
    cached.withLock { cached in
      let place = cached.firstIndex { $0.isOf(data, viewport, origin) }
      let shapes =
        place.map { cached.remove(at: $0) }
        ?? MapShapes(data, viewport: viewport, origin: origin)
      cached.append(shapes)
      if cached.count > limit { cached.removeFirst() }
      return shapes
    }
  }

  private func isOf(_ data: [MapData], _ viewport: MapViewport, _ origin: CGPoint) -> Bool {
    self.viewport == viewport && self.origin == origin
      && data.elementsEqual(visible.data) { $0.identity === $1.identity }
  }

  /// Returns the areas of a class.
  func areas(_ featureClass: MapFeatureClass) -> Path {
    path(.areas, featureClass, of: .area) { $0.addRings(of: $1, in: $2) }
  }

  /// Returns the outlines of a class's areas: on tiles those have none where a tile was cut.
  func outlines(_ featureClass: MapFeatureClass) -> Path {
    guard visible.data.contains(where: { $0.tile != nil }) else { return areas(featureClass) }
    return path(.outlines, featureClass, of: .area) { $0.addOutlines(of: $1, in: $2) }
  }

  /// Returns the lines of a class.
  func lines(_ featureClass: MapFeatureClass) -> Path {
    path(.lines, featureClass, of: .line) { $0.addLines(of: $1, in: $2) }
  }

  private func path(
    _ part: PathKey.Part, _ featureClass: MapFeatureClass, of kind: MapGeometryKind,
    add: (inout PathBuffer, VisibleFeatures.Entry, MapData) -> Void
  ) -> Path {
    let key = PathKey(part: part, featureClass: featureClass)
    if let known = paths.withLock({ $0[key] }) { return known }
    var buffer = PathBuffer(viewport, origin: origin)
    for entry in visible[featureClass] where entry.feature.kind == kind {
      add(&buffer, entry, visible.data[entry.source])
    }
    let path = buffer.path
    paths.withLock { $0[key] = path }
    return path
  }

  /// Returns the names of a class, in the order of the data.
  func names(_ featureClass: MapFeatureClass) -> [MapName] {
    if let known = names.withLock({ $0[featureClass] }) { return known }
    let found = MapNames(visible, viewport: viewport).names(featureClass)
    names.withLock { $0[featureClass] = found }
    return found
  }
}
