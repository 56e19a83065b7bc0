import Foundation

/// Finds stretches of a line that are straight enough to be written along.
struct LineWindow: Sendable {
  private let points: [CGPoint]
  /// The length of the line up to each point.
  private let distances: [CGFloat]

  var length: CGFloat { distances.last ?? 0 }

  init(_ points: [CGPoint]) {
    self.points = points
    var distances: [CGFloat] = []
    var total: CGFloat = 0
    for (index, point) in points.enumerated() {
      if index > 0 { total += point.distance(to: points[index - 1]) }
      distances.append(total)
    }
    self.distances = distances
  }

  /// Returns the box of a label whose middle is at a distance along the line, if the line stays
  /// beneath it.
  ///
  /// - Parameters:
  ///   - middle: In points from the line's start.
  ///   - size: The label's, in points.
  ///   - sag: The distance that the line may stray from the label's middle line, in points.
  /// - Returns: The box, or nil where the line bends too much or is too short.
  func box(at middle: CGFloat, size: CGSize, sag: CGFloat) -> OrientedBox? {
    let (start, end) = (middle - size.width / 2, middle + size.width / 2)
    guard start >= 0, end <= length, let a = point(at: start), let b = point(at: end) else {
      return nil
    }
    let chord = a.distance(to: b)
    guard chord > size.width * 0.97 else { return nil }
    let direction = CGPoint(x: (b.x - a.x) / chord, y: (b.y - a.y) / chord)
    for (index, point) in points.enumerated()
    where distances[index] > start && distances[index] < end {
      let stray = (point.x - a.x) * direction.y - (point.y - a.y) * direction.x
      if abs(stray) > sag { return nil }
    }
    // Letters stand upright: a line that runs leftwards is read from its end.
    let isBackwards = direction.x < 0 || (direction.x == 0 && direction.y > 0)
    return OrientedBox(
      center: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), size: size,
      direction: isBackwards ? CGPoint(x: -direction.x, y: -direction.y) : direction)
  }

  private func point(at distance: CGFloat) -> CGPoint? {
    guard let next = distances.firstIndex(where: { $0 >= distance }) else { return points.last }
    guard next > 0 else { return points.first }
    let (a, b) = (points[next - 1], points[next])
    let span = distances[next] - distances[next - 1]
    let share = span > 0 ? (distance - distances[next - 1]) / span : 0
    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}
