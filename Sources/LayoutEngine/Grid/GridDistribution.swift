// CSS Grid 1 §11.5.1: distributing extra space across spanned tracks.
extension GridLayout {
  /// Grows the affected sizes of tracks for a group of items, by the most that any of them asks.
  func increase(
    _ kind: GridContribution, _ group: UnsafeBufferPointer<Int32>, _ axis: GridAxis,
    _ flexibleOnly: Bool
  ) throws(Suspension) {
    let tracks = tracks(axis)
    guard tracks.contains(where: { kind.applies(to: $0) && (!flexibleOnly || $0.isFlexible) })
    else { return }
    for index in tracks.indices { tracks[index].planned = .indefinite }
    for index in group { try plan(kind, Int(index), axis, flexibleOnly) }
    for index in tracks.indices { apply(kind, to: &tracks[index]) }
  }

  /// Step 1 to 3 for one item.
  private func plan(_ kind: GridContribution, _ item: Int, _ axis: GridAxis, _ flexibleOnly: Bool)
    throws(Suspension)
  {
    let span = items[item].span(axis)
    let spanned = UnsafeMutableBufferPointer(rebasing: tracks(axis)[span.start..<span.end])
    var size = gapsWithin(span, axis)
    var flexSum = 0.0
    var isAnyAffected = false
    for index in spanned.indices {
      size += kind.isForLimits ? spanned[index].definiteLimit : spanned[index].base
      let affected =
        kind.applies(to: spanned[index]) && (!flexibleOnly || spanned[index].isFlexible)
      spanned[index].isAffected = affected
      spanned[index].increase = 0
      guard affected else { continue }
      isAnyAffected = true
      if spanned[index].planned.isNaN { spanned[index].planned = 0 }
      flexSum += spanned[index].flexFactor
    }
    guard isAnyAffected else { return }
    let extra = try contribution(kind, item, axis) - size
    guard extra > 0 else { return }
    if flexibleOnly, flexSum > 0 {
      for index in spanned.indices where spanned[index].isAffected {
        spanned[index].increase = extra * spanned[index].flexFactor / flexSum
      }
    } else {
      distribute(extra, kind, spanned)
    }
    for index in spanned.indices where spanned[index].isAffected {
      spanned[index].planned = max(spanned[index].planned, spanned[index].increase)
    }
  }

  func gapsWithin(_ span: GridSpan, _ axis: GridAxis) -> Double {
    let count = tracks(axis)[span.start..<span.end].count { !$0.isCollapsed }
    return gap(axis) * Double(max(0, count - 1))
  }

  /// Step 2: up to the limits, then beyond them.
  private func distribute(
    _ extra: Double, _ kind: GridContribution, _ spanned: UnsafeMutableBufferPointer<GridTrack>
  ) {
    let rest = distributeEqually(extra, spanned) { track in
      guard kind.isForLimits else { return track.limit - track.base - track.increase }
      guard track.limit == .infinity || track.isInfinitelyGrowable else { return 0 }
      return GridLayout.roomToFitContent(track)
    }
    guard rest > 1e-9 else { return }
    let marked = spanned.contains { $0.isAffected && kind.growsBeyond($0) }
    if marked {
      for index in spanned.indices where spanned[index].isAffected {
        spanned[index].isAffected = kind.growsBeyond(spanned[index])
      }
    }
    distributeEqually(rest, spanned) { track in
      kind.isForLimits ? GridLayout.roomToFitContent(track) : .infinity
    }
    for index in spanned.indices where spanned[index].increase > 0 {
      spanned[index].isAffected = true
    }
  }

  /// A `fit-content()` track is fixed once it reaches its limit.
  private static func roomToFitContent(_ track: GridTrack) -> Double {
    guard track.fitContentLimit.isDefinite else { return .infinity }
    return max(0, track.fitContentLimit - track.definiteLimit - track.increase)
  }

  /// Gives affected tracks equal shares, but none more than it has room for now; returns what is
  /// left.
  @discardableResult
  func distributeEqually(
    _ space: Double, _ tracks: UnsafeMutableBufferPointer<GridTrack>, room: (GridTrack) -> Double
  ) -> Double {
    var space = space
    var open = 0
    let rooms = pass.scratch.allocate(tracks.count, of: 0.0)
    for index in tracks.indices where tracks[index].isAffected && !tracks[index].isCollapsed {
      rooms[index] = max(0, room(tracks[index]))
      if rooms[index] > 0 { open += 1 }
    }
    while open > 0, space > 1e-9 {
      let share = space / Double(open)
      var isAnyFull = false
      for index in tracks.indices where rooms[index] > 0 && rooms[index] <= share {
        tracks[index].increase += rooms[index]
        space -= rooms[index]
        rooms[index] = 0
        open -= 1
        isAnyFull = true
      }
      guard !isAnyFull else { continue }
      for index in tracks.indices where rooms[index] > 0 { tracks[index].increase += share }
      return 0
    }
    return space
  }

  /// Step 4: what was planned becomes the base size or the growth limit.
  private func apply(_ kind: GridContribution, to track: inout GridTrack) {
    guard track.planned.isDefinite else { return }
    guard kind.isForLimits else { return track.growBase(by: track.planned) }
    if kind == .intrinsicMaximums { track.isInfinitelyGrowable = track.limit == .infinity }
    track.limit = track.definiteLimit + track.planned
  }
}
