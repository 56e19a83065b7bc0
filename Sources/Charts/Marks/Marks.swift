/// A bar: from zero to a value, or from one value to another.
///
/// Bars at one place are stacked unless `stacking` says otherwise.
///
///     Chart(days) { day in
///       BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps), width: .ratio(0.6))
///     }
public struct BarMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the bar.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a bar from zero to the value that is a number; of two numbers, the vertical one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height,
      stacking: stacking)
  }

  /// Creates a vertical bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted), width: width)
  }

  /// Creates a horizontal bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// Creates a bar at a value whose other ends are in points, or all over the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .value(x.plotted), y: .ends(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar at a value whose other ends are in points, or all over the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .ends(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
  }

  /// Creates a bar between values, whose other ends are in points, or all over the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .interval(xStart.plotted, xEnd.plotted), y: .ends(yStart, yEnd))
  }

  /// Creates a bar between values, whose other ends are in points, or all over the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .bar, x: .ends(xStart, xEnd), y: .interval(yStart.plotted, yEnd.plotted))
  }
}

/// A point of a line; the points of a series make one line.
///
///     Chart(samples) { sample in
///       LineMark(
///         x: .value("Time", sample.date), y: .value("Pulse", sample.pulse),
///         series: .value("Person", sample.person))
///     }
public struct LineMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the point of the line.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    geometry = MarkGeometry(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    geometry = MarkGeometry(
      kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
  }
}

/// A part of an area, from zero or another value up to a value; the parts of a series make one
/// area.
///
///     AreaMark(
///       x: .value("Day", day.date), yStart: .value("Low", day.low),
///       yEnd: .value("High", day.high))
public struct AreaMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the part of the area.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a part of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
  }

  /// Creates a part of the area of a series, from zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking,
      series: series.plotted)
  }

  /// Creates a part of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// Creates a part of the area of a series, between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted),
      series: series.plotted)
  }

  /// Creates a part of an area between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Creates a part of the area of a series, between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    geometry = MarkGeometry(
      kind: .area, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted),
      series: series.plotted)
  }
}

/// A symbol at a place.
///
///     PointMark(x: .value("Length", whale.length), y: .value("Mass", whale.mass))
///       .symbol(by: .value("Family", whale.family))
public struct PointMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the symbol.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    geometry = MarkGeometry(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a symbol at a value, and a height in points from the top or the plot's middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    geometry = MarkGeometry(kind: .point, x: .value(x.plotted), y: .point(y))
  }

  /// Creates a symbol at a value, and a distance in points from the leading edge or the plot's
  /// middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    geometry = MarkGeometry(kind: .point, x: .point(x), y: .value(y.plotted))
  }
}

/// A straight line along an axis.
///
///     RuleMark(y: .value("Goal", 10_000)).foregroundStyle(.secondary)
public struct RuleMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the rule.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a vertical line all over the plot, or between ends in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    geometry = MarkGeometry(kind: .rule, x: .value(x.plotted), y: .points(yStart, yEnd))
  }

  /// Creates a horizontal line all over the plot, or between ends in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted))
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .rule, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .rule, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Creates a vertical line between two values, at a distance in points.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    geometry = MarkGeometry(
      kind: .rule, x: .point(x), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// Creates a horizontal line between two values, at a height in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    geometry = MarkGeometry(
      kind: .rule, x: .interval(xStart.plotted, xEnd.plotted), y: .point(y))
  }
}

/// A rectangle between values.
///
///     RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///       .foregroundStyle(by: .value("Visits", cell.visits))
public struct RectangleMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the rectangle.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  private init(
    _ x: MarkExtent, _ y: MarkExtent, _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic
  ) {
    geometry = MarkGeometry(kind: .rectangle, x: x, y: y, width: width, height: height)
  }

  /// Creates a rectangle at two values: as large as their steps.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .value(y.plotted), width, height) }

  /// Creates a rectangle at a value, between two of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .interval(yStart.plotted, yEnd.plotted), width) }

  /// Creates a rectangle at a value, between two of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(.interval(xStart.plotted, xEnd.plotted), .value(y.plotted), .automatic, height) }

  /// Creates a rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(.interval(xStart.plotted, xEnd.plotted), .interval(yStart.plotted, yEnd.plotted)) }

  /// Creates a rectangle at a value, as tall as the plot or between ends in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) { self.init(.value(x.plotted), .ends(yStart, yEnd), width) }

  /// Creates a rectangle at a value, as wide as the plot or between ends in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(.ends(xStart, xEnd), .value(y.plotted), .automatic, height) }

  /// Creates a rectangle between two values, as tall as the plot or between ends in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) { self.init(.interval(xStart.plotted, xEnd.plotted), .ends(yStart, yEnd)) }

  /// Creates a rectangle between two values, as wide as the plot or between ends in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(.ends(xStart, xEnd), .interval(yStart.plotted, yEnd.plotted)) }

  /// Creates a rectangle between ends in points, or all over the plot.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.ends(xStart, xEnd), .ends(yStart, yEnd)) }
}

/// A sector of a pie or a ring; all sectors of a chart make the full turn.
///
///     SectorMark(angle: .value("Share", slice.share), innerRadius: .ratio(0.6), angularInset: 1)
///       .foregroundStyle(by: .value("Kind", slice.kind))
public struct SectorMark: _PrimitiveChartContent {
  let geometry: MarkGeometry

  /// Adds the sector.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.geometry)
  }

  /// Creates a sector as wide as a value's share of the sum.
  ///
  /// - Parameters:
  ///   - angle: The value, or a range of the running sum.
  ///   - innerRadius: The inner edge: the centre by default; a ratio is one of the largest radius.
  ///   - outerRadius: The outer edge: the plot's nearest edge by default.
  ///   - angularInset: The length that is cut from each straight side, in points.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    geometry = MarkGeometry(
      kind: .sector,
      sector: MarkGeometry.Sector(
        angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset ?? 0))
  }
}
