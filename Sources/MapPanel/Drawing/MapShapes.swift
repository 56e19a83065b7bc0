import DisplayList
import Foundation
import Synchronization

/// The paths and names that a canvas shows of a map's sheets, each made when it is first asked for.
///
/// They follow from the data and from where the canvas looks, not from colours, markers or a language, so
/// that those of the canvases that were drawn last are kept.
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

  init(_ sheets: [MapData], viewport: MapViewport, origin: CGPoint) {
    (self.viewport, self.origin) = (viewport, origin)
    visible = VisibleFeatures(sheets, in: viewport)
  }

  private static let kept = Mutex<[MapShapes]>([])
  /// A screen and its variants look at few places; the paths of one take a megabyte or two.
  private static let limit = 4

  /// Returns the shapes of a canvas, from before if it is one of those that were drawn last.
  static func of(_ sheets: [MapData], viewport: MapViewport, origin: CGPoint) -> MapShapes {
    kept.withLock { kept in
      let place = kept.firstIndex { $0.isOf(sheets, viewport, origin) }
      let shapes =
        place.map { kept.remove(at: $0) }
        ?? MapShapes(sheets, viewport: viewport, origin: origin)
      kept.append(shapes)
      if kept.count > limit { kept.removeFirst() }
      return shapes
    }
  }

  private func isOf(_ sheets: [MapData], _ viewport: MapViewport, _ origin: CGPoint) -> Bool {
    self.viewport == viewport && self.origin == origin
      && sheets.elementsEqual(visible.sheets) { $0.identity === $1.identity }
  }

  /// Returns the areas of a class.
  func areas(_ featureClass: MapFeatureClass) -> Path {
    path(.areas, featureClass, of: .area) { $0.addRings(of: $1, in: $2) }
  }

  /// Returns the outlines of a class's areas: on tiles those have none where a tile was cut.
  func outlines(_ featureClass: MapFeatureClass) -> Path {
    guard visible.sheets.contains(where: { $0.tile != nil }) else { return areas(featureClass) }
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
      add(&buffer, entry, visible.sheets[entry.sheet])
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
