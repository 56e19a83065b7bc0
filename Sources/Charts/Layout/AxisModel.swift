/// The domain and kind of an axis, before its length is known.
struct AxisModel {
  enum Kind { case number, date, category }

  let axis: Axis
  /// The kind of the values; nil where no mark has one.
  private(set) var kind: Kind?
  private(set) var categories: [String] = []
  /// The least and the greatest number, or seconds.
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  /// The calendar's unit that marks take up.
  private(set) var unit: Calendar.Component?
  private(set) var isInteger = true
  /// The ends of the units that marks take up, in seconds, by their beginnings.
  private(set) var unitEnds: [Double: Double] = [:]
  /// A Boolean value that indicates whether lengths or heights are compared, so that zero belongs
  /// to the domain.
  private(set) var includesZero = false
  /// A Boolean value that indicates whether the ends are rounded to marks of the axis.
  private(set) var isRounded = false
  private(set) var isReversed = false
  /// A Boolean value that indicates whether the ends are given.
  private(set) var isFixed = false
  let isShare: Bool
  let type: ScaleType
  private(set) var label: Text?

  /// Creates the model of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - sets: The chart's marks first, then those of each mask.
  ///   - settings: The settings that modifiers make for the axis.
  init(_ axis: Axis, _ sets: [MarkSet], _ settings: AxisSettings) {
    (self.axis, type) = (axis, settings.type ?? .linear)
    isShare = sets.contains { $0.stacks.normalized.contains(axis) }
    for set in sets { take(set) }
    decideEnds(sets.first?.marks ?? [])
    if let domain = settings.domain { take(domain) }
  }

  private mutating func take(_ set: MarkSet) {
    for (index, mark) in set.marks.enumerated() {
      let values = mark.geometry.extent(axis).values
      if label == nil { label = values.first?.label }
      if let span = set.stacks.spans[index], span.axis == axis {
        take(.number(span.low))
        take(.number(span.high))
        isInteger = isInteger && !isShare && values.allSatisfy(\.isInteger)
        continue
      }
      for value in values { take(value) }
    }
  }

  private mutating func take(_ value: PlottedValue) {
    take(value.low)
    if let high = value.high { take(high) }
    unit = unit ?? value.unit
    if value.unit != nil, let start = value.low.coordinate, let end = value.high?.coordinate {
      unitEnds[start] = end
    }
    isInteger = isInteger && value.isInteger
  }

  private mutating func take(_ datum: _PlotDatum) {
    guard datum.isFinite else { return }
    switch datum {
    case .category(let name):
      kind = kind ?? .category
      if kind == .category, !categories.contains(name) { categories.append(name) }
    case .number(let number):
      kind = kind ?? .number
      widen(number)
    case .date:
      kind = kind ?? .date
      widen(datum.coordinate ?? 0)
    }
  }

  private mutating func widen(_ coordinate: Double) {
    (low, high) = (min(low, coordinate), max(high, coordinate))
  }

  /// Lines and areas run from edge to edge of a horizontal axis of numbers; all else gets rounded
  /// ends.
  private mutating func decideEnds(_ marks: [MarkRecord]) {
    guard kind == .number else { return }
    let kinds = marks.filter {
      !$0.geometry.extent(axis).values.isEmpty || $0.geometry.function != nil
    }
    let isLength = kinds.contains { $0.geometry.length?.axis == axis }
    let hasRuns = kinds.contains { $0.geometry.kind == .line || $0.geometry.kind == .area }
    let isHeight =
      axis == .vertical
      && kinds.contains {
        [.line, .point, .area].contains($0.geometry.kind) && $0.geometry.y.quantity != nil
      }
    includesZero = (isLength || isHeight) && type.kind != .log
    isRounded = isLength || axis == .vertical || !hasRuns
  }

  private mutating func take(_ domain: _ScaleDomain) {
    switch domain {
    case .automatic(let automatic):
      if let includesZero = automatic.includesZero { self.includesZero = includesZero }
      isReversed = automatic.isReversed
      if let modify = automatic.modify { change(modify) }
    case .interval(let from, let to): fix(from, to)
    case .list(let data):
      if case .category? = data.first {
        kind = .category
        categories =
          data.compactMap { if case .category(let name) = $0 { name } else { nil } }
          .unique
      } else if let from = data.first, let to = data.last {
        fix(from, to)
      }
    }
  }

