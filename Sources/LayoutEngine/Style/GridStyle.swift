/// The grid properties of a style, kept apart because few nodes have any.
final class GridStyle: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var templateColumns: [TemplateTrack] = []
    var templateRows: [TemplateTrack] = []
    var templateAreas: [[String?]] = []
    var autoColumns: [TrackSize] = [.auto]
    var autoRows: [TrackSize] = [.auto]
    var autoFlow = GridAutoFlow.row
    var columnStart = GridLine.auto
    var columnEnd = GridLine.auto
    var rowStart = GridLine.auto
    var rowEnd = GridLine.auto
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static let initial = GridStyle(Values())

  /// A Boolean value that indicates whether the number of explicit rows depends on the height.
  var hasAutomaticRows: Bool {
    values.templateRows.contains {
      if case .repeat(let repetition, _) = $0 { return repetition.isAutomatic }
      return false
    }
  }

  static func == (left: GridStyle, right: GridStyle) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Style {
  /// The explicit columns (CSS Grid 1 §7.2).
  public var gridTemplateColumns: [TemplateTrack] {
    get { grid.values.templateColumns }
    set { setGrid { $0.templateColumns = newValue } }
  }

  /// The explicit rows (CSS Grid 1 §7.2).
  public var gridTemplateRows: [TemplateTrack] {
    get { grid.values.templateRows }
    set { setGrid { $0.templateRows = newValue } }
  }

  /// The names of areas, a row of the grid each; `nil` is a cell without a name (CSS Grid 1 §7.3).
  public var gridTemplateAreas: [[String?]] {
    get { grid.values.templateAreas }
    set { setGrid { $0.templateAreas = newValue } }
  }

  /// The sizes of implicit columns, used in turn (CSS Grid 1 §7.6).
  public var gridAutoColumns: [TrackSize] {
    get { grid.values.autoColumns }
    set { setGrid { $0.autoColumns = newValue.isEmpty ? [.auto] : newValue } }
  }

  /// The sizes of implicit rows, used in turn (CSS Grid 1 §7.6).
  public var gridAutoRows: [TrackSize] {
    get { grid.values.autoRows }
    set { setGrid { $0.autoRows = newValue.isEmpty ? [.auto] : newValue } }
  }

  /// The order of automatic placement (CSS Grid 1 §7.7).
  public var gridAutoFlow: GridAutoFlow {
    get { grid.values.autoFlow }
    set { setGrid { $0.autoFlow = newValue } }
  }

  /// The line at which the item's columns begin.
  public var gridColumnStart: GridLine {
    get { grid.values.columnStart }
    set { setGrid { $0.columnStart = newValue } }
  }

  /// The line at which the item's columns end.
  public var gridColumnEnd: GridLine {
    get { grid.values.columnEnd }
    set { setGrid { $0.columnEnd = newValue } }
  }

  /// The line at which the item's rows begin.
  public var gridRowStart: GridLine {
    get { grid.values.rowStart }
    set { setGrid { $0.rowStart = newValue } }
  }

  /// The line at which the item's rows end.
  public var gridRowEnd: GridLine {
    get { grid.values.rowEnd }
    set { setGrid { $0.rowEnd = newValue } }
  }

  /// The area that the item fills, for all four lines at once (CSS Grid 1 §8.4).
  public var gridArea: String? {
    get {
      guard case .area(let name) = gridRowStart else { return nil }
      return name
    }
    set {
      let line = newValue.map(GridLine.area) ?? .auto
      setGrid {
        ($0.columnStart, $0.columnEnd, $0.rowStart, $0.rowEnd) = (line, line, line, line)
      }
    }
  }

  private mutating func setGrid(_ change: (inout GridStyle.Values) -> Void) {
    var values = grid.values
    change(&values)
    grid = GridStyle(values)
  }
}
