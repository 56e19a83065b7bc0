// CSS Grid 1 §11.3 to §11.8: the track sizing algorithm.

/// The constraint under which a grid is sized (CSS Grid 1 §11.1): a size or open space, or an
/// intrinsic size.
enum GridConstraint {
  case layout
  case minContent
  case maxContent
}

/// The contribution that tracks grow for, and the one of their sizes that grows (§11.5).
enum GridContribution {
  case intrinsicMinimums
  case contentMinimums
  case maxContentMinimums
  case intrinsicMaximums
  case maxContentMaximums

  var isForLimits: Bool { self == .intrinsicMaximums || self == .maxContentMaximums }

  /// Returns a Boolean value that indicates whether a track takes part.
  func applies(to track: GridTrack) -> Bool {
    switch self {
    case .intrinsicMinimums: track.hasIntrinsicMinimum
    case .contentMinimums: track.minimum == .minContent || track.minimum == .maxContent
    case .maxContentMinimums: track.minimum == .maxContent
    case .intrinsicMaximums: track.hasIntrinsicMaximum
    case .maxContentMaximums: track.maximum == .maxContent || track.maximum == .auto
    }
  }

  /// Returns a Boolean value that indicates whether a track may grow beyond its limit (§11.5.1 step
  /// 2).
  func growsBeyond(_ track: GridTrack) -> Bool {
    switch self {
    case .intrinsicMinimums, .contentMinimums: track.hasIntrinsicMaximum
    case .maxContentMinimums: track.maximum == .maxContent || track.maximum == .auto
    case .intrinsicMaximums, .maxContentMaximums: false
    }
  }
}

extension GridLayout {
  /// §11.3: sizes one axis' tracks.
  func sizeTracks(_ axis: GridAxis, _ constraint: GridConstraint) throws(Suspension) {
    let tracks = tracks(axis)
    for index in tracks.indices { tracks[index].resetSizes() }
    prepareItems(axis)
    try axis == .rows ? alignRowBaselines() : alignColumnBaselines()
    if tracks.contains(where: \.isIntrinsic) { try resolveIntrinsicSizes(axis) }
    for index in tracks.indices where tracks[index].limit == .infinity {
      tracks[index].limit = tracks[index].base
    }
    maximize(axis, constraint)
    try expandFlexible(axis, constraint)
    stretchAuto(axis, constraint)
  }

  /// Returns the sizes of tracks and the gaps between them.
  func totalSize(_ axis: GridAxis) -> Double {
    var total = 0.0
    var count = 0
    for track in tracks(axis) where !track.isCollapsed {
      total += track.base
      count += 1
    }
    return total + gap(axis) * Double(max(0, count - 1))
  }

  /// Tells each item the kinds of tracks that it spans.
  private func prepareItems(_ axis: GridAxis) {
    let tracks = tracks(axis)
    for index in items.indices {
      items[index].minContribution = .indefinite
      items[index].maxContribution = .indefinite
      items[index].minimumContribution = .indefinite
      items[index].baselineShim = 0
      var (flexible, intrinsic, auto) = (false, false, false)
      let span = items[index].span(axis)
      for track in tracks[span.start..<span.end] {
        flexible = flexible || track.isFlexible
        intrinsic = intrinsic || track.isIntrinsic
        auto = auto || track.minimum == .auto
      }
      items[index].spansFlexible = flexible
      items[index].spansIntrinsic = intrinsic
      items[index].spansAutoMinimum = auto
    }
  }

  /// Returns the free space (§11.1): indefinite where the container's size is open.
  private func freeSpace(_ axis: GridAxis, _ constraint: GridConstraint) -> Double {
    if axis == .columns, constraint == .minContent { return 0 }
    if axis == .columns, constraint == .maxContent { return .indefinite }
    let available = available(axis)
    return available.isNaN ? .indefinite : max(0, available - totalSize(axis))
  }

