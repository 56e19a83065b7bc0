/// A chart before its size is known: marks, stacks, what its scales show and how values are
/// painted.
@MainActor
struct ChartModel {
  let marks: [MarkRecord]
  let settings: ChartSettings
  let stacks: MarkStacks
  let x: AxisModel
  let y: AxisModel
  let styles: ChartStyles
  /// The values that lie beside each other, in the order of their appearance.
  let positions: [_PlotDatum]

  init(_ marks: [MarkRecord], _ settings: ChartSettings) {
    let stacks = MarkStacks(marks)
    (self.marks, self.settings, self.stacks) = (marks, settings, stacks)
    x = AxisModel(.horizontal, marks, stacks, settings.x)
    y = AxisModel(.vertical, marks, stacks, settings.y)
    styles = ChartStyles(marks, settings)
    positions = marks.compactMap { $0.style.positionBy?.value.low }.unique
  }

  func axis(_ axis: Axis) -> AxisModel { axis == .horizontal ? x : y }
}

extension Array where Element: Hashable {
  /// The elements without those that stand before, in order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
