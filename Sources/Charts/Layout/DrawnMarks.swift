import ViewTree

/// The marks of a plot, or of a group, as one view as large as the plot.
struct DrawnMarks: PrimitiveView {
  let size: CGSize
  let plotted: [PlottedMark]
  let model: ChartModel
  /// The drawings of masks, by the number of the group.
  let masks: [Int: Mask]
  /// The order in which assistive technology reads the marks; nil where it is not told of them.
  let order: MarkOrder?

  /// The drawings of a mask with the marks that they are of.
  struct Mask {
    let model: ChartModel
    let drawings: [MarkDrawing]
  }

  private var plot: CGRect { CGRect(origin: .zero, size: size) }

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    let (elements, frames) = view.elements(inner)
    output.append(
      Element(
        inner, layout: FixedPlaces(size: view.size, frames: frames), role: PlainRole(),
        children: elements))
  }

  /// Returns the elements of the marks with their frames in the plot.
  func elements(_ context: LoweringContext) -> ([Element], [CGRect]) {
    var (elements, frames): ([Element], [CGRect]) = ([], [])
    for (index, mark) in plotted.enumerated() {
      let inner = context.entering(.id(AnyHashable("mark \(index)")))
      let element: Element
      switch mark {
      case .drawing(let drawing):
        let style = model.marks[drawing.style].style
        element = inner.element(of: drawing.view(style, model.styles, plot: plot))
        describe(element, drawing, context.environment)
        frames.append(drawing.viewFrame(style, plot: plot))
      case .group(let number, let plotted):
        element = inner.element(of: view(of: number, plotted))
        frames.append(plot)
      }
      element.traits.zIndex = mark.first.map { model.marks[$0.style].style.zIndex } ?? 0
      elements.append(element)
    }
    return (elements, frames)
  }

  /// Returns the view of a group: its marks through its mask, or in its style.
  private func view(of number: Int, _ plotted: [PlottedMark]) -> AnyView {
    let group = model.groups[number]
    var view = AnyView(
      DrawnMarks(size: size, plotted: plotted, model: model, masks: masks, order: order))
    switch group.kind {
    case .layer(let style): view = style(view)
    case .mask:
      guard let mask = masks[number] else { break }
      let plotted = PlottedMark.plotted(mask.drawings, of: mask.model)
      let shown = DrawnMarks(
        size: size, plotted: plotted, model: mask.model, masks: masks, order: nil)
      view = AnyView(view.mask { shown })
    }
    return group.effects.applied(to: view)
  }

  /// Tells assistive technology of a mark, and lets a tap choose a sector.
  private func describe(
    _ element: Element, _ drawing: MarkDrawing, _ environment: EnvironmentValues
  ) {
    guard let order, let index = drawing.mark else { return }
    let mark = model.marks[index]
    element.accessibility = AccessibilityInfo(of: mark, in: environment)
    element.accessibility.sortPriority = order.priority(of: index)
    if mark.geometry.kind == .sector, let select = model.settings.selectAngle {
      let turn = SectorPlacement(model: model, size: size).turns[index]
      guard let values = turn?.values else { return }
      let middle = (values.lowerBound + values.upperBound) / 2
      element.accessibility.isButton = true
      element.interactions.append(.tap { select(.number(middle)) })
    }
  }
}
