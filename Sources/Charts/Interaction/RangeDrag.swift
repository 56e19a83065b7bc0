import ViewTree

/// A drag over the plot that selects the values of an axis between its ends.
///
/// The ends are values of marks, as a tap chooses one; where no mark stands at a single value, they
/// are what the scale says.
@MainActor
struct RangeDrag {
  let axis: Axis
  let choices: [ChartChoices.Choice]
  let geometry: ChartGeometry
  let select: @MainActor (_PlotDatum, _PlotDatum) -> Void

  /// Returns the reaction of an element whose corner lies at a place of the plot, in points.
  func interaction(from origin: CGPoint) -> Interaction {
    .gesture(.drag) { touch in
      let moved = axis == .horizontal ? origin.x : origin.y
      let (from, to) = (moved + along(touch.start), moved + along(touch.location))
      if let first = value(at: from), let last = value(at: to) { select(first, last) }
    }
  }

  private func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  private func value(at place: CGFloat) -> _PlotDatum? {
    let nearest = choices.min { abs($0.place - place) < abs($1.place - place) }
    return nearest?.value.low ?? geometry.datum(nearest: place, axis)
  }
}

extension ChartGeometry {
  /// Returns the value of an axis at a place of the plot, in points; beyond an end that of the end.
  func datum(nearest place: CGFloat, _ axis: Axis) -> _PlotDatum? {
    guard let scale = scale(axis) else { return nil }
    let length = axis == .horizontal ? plot.width : plot.height
    let low = max(0, min(scale.start, scale.end))
    let high = min(length, max(scale.start, scale.end))
    // A category's band ends just before the next begins, the last one's before the plot's end.
    return scale.datum(at: min(max(place, low), high))
      ?? scale.datum(at: min(max(place, low + Self.hair), high - Self.hair))
  }

  /// A length that is none, in points.
  private static var hair: CGFloat { 1 / 1024 }
}
