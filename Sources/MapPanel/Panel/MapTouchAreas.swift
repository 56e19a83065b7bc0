import SwiftUI

/// The areas around the markers of a map in which a touch means them.
///
/// Each is at least as large as a finger needs. Where areas lie over each other, a touch of what is
/// drawn means that, and any other one the nearest marker.
struct MapTouchAreas {
  /// The frames of the drawn markers, from the lowest to the topmost, in points of the canvas.
  let looks: [CGRect]
  /// The areas, in the same order.
  let frames: [CGRect]

  /// The least side of an area, in points (Human Interface Guidelines).
  static let side: CGFloat = 44
  /// The sides of the tiles by which areas are told apart, in points.
  private static let tile: CGFloat = 4

  /// A part of an area over which another one lies although its touches mean the first.
  struct Patch: Equatable {
    /// The index of the marker that is meant.
    let owner: Int
    let frame: CGRect
  }

  /// Creates areas that lie in the free part of the canvas as far as they hold their markers.
  init(looks: [CGRect], within room: CGRect) {
    self.looks = looks
    frames = looks.map { Self.frame(around: $0, within: room) }
  }

  /// Returns the area around a marker.
  private static func frame(around look: CGRect, within room: CGRect) -> CGRect {
    let (width, height) = (max(side, look.width), max(side, look.height))
    return CGRect(
      x: start(of: width, around: look.minX...look.maxX, within: room.minX...room.maxX),
      y: start(of: height, around: look.minY...look.maxY, within: room.minY...room.maxY),
      width: width, height: height)
  }

  /// Returns where a length begins that has a range in its middle, or is moved into a room while
  /// it holds the range.
  private static func start(
    of length: CGFloat, around look: ClosedRange<CGFloat>, within room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let middle = (look.lowerBound + look.upperBound - length) / 2
    let inside = max(room.lowerBound, min(middle, room.upperBound - length))
    return max(look.upperBound - length, min(inside, look.lowerBound))
  }

  /// The parts of areas that others lie over, row by row.
  var patches: [Patch] {
    frames.indices.flatMap { top in
      let near = frames.indices.filter { frames[$0].intersects(frames[top]) }
      return near.contains { $0 < top } ? patches(over: top, near) : []
    }
  }

  private func patches(over top: Int, _ near: [Int]) -> [Patch] {
    let (area, tile) = (frames[top], Self.tile)
    var patches: [Patch] = []
    for y in stride(from: area.minY, to: area.maxY, by: tile) {
      for x in stride(from: area.minX, to: area.maxX, by: tile) {
        let cell = CGRect(
          x: x, y: y, width: min(tile, area.maxX - x), height: min(tile, area.maxY - y))
        let point = CGPoint(x: cell.midX, y: cell.midY)
        let heard = near.filter { frames[$0].contains(point) }
        guard heard.last == top, let owner = owner(of: point, among: heard), owner != top else {
          continue
        }
        if let last = patches.last, last.owner == owner, last.frame.minY == y,
          abs(last.frame.maxX - x) < 0.001
        {
          patches[patches.count - 1] = Patch(owner: owner, frame: last.frame.union(cell))
        } else {
          patches.append(Patch(owner: owner, frame: cell))
        }
      }
    }
    return patches
  }

  /// Returns the marker that a touch means: the topmost one that is drawn there, or the nearest.
  private func owner(of point: CGPoint, among heard: [Int]) -> Int? {
    if let drawn = heard.last(where: { looks[$0].contains(point) }) { return drawn }
    func distance(_ index: Int) -> CGFloat {
      CGPoint(x: looks[index].midX, y: looks[index].midY).distance(to: point)
    }
    return heard.min { distance($0) < distance($1) }
  }
}
