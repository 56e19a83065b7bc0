/// Keeps lines whole where they cross the antimeridian.
enum Antimeridian {
  /// Returns the x by which a point continues a line from the previous one the shorter way round.
  ///
  /// A step of just a turn, from -180 to 180, is the seam of a polygon that holds a pole: it stays.
  static func unwrap(_ x: Double, after previous: Double) -> Double {
    let step = x - previous
    guard abs(step) > 0.5 else { return x }
    let turns = step.rounded()
    return abs(step) == 1 ? x : x - turns
  }

  /// Returns the corners by which a ring that goes once around the Earth is closed over its pole.
  ///
  /// - Returns: Two points on the edge of the square, or nothing for a ring that closes by itself.
  static func polarClosing(first: WorldPoint, last: WorldPoint) -> [WorldPoint] {
    guard abs(abs(last.x - first.x) - 1) < 1e-9, last.y == first.y else { return [] }
    let pole = first.y < 0.5 ? 0.0 : 1.0
    return [WorldPoint(x: last.x, y: pole), WorldPoint(x: first.x, y: pole)]
  }
}
