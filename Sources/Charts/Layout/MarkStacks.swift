/// The beginnings and ends of bars and areas that lie on others of their place.
struct MarkStacks {
  /// The ends of a mark along the axis of its value.
  struct Span {
    let axis: Axis
    let low: Double
    let high: Double
    /// A Boolean value that indicates whether no other mark of its sign lies on the mark.
    var isOutermost = true
  }

  /// By the number of the mark.
  private(set) var spans: [Int: Span] = [:]
  /// The axes along which values are shares of their sums.
  private(set) var normalized: Set<Axis> = []

  private struct Place: Hashable {
    let kind: MarkGeometry.Kind
    let axis: Axis
    let datum: _PlotDatum?
    let position: _PlotDatum?
  }

  private struct Member {
    let index: Int
    let value: Double
  }

  init(_ marks: [MarkRecord]) {
    var places: [Place: [Member]] = [:]
    var order: [Place] = []
    for (index, mark) in marks.enumerated() {
      guard let (axis, value) = mark.geometry.length, value.isFinite else { continue }
      let other = mark.geometry.extent(axis == .vertical ? .horizontal : .vertical)
      let place = Place(
        kind: mark.geometry.kind, axis: axis, datum: other.value?.low,
        position: mark.style.positionBy?.value.low)
      if places[place] == nil { order.append(place) }
      places[place, default: []].append(Member(index: index, value: value))
    }
    for place in order { stack(places[place] ?? [], place.axis, marks) }
  }

  private mutating func stack(_ members: [Member], _ axis: Axis, _ marks: [MarkRecord]) {
    let total = members.reduce(0) { $0 + abs($1.value) }
    var (above, below) = (0.0, 0.0)
    var (last, lastBelow): (Int?, Int?) = (nil, nil)
    for member in members {
      let kind = marks[member.index].geometry.stacking.kind
      var value = member.value
      if kind == .unstacked {
        spans[member.index] = Span(axis: axis, low: 0, high: value)
        continue
      }
      if kind == .normalized {
        value = total > 0 ? value / total : 0
        normalized.insert(axis)
      }
      let shift = kind == .center ? -total / 2 : 0
      let base = value < 0 ? below : above
      spans[member.index] = Span(axis: axis, low: base + shift, high: base + value + shift)
      let covered = value < 0 ? lastBelow : last
      if let covered { spans[covered]?.isOutermost = false }
      if value < 0 { (below, lastBelow) = (base + value, member.index) }
      if value >= 0 { (above, last) = (base + value, member.index) }
    }
  }
}

extension MarkGeometry {
  /// The axis along which a bar or an area is as long as its value, and the value.
  ///
  /// Of two numbers the vertical one is the length, as a bar of a number by a number stands
  /// upright.
  var length: (axis: Axis, value: Double)? {
    guard kind == .bar || kind == .area else { return nil }
    if case .interval = x { return nil }
    if case .interval = y { return nil }
    if let value = y.quantity { return (.vertical, value) }
    if let value = x.quantity, kind == .bar { return (.horizontal, value) }
    return nil
  }
}
