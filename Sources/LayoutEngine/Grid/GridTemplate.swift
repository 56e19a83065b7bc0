// CSS Grid 1 §7: the explicit tracks, and the implicit ones around them.

/// The explicit tracks of one axis, written out.
struct GridTemplate {
  var sizes: [TrackSize] = []
  /// The tracks that `repeat(auto-fit)` made, which collapse if they stay empty.
  var autoFit: Range<Int> = 0..<0
}

/// The room for automatic repetition in one axis: the content box, or its limits where that is open.
struct GridRoom {
  var available: Double
  var minimum: Double
  var maximum: Double
  var gap: Double
}

extension GridTemplate {
  init(_ entries: [TemplateTrack], _ room: GridRoom) {
    for entry in entries {
      switch entry {
      case .track(let size): sizes.append(size)
      case .repeat(.count(let count), let tracks):
        for _ in 0..<max(0, count) where sizes.count + tracks.count <= StyleLimits.gridLine {
          sizes += tracks
        }
      case .repeat(let kind, let tracks) where !tracks.isEmpty:
        let count = GridTemplate.repetitions(of: tracks, among: entries, room)
        let start = sizes.count
        for _ in 0..<count { sizes += tracks }
        if kind == .autoFit { autoFit = start..<sizes.count }
      case .repeat: break
      }
    }
    if sizes.count > StyleLimits.gridLine { sizes.removeLast(sizes.count - StyleLimits.gridLine) }
    autoFit = autoFit.clamped(to: 0..<sizes.count)
  }

  /// §7.2.3.2: as many as fit the size or the largest size, or as fill the smallest; at least one.
  private static func repetitions(
    of tracks: [TrackSize], among entries: [TemplateTrack], _ room: GridRoom
  ) -> Int {
    var used = -room.gap
    for entry in entries {
      switch entry {
      case .track(let size): used += repeatedLength(size, room.available) + room.gap
      case .repeat(.count(let count), let tracks):
        let once = tracks.reduce(0) { $0 + repeatedLength($1, room.available) + room.gap }
        used += once * Double(max(0, count))
      case .repeat: break
      }
    }
    let once = tracks.reduce(0) { $0 + max(1, repeatedLength($1, room.available)) + room.gap }
    let limit = Double(StyleLimits.gridLine / tracks.count)
    if room.available.isDefinite || room.maximum.isFinite {
      let size = room.available.or(max(room.maximum, room.minimum))
      return Int(min(limit, max(1, ((size - used) / once + 1e-9).rounded(.down))))
    }
    return Int(min(limit, max(1, ((room.minimum - used) / once - 1e-9).rounded(.up))))
  }

  /// The length that a track counts with: its fixed maximum, or minimum, the larger if both are.
  private static func repeatedLength(_ size: TrackSize, _ basis: Double) -> Double {
    let track = GridTrack(size, basis: basis)
    if track.maximum == .fixed { return max(track.maximumLength, track.minimumLength) }
    return track.minimum == .fixed ? track.minimumLength : 0
  }
}

extension [[String?]] {
  /// The areas' rows or columns by name; the bounding box, if a name's cells are no rectangle.
  func namedSpans(_ axis: GridAxis) -> [String: GridSpan] {
    var spans: [String: GridSpan] = [:]
    for (row, names) in enumerated() {
      for (column, name) in names.enumerated() {
        guard let name else { continue }
        let index = axis == .columns ? column : row
        let old = spans[name] ?? GridSpan(start: index, end: index + 1)
        spans[name] = GridSpan(
          start: Swift.min(old.start, index), end: Swift.max(old.end, index + 1))
      }
    }
    return spans
  }
}
