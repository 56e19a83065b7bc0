import LayoutEngine

/// A row of a list: its content between insets, its background, and the lines around it.
struct ListRow: PrimitiveView {
  let content: Element
  let background: AnyView?
  let insets: EdgeInsets
  let minHeight: CGFloat
  let separators: ListSeparators
  /// The interaction that a tap on the row starts, from edge to edge.
  var tap: Interaction?
  /// The way in which a drag moves the row.
  var move: RowMove?

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var aside = context.entering(.type(Self.self))
    aside.stackAxis = nil
    var children = [view.content]
    if let background = view.background { children.append(aside.element(of: background)) }
    let row = Element(
      context,
      layout: ListRowLayout(insets: view.insets.logical, minHeight: view.minHeight),
      role: ListRowRole(
        separators: view.separators,
        color: (view.separators.tint ?? Color(.separator)).resolveColor(in: context.environment),
        insets: view.insets, move: view.move),
      children: children)
    if let tap = view.tap {
      if context.environment.isEnabled {
        row.interactions.append(tap)
      } else {
        row.isDisabled = true
      }
    }
    output.append(row)
  }
}

/// The separators of a row, and where those below it begin and end.
struct ListSeparators {
  var hasTop = false
  var hasBottom = false
  /// A Boolean value that indicates whether the top separator spans the row, as those around a
  /// section do.
  var topIsWide = true
  var bottomIsWide = false
  /// The distance between the separators and the trailing edge, in points.
  var trailingInset: CGFloat = 0
  var tint: Color?
}

/// The content at the leading edge and in the middle of the row's height, the background beneath.
private struct ListRowLayout: ProposalLayout {
  let insets: Edges
  let minHeight: Double

  private func offer(_ proposal: Proposal, height: Double? = nil) -> Proposal {
    Proposal(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: height)
  }

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let content = node.children[0].size(offer(proposal))
    return Size(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(minHeight, content.height + insets.vertical))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    // As a cell does: it asks for a height, and then offers the one that the row has.
    let room = max(0, node.frame.height - insets.vertical)
    let offer = offer(proposal, height: room)
    let content = node.children[0]
    let height = content.size(offer).height
    content.place(
      in: node, at: Point(x: insets.left, y: insets.top + (room - height) / 2), proposal: offer)
    for background in node.children.dropFirst() {
      background.place(in: node, at: .zero, proposal: Proposal(node.frame.size))
    }
  }
}

/// Draws a row's background and its content; see ``ListRowsRole`` for its lines.
private struct ListRowRole: TouchableRow {
  let separators: ListSeparators
  let color: RGBAColor
  let insets: EdgeInsets
  let move: RowMove?

  /// One pixel at 3x; the rasteriser draws no less than a pixel.
  private static let thickness = 1.0 / 3

  var paintsFirstChildLast: Bool { true }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let children = element.elements
    for background in children.dropFirst() { builder.draw(background) }
    if let content = children.first { builder.draw(content) }
  }

  func drawLines(of element: Element, into builder: inout DisplayListBuilder) {
    guard let content = element.elements.first else { return }
    let rect = element.rect
    if separators.hasTop {
      line(rect.minY, separators.topIsWide, content, element, &builder)
    }
    if separators.hasBottom {
      line(rect.maxY - Self.thickness, separators.bottomIsWide, content, element, &builder)
    }
  }

  private func line(
    _ y: CGFloat, _ isWide: Bool, _ content: Element, _ element: Element,
    _ builder: inout DisplayListBuilder
  ) {
    let rect = element.rect
    let (start, end) = isWide ? (0, rect.width) : span(content, element)
    let x = element.traits.isRightToLeft ? rect.maxX - end : rect.minX + start
    let line = CGRect(x: x, y: y, width: end - start, height: Self.thickness)
    builder.add(.fill(Path(line.quantized), .color(color), FillStyle()), for: element)
  }

  /// Returns the span of a separator from the row's leading edge, in points: from beneath the first
  /// text, or as the content says.
  private func span(_ content: Element, _ element: Element) -> (CGFloat, CGFloat) {
    let row = element.rect
    let dimensions = content.dimensions(content.proposal)
    let isLeft = !element.traits.isRightToLeft
    func distance(_ rect: CGRect) -> CGFloat {
      isLeft ? rect.minX - row.minX : row.maxX - rect.maxX
    }
    var start = content.firstText.map { distance($0.rect) } ?? insets.leading
    var end = row.width - separators.trailingInset
    if let guide = dimensions[explicit: Alignment.separatorLeading] {
      start = distance(content.rect) + CGFloat(guide)
    }
    if let guide = dimensions[explicit: Alignment.separatorTrailing] {
      end = distance(content.rect) + CGFloat(guide)
    }
    return (max(0, start), max(start, end))
  }
}

/// Draws rows, and then their lines: where a row ends between two pixels, the next row's background
/// would cover the line.
private struct ListRowsRole: ElementRole {
  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    builder.drawChildren(of: element)
    for row in element.listRows where builder.sees(row.rect) {
      (row.role as? ListRowRole)?.drawLines(of: row, into: &builder)
    }
  }
}

extension Element {
  /// The rows of lists here, without those within rows.
  fileprivate var listRows: [Element] {
    role is ListRowRole ? [self] : elements.flatMap(\.listRows)
  }
}

extension Element {
  /// The rows here that a drag can move, each with its way.
  var movableRows: [(element: Element, move: RowMove)] {
    listRows.compactMap { row in
      (row.role as? ListRowRole)?.move.map { (row, $0) }
    }
  }
}

/// Rows beneath each other, with lines between them.
package struct ListRowsModifier: PrimitiveModifier {
  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) { context.wrap(content, &output, layout: IdentityLayout(), role: ListRowsRole()) }
}

extension Alignment {
  fileprivate static var separatorLeading: AlignmentKey {
    Alignment(horizontal: .listRowSeparatorLeading, vertical: .center).pair.horizontal
  }

  fileprivate static var separatorTrailing: AlignmentKey {
    Alignment(horizontal: .listRowSeparatorTrailing, vertical: .center).pair.horizontal
  }
}
