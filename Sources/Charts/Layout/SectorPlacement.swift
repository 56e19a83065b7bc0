import ViewTree

/// Places the sectors of a chart: clockwise from the top, in the order of the data.
@MainActor
struct SectorPlacement {
  /// A sector's place in the running sum, and the angles of its sides in radians from the top.
  struct Turn {
    let values: ClosedRange<Double>
    let start: Double
    let end: Double
  }

  private let model: ChartModel
  private let size: CGSize
  /// By the number of the mark.
  let turns: [Int: Turn]

  init(model: ChartModel, size: CGSize) {
    (self.model, self.size) = (model, size)
    var sum = 0.0
    var values: [(Int, ClosedRange<Double>)] = []
    for (index, mark) in model.marks.enumerated() {
      guard let angle = mark.geometry.sector?.angle, angle.isFinite,
        let low = angle.low.coordinate
      else { continue }
      if let high = angle.high?.coordinate {
        values.append((index, min(low, high)...max(low, high)))
        sum = max(sum, high)
      } else {
        values.append((index, sum...sum + max(0, low)))
        sum += max(0, low)
      }
    }
    let full = sum > 0 ? 2 * Double.pi / sum : 0
    turns = Dictionary(
      values.map { index, range in
        (
          index,
          Turn(values: range, start: range.lowerBound * full, end: range.upperBound * full)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  private var largest: CGFloat { min(size.width, size.height) / 2 }

  /// Returns the drawing of a sector; nil for one without a width.
  func drawing(_ index: Int) -> MarkDrawing? {
    let mark = model.marks[index]
    guard let turn = turns[index], let sector = mark.geometry.sector, turn.end > turn.start else {
      return nil
    }
    let outer = min(largest * 2, radius(sector.outerRadius) ?? largest)
    let inner = min(outer, radius(sector.innerRadius) ?? 0)
    let outline = SectorOutline(
      center: center, inner: inner, outer: outer, start: turn.start - .pi / 2,
      end: turn.end - .pi / 2, inset: sector.angularInset,
      corner: mark.style.cornerRadius?.points ?? 0)
    let middle = (turn.start + turn.end) / 2 - .pi / 2
    let place = SectorOutline.point(center, (inner + outer) / 2, middle)
    let path = outline.path
    return MarkDrawing(
      mark: index, style: index, content: .fill(path), frame: path.boundingRect,
      anchor: CGRect(origin: place, size: .zero))
  }

  private func radius(_ dimension: MarkDimension) -> CGFloat? {
    if case .inset(let inset) = dimension.kind { return max(0, largest - inset) }
    return dimension.length(in: largest)
  }
}

/// The outline of a sector, its straight sides moved inwards and its corners rounded.
///
/// Rounding is done by the sector that is smaller all round by the corner's radius: each of its
/// corners is the centre of an arc, and the sides and arcs between lie a radius outside of its own.
struct SectorOutline {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// Angles in radians, clockwise from the right.
  let start: Double
  let end: Double
  /// The length that is cut from each straight side, in points.
  let inset: CGFloat
  let corner: CGFloat

  static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var path: Path {
    if end - start > 2 * .pi - 1e-9 { return ring }
    let half = (end - start) / 2
    // No corner is rounder than the sector is broad or wide.
    let widest = outer * sin(min(half, .pi / 2)) - inset
    guard widest > 0 else { return Path() }
    let radius = max(0, min(corner, (outer - inner) / 2, widest / (1 + sin(min(half, .pi / 2)))))
    return outline(radius, half: half)
  }

  /// The whole turn.
  private var ring: Path {
    Path { path in
      Self.arc(&path, center, outer, from: start, to: start + 2 * .pi, isFirst: true)
      path.closeSubpath()
      guard inner > 0 else { return }
      Self.arc(&path, center, inner, from: start + 2 * .pi, to: start, isFirst: true)
      path.closeSubpath()
    }
  }

  private func outline(_ radius: CGFloat, half: Double) -> Path {
    let side = inset + radius
    let far = outer - radius
    let farTurn = asin(min(1, side / max(far, side)))
    let (from, to) = (start + farTurn, end - farTurn)
    // Where the moved sides meet; nearer to the middle there is nothing of the sector.
    let apex = half < .pi / 2 ? side / sin(half) : side
    let near = inner + radius
    return Path { path in
      Self.arc(&path, center, outer, from: from, to: max(from, to), isFirst: true)
      Self.arc(&path, Self.point(center, far, to), radius, from: to, to: end + .pi / 2)
      if inner > 0, near > apex {
        let nearTurn = asin(min(1, side / near))
        let (nearFrom, nearTo) = (start + nearTurn, end - nearTurn)
        Self.arc(
          &path, Self.point(center, near, nearTo), radius, from: end + .pi / 2, to: nearTo + .pi)
        Self.arc(&path, center, inner, from: nearTo, to: nearFrom)
        Self.arc(
          &path, Self.point(center, near, nearFrom), radius, from: nearFrom + .pi,
          to: start + 1.5 * .pi)
      } else {
        let tip = Self.point(center, apex, (start + end) / 2)
        Self.arc(&path, tip, radius, from: end + .pi / 2, to: start + 1.5 * .pi)
      }
      Self.arc(&path, Self.point(center, far, from), radius, from: start - .pi / 2, to: from)
      path.closeSubpath()
    }
  }

  /// Adds an arc of Bézier curves of a quarter turn at most; 4/3·tan(θ/4) is the length of a
  /// handle.
  private static func arc(
    _ path: inout Path, _ center: CGPoint, _ radius: CGFloat, from: Double, to: Double,
    isFirst: Bool = false
  ) {
    let begin = point(center, radius, from)
    if isFirst { path.move(to: begin) } else { path.addLine(to: begin) }
    guard radius > 0, from != to else { return }
    let parts = max(1, Int((abs(to - from) / (.pi / 2)).rounded(.up)))
    let step = (to - from) / Double(parts)
    let handle = 4.0 / 3 * tan(step / 4) * radius
    for part in 0..<parts {
      let (a, b) = (from + step * Double(part), from + step * Double(part + 1))
      let (p, q) = (point(center, radius, a), point(center, radius, b))
      path.addCurve(
        to: q, control1: CGPoint(x: p.x - handle * sin(a), y: p.y + handle * cos(a)),
        control2: CGPoint(x: q.x + handle * sin(b), y: q.y - handle * cos(b)))
    }
  }
}
