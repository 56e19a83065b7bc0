import DisplayList
import ViewTree

/// Places marks on a plot: bars, rectangles, rules and points each by themselves, lines and areas
/// by series.
@MainActor
struct MarkPlacement {
  let model: ChartModel
  let geometry: ChartGeometry

  var size: CGSize { geometry.plot.size }

  /// The breadth of a bar on a scale of numbers, where it has no step of its own; in points.
  private static let narrow: CGFloat = 4

  /// Returns the drawings of all marks, in order; a series stands at the place of its first mark.
  func drawings() -> [MarkDrawing] {
    var drawings: [MarkDrawing] = []
    let runs = MarkRuns(model.marks)
    let sectors = SectorPlacement(model: model, size: size)
    for (index, mark) in model.marks.enumerated() {
      switch mark.geometry.kind {
      case .bar, .rectangle: if let drawing = box(index) { drawings.append(drawing) }
      case .rule: if let drawing = rule(index) { drawings.append(drawing) }
      case .point:
        if let place = point(index) { drawings += symbol(index, at: place, isNeeded: true) }
      case .line: if let run = runs.run(from: index) { drawings += line(run) }
      case .area: if let run = runs.run(from: index) { drawings += area(run) }
      case .sector: if let drawing = sectors.drawing(index) { drawings.append(drawing) }
      }
    }
    return drawings
  }

  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// Returns a distance from the leading or the top edge as a coordinate.
  private func place(_ points: CGFloat, _ axis: Axis) -> CGFloat {
    axis == .horizontal && geometry.isRightToLeft ? size.width - points : points
  }

  /// Returns the middle of a mark on an axis; nil for what the scale does not know.
  func center(_ mark: MarkRecord, _ axis: Axis) -> CGFloat? {
    let offset = mark.style.offset
    let moved = axis == .horizontal ? offset.xStart : offset.yStart
    switch mark.geometry.extent(axis) {
    case .value(let value):
      guard value.isFinite else { return nil }
      return geometry.scale(axis)?.center(of: value).map { $0 + moved }
    case .point(let points): return (points.map { place($0, axis) } ?? length(axis) / 2) + moved
    case .plot, .points, .interval:
      return ends(mark, axis).map { ($0.0 + $0.1) / 2 }
    }
  }

  /// Returns the ends of a mark on an axis, in no order.
  func ends(_ mark: MarkRecord, _ axis: Axis) -> (CGFloat, CGFloat)? {
    guard let scale = geometry.scale(axis) else {
      guard mark.geometry.extent(axis).values.isEmpty else { return nil }
      return plotEnds(mark.geometry.extent(axis), axis)
    }
    switch mark.geometry.extent(axis) {
    case .value(let value): return step(value, mark, axis, scale)
    case .interval(let from, let to):
      guard from.isFinite, to.isFinite, let low = scale.center(of: from),
        let high = scale.center(of: to)
      else { return nil }
      // A span between categories or units holds both of them.
      let (first, last) = (scale.bounds(of: from), scale.bounds(of: to))
      return (first?.0 ?? low, last?.1 ?? high)
    case let extent: return plotEnds(extent, axis)
    }
  }

  private func plotEnds(_ extent: MarkExtent, _ axis: Axis) -> (CGFloat, CGFloat) {
    guard case .points(let start, let end) = extent else { return (0, length(axis)) }
    return (place(start ?? 0, axis), place(end ?? length(axis), axis))
  }

  /// Returns the ends of a mark that stands at one value: its share of the value's step.
  private func step(
    _ value: PlottedValue, _ mark: MarkRecord, _ axis: Axis, _ scale: PlotScale
  ) -> (CGFloat, CGFloat)? {
    guard value.isFinite, let center = scale.center(of: value) else { return nil }
    let isBar = mark.geometry.kind == .bar
    let asked = axis == .horizontal ? mark.geometry.width : mark.geometry.height
    guard let bounds = scale.bounds(of: value) else {
      let breadth = asked.length(in: nearest(axis, scale)) ?? Self.narrow
      return (center - breadth / 2, center + breadth / 2)
    }
    let whole = abs(bounds.1 - bounds.0)
    if let position = mark.style.positionBy, position.axis ?? axis == axis, isBar,
      let slot = model.positions.firstIndex(of: position.value.low)
    {
      let span = position.span.length(in: whole) ?? whole * 0.7
      let share = span / CGFloat(model.positions.count)
      let direction: CGFloat = scale.end < scale.start && axis == .horizontal ? -1 : 1
      let middle = center + (share * (CGFloat(slot) + 0.5) - span / 2) * direction
      let breadth = asked.length(in: share) ?? share * 0.7
      return (middle - breadth / 2, middle + breadth / 2)
    }
    // A bin or a range is as broad as it is, but for a gap that tells it from the next.
    let isSpan = value.high != nil && value.unit == nil
    let usual = !isBar ? whole : isSpan ? max(1, whole - 1) : whole * 0.7
    let breadth = max(1, asked.length(in: whole) ?? usual)
    return (center - breadth / 2, center + breadth / 2)
  }

  /// Returns the least distance between values of an axis, in points.
  private func nearest(_ axis: Axis, _ scale: PlotScale) -> CGFloat {
    let places = Set(
      model.marks.flatMap { $0.geometry.extent(axis).values }.compactMap { scale.center(of: $0) }
    ).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? scale.length
  }
}

