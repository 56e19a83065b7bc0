import ViewTree

/// The plot of a chart: its grid and its marks.
public struct ChartPlotContent: PrimitiveView {
  let size: CGSize
  let grid: [AxisLine]
  let drawings: [MarkDrawing]
  let model: ChartModel
  /// The drawings of masks, by the number of the group.
  let masks: [Int: DrawnMarks.Mask]
  /// A Boolean value that indicates whether marks beyond the plot are hidden.
  let isClipped: Bool

  /// Lowers the marks into elements.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    var (elements, frames): ([Element], [CGRect]) = ([], [])
    let grid = view.isClipped ? view.grid.filter { $0.crosses(view.size) } : view.grid
    for (index, line) in grid.enumerated() {
      elements.append(
        inner.entering(.id(AnyHashable("grid \(index)"))).element(of: line.view))
      frames.append(line.frame)
    }
    let marks = DrawnMarks(
      size: view.size, plotted: PlottedMark.plotted(view.drawings, of: view.model),
      model: view.model,
      masks: view.masks,
      order: MarkOrder(
        view.drawings, of: view.model,
        isRightToLeft: context.environment.layoutDirection == .rightToLeft))
    let (drawn, places) = marks.elements(inner)
    elements += drawn
    frames += places
    let layout = FixedPlaces(size: view.size, frames: frames)
    let plot = Element(
      inner, layout: layout, role: PlotRole(unclipped: view.isClipped ? grid.count : nil),
      children: elements)
    // The marks are read together, in an order that lines of the screen do not break.
    plot.accessibility.children = .contain
    output.append(plot)
  }
}

/// Draws the plot, and no marks beyond it where it scrolls.
struct PlotRole: ElementRole {
  /// The number of grid lines, which come first and are drawn whole, also at the plot's edges; nil
  /// where nothing is clipped.
  let unclipped: Int?

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    guard let unclipped else { return builder.drawChildren(of: element) }
    let lines = Set(element.elements.prefix(unclipped).map(ObjectIdentifier.init))
    func drawMarks(where condition: (Element) -> Bool) {
      builder.group(
        Layer(clip: Path(element.rect.quantized), items: []), for: element, visible: element.rect
      ) {
        $0.drawChildren(of: element) {
          !lines.contains(ObjectIdentifier($0)) && condition($0)
        }
      }
    }
    drawMarks { $0.traits.zIndex < 0 }
    builder.drawChildren(of: element) { lines.contains(ObjectIdentifier($0)) }
    drawMarks { $0.traits.zIndex >= 0 }
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
