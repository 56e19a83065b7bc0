import ViewTree

/// A line of an axis, in the plot's coordinates.
struct AxisLine {
  let from: CGPoint
  let to: CGPoint
  let stroke: StrokeStyle?
  let style: AxisPart.Style

  /// The box of the line: a third of a point broad where no style says otherwise, or of no breadth.
  var frame: CGRect {
    let box = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y)
    ).offsetBy(dx: style.offset.width, dy: style.offset.height)
    guard stroke == nil else { return box }
    let half = Self.width / 2
    return box.width == 0 ? box.insetBy(dx: -half, dy: 0) : box.insetBy(dx: 0, dy: -half)
  }

  /// Returns a Boolean value that indicates whether the line lies in a plot of a size, or on one of
  /// its edges.
  func crosses(_ plot: CGSize) -> Bool {
    let isUpright = from.x == to.x
    let (place, extent) = isUpright ? (from.x, plot.width) : (from.y, plot.height)
    // Places are sums of what was scrolled.
    return place > -0.01 && place < extent + 0.01
  }

  /// The breadth of grid lines in points: a pixel at 3x, and the rasteriser draws no less than a
  /// pixel.
  ///
  /// Half a point, as measured on iOS 16, would come to one pixel here and two there.
  static let width: CGFloat = 1 / 3
  /// The dashes of vertical lines (measured on iOS 16).
  static let dashes = StrokeStyle(lineWidth: width, dash: [2, 2])

  /// The line as a view in its box; a plain one is a rectangle, whose edges snap to pixels.
  @MainActor var view: AnyView {
    let paint = style.foreground ?? AnyShapeStyle(Color(.systemGray2))
    let line = Group {
      if let stroke {
        PlacedPath(
          outline: Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: abs(to.x - from.x), y: abs(to.y - from.y)))
          }
        ).stroke(paint, style: stroke)
      } else {
        Rectangle().fill(paint)
      }
    }
    return style.layered(
      style.opacity < 1 ? AnyView(line.opacity(style.opacity)) : AnyView(line))
  }
}

extension AxisPlan {
  /// Returns the lines through the plot.
  func gridLines(_ size: CGSize) -> [AxisLine] {
    let reach = record.preset.kind == .extended ? breadth : 0
    let (low, high): (CGFloat, CGFloat) =
      beginsLow ? (-reach, extent(size)) : (0, extent(size) + reach)
    return entries.enumerated().flatMap { index, entry in
      entry.parts.flatMap { part -> [AxisLine] in
        guard case .grid(let asked, let stroke) = part.kind else { return [] }
        let isLast = index == entries.count - 1
        return places(entry, asked, isLast: isLast).map {
          line($0, from: low, to: high, stroke ?? usualStroke, part.style)
        }
      }
    }
  }

  /// Returns the lines beside the plot.
  func ticks(_ size: CGSize) -> [AxisLine] {
    entries.enumerated().flatMap { index, entry in
      entry.parts.flatMap { part -> [AxisLine] in
        guard case .tick(let asked, let length, let stroke) = part.kind else { return [] }
        let points = tickLength(length, entry)
        guard points > 0 else { return [] }
        let isLast = index == entries.count - 1
        let edge = beginsLow ? -points : extent(size)
        return places(entry, asked, isLast: isLast).map {
          line($0, from: edge, to: edge + points, stroke ?? usualStroke, part.style)
        }
        .filter { !scrolls || $0.crosses(size) }
      }
    }
  }

  /// A Boolean value that indicates whether the axis stands where places along the other are least.
  private var beginsLow: Bool { side == .left || side == .top }

  /// Vertical lines are dashed.
  private var usualStroke: StrokeStyle? { axis == .horizontal ? AxisLine.dashes : nil }

  private func extent(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  /// Returns the places of a value's lines: its own, or the borders of its band.
  private func places(_ entry: Entry, _ asked: Bool?, isLast: Bool) -> [CGFloat] {
    guard let band = entry.band, asked != true else { return [entry.place] }
    return isLast ? [band.0, band.1] : [band.0]
  }

  /// Returns the length of a tick: by itself through the line of labels, where those do not stand
  /// beneath it.
  private func tickLength(_ length: AxisTick.Length, _ entry: Entry) -> CGFloat {
    let isBetween = entry.band != nil || entry.isDate
    func through(_ labels: [Label]) -> CGFloat {
      let sizes = labels.map { axis == .horizontal ? $0.size.height : $0.size.width }
      return sizes.max().map { $0 + gap } ?? 0
    }
    switch length.kind {
    case .fixed(let points): return points
    case .label(let beyond): return through(entry.labels) + beyond
    case .longestLabel(let beyond): return through(entries.flatMap(\.labels)) + beyond
    case .automatic:
      guard axis == .horizontal else { return 0 }
      let all = entries.flatMap(\.labels)
      return isBetween && !all.isEmpty ? through(all) : Self.gap
    }
  }

  private func line(
    _ place: CGFloat, from: CGFloat, to: CGFloat, _ stroke: StrokeStyle?, _ style: AxisPart.Style
  ) -> AxisLine {
    axis == .horizontal
      ? AxisLine(
        from: CGPoint(x: place, y: from), to: CGPoint(x: place, y: to), stroke: stroke,
        style: style)
      : AxisLine(
        from: CGPoint(x: from, y: place), to: CGPoint(x: to, y: place), stroke: stroke,
        style: style)
  }
}

extension AxisPlan.Entry {
  /// A Boolean value that indicates whether the value is a date.
  var isDate: Bool { if case .date = value.datum { true } else { false } }
}