  /// Keeps bounds as they are given; bounds the wrong way round turn the axis.
  private mutating func fix(_ from: _PlotDatum, _ to: _PlotDatum) {
    guard let low = from.coordinate, let high = to.coordinate, low.isFinite, high.isFinite else {
      return
    }
    if case .date = from { kind = .date } else { kind = kind ?? .number }
    (self.low, self.high) = (min(low, high), max(low, high))
    isReversed = high < low
    (includesZero, isRounded, isFixed) = (false, false, true)
  }

  /// Lets an app change the values that were inferred.
  private mutating func change(_ modify: ([_PlotDatum]) -> [_PlotDatum]) {
    let data = modify(inferred)
    if kind == .category {
      categories = data.compactMap { if case .category(let name) = $0 { name } else { nil } }.unique
      return
    }
    let coordinates = data.compactMap(\.coordinate).filter(\.isFinite)
    guard let low = coordinates.min(), let high = coordinates.max() else { return }
    (self.low, self.high, includesZero) = (low, high, false)
    if coordinates[0] > coordinates[coordinates.count - 1] { isReversed = true }
  }

  /// The ends of numbers and dates, or all categories.
  private var inferred: [_PlotDatum] {
    switch kind {
    case nil: []
    case .category: categories.map { .category($0) }
    case .number:
      includesZero
        ? [.number(min(low, 0)), .number(max(high, 0))] : [.number(low), .number(high)]
    case .date:
      [low, high].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    }
  }
}

extension AxisModel {
  /// Returns the scale on a length.
  ///
  /// - Parameters:
  ///   - start: The place of the least value, in points.
  ///   - end: The place of the greatest one.
  ///   - rounding: The way in which its ends are rounded.
  /// - Returns: The scale; nil for an axis without values.
  func scale(from start: CGFloat, to end: CGFloat, _ rounding: AxisRounding) -> PlotScale? {
    guard let kind else { return nil }
    let (start, end) = isReversed ? (end, start) : (start, end)
    switch kind {
    case .category: return PlotScale(kind: .category(categories), start: start, end: end)
    case .date:
      let (low, high) = dateBounds(rounding, calendar: .ofPictures)
      return PlotScale(kind: .date, low: low, high: high, start: start, end: end)
    case .number:
      let (low, high) = bounds(rounding)
      return PlotScale(kind: .number(type), low: low, high: high, start: start, end: end)
    }
  }

  /// Returns the bounds, with room about a single value.
  func widened(half: Double) -> (Double, Double) {
    guard low <= high else { return (0, 1) }
    return low < high ? (low, high) : (low - half, high + half)
  }

  /// Returns the least and the greatest number that the axis shows.
  func bounds(_ rounding: AxisRounding) -> (Double, Double) {
    var (low, high) = low <= high ? (low, high) : (0, 1)
    if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if isShare { return (min(low, 0), max(high, low < 0 ? high : 1)) }
    if type.kind == .log { return logBounds(low, high) }
    if low == high { (low, high) = low == 0 ? (0, 1) : (min(low, low * 2), max(low, low * 2)) }
    let isLow = rounding.low.map { $0 && !isFixed } ?? isRounded
    let isHigh = rounding.high.map { $0 && !isFixed } ?? isRounded
    guard isLow || isHigh else { return (low, high) }
    let step = rounding.step ?? self.step(low, high, desired: rounding.desired)
    return (
      isLow ? (low / step).rounded(.down) * step : low,
      isHigh ? (high / step).rounded(.up) * step : high
    )
  }

  private func logBounds(_ low: Double, _ high: Double) -> (Double, Double) {
    // Nothing that is not positive has a logarithm: such data show six decades below their
    // greatest.
    let high = high > 0 ? high : 1
    let low = low > 0 ? low : high / 1e6
    guard isRounded else { return (low, low < high ? high : low * 10) }
    let bottom = pow(10, log10(low).rounded(.down))
    let top = pow(10, log10(high).rounded(.up))
    return (bottom, top > bottom ? top : bottom * 10)
  }

  func step(_ low: Double, _ high: Double, desired: Int, minimum: Double = 0) -> Double {
    NiceStep.step(from: low, to: high, desired: desired, minimum: minimum, isWhole: isInteger)
  }
}
