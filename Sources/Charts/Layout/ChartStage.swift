import LayoutEngine
import ViewTree

/// A chart in a room whose size is known: its plot, its axes, and what stands before and behind
/// them.
struct ChartStage: PrimitiveView {
  let model: ChartModel
  let size: CGSize

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(Self.self)
    // Charts within this one's views have settings of their own.
    inner.environment.chartSettings = ChartSettings()
    inner.environment.chartDescription = nil
    let box = context.entering(Self.self).identity.slot(0) { ChartScrollBox() }
    var stage = StageBuilder(model: view.model, size: view.size, scroll: box, context: inner)
    stage.build()
    let element = Element(
      inner, layout: FixedPlaces(size: view.size, frames: stage.frames), role: PlainRole(),
      children: stage.elements)
    if let words = context.environment.chartDescription {
      element.accessibility.label = words.label
      element.accessibility.customContent = words.content(context.environment.locale)
      element.accessibility.children = .contain
    }
    output.append(element)
  }
}

/// Places each child in a frame, in points from the left and the top.
struct FixedPlaces: ProposalLayout {
  let size: CGSize
  let frames: [CGRect]

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    Size(width: size.width, height: size.height)
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for (child, frame) in zip(node.children, frames) {
      let room = Proposal(width: frame.width, height: frame.height)
      let size = child.size(room)
      let left = frame.midX - size.width / 2
      let leading = node.traits.isRightToLeft ? node.frame.width - left - size.width : left
      child.place(
        in: node, at: Point(x: leading, y: frame.midY - size.height / 2), proposal: room)
    }
  }
}

/// Makes the elements of a chart.
@MainActor
struct StageBuilder {
  let model: ChartModel
  let size: CGSize
  let scroll: ChartScrollBox
  let context: LoweringContext
  private(set) var elements: [Element] = []
  private(set) var frames: [CGRect] = []
  /// The lengths by which symbols reach out of the plot, towards labels of axes.
  private var reach = ChartGeometry.Margins()

  init(model: ChartModel, size: CGSize, scroll: ChartScrollBox, context: LoweringContext) {
    (self.model, self.size, self.scroll, self.context) = (model, size, scroll, context)
  }

  /// Returns the context in which a view's state is kept, by its purpose and number.
  func entering(_ name: String, _ index: Int = 0) -> LoweringContext {
    context.entering(.id(AnyHashable("\(name) \(index)")))
  }

  private mutating func add(_ element: Element, _ frame: CGRect) {
    elements.append(element)
    frames.append(frame)
  }

  mutating func build() {
    let titles = AxisTitles(model: model, context: entering("title"))
    var margins = titles.margins
    var geometry = geometry(margins)
    reach = MarkPlacement(model: model, geometry: geometry).reach
    if reach != ChartGeometry.Margins() { geometry = self.geometry(margins) }
    let wider = strips(geometry).map(\.margins).reduce(ChartGeometry.Margins(), +)
    if wider != ChartGeometry.Margins() {
      margins = margins + wider
      geometry = self.geometry(margins)
    }
    var drawings = MarkPlacement(model: model, geometry: geometry).drawings()
    var annotations = placement(geometry).annotations(drawings)
    let overflow = placement(geometry).overflow(annotations)
    if overflow.top > 0 || overflow.bottom > 0 {
      margins.top += overflow.top
      margins.bottom += overflow.bottom
      geometry = self.geometry(margins)
      drawings = MarkPlacement(model: model, geometry: geometry).drawings()
      annotations = placement(geometry).annotations(drawings)
    }
    let (plot, plotFrame) = plotElement(geometry, drawings)
    let proxy = ChartProxy(model: model, geometry: geometry, plot: plot)
    for (index, layer) in model.settings.backgrounds.enumerated() {
      addLayer(layer, proxy, entering("background", index))
    }
    add(plot, plotFrame)
    addAxes(geometry)
    for (element, frame) in titles.placed(geometry, in: size) { add(element, frame) }
    for placed in placement(geometry).fitted(annotations) { add(placed.element, placed.frame) }
    for axis in [Axis.horizontal, .vertical] {
      for (element, frame) in choices(axis, geometry) { add(element, frame) }
    }
    for (index, layer) in model.settings.gestures.enumerated() {
      addLayer(layer, proxy, entering("gesture", index), over: geometry.plot)
    }
    for (index, layer) in model.settings.overlays.enumerated() {
      addLayer(layer, proxy, entering("overlay", index))
    }
  }

  private func geometry(_ margins: ChartGeometry.Margins) -> ChartGeometry {
    ChartGeometry(
      model, size: size, margins: margins, reach: reach,
      scroll: ChartScroll(settings: model.settings, box: scroll), entering("axes"))
  }

  private func placement(_ geometry: ChartGeometry) -> AnnotationPlacement {
    AnnotationPlacement(
      model: model, plot: geometry.plot, size: size, context: entering("annotations"))
  }

  private mutating func addLayer(
    _ layer: ChartLayer, _ proxy: ChartProxy, _ context: LoweringContext, over frame: CGRect? = nil
  ) {
    let view = layer.content(proxy)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    add(context.element(of: view), frame ?? CGRect(origin: .zero, size: size))
  }

  /// Returns the plot with its grid and marks, in the style that the app gives it.
  private func plotElement(
    _ geometry: ChartGeometry, _ drawings: [MarkDrawing]
  ) -> (Element, CGRect) {
    let content = ChartPlotContent(
      size: geometry.plot.size, grid: geometry.axes.flatMap { $0.gridLines(geometry.plot.size) },
      drawings: drawings, model: model,
      masks: model.masks.mapValues { mask in
        DrawnMarks.Mask(
          model: mask, drawings: MarkPlacement(model: mask, geometry: geometry).drawings())
      },
      isClipped: !model.settings.scrolls.isEmpty)
    let style = model.settings.plotStyle
    let view = style.map { $0(content) } ?? AnyView(content)
    let element = entering("plot").element(of: view)
    addScrolling(to: element, geometry)
    // A style that sets a size of its own is centred on the plot's place.
    return (element, geometry.plot)
  }

  private func addScrolling(to element: Element, _ geometry: ChartGeometry) {
    guard !model.settings.scrolls.isEmpty else { return }
    let (box, session, settings) = (scroll, context.session, model.settings)
    let shown = ChartScroll(settings: settings, box: box)
    let rest = ChartRest(model: model, geometry: geometry, environment: context.environment)
    element.interactions.append(
      .scroll { moved in
        let offset = rest.offset(moved, from: shown.offset(in: geometry), in: element)
        box.scroll(to: offset)
        for axis in [Axis.horizontal, .vertical] {
          guard let scale = geometry.scale(axis) else { continue }
          let along = axis == .horizontal ? offset.x : offset.y
          let place = scale.start + (scale.end < scale.start ? -along : along)
          if let datum = scale.datum(at: place) { settings.axis(axis).scrolled?(datum) }
        }
        session.invalidate("scroll position of a chart")
      })
  }

  private mutating func addAxes(_ geometry: ChartGeometry) {
    for (number, plan) in geometry.axes.enumerated()
    where model.settings.axis(plan.axis).style == nil {
      for (element, frame) in parts(number, plan, geometry) { add(element, frame) }
    }
    for strip in strips(geometry) { add(strip.element, strip.frame) }
  }
}
