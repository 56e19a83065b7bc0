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
  /// The groups of marks that are drawn together.
  let groups: [MarkGroup]
  /// The models of masks, by the number of the group.
  private(set) var masks: [Int: ChartModel] = [:]

  init(_ list: _MarkList, _ settings: ChartSettings) {
    var masks: [Int] = []
    var lists = [list.marks]
    for (number, group) in list.groups.enumerated() {
      guard case .mask(let marks) = group.kind else { continue }
      masks.append(number)
      lists.append(marks)
    }
    let sampled = FunctionSampling(lists, settings)
    self.init(sampled.sets[0], list.groups, sampled.x, sampled.y, settings)
    for (number, set) in zip(masks, sampled.sets.dropFirst()) {
      self.masks[number] = ChartModel(set, list.groups, x, y, settings)
    }
  }

  private init(
    _ set: MarkSet, _ groups: [MarkGroup], _ x: AxisModel, _ y: AxisModel,
    _ settings: ChartSettings
  ) {
    (marks, stacks, self.settings) = (set.marks, set.stacks, settings)
    (self.x, self.y, self.groups) = (x, y, groups)
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
