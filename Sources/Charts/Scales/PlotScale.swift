/// A scale on a plot of a known size: places values on one axis and reads them back.
struct PlotScale: Hashable {
  enum Kind: Hashable {
    case number(ScaleType)
    case date
    case category([String])
  }

  let kind: Kind
  /// The values at the ends, as numbers or seconds; the bounds of categories are not asked for.
  var low = 0.0
  var high = 1.0
  /// The place of the scale's first end, and below of its second, in points from the plot's left or
  /// top edge.
  var start: CGFloat
  var end: CGFloat

  var length: CGFloat { abs(end - start) }

  private var type: ScaleType { if case .number(let type) = kind { type } else { .linear } }

  /// Returns the place of a number or of seconds; the middle where all values are equal.
  func position(_ coordinate: Double) -> CGFloat {
    let (from, to) = (type.transform(low), type.transform(high))
    guard to != from else { return (start + end) / 2 }
    return start + (type.transform(coordinate) - from) / (to - from) * (end - start)
  }

  /// Returns the place of a value: the middle of its band or its span; nil for an unknown category.
  func center(of value: PlottedValue) -> CGFloat? {
    if let bounds = bounds(of: value) { return (bounds.0 + bounds.1) / 2 }
    return value.low.coordinate.map(position)
  }

  /// Returns the place of a datum; nil for an unknown category, or one of another kind.
  func center(of datum: _PlotDatum) -> CGFloat? {
    if case .category(let name) = datum { return band(of: name).map { ($0.0 + $0.1) / 2 } }
    return datum.coordinate.map(position)
  }

  /// Returns the ends of a category's band or of a value's span, in the scale's direction.
  func bounds(of value: PlottedValue) -> (CGFloat, CGFloat)? {
    if case .category(let name) = value.low { return band(of: name) }
    guard let low = value.low.coordinate, let high = value.high?.coordinate else { return nil }
    return (position(low), position(high))
  }

  /// Returns the ends of a category's band.
  func band(of name: String) -> (CGFloat, CGFloat)? {
    guard case .category(let names) = kind, let index = names.firstIndex(of: name) else {
      return nil
    }
    let step = (end - start) / CGFloat(names.count)
    return (start + step * CGFloat(index), start + step * CGFloat(index + 1))
  }

  /// Returns the value at a place; nil beyond the ends of categories.
  func datum(at place: CGFloat) -> _PlotDatum? {
    guard end != start else { return nil }
    let share = (place - start) / (end - start)
    switch kind {
    case .category(let names):
      let index = (share * CGFloat(names.count)).rounded(.down)
      guard index >= 0, index < CGFloat(names.count) else { return nil }
      return .category(names[Int(index)])
    case .number(let type):
      let (from, to) = (type.transform(low), type.transform(high))
      return .number(type.inverse(from + share * (to - from)))
    case .date:
      return .date(Date(timeIntervalSinceReferenceDate: low + share * (high - low)))
    }
  }
}
