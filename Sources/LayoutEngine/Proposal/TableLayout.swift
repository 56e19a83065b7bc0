/// SwiftUI's Grid: rows of cells whose columns share their widths.
///
/// A child that is a row, marked by ``LayoutTraits/isGridRow``, gives its children as cells; any
/// other child is a row of one cell across all columns.
///
///     let grid = LayoutNode(
///       TableLayout(alignment: .center, horizontalSpacing: 8, verticalSpacing: 4),
///       children: [LayoutNode(TableRowLayout(), children: [label, photo])])
public struct TableLayout: ProposalLayout {
  /// The alignment of contents in their cells.
  public var alignment: AlignmentPair
  /// The distance between columns, in points.
  public var horizontalSpacing: Double
  /// The distance between rows, in points.
  public var verticalSpacing: Double

  /// Creates a grid; spacings are in points, nil for the usual distance.
  public init(alignment: AlignmentPair, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? StackLayout.defaultSpacing
    self.verticalSpacing = verticalSpacing ?? StackLayout.defaultSpacing
  }

  /// Returns the size of the columns and rows with the distances between them.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let table = Table(self, node, proposal)
    return Size(
      width: table.length(table.widths, horizontalSpacing),
      height: table.length(table.heights, verticalSpacing))
  }

  /// Places the rows and their cells.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {
    let table = Table(self, node, proposal)
    var y = 0.0
    for (index, row) in table.rows.enumerated() {
      if let box = row.node {
        box.place(
          in: node, at: Point(x: 0, y: y),
          proposal: Proposal(
            width: table.length(table.widths, horizontalSpacing), height: table.heights[index]))
      }
      for cell in row.cells { place(cell, row, y, table.heights[index], table, node) }
      y += table.heights[index] + verticalSpacing
    }
  }

  private func place(
    _ cell: Cell, _ row: Row, _ y: Double, _ height: Double, _ table: Table, _ node: LayoutNode
  ) {
    let width = table.width(of: cell)
    let offer = Proposal(width: width, height: height)
    let lines = AlignmentPair(
      cell.node.traits.gridAlignment ?? table.columnAlignments[cell.column]
        ?? alignment.horizontal, row.alignment ?? alignment.vertical)
    let box = cell.node.dimensions(offer)
    var position = lines.position(of: box, in: Size(width: width, height: height))
    if let anchor = cell.node.traits.gridAnchor {
      position = Point(
        x: (width - box.width) * anchor.x, y: (height - box.height) * anchor.y)
    }
    let parent = row.node ?? node
    cell.node.place(
      in: parent,
      at: Point(
        x: table.start(of: cell) + position.x, y: position.y + (row.node == nil ? y : 0)),
      proposal: offer)
  }

  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
  }

  private struct Row {
    let node: LayoutNode?
    let cells: [Cell]
    let alignment: AlignmentKey?
  }

  /// The grid's lengths under a proposal.
  private struct Table {
    let layout: TableLayout
    let rows: [Row]
    var widths: [Double] = []
    var heights: [Double] = []
    var columnAlignments: [AlignmentKey?] = []

    init(_ layout: TableLayout, _ node: LayoutNode, _ proposal: Proposal) {
      self.layout = layout
      let count = max(
        1,
        node.children.map { child in
          child.traits.isGridRow
            ? child.children.reduce(0) { $0 + max(1, $1.traits.gridColumns) } : 1
        }.max() ?? 1)
      rows = node.children.map { Table.row($0, count) }
      columnAlignments = Array(repeating: nil, count: count)
      for cell in rows.flatMap(\.cells) {
        if let key = cell.node.traits.gridColumnAlignment { columnAlignments[cell.column] = key }
      }
      widths = Array(repeating: 0, count: count)
      settleWidths(proposal)
      settleHeights(proposal)
    }

    private static func row(_ child: LayoutNode, _ count: Int) -> Row {
      guard child.traits.isGridRow else {
        return Row(
          node: nil, cells: [Cell(node: child, column: 0, span: count)], alignment: nil)
      }
      var column = 0
      let cells = child.children.map { node in
        defer { column += max(1, node.traits.gridColumns) }
        return Cell(node: node, column: column, span: max(1, node.traits.gridColumns))
      }
      return Row(node: child, cells: cells, alignment: child.traits.gridRowAlignment)
    }

    func length(_ lengths: [Double], _ spacing: Double) -> Double {
      lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
    }

    func start(of cell: Cell) -> Double {
      widths[..<cell.column].reduce(0) { $0 + $1 + layout.horizontalSpacing }
    }

    func width(of cell: Cell) -> Double {
      length(
        Array(widths[cell.column..<min(widths.count, cell.column + cell.span)]),
        layout.horizontalSpacing)
    }

    /// Offers widths as a stack does: the least flexible column first, each an equal share.
    private mutating func settleWidths(_ proposal: Proposal) {
      let single = rows.flatMap(\.cells).filter { $0.span == 1 }
      func column(_ index: Int, _ width: Double?) -> Double {
        single.filter { $0.column == index }.map { cell in
          if cell.node.traits.gridUnsizedAxes.contains(.horizontal) { return 0 }
          return cell.node.size(Proposal(width: width, height: proposal.height)).width
        }.max() ?? 0
      }
      guard let room = proposal.width else {
        for index in widths.indices { widths[index] = column(index, nil) }
        return widenForSpans(proposal)
      }
      let order = Self.leastFlexibleFirst(widths.count) { column($0, .infinity) - column($0, 0) }
      var left = room - layout.horizontalSpacing * Double(widths.count - 1)
      for (offset, index) in order.enumerated() {
        widths[index] = column(index, max(0, left / Double(widths.count - offset)).orZero)
        left = (left - widths[index]).orZero
      }
      widenForSpans(proposal)
    }

    /// Gives the last column of a cell that spans several what the cell still wants.
    private mutating func widenForSpans(_ proposal: Proposal) {
      for cell in rows.flatMap(\.cells) where cell.span > 1 {
        guard !cell.node.traits.gridUnsizedAxes.contains(.horizontal) else { continue }
        let wanted = cell.node.size(Proposal(width: proposal.width, height: nil)).width
        let missing = wanted - width(of: cell)
        guard missing > 0, wanted.isFinite else { continue }
        let span = cell.column..<min(widths.count, cell.column + cell.span)
        for index in span { widths[index] += missing / Double(span.count) }
      }
    }

    private mutating func settleHeights(_ proposal: Proposal) {
      func height(_ row: Row, _ offer: Double?) -> Double {
        row.cells.map { cell in
          if cell.node.traits.gridUnsizedAxes.contains(.vertical) { return 0 }
          return cell.node.size(Proposal(width: width(of: cell), height: offer)).height
        }.max() ?? 0
      }
      guard let room = proposal.height else {
        heights = rows.map { height($0, nil) }
        return
      }
      heights = Array(repeating: 0, count: rows.count)
      let order = Self.leastFlexibleFirst(rows.count) {
        height(rows[$0], .infinity) - height(rows[$0], 0)
      }
      var left = room - layout.verticalSpacing * Double(rows.count - 1)
      for (offset, index) in order.enumerated() {
        heights[index] = height(
          rows[index], max(0, left / Double(rows.count - offset)).orZero)
        left = (left - heights[index]).orZero
      }
    }

    /// Returns columns or rows in the order in which room is handed out to them.
    private static func leastFlexibleFirst(
      _ count: Int, _ flexibility: (Int) -> Double
    ) -> [Int] {
      let lengths: [Double] = (0..<count).map { flexibility($0).orZero }
      return lengths.indices.sorted { (one: Int, other: Int) -> Bool in
        lengths[one] == lengths[other] ? one < other : lengths[one] < lengths[other]
      }
    }
  }
}

/// A row of a grid: its cells are placed by the grid.
public struct TableRowLayout: ProposalLayout {
  /// Creates a row.
  public init() {}

  /// Returns the offered size, or nothing.
  public func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled(.zero) }

  /// Places nothing: the grid places a row's cells.
  public func place(_ node: LayoutNode, _ proposal: Proposal) {}
}
