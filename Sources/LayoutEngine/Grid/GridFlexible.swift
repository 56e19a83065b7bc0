// CSS Grid 1 §11.7: flexible tracks.
extension GridLayout {
  /// Gives flexible tracks the size of their share of an `fr`.
  func expandFlexible(_ axis: GridAxis, _ constraint: GridConstraint) throws(Suspension) {
    let tracks = tracks(axis)
    guard tracks.contains(where: \.isFlexible) else { return }
    let fraction = try flexFraction(axis, constraint)
    for index in tracks.indices where tracks[index].isFlexible && !tracks[index].isCollapsed {
      let size = fraction * tracks[index].flexFactor
      if size > tracks[index].base { tracks[index].growBase(by: size - tracks[index].base) }
    }
  }

  private func flexFraction(_ axis: GridAxis, _ constraint: GridConstraint) throws(Suspension)
    -> Double
  {
    if axis == .columns, constraint == .minContent { return 0 }
    let all = GridSpan(start: 0, end: tracks(axis).count)
    let available = axis == .columns && constraint == .maxContent ? .indefinite : available(axis)
    if available.isDefinite {
      return available > totalSize(axis) ? sizeOfFraction(all, axis, filling: available) : 0
    }
    // The container's limits count when the tracks are sized again in the size that they settle.
    return try intrinsicFraction(axis)
  }

  /// With the size open: the largest of the tracks' own sizes and of what their items ask for.
  private func intrinsicFraction(_ axis: GridAxis) throws(Suspension) -> Double {
    let tracks = tracks(axis)
    var fraction = 0.0
    for track in tracks where track.isFlexible {
      fraction = max(fraction, track.base / max(1, track.flexFactor))
    }
    for index in items.indices where items[index].spansFlexible {
      let size = try contribution(.maxContentMaximums, index, axis)
      fraction = max(fraction, sizeOfFraction(items[index].span(axis), axis, filling: size))
    }
    return fraction
  }

  /// §11.7.1: the size of an `fr` with which tracks fill a space; tracks that are larger without it
  /// count as fixed.
  private func sizeOfFraction(_ span: GridSpan, _ axis: GridAxis, filling space: Double) -> Double {
    let tracks = tracks(axis)
    var leftover = space - gapsWithin(span, axis)
    var factors = 0.0
    for index in span.start..<span.end {
      tracks[index].isAffected = tracks[index].isFlexible && !tracks[index].isCollapsed
      if tracks[index].isAffected {
        factors += tracks[index].flexFactor
      } else {
        leftover -= tracks[index].base
      }
    }
    while true {
      let fraction = max(0, leftover) / max(1, factors)
      var isAnyLarger = false
      for index in span.start..<span.end where tracks[index].isAffected {
        // A rounding error makes no track inflexible.
        guard fraction * tracks[index].flexFactor < tracks[index].base - 1e-6 else { continue }
        tracks[index].isAffected = false
        leftover -= tracks[index].base
        factors -= tracks[index].flexFactor
        isAnyLarger = true
      }
      if !isAnyLarger { return fraction }
    }
  }
}
