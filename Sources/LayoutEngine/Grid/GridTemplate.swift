// CSS Grid 1 §7: the explicit tracks, and the implicit ones around them.

/// The explicit tracks of one axis, written out.
struct GridTemplate {
  var sizes: [TrackSize] = []
  /// The names that the template gives to lines, and the lines' numbers from 0.
  var names: [(name: String, line: Int)] = []
  /// The tracks that `repeat(auto-fit)` made, which collapse if they stay empty.
  var autoFit: Range<Int> = 0..<0
}

/// The room for automatic repetition in one axis: the content box, or its limits where that is
/// open.
struct GridRoom {
  var available: Double
  var minimum: Double
  var maximum: Double
  var gap: Double
}

extension GridTemplate {
  init(_ entries: [TemplateTrack], _ room: GridRoom) {
    for entry in entries {
      guard case .repeat(let repetition, let repeated) = entry else {
        append(entry)
        continue
      }
      let tracks = repeated.filter { !$0.isRepetition }
      let start = sizes.count
      for _ in 0..<GridTemplate.count(of: repetition, tracks, among: entries, room)
      where sizes.count + tracks.count <= StyleLimits.gridLine {
        tracks.forEach { append($0) }
      }
      if repetition == .autoFit { autoFit = start..<sizes.count }
    }
    if sizes.count > StyleLimits.gridLine { sizes.removeLast(sizes.count - StyleLimits.gridLine) }
    names.removeAll { $0.line > sizes.count }
    autoFit = autoFit.clamped(to: 0..<sizes.count)
  }

  private mutating func append(_ entry: TemplateTrack) {
    switch entry {
    case .track(let size): sizes.append(size)
    case .names(let names): self.names += names.map { ($0, sizes.count) }
    case .repeat: break
    }
  }

  private static func count(
    of repetition: TrackRepetition, _ tracks: [TemplateTrack], among entries: [TemplateTrack],
    _ room: GridRoom
  ) -> Int {
    let sizes = tracks.compactMap(\.size)
    if case .count(let count) = repetition { return max(0, count) }
    return sizes.isEmpty ? 0 : repetitions(of: sizes, among: entries, room)
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
        let once = tracks.compactMap(\.size)
          .reduce(0) { $0 + repeatedLength($1, room.available) + room.gap }
        used += once * Double(max(0, count))
      case .repeat, .names: break
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

  /// Returns the length that a track counts with: its fixed maximum, or minimum, the larger if both
  /// are.
  private static func repeatedLength(_ size: TrackSize, _ basis: Double) -> Double {
    let track = GridTrack(size, basis: basis)
    if track.maximum == .fixed { return max(track.maximumLength, track.minimumLength) }
    return track.minimum == .fixed ? track.minimumLength : 0
  }
}

extension TemplateTrack {
  /// The size of a single track.
  var size: TrackSize? {
    guard case .track(let size) = self else { return nil }
    return size
  }

  fileprivate var isRepetition: Bool {
    guard case .repeat = self else { return false }
    return true
  }
}
