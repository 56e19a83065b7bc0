import ViewTree

/// Tells where values lie in a chart, and which values lie at a place; places are in the plot's
/// coordinates.
@MainActor
public struct ChartProxy {
  let model: ChartModel
  let geometry: ChartGeometry
  let plot: Element

  /// The plot's frame, for a geometry proxy: `geometry[proxy.plotFrame!]`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The plot's frame, as before iOS 17.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(element: plot) { $0 } }

  /// The frame of what scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The plot's size in points.
  public var plotSize: CGSize { geometry.plot.size }

  /// The plot's size in points, as before iOS 17.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the place of a value on the horizontal axis, in points; nil for what is not there.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartOverlay { chart in
  ///         if let y = chart.position(forY: 2.4) { Divider().offset(y: y) }
  ///       }
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    position(value.datum, .horizontal)
  }

  /// Returns the place of a value on the vertical axis, in points; nil for what is not there.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    position(value.datum, .vertical)
  }

  /// Returns the place of a pair of values, in points; nil for what is not there.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func position(_ datum: _PlotDatum, _ axis: Axis) -> CGFloat? {
    geometry.scale(axis)?.center(of: datum)
  }

  /// Returns the span of a value on the horizontal axis, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value.datum, .horizontal)
  }

  /// Returns the span of a value on the vertical axis, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value.datum, .vertical)
  }

  /// Returns the rectangle that a pair of values takes up, in points; nil for what is not there.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func range(_ datum: _PlotDatum, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scale = geometry.scale(axis) else { return nil }
    if case .category(let name) = datum {
      return scale.band(of: name).map { min($0.0, $0.1)...max($0.0, $0.1) }
    }
    // Dates in units: the whole of the mark that holds the date.
    let held = model.marks.lazy.flatMap { $0.geometry.extent(axis).values }.first { value in
      guard let low = value.low.coordinate, let high = value.high?.coordinate,
        let place = datum.coordinate
      else { return false }
      return (low..<max(low, high)).contains(place)
    }
    if let held, let bounds = scale.bounds(of: held) {
      return min(bounds.0, bounds.1)...max(bounds.0, bounds.1)
    }
    return scale.center(of: datum).map { $0...$0 }
  }

  /// Returns the value at a place of the horizontal axis; nil if it is of another kind.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartOverlay { chart in
  ///         Color.clear.contentShape(.rect).onTapGesture { place in
  ///           hour = chart.value(atX: place.x, as: Int.self)
  ///         }
  ///       }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.x?.datum(at: position).flatMap { P(datum: $0) }
  }

  /// Returns the value at a place of the vertical axis; nil if it is of another kind.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.y?.datum(at: position).flatMap { P(datum: $0) }
  }

  /// Returns the values at a place; nil if one is of another kind.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the bounds, or the categories, of the horizontal scale.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(.horizontal) }

  /// Returns the bounds, or the categories, of the vertical scale.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(.vertical) }

  private func domain<P: Plottable>(_ axis: Axis) -> [P] {
    guard let scale = geometry.scale(axis) else { return [] }
    switch scale.kind {
    case .category(let names): return names.compactMap { P(datum: .category($0)) }
    case .number: return [scale.low, scale.high].compactMap { P(datum: .number($0)) }
    case .date:
      return [scale.low, scale.high].compactMap {
        P(datum: .date(Date(timeIntervalSinceReferenceDate: $0)))
      }
    }
  }

  /// Returns the values that colours tell apart, or the ends of the numbers that they show.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(model.styles.colored, model.styles.colorSpan)
  }

  /// Returns the values that symbols tell apart.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(model.styles.shaped, nil)
  }

  /// Returns the values that areas of symbols tell apart, or the ends of the numbers they show.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(model.styles.sized, model.styles.sizeSpan)
  }

  /// Returns the values that line styles tell apart.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    values(model.styles.lined, nil)
  }

  private func values<P: Plottable>(_ data: [_PlotDatum], _ span: ClosedRange<Double>?) -> [P] {
    let ends = span.map { [_PlotDatum.number($0.lowerBound), .number($0.upperBound)] }
    return (ends ?? data).compactMap { P(datum: $0) }
  }

  /// Returns the symbol of a value; nil where no mark has a symbol by value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.styles.shaped.isEmpty ? nil : AnyChartSymbolShape(model.styles.shape(of: value.datum))
  }

  /// Returns the area of the symbol of a value, in square points; nil where no scale says it.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.styles.symbolArea(of: value.datum)
  }

  /// Returns the paint of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.paint(of: value.datum)
  }

  /// Returns the line of a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.styles.line(of: value.datum)
  }
}

extension ChartProxy {
  /// Chooses the value at a place of the horizontal axis.
  public func selectXValue(at position: CGFloat) {
    model.settings.x.select?(geometry.x?.datum(at: position))
  }

  /// Chooses the value at a place of the vertical axis.
  public func selectYValue(at position: CGFloat) {
    model.settings.y.select?(geometry.y?.datum(at: position))
  }

  /// Chooses the values between two places of the horizontal axis.
  public func selectXRange(from: CGFloat, to: CGFloat) { select(.horizontal, from, to) }

  /// Chooses the values between two places of the vertical axis.
  public func selectYRange(from: CGFloat, to: CGFloat) { select(.vertical, from, to) }

  private func select(_ axis: Axis, _ from: CGFloat, _ to: CGFloat) {
    guard let from = geometry.datum(nearest: from, axis),
      let to = geometry.datum(nearest: to, axis)
    else { return }
    model.settings.axis(axis).selectRange?(from, to)
  }

  /// Returns the direction of a place from the plot's middle: from the top, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle = atan2(dx, -dy)
    return Angle(radians: angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Returns the running sum of sectors at an angle; nil without sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    sum(at: angle).flatMap { P(datum: .number($0)) }
  }

  /// Chooses the running sum of sectors at an angle.
  public func selectAngleValue(at angle: Angle) {
    model.settings.selectAngle?(sum(at: angle).map { .number($0) })
  }

  private func sum(at angle: Angle) -> Double? {
    let turns = SectorPlacement(model: model, size: plotSize).turns.values
    let radians = angle.withinTurn
    guard let turn = turns.first(where: { ($0.start...$0.end).contains(radians) }),
      turn.end > turn.start
    else { return nil }
    let share = (radians - turn.start) / (turn.end - turn.start)
    return turn.values.lowerBound + share * (turn.values.upperBound - turn.values.lowerBound)
  }
}

extension Angle {
  /// The radians from nothing to a whole turn, which may be the end of the last sector.
  fileprivate var withinTurn: Double {
    let turn = 2 * Double.pi
    guard radians < 0 || radians > turn else { return radians }
    let rest = radians.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }
}
