import LayoutEngine

/// A line that may be longer than its room, scrolled so that its caret is seen, as UITextField
/// does.
struct ScrolledLine<Line: View>: PrimitiveView {
  let line: Line
  /// The text before the caret, which is measured and not drawn.
  let before: Text
  /// A Boolean value that indicates whether the line is written from the right.
  let isRightToLeft: Bool

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let line = inner.entering(.index(0)).element(of: view.line.lineLimit(1))
    let before = inner.entering(.index(1)).element(of: view.before.lineLimit(1))
    output.append(
      Element(
        inner, layout: ScrolledLineLayout(before: before, isRightToLeft: view.isRightToLeft),
        role: ScrolledLineRole(),
        children: [line]))
  }
}

/// No wider than its room, with its line moved so that the caret is within.
private struct ScrolledLineLayout: ProposalLayout {
  let before: LayoutNode
  let isRightToLeft: Bool
  /// The width that a caret at the end needs, in points.
  private static let caretWidth = 2.0

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    let line = node.children[0].size(.unspecified)
    return Size(width: min(line.width, proposal.width ?? line.width), height: line.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    let line = node.children[0]
    let width = line.size(.unspecified).width
    // A line that fits is as wide as its letters, and its caret stands beyond them.
    let room = max(node.frame.width, proposal.width ?? 0)
    let before = before.size(.unspecified).width
    // A line that is written the other way than the screen begins where others end.
    let isReversed = node.traits.isRightToLeft != isRightToLeft
    let caret = (isReversed ? width - before : before) + Self.caretWidth
    let hidden = min(max(0, caret - room), max(0, width + Self.caretWidth - room))
    line.place(in: node, at: Point(x: -hidden, y: 0), proposal: .unspecified)
  }
}

/// Draws what of a line is within its room, and the caret a little beyond it.
private struct ScrolledLineRole: ElementRole {
  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard let line = element.elements.first, line.rect.width > rect.width + 1 else {
      return builder.drawChildren(of: element)
    }
    // Handles of a selection reach above and below the line.
    let clip = rect.insetBy(dx: -2, dy: -rect.height)
    builder.group(
      Layer(clip: Path(clip.quantized), items: []), for: element, visible: clip
    ) { $0.drawChildren(of: element) }
  }
}

extension String {
  /// A Boolean value that indicates whether the first letter that has a direction is Hebrew or
  /// Arabic.
  var isWrittenRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value)
    }
    return false
  }
}
