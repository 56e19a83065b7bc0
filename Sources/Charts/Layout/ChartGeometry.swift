import ViewTree

/// A chart at a size: where its plot lies, its scales and its axes.
@MainActor
struct ChartGeometry {
  /// The plot in the chart's coordinates, in points.
  let plot: CGRect
  let x: PlotScale?
  let y: PlotScale?
  let axes: [AxisPlan]
  let isRightToLeft: Bool

  func scale(_ axis: Axis) -> PlotScale? { axis == .horizontal ? x : y }

  /// Creates a geometry with other scales.
  init(_ geometry: ChartGeometry, x: PlotScale?, y: PlotScale?) {
    (plot, axes, isRightToLeft) = (geometry.plot, geometry.axes, geometry.isRightToLeft)
    (self.x, self.y) = (x, y)
  }

  /// Lengths at the sides of the plot, in points: what titles and annotations take beside the axes,
  /// or how far symbols reach out of it.
  struct Margins: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var left: CGFloat = 0
    var right: CGFloat = 0

    subscript(side: AxisPlan.Side) -> CGFloat {
      switch side {
      case .left: left
      case .right: right
      case .top: top
      case .bottom: bottom
      }
    }
  }

  /// Lays out a chart.
  ///
  /// The height that labels take below does not depend on the plot's width, but the number of
  /// values on each axis does on its length; so the vertical axis comes first, with a line kept for
  /// the other.
  init(
    _ model: ChartModel, size: CGSize, margins: Margins, reach: Margins, scroll: ChartScroll,
    _ context: LoweringContext
  ) {
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
    var builder = AxisBuilder(model: model, reach: reach, scroll: scroll, context: context)
    let line = builder.lineHeight
    let hasLine = builder.records(.horizontal) != nil
    let guess = max(
      1, size.height - margins.top - margins.bottom - (hasLine ? 1.5 * line + AxisPlan.gap : line))
    let vertical = builder.axes(.vertical, length: guess, room: size.width)
    builder.inset = Margins(insetBy: vertical)
    let left = margins.left + Self.breadth(vertical, .left)
    let right = margins.right + Self.breadth(vertical, .right)
    let width = max(1, size.width - left - right)
    let horizontal = builder.axes(.horizontal, length: width, room: width)
    builder.inset = Margins(insetBy: vertical + horizontal)
    // The topmost label of a vertical axis of numbers sticks out by half its height.
    let half =
      vertical.contains { !$0.entries.allSatisfy { $0.band != nil } }
      ? vertical.map { $0.largest.height / 2 }.max() ?? 0 : 0
    let top = margins.top + max(half, Self.breadth(horizontal, .top))
    let bottom = margins.bottom + max(half, Self.breadth(horizontal, .bottom))
    plot = CGRect(
      x: left, y: top, width: width, height: max(1, size.height - top - bottom))
    x = builder.scale(.horizontal, length: width, desired: builder.desired(.horizontal, width))
    // The marks that were chosen for the guess stay, on the scale of the final height.
    let upright = builder.axes(
      .vertical, length: plot.height, room: size.width, guess: guess)
    y = builder.scale(.vertical, length: plot.height, desired: builder.desired(.vertical, guess))
    axes = horizontal + upright
  }

  private static func breadth(_ axes: [AxisPlan], _ side: AxisPlan.Side) -> CGFloat {
    axes.filter { $0.side == side }.map { $0.breadth }.max() ?? 0
  }
}

extension ChartGeometry.Margins {
  /// Creates the lengths at the plot's edges that marks leave to labels over it.
  @MainActor
  fileprivate init(insetBy axes: [AxisPlan]) {
    func most(_ side: AxisPlan.Side) -> CGFloat {
      axes.filter { $0.side == side }.map(\.inset).max() ?? 0
    }
    (top, bottom, left, right) = (most(.top), most(.bottom), most(.left), most(.right))
  }
}

/// Makes the axes of a chart on lengths.
@MainActor
struct AxisBuilder {
  let model: ChartModel
  /// The lengths by which symbols reach out of the plot.
  let reach: ChartGeometry.Margins
  let scroll: ChartScroll
  let context: LoweringContext
  /// The lengths at the plot's edges that marks leave to labels over it.
  var inset = ChartGeometry.Margins()

  /// The height of a label, in points.
  var lineHeight: CGFloat { sample("0").height }

  private func sample(_ words: String) -> CGSize {
    context.element(of: Text(verbatim: words).font(.caption2)).cgSize(.unspecified)
  }

  /// Returns the marks of an axis; nil where it shows none.
  func records(_ axis: Axis) -> [AxisMarksRecord]? {
    let settings = model.settings.axis(axis)
    guard model.axis(axis).kind != nil, !settings.isHidden else { return nil }
    return settings.marks ?? [.standard]
  }

  /// Returns the number of values that an axis of a length wants: five on usual charts, fewer where
  /// labels are large.
  func desired(_ axis: Axis, _ length: CGFloat) -> Int {
    for record in model.settings.axis(axis).marks ?? [] {
      if case .automatic(let asked?, _) = record.values.kind { return asked }
    }
    let axisModel = model.axis(axis)
    if axis == .vertical { return room(length, for: max(34, 2.2 * lineHeight), most: 5) }
    switch axisModel.kind {
    case .date where axisModel.unit != nil:
      return room(length, for: sample("XXX").width + 2, most: 12)
    case .date: return room(length, for: sample("00 XXX").width + 12, most: 6)
    default: return room(length, for: max(44, sample("00000").width + 16), most: 5)
    }
  }

  private func room(_ length: CGFloat, for step: CGFloat, most: Int) -> Int {
    min(most, max(2, Int(length / step) + 1))
  }

  /// Returns the scale of an axis on a length, in points from the plot's left or top edge.
  func scale(_ axis: Axis, length: CGFloat, desired: Int) -> PlotScale? {
    let axisModel = model.axis(axis)
    let settings = model.settings.axis(axis)
    let before = axis == .horizontal ? inset.left : inset.top
    let room = max(1, length - before - (axis == .horizontal ? inset.right : inset.bottom))
    let ends = (settings.range ?? .plot(startPadding: 0, endPadding: 0)).ends(on: room)
    let isMirrored = axis == .horizontal && context.environment.layoutDirection == .rightToLeft
    // Numbers grow upwards, categories are read downwards.
    let growsBack = axis == .vertical ? axisModel.kind != .category : isMirrored
    let (low, high) =
      growsBack ? (room - ends.start, room - ends.end) : (ends.start, ends.end)
    var rounding = AxisRounding(desired: desired)
    for record in settings.marks ?? [] { rounding.take(record.values, context.environment) }
    guard let scale = axisModel.scale(from: before + low, to: before + high, rounding) else {
      return nil
    }
    return scroll.widened(scale, axis, length: length)
  }

  /// Returns the axes of one direction; a guessed length decides how many values they mark.
  func axes(
    _ axis: Axis, length: CGFloat, room: CGFloat, guess: CGFloat? = nil
  ) -> [AxisPlan] {
    let desired = desired(axis, guess ?? length)
    guard let records = records(axis), let scale = scale(axis, length: length, desired: desired)
    else { return [] }
    return records.enumerated().map { number, record in
      var plan = AxisPlan(
        record, axis: axis, model.axis(axis), on: scale, room: room, within: 0...length,
        desired: desired, id: number, context)
      plan.reach = reach[plan.side]
      plan.scrolls = scroll.isScrolling(axis)
      return plan
    }
  }
}
