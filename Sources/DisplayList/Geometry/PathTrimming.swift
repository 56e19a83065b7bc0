import Foundation

extension Path {
  /// Returns the path as polygonal lines; a closed one ends where it began.
  ///
  /// - Parameter steps: Straight segments a curve becomes.
  /// - Returns: A list of points for each subpath.
  public func flattened(steps: Int = 24) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func curve(_ from: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint) {
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        line.append(
          CGPoint(
            x: a * from.x + b * c1.x + c * c2.x + d * to.x,
            y: a * from.y + b * c1.y + c * c2.y + d * to.y))
      }
    }
    for element in elements {
      let from = line.last ?? .zero
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quadCurve(let point, let control):
        // A quadratic curve's cubic controls lie two thirds of the way to its own.
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        curve(from, third(from), third(point), point)
      case .curve(let point, let first, let second): curve(from, first, second, point)
      case .closeSubpath:
        guard let first = line.first else { break }
        if line.last != first { line.append(first) }
        lines.append(line)
        line = [first]
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  ///
  ///     let firstHalf = path.trimmedPath(from: 0, to: 0.5)
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (max(0, min(1, from)), max(0, min(1, to)))
    if low <= 0, high >= 1 { return self }
    guard low < high else { return Path() }
    let lines = flattened(steps: 48)
    let total = lines.reduce(0) { $0 + Self.length($1) }
    var path = Path()
    var walked: CGFloat = 0
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypotenuse(a, b)
        defer { walked += length }
        guard length > 0 else { continue }
        let start = max(0, (low * total - walked) / length)
        let end = min(1, (high * total - walked) / length)
        guard start < end else { continue }
        if path.isEmpty || start > 0 || a == line[0] { path.move(to: Self.mix(a, b, start)) }
        path.addLine(to: Self.mix(a, b, end))
      }
    }
    return path
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypotenuse($1.0, $1.1) }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

/// Returns the distance between two points; square roots are exact in IEEE 754, so it is the same
/// everywhere.
private func hypotenuse(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
