import Foundation

extension Path {
  /// Returns the outline of a line along the path, to be filled by nonzero winding.
  ///
  /// Each straight segment, corner and end is a polygon of its own that turns clockwise: where they
  /// overlap their windings add up, and the whole is what the line covers.
  ///
  ///     let outline = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round))
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var path = Path()
    for line in flattened() {
      let points = line.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
      let isClosed = points.count > 2 && points.first == points.last
      let dashes = style.dash.isEmpty ? [points] : Self.dashes(of: points, style)
      for dash in dashes {
        StrokeOutline(style).add(dash, isClosed: isClosed && style.dash.isEmpty, to: &path)
      }
    }
    return path
  }

  /// Returns the painted parts of a dashed line.
  private static func dashes(of line: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return [line] }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - phase
    var (dashes, dash) = ([[CGPoint]](), index % 2 == 0 ? Array(line.prefix(1)) : [])
    for (from, to) in zip(line, line.dropFirst()) {
      let length = from.distance(to)
      var walked: CGFloat = 0
      while length - walked > left {
        walked += left
        let place = from.mixed(with: to, walked / length)
        if index % 2 == 0 { dashes.append(dash + [place]) }
        index = (index + 1) % lengths.count
        (left, dash) = (lengths[index], index % 2 == 0 ? [place] : [])
        // A dash of no length would be walked for ever.
        if dashes.count > 100_000 { return dashes }
      }
      left -= length - walked
      if index % 2 == 0 { dash.append(to) }
    }
    if index % 2 == 0, dash.count > 1 { dashes.append(dash) }
    return dashes
  }
}

/// The polygons of a line.
private struct StrokeOutline {
  let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) { (self.style, half) = (style, style.lineWidth / 2) }

  func add(_ points: [CGPoint], isClosed: Bool, to path: inout Path) {
    guard points.count > 1 else {
      if let point = points.first, style.lineCap != .butt { addDot(point, to: &path) }
      return
    }
    for (from, to) in zip(points, points.dropFirst()) { addSegment(from, to, to: &path) }
    for index in points.indices.dropFirst().dropLast() {
      addCorner(points[index - 1], points[index], points[index + 1], to: &path)
    }
    if isClosed {
      addCorner(points[points.count - 2], points[0], points[1], to: &path)
    } else {
      addEnd(points[1], points[0], to: &path)
      addEnd(points[points.count - 2], points[points.count - 1], to: &path)
    }
  }

  /// A polygon, turned clockwise.
  private func add(_ corners: [CGPoint], to path: inout Path) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    guard area != 0 else { return }
    path.addLines(area > 0 ? corners : corners.reversed())
    path.closeSubpath()
  }

  /// Returns the vector to the left edge of a segment.
  private func side(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = from.distance(to)
    guard length > 0 else { return .zero }
    return CGPoint(x: (from.y - to.y) / length * half, y: (to.x - from.x) / length * half)
  }

  private func addSegment(_ from: CGPoint, _ to: CGPoint, to path: inout Path) {
    let side = side(from, to)
    add([from + side, to + side, to - side, from - side], to: &path)
  }

  private func addDot(_ point: CGPoint, to path: inout Path) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    let dot = style.lineCap == .round ? Path(ellipseIn: box) : Path(box)
    add(dot.flattened(steps: 8).first.map { Array($0.dropLast()) } ?? [], to: &path)
  }

  private func addEnd(_ before: CGPoint, _ end: CGPoint, to path: inout Path) {
    switch style.lineCap {
    case .butt: return
    case .round: addDot(end, to: &path)
    case .square:
      let side = side(before, end)
      let forward = CGPoint(x: side.y, y: -side.x)
      add([end + side, end + side + forward, end - side + forward, end - side], to: &path)
    }
  }

  private func addCorner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, to path: inout Path) {
    let (first, second) = (side(a, b), side(b, c))
    let turn = first.x * second.y - first.y * second.x
    guard abs(turn) > 1e-12 || first.x * second.x + first.y * second.y < 0 else { return }
    if style.lineJoin == .round {
      let box = CGRect(x: b.x - half, y: b.y - half, width: 2 * half, height: 2 * half)
      add(
        Path(ellipseIn: box).flattened(steps: 8).first.map { Array($0.dropLast()) } ?? [], to: &path
      )
      return
    }
    // The outer side of a turn is the other side.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let (p, q) = (b + first * sign, b + second * sign)
    guard style.lineJoin == .miter, let tip = miter(b, first * sign, second * sign) else {
      return add([b, p, q], to: &path)
    }
    add([b, p, tip, q], to: &path)
  }

  /// Returns the tip of a mitre; nil beyond the limit.
  ///
  /// With the half angle θ/2 between the sides its length is half / cos(θ/2).
  private func miter(_ corner: CGPoint, _ p: CGPoint, _ q: CGPoint) -> CGPoint? {
    let middle = CGPoint(x: p.x + q.x, y: p.y + q.y)
    let square = middle.x * middle.x + middle.y * middle.y
    guard square > 0 else { return nil }
    let factor = 2 * half * half / square
    let reach = factor * square.squareRoot()
    return reach <= style.miterLimit * half ? corner + middle * factor : nil
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
  fileprivate static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }

  fileprivate func distance(_ other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  fileprivate func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