  /// §11.5: items by rising span, then those that span flexible tracks, all together.
  private func resolveIntrinsicSizes(_ axis: GridAxis) throws(Suspension) {
    let order = pass.scratch.allocate(items.count, of: Int32(0))
    var count = 0
    for index in items.indices where items[index].spansIntrinsic {
      order[count] = Int32(index)
      count += 1
    }
    var group = UnsafeMutableBufferPointer(rebasing: order[..<count])
    if !group.allSatisfy({ items[Int($0)].span(axis).count == 1 && !items[Int($0)].spansFlexible })
    {
      group.sort { precedes(items[Int($0)], items[Int($1)], axis, $0 < $1) }
    }
    var start = 0
    while start < count {
      let first = items[Int(group[start])]
      var end = start + 1
      while end < count, isSameGroup(first, items[Int(group[end])], axis) { end += 1 }
      try accommodate(
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(group)[start..<end]), axis,
        flexibleOnly: first.spansFlexible)
      start = end
    }
  }

  private func precedes(_ left: GridItem, _ right: GridItem, _ axis: GridAxis, _ isEarlier: Bool)
    -> Bool
  {
    if left.spansFlexible != right.spansFlexible { return right.spansFlexible }
    let (leftCount, rightCount) = (left.span(axis).count, right.span(axis).count)
    if left.spansFlexible || leftCount == rightCount { return isEarlier }
    return leftCount < rightCount
  }

  private func isSameGroup(_ left: GridItem, _ right: GridItem, _ axis: GridAxis) -> Bool {
    left.spansFlexible
      ? right.spansFlexible
      : !right.spansFlexible && left.span(axis).count == right.span(axis).count
  }

  /// §11.5 steps 2 to 4 for one group of items.
  private func accommodate(
    _ group: UnsafeBufferPointer<Int32>, _ axis: GridAxis, flexibleOnly: Bool
  ) throws(Suspension) {
    try increase(.intrinsicMinimums, group, axis, flexibleOnly)
    try increase(.contentMinimums, group, axis, flexibleOnly)
    try increase(.maxContentMinimums, group, axis, flexibleOnly)
    guard !flexibleOnly else { return }
    try increase(.intrinsicMaximums, group, axis, false)
    try increase(.maxContentMaximums, group, axis, false)
    let tracks = tracks(axis)
    for index in tracks.indices { tracks[index].isInfinitelyGrowable = false }
  }

  /// §11.6: grows base sizes towards growth limits with the free space.
  private func maximize(_ axis: GridAxis, _ constraint: GridConstraint) {
    let free = freeSpace(axis, constraint)
    guard free != 0 else { return }
    let tracks = tracks(axis)
    for index in tracks.indices {
      tracks[index].increase = 0
      tracks[index].isAffected = true
    }
    if free.isNaN {
      for index in tracks.indices { tracks[index].base = tracks[index].limit }
      return
    }
    distributeEqually(free, tracks) { $0.limit - $0.base }
    for index in tracks.indices { tracks[index].growBase(by: tracks[index].increase) }
  }

  /// §11.8: `auto` tracks share what is left, under `normal` and `stretch`.
  private func stretchAuto(_ axis: GridAxis, _ constraint: GridConstraint) {
    let alignment = axis == .columns ? style.pointee.justifyContent : style.pointee.alignContent
    guard alignment.keyword == .normal || alignment.keyword == .stretch else { return }
    var free = freeSpace(axis, constraint)
    if free.isNaN { free = (axis == .columns ? minWidth : minHeight) - totalSize(axis) }
    let tracks = tracks(axis)
    let count = tracks.count { $0.maximum == .auto && !$0.isCollapsed }
    guard free > 0, count > 0 else { return }
    for index in tracks.indices where tracks[index].maximum == .auto && !tracks[index].isCollapsed {
      tracks[index].growBase(by: free / Double(count))
    }
  }
}
