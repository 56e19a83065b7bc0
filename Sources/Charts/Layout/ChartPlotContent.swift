import ViewTree

/// The plot of a chart: its grid and its marks.
public struct ChartPlotContent: PrimitiveView {
  let size: CGSize
  let grid: [AxisLine]
  let drawings: [MarkDrawing]
  let model: ChartModel
  /// A Boolean value that indicates whether marks beyond the plot are hidden.
  let isClipped: Bool

  /// Lowers the marks into elements.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    let plot = CGRect(origin: .zero, size: view.size)
    var (elements, frames): ([Element], [CGRect]) = ([], [])
    for (index, line) in view.grid.enumerated() {
      elements.append(
        inner.entering(.id(AnyHashable("grid \(index)"))).element(of: line.view))
      frames.append(line.frame)
    }
    for (index, drawing) in view.drawings.enumerated() {
      let style = view.model.marks[drawing.style].style
      let element = inner.entering(.id(AnyHashable("mark \(index)")))
        .element(of: drawing.view(style, view.model.styles, plot: plot))
      element.traits.zIndex = style.zIndex
      view.describe(element, drawing, inner.environment)
      elements.append(element)
      frames.append(drawing.viewFrame(style, plot: plot))
    }
    let layout = FixedPlaces(size: view.size, frames: frames)
    output.append(
      Element(
        inner, layout: layout, role: PlotRole(isClipped: view.isClipped), children: elements))
  }

  /// Tells assistive technology of a mark, and lets a tap choose a sector.
  private func describe(
    _ element: Element, _ drawing: MarkDrawing, _ environment: EnvironmentValues
  ) {
    guard let index = drawing.mark else { return }
    let mark = model.marks[index]
    element.accessibility = AccessibilityInfo(of: mark, in: environment)
    if mark.geometry.kind == .sector, let select = model.settings.selectAngle {
      let turn = SectorPlacement(model: model, size: size).turns[index]
      guard let values = turn?.values else { return }
      let middle = (values.lowerBound + values.upperBound) / 2
      element.accessibility.isButton = true
      element.interactions.append(.tap { select(.number(middle)) })
    }
  }
}

/// Draws the plot, and nothing beyond it where it scrolls.
struct PlotRole: ElementRole {
  let isClipped: Bool

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard isClipped else { return builder.drawChildren(of: element) }
    builder.group(
      Layer(clip: Path(element.rect.quantized), items: []), for: element, visible: element.rect
    ) { $0.drawChildren(of: element) }
  }
}

extension AccessibilityInfo {
  /// Describes a mark for assistive technology: its place and its value.
  @MainActor
  init(of mark: MarkRecord, in environment: EnvironmentValues) {
    self.init()
    func named(_ value: PlottedValue) -> String {
      let name = value.label.string(in: environment)
      let words = AxisTicks.words(value, environment)
      return name.isEmpty ? words : "\(name), \(words)"
    }
    let (x, y) = (mark.geometry.x.values, mark.geometry.y.values)
    let isSideways = mark.geometry.length?.axis == .horizontal
    let series = [mark.style.foregroundBy ?? mark.geometry.series].compactMap { $0 }
    var (places, values) = isSideways ? (y, x) : (x, y)
    if let angle = mark.geometry.sector?.angle { values = [angle] }
    // A mark without a place is told by its series, as a sector is.
    if places.isEmpty { places = series } else { values += series }
    label =
      mark.style.label?.string(in: environment) ?? places.map(named).joined(separator: ", ")
    value =
      mark.style.value?.string(in: environment) ?? values.map(named).joined(separator: ", ")
    identifier = mark.style.identifier
    isHidden = mark.style.isHiddenFromAssistance
  }
}