extension MarkPlacement {
  /// Returns a bar or a rectangle.
  private func box(_ index: Int) -> MarkDrawing? {
    let mark = model.marks[index]
    let span = model.stacks.spans[index]
    func range(_ axis: Axis) -> (CGFloat, CGFloat)? {
      guard let span, span.axis == axis else { return ends(mark, axis) }
      return geometry.scale(axis).map { ($0.position(span.low), $0.position(span.high)) }
    }
    guard let x = range(.horizontal), let y = range(.vertical) else { return nil }
    let offset = mark.style.offset
    let (left, right) = (min(x.0, x.1) + offset.xStart, max(x.0, x.1) + offset.xEnd)
    let (top, bottom) = (min(y.0, y.1) + offset.yStart, max(y.0, y.1) + offset.yEnd)
    let frame = CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
    let path = Path(
      RoundedRect(rect: frame, radii: radii(mark, span, x, y, frame), style: cornerStyle(mark)))
    return MarkDrawing(mark: index, style: index, content: .fill(path), frame: frame)
  }

  private func cornerStyle(_ mark: MarkRecord) -> RoundedCornerStyle {
    mark.style.cornerRadius?.style ?? .circular
  }

  /// Returns the corners: as asked, or two points at the end that is away from zero, where nothing
  /// lies on it.
  private func radii(
    _ mark: MarkRecord, _ span: MarkStacks.Span?, _ x: (CGFloat, CGFloat),
    _ y: (CGFloat, CGFloat), _ frame: CGRect
  ) -> CornerRadii {
    let most = min(frame.width, frame.height) / 2
    if let asked = mark.style.cornerRadius { return CornerRadii(min(asked.points, most)) }
    let radius = min(2, most)
    guard mark.geometry.kind == .bar else { return CornerRadii(0) }
    guard let span else { return CornerRadii(mark.geometry.isRanged ? radius : 0) }
    guard span.isOutermost else { return CornerRadii(0) }
    if span.axis == .vertical {
      return y.1 <= y.0
        ? CornerRadii(topLeft: radius, topRight: radius)
        : CornerRadii(bottomRight: radius, bottomLeft: radius)
    }
    return x.1 >= x.0
      ? CornerRadii(topRight: radius, bottomRight: radius)
      : CornerRadii(topLeft: radius, bottomLeft: radius)
  }

  /// Returns a straight line between two places.
  private func rule(_ index: Int) -> MarkDrawing? {
    let mark = model.marks[index]
    let isVertical = mark.geometry.isVerticalRule
    let (along, across): (Axis, Axis) =
      isVertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
    guard let place = center(mark, across), let ends = ruleEnds(mark, along) else { return nil }
    let offset = mark.style.offset
    let (low, high) =
      isVertical
      ? (min(ends.0, ends.1) + offset.yStart, max(ends.0, ends.1) + offset.yEnd)
      : (min(ends.0, ends.1) + offset.xStart, max(ends.0, ends.1) + offset.xEnd)
    let (from, to) =
      isVertical
      ? (CGPoint(x: place, y: low), CGPoint(x: place, y: high))
      : (CGPoint(x: low, y: place), CGPoint(x: high, y: place))
    let path = Path {
      $0.move(to: from)
      $0.addLine(to: to)
    }
    return MarkDrawing(
      mark: index, style: index, content: .stroke(path, model.styles.line(mark.style, usual: 1)),
      frame: CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
  }

  /// Returns the ends of a rule, which between two categories reaches from middle to middle.
  private func ruleEnds(_ mark: MarkRecord, _ axis: Axis) -> (CGFloat, CGFloat)? {
    if case .interval(let from, let to) = mark.geometry.extent(axis),
      let scale = geometry.scale(axis)
    {
      guard from.isFinite, to.isFinite, let low = scale.center(of: from),
        let high = scale.center(of: to)
      else { return nil }
      return (low, high)
    }
    return ends(mark, axis)
  }

  func point(_ index: Int) -> CGPoint? {
    let mark = model.marks[index]
    guard let x = center(mark, .horizontal), let y = center(mark, .vertical), x.isFinite,
      y.isFinite
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the symbol at a point; a point of a line has one only where it is asked for.
  func symbol(_ index: Int, at place: CGPoint, isNeeded: Bool) -> [MarkDrawing] {
    let style = model.marks[index].style
    let size = model.styles.symbolSize(style)
    let frame = CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
      height: size.height)
    func drawing(_ content: MarkDrawing.Content, _ frame: CGRect) -> [MarkDrawing] {
      [MarkDrawing(mark: index, style: index, content: content, frame: frame)]
    }
    let usual: MarkSymbol? = isNeeded ? .shape(BasicChartSymbolShape.circle) : nil
    switch model.styles.symbol(style) ?? usual {
    case nil: return drawing(.nothing, CGRect(origin: place, size: .zero))
    case .view(let view)?: return drawing(.view(view), CGRect(origin: place, size: .zero))
    case .shape(let shape)?:
      let unit = shape.perceptualUnitRect
      let box = CGRect(
        x: frame.minX + unit.minX * frame.width, y: frame.minY + unit.minY * frame.height,
        width: unit.width * frame.width, height: unit.height * frame.height)
      if let outlined = shape as? any OutlinedSymbol, let border = outlined.border {
        return drawing(.stroke(outlined.outline(in: box), border), box)
      }
      return drawing(.fill(shape.path(in: box)), box)
    }
  }
}

extension MarkGeometry {
  /// A Boolean value that indicates whether the ends of a bar are values.
  fileprivate var isRanged: Bool {
    if case .interval = x { return true }
    if case .interval = y { return true }
    return false
  }

  /// A Boolean value that indicates whether a rule stands upright: at one value or place of the
  /// horizontal axis.
  fileprivate var isVerticalRule: Bool {
    switch x {
    case .value, .point: true
    case .plot, .points, .interval: false
    }
  }
}
