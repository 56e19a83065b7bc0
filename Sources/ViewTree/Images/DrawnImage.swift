import LayoutEngine

/// A picture that is a drawing, such as an ``Image`` of what a view looks like; it is sharp at any
/// size.
package final class DrawnImage: Equatable, Sendable {
  package let list: DisplayList

  /// Creates a picture of a draw list.
  package init(_ list: DisplayList) { self.list = list }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

extension Image {
  /// Creates a picture of a drawing.
  package init(_ drawing: DrawnImage) { self.init(source: .drawing(drawing)) }

  @MainActor func drawnElement(_ image: DrawnImage, _ context: LoweringContext) -> Element {
    let ideal = Size(width: image.list.size.width, height: image.list.size.height)
    let layout: any ProposalLayout =
      isResizable ? FillLayout(ideal: ideal) : LeafLayout { _ in LeafSize(ideal, range: .all) }
    let template =
      rendering == .template ? ForegroundStyle()._style(in: context.environment) : nil
    return Element(
      context, named: Self.self, layout: layout,
      role: context.environment.redacting(DrawnImageRole(list: image.list, template: template)))
  }
}

/// Draws a drawing in the element's frame.
private struct DrawnImageRole: ElementRole {
  let list: DisplayList
  let template: ResolvedStyle?

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect), list.size.width > 0, list.size.height > 0 else { return }
    let place = CGAffineTransform(
      scaleX: rect.width / list.size.width, y: rect.height / list.size.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).quantized
    let bounds = Path(CGRect(origin: .zero, size: list.size))
    let picture = DrawOperation.layer(Layer(transform: place, clip: bounds, items: items))
    guard let template else { return builder.add(picture, for: element) }
    builder.group(Layer(mask: [DrawItem(picture)], items: []), for: element) {
      $0.fill(Path(rect.quantized), template, FillStyle(), in: rect, for: element)
    }
  }

  private var items: [DrawItem] {
    let ground = DrawOperation.fill(
      Path(CGRect(origin: .zero, size: list.size)), .color(list.background), FillStyle())
    return (list.background.alpha > 0 ? [DrawItem(ground)] : [])
      + list.items.map { DrawItem($0.operation) }
  }
}
