import DisplayList
import Foundation

extension StrokeStyle {
  /// The most by which a line of the style leaves its path: half its width, at a mitre times the
  /// limit, at a square end that does not lie along an axis times the root of 2.
  var reach: CGFloat { lineWidth / 2 * reachInHalfWidths }

  var reachInHalfWidths: CGFloat {
    max(lineJoin == .miter ? usableMiterLimit : 1, lineCap == .square ? 2.squareRoot() : 1)
  }

  /// The limit of mitres as cairo gets it.
  var usableMiterLimit: CGFloat { max(1, min(1000, miterLimit)) }
}

extension Path {
  /// Returns the box of a line along the path, with the tips of its mitres and the corners of its
  /// square ends.
  func boundingRect(stroked style: StrokeStyle) -> CGRect {
    // Dashes end anywhere, in corners if their ends are square.
    let hasCorners = style.lineCap == .square && !style.dash.isEmpty
    let half = style.lineWidth / 2 * (hasCorners ? 2.squareRoot() : 1)
    let box = boundingRect.insetBy(dx: -half, dy: -half)
    // Right angles along the axes reach no further than the sides, and curves have no corners.
    guard case .elements(let elements) = storage, style.reachInHalfWidths > 1 else { return box }
    var tips = StrokeTips(style)
    for element in elements { tips.add(element) }
    tips.finishSubpath(isClosed: false)
    return tips.box.isNull ? box : box.union(tips.box)
  }
}

/// Finds what of a line lies farther from its path than half of its width.
///
/// At a join the line turns by an angle t. Its outer edges, which lie half a width h beside it,
/// meet on the bisector at h / cos(t / 2) from the corner. A mitre is that, if the ratio 1 / cos(t
/// / 2) is not above the limit; else it is cut off. The bisector points along u - v, for the
/// directions u before and v behind, whose length is 2 sin(t / 2).
private struct StrokeTips {
  private let half: CGFloat
  private let limit: CGFloat?
  private let hasSquareEnds: Bool
  private(set) var box = CGRect.null

  private var start = CGPoint.zero
  private var place = CGPoint.zero
  /// The direction in which the subpath leaves its start, and below that of its last part.
  private var first: Direction?
  private var last: Direction?

  init(_ style: StrokeStyle) {
    half = style.lineWidth / 2
    limit = style.lineJoin == .miter ? style.usableMiterLimit : nil
    hasSquareEnds = style.lineCap == .square
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finishSubpath(isClosed: false)
      (start, place) = (point, point)
    case .line(let point): go(through: [], to: point)
    case .quadCurve(let point, let control): go(through: [control], to: point)
    case .curve(let point, let control1, let control2):
      go(through: [control1, control2], to: point)
    case .closeSubpath:
      go(through: [], to: start)
      finishSubpath(isClosed: true)
    }
  }

  /// Closes the last subpath by a join, or ends it.
  mutating func finishSubpath(isClosed: Bool) {
    if let first, let last {
      if isClosed {
        join(last, first, at: start)
      } else if hasSquareEnds {
        end(at: start, along: Direction(dx: -first.dx, dy: -first.dy))
        end(at: place, along: last)
      }
    }
    (first, last, place) = (nil, nil, start)
  }

  private mutating func go(through controls: [CGPoint], to point: CGPoint) {
    let points = [place] + controls + [point]
    let corner = place
    place = point
    // Controls that lie on an end do not tell a direction.
    guard let out = points.dropFirst().lazy.compactMap({ Direction(from: corner, to: $0) }).first,
      let incoming = points.dropLast().reversed().lazy
        .compactMap({ Direction(from: $0, to: point) }).first
    else { return }
    if let last { join(last, out, at: corner) }
    if first == nil { first = out }
    last = incoming
  }

  private mutating func join(_ u: Direction, _ v: Direction, at corner: CGPoint) {
    guard let limit else { return }
    let halfCosine = (max(0, 1 + u.dx * v.dx + u.dy * v.dy) / 2).squareRoot()
    let (x, y) = (u.dx - v.dx, u.dy - v.dy)
    let length = (x * x + y * y).squareRoot()
    guard halfCosine * limit >= 1, length > 0 else { return }
    let reach = half / halfCosine / length
    add(CGPoint(x: corner.x + x * reach, y: corner.y + y * reach))
  }

  private mutating func end(at point: CGPoint, along way: Direction) {
    for side in [-half, half] {
      add(
        CGPoint(
          x: point.x + way.dx * half - way.dy * side, y: point.y + way.dy * half + way.dx * side))
    }
  }

  private mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    box = box.union(CGRect(origin: point, size: .zero))
  }
}

/// A direction, one long.
private struct Direction {
  var dx: CGFloat
  var dy: CGFloat

  init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Nil between points that are the same.
  init?(from a: CGPoint, to b: CGPoint) {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    (dx, dy) = (x / length, y / length)
  }
}
