import Foundation
import MapPanel

/// The part of a tile that is shown, in the units of a layer: all of it, or a child's.
struct TileWindow {
  /// The part, to which lines are cut: they meet their neighbours' ends at its edge.
  let rect: CGRect
  /// The part and a little of what is around it, to which areas are cut.
  ///
  /// Areas of neighbours overlap by it, so that nothing shows between them where points that nobody
  /// could see were left out. A 128th of a tile is two points of one 256 wide, and less than the
  /// buffer that makers of tiles leave (a 64th for OpenMapTiles).
  let overlapping: CGRect
  private let origin: WorldPoint
  private let extent: Double
  private let side: Double

  init(of shown: TileAddress, in source: TileAddress, extent: Double) {
    let (whole, part) = (source.rect, shown.rect)
    let scale = extent / whole.width
    rect = CGRect(
      x: (part.minX - whole.minX) * scale, y: (part.minY - whole.minY) * scale,
      width: part.width * scale, height: part.height * scale)
    overlapping = rect.insetBy(dx: -rect.width / 128, dy: -rect.height / 128)
    origin = WorldPoint(x: whole.minX, y: whole.minY)
    (self.extent, side) = (extent, whole.width)
  }

  /// Returns a Boolean value that indicates whether a point is this part's, not its eastern or
  /// southern neighbour's.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
  }

  /// Returns the place of a point; the tile's edges are the same numbers as its neighbours'.
  func place(of point: CGPoint) -> WorldPoint {
    WorldPoint(
      x: origin.x + Double(point.x) / extent * side, y: origin.y + Double(point.y) / extent * side)
  }
}
