/// One end of a track's size range (CSS Grid 1 §7.2.1).
public enum TrackBreadth: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// A share of the grid container's content box; 50 is one half.
  case percent(Double)
  /// A share of the space that other tracks leave, `fr`; as a minimum it counts as `auto`.
  case fraction(Double)
  /// The largest min-content contribution of the track's items.
  case minContent
  /// The largest max-content contribution of the track's items.
  case maxContent
  /// A breadth from the items' minimum up to their max-content contributions.
  case auto
}

/// The size of one row or column (CSS Grid 1 §7.2).
///
///     let table = Style {
///       $0.display = .grid
///       $0.gridAutoRows = [.minmax(.points(44), .auto)]
///     }
public enum TrackSize: Hashable, Sendable {
  /// One breadth for the minimum and the maximum.
  case fixed(TrackBreadth)
  /// A minimum and a maximum breadth, `minmax()`.
  case minmax(TrackBreadth, TrackBreadth)
  /// A breadth like `auto`, but no larger than a limit in points or percent unless the content's
  /// minimum is.
  case fitContent(TrackBreadth)

  /// A track as large as its items, which may stretch.
  public static let auto = TrackSize.fixed(.auto)
  /// A track of the largest min-content contribution.
  public static let minContent = TrackSize.fixed(.minContent)
  /// A track of the largest max-content contribution.
  public static let maxContent = TrackSize.fixed(.maxContent)
  /// Returns a track of a length in points.
  public static func points(_ value: Double) -> TrackSize { .fixed(.points(value)) }
  /// Returns a track of a share of the grid in percent, 50 for one half.
  public static func percent(_ value: Double) -> TrackSize { .fixed(.percent(value)) }
  /// Returns a flexible track with a factor, `fr`.
  public static func fraction(_ value: Double) -> TrackSize { .fixed(.fraction(value)) }
}

/// The number of times that `repeat()` repeats its tracks (CSS Grid 1 §7.2.3).
///
///     let gallery = Style {
///       $0.display = .grid
///       $0.gridTemplateColumns = [.repeat(.autoFill, [.points(96)])]
///     }
public enum TrackRepetition: Hashable, Sendable {
  /// A fixed number of times.
  case count(Int)
  /// The number of times that fits; at least once.
  case autoFill
  /// The number of times that fits; empty tracks collapse.
  case autoFit

  var isAutomatic: Bool { self == .autoFill || self == .autoFit }
}

/// An entry of `gridTemplateColumns` or `gridTemplateRows`.
///
///     let page = Style {
///       $0.display = .grid
///       $0.gridTemplateColumns = [.points(240), .fraction(1), .minmax(.points(120), .fraction(1))]
///     }
public enum TemplateTrack: Hashable, Sendable {
  /// A track.
  case track(TrackSize)
  /// Tracks, and names of their lines, over and over; a repetition within one has no tracks.
  case `repeat`(TrackRepetition, [TemplateTrack])
  /// Names of the line between the tracks beside this entry, `[a b]` in CSS (CSS Grid 1 §7.2.2).
  case names([String])

  /// A track as large as its items, which may stretch.
  public static let auto = TemplateTrack.track(.auto)
  /// A track of the largest min-content contribution.
  public static let minContent = TemplateTrack.track(.minContent)
  /// A track of the largest max-content contribution.
  public static let maxContent = TemplateTrack.track(.maxContent)
  /// Returns a track of a length in points.
  public static func points(_ value: Double) -> TemplateTrack { .track(.points(value)) }
  /// Returns a track of a share of the grid in percent, 50 for one half.
  public static func percent(_ value: Double) -> TemplateTrack { .track(.percent(value)) }
  /// Returns a flexible track with a factor, `fr`.
  public static func fraction(_ value: Double) -> TemplateTrack { .track(.fraction(value)) }
  /// Returns a track of a minimum and a maximum breadth.
  public static func minmax(_ low: TrackBreadth, _ high: TrackBreadth) -> TemplateTrack {
    .track(.minmax(low, high))
  }
  /// Returns a track as large as its items up to a limit.
  public static func fitContent(_ limit: TrackBreadth) -> TemplateTrack {
    .track(.fitContent(limit))
  }
}

/// The order in which a grid places items that name no line (CSS Grid 1 §7.7).
///
///     let gallery = Style {
///       $0.display = .grid
///       $0.gridAutoFlow = .rowDense
///     }
public enum GridAutoFlow: UInt8, Hashable, Sendable {
  /// Fills rows, adding rows at the end.
  case row
  /// Fills columns, adding columns at the end.
  case column
  /// Fills rows, and holes that earlier items left.
  case rowDense
  /// Fills columns, and holes that earlier items left.
  case columnDense

  var isColumn: Bool { self == .column || self == .columnDense }
  var isDense: Bool { self == .rowDense || self == .columnDense }
}

/// One of an item's four grid lines (CSS Grid 1 §8.3).
///
/// An area `a` names its lines `a-start` and `a-end`. Where a grid has too few lines of a name, all
/// lines of the implicit grid have it.
///
///     let header = Style {
///       $0.gridColumnStart = .line(1)
///       $0.gridColumnEnd = .line(-1)
///     }
public enum GridLine: Hashable, Sendable {
  /// Automatic placement, or a span of one.
  case auto
  /// The line of this number, from 1 at the start, or from -1 at the explicit grid's end. 0 is
  /// `auto`.
  case line(Int)
  /// A number of tracks from the other line; less than 1 counts as 1.
  case span(Int)
  /// The edge of the area of this name, or else the first line of this name: CSS's name alone.
  case area(String)
  /// The line of this number among those of a name, from 1 at the start, or from -1 at the end. 0
  /// is `auto`.
  case named(String, Int)
  /// The line of this number from the other line, among those of a name; less than 1 counts as 1.
  case spanNamed(String, Int)
}
