/// SwiftUI's LazyVGrid and LazyHGrid: children flow into tracks of given sizes, line after line.
///
///     LazyGridLayout(
///       axis: .vertical, tracks: [.init(length: .adaptive(minimum: 80, maximum: .infinity))],
///       spacing: 8, alignment: .horizontalCenter)
public struct LazyGridLayout: ProposalLayout {
  /// One track across the direction of flow.
  public struct Track: Sendable {
    /// The rule for a track's length, in points.
    public enum Length: Hashable, Sendable {
      /// A length in points.
      case fixed(Double)
      /// A share of the room between two lengths in points.
      case flexible(minimum: Double, maximum: Double)
      /// A number of tracks that fits, each of at least the minimum.
      case adaptive(minimum: Double, maximum: Double)
    }

    /// The rule for the track's length.
    public var length: Length
    /// The distance behind the track, in points; nil for the usual one.
    public var spacing: Double?
    /// The alignment of children in their cells.
    public var alignment: AlignmentPair

    /// Creates a track.
    public init(length: Length, spacing: Double? = nil, alignment: AlignmentPair = .center) {
      (self.length, self.spacing, self.alignment) = (length, spacing, alignment)
    }
  }

  /// The direction in which lines follow each other: vertical for LazyVGrid.
  public var axis: LayoutAxis
  /// The tracks, from the leading or top edge.
  public var tracks: [Track]
  /// The distance between lines, in points; nil for the usual one.
  public var spacing: Double?
  /// The line by which the tracks lie in room that they do not fill.
  public var alignment: AlignmentKey

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - axis: The direction in which lines follow each other: vertical for LazyVGrid.
  ///   - tracks: The tracks across that direction.
  ///   - spacing: The distance between lines, in points; nil for the usual one.
  ///   - alignment: The line by which the tracks lie in room that they do not fill.
  public init(axis: LayoutAxis, tracks: [Track], spacing: Double?, alignment: AlignmentKey) {
    (self.axis, self.tracks, self.spacing, self.alignment) = (axis, tracks, spacing, alignment)
  }

  /// Returns the size of the grid for an offer.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    arrange(node, proposal).size
  }

  /// Places the children in their cells.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    let arrangement = arrange(node, proposal)
    for (child, cell) in zip(node.children, arrangement.cells) {
      let inner = cell.alignment.position(of: child.dimensions(cell.proposal), in: cell.frame.size)
      child.place(
        in: node,
        at: Point(x: cell.frame.minX + inner.x, y: cell.frame.minY + inner.y),
        proposal: cell.proposal)
    }
  }
}

extension LazyGridLayout {
  /// A track with its place across the flow.
  struct Column: Hashable {
    var start: Double
    var length: Double
    var alignment: AlignmentPair
  }

  private struct Cell {
    var frame: Rect
    var proposal: Proposal
    var alignment: AlignmentPair
  }

  private struct Arrangement {
    var size: Size
    var cells: [Cell]
  }

  /// Returns the tracks' lengths for some room, in points.
  ///
  /// Spacings and fixed tracks are taken off first; the others then take, in their order, an equal
  /// share of what is left within their limits. An adaptive track's share is cut into as many as
  /// fit: the largest n with n*minimum + (n-1)*spacing <= share.
  func columns(for room: Double?) -> [Column] {
    let gaps = tracks.map { $0.spacing ?? StackLayout.defaultSpacing }
    var left = (room ?? idealRoom(gaps)) - gaps.dropLast().reduce(0, +)
    var waiting = 0.0
    for track in tracks {
      if case .fixed(let length) = track.length { left -= length } else { waiting += 1 }
    }
    var columns: [Column] = []
    var cursor = 0.0
    func add(_ length: Double, _ gap: Double, _ track: Track) {
      columns.append(Column(start: cursor, length: length, alignment: track.alignment))
      cursor += length + gap
    }
    for (track, gap) in zip(tracks, gaps) {
      switch track.length {
      case .fixed(let length): add(max(0, length), gap, track)
      case .flexible(let minimum, let maximum):
        let length = min(max(left / waiting, minimum), max(minimum, maximum))
        (left, waiting) = (left - length, waiting - 1)
        add(length, gap, track)
      case .adaptive(let minimum, let maximum):
        let share = max(left / waiting, minimum)
        (left, waiting) = (left - share, waiting - 1)
        let fitting = ((share + gap) / max(1, minimum + gap)).rounded(.down)
        let count = max(1, min(fitting.isFinite ? fitting : 1, 10_000))
        let length = min((share - (count - 1) * gap) / count, max(minimum, maximum))
        for _ in 0..<Int(count) { add(length, gap, track) }
      }
    }
    return columns
  }

  /// Returns the room of a grid that is offered none: each track at its minimum.
  private func idealRoom(_ gaps: [Double]) -> Double {
    tracks.reduce(gaps.dropLast().reduce(0, +)) { sum, track in
      switch track.length {
      case .fixed(let length): sum + length
      case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
      }
    }
  }

  private func arrange(_ node: LayoutNode, _ proposal: Proposal) -> Arrangement {
    let columns = columns(for: proposal[axis.cross])
    guard let last = columns.last else { return Arrangement(size: .zero, cells: []) }
    let width = last.start + last.length
    let room = max(width, proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil } ?? width)
    let shift = shift(width, room)
    let children = node.children
    var cells: [Cell] = []
    cells.reserveCapacity(children.count)
    var cursor = 0.0
    for start in stride(from: 0, to: children.count, by: columns.count) {
      if start > 0 { cursor += spacing ?? StackLayout.defaultSpacing }
      let line = start..<min(start + columns.count, children.count)
      let heights = line.map { children[$0].size(offer(columns[$0 - start].length))[axis] }
      let height = heights.max() ?? 0
      for (index, own) in zip(line, heights) {
        let column = columns[index - start]
        var frame = Rect.zero
        frame.origin[axis] = cursor
        frame.origin[axis.cross] = column.start + shift
        frame.size[axis] = height
        frame.size[axis.cross] = column.length
        // What is shorter than its line may fill it, as `frame(maxHeight: .infinity)` asks.
        let proposal = offer(column.length, own < height ? height : nil)
        cells.append(Cell(frame: frame, proposal: proposal, alignment: column.alignment))
      }
      cursor += height
    }
    var size = Size.zero
    size[axis] = cursor
    size[axis.cross] = room
    return Arrangement(size: size, cells: cells)
  }

  private func offer(_ length: Double, _ height: Double? = nil) -> Proposal {
    var proposal = Proposal.unspecified
    proposal[axis.cross] = length
    proposal[axis] = height
    return proposal
  }

  /// Returns the distance by which the tracks are moved within the room.
  private func shift(_ length: Double, _ room: Double) -> Double {
    func line(_ length: Double) -> Double {
      var size = Size.zero
      size[axis.cross] = length
      return alignment.defaultValue(LayoutDimensions(size: size, node: nil, proposal: .zero))
    }
    return (line(room) - line(length)).orZero
  }
}
