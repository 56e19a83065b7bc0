import LayoutEngine

/// A text that is being edited: with a caret, or with a selection and its handles.
package struct EditedText: View {
  let text: Text
  /// In characters of the text; an empty range is a caret.
  let selection: Range<Int>

  /// Creates an edited text.
  package init(_ text: Text, selection: Range<Int>) {
    (self.text, self.selection) = (text, selection)
  }
}

extension EditedText: PrimitiveView {
  package static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let tint = TintShapeStyle()._style(in: context.environment)
    output.append(
      view.text.element(context) {
        EditedTextRole(
          content: $0, selection: view.selection, tint: tint, measuring: context.session.text)
      })
  }
}

/// Draws a text over its selection, with a caret or handles at its ends.
struct EditedTextRole: ElementRole {
  let content: TextRole
  let selection: Range<Int>
  let tint: ResolvedStyle
  let measuring: any TextMeasuring

  /// The diameter of a handle's knob, in points, as UIKit draws it.
  private static let knob = 10.0
  /// The opacity of the tint behind selected characters.
  private static let selectionOpacity = 0.2

  var accessibility: AccessibilityInfo? { content.accessibility }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect) else { return }
    let layout = measuring.layout(content.text, width: rect.width, height: rect.height)
    let paint = tint.paint(in: rect) ?? .color(.black)
    func fill(_ path: Path) { builder.add(.fill(path, paint, FillStyle()), for: element) }
    func placed(_ part: CGRect) -> CGRect { part.offsetBy(dx: rect.minX, dy: rect.minY) }
    guard !selection.isEmpty else {
      content.draw(element, into: &builder)
      let caret = placed(layout.caret(at: selection.lowerBound))
      return fill(Path(roundedRect: caret, cornerRadius: TextLayout.caretWidth / 2))
    }
    let parts = layout.selection(of: selection).map(placed)
    builder.group(Layer(opacity: Self.selectionOpacity, items: []), for: element) { builder in
      for part in parts { builder.add(.fill(Path(part), paint, FillStyle()), for: element) }
    }
    content.draw(element, into: &builder)
    for (index, isStart) in [(selection.lowerBound, true), (selection.upperBound, false)] {
      let bar = placed(layout.caret(at: index)).offsetBy(dx: -TextLayout.caretWidth / 2, dy: 0)
      fill(Path(bar))
      let y = isStart ? bar.minY - Self.knob + 1 : bar.maxY - 1
      fill(
        Path(
          ellipseIn: CGRect(
            x: bar.midX - Self.knob / 2, y: y, width: Self.knob, height: Self.knob)))
    }
  }
}
