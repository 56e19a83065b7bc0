/// The values of an axis that can be chosen, each with the strip of the plot that is nearest to it.
@MainActor
enum ChartChoices {
  struct Choice {
    let value: PlottedValue
    /// In the plot's coordinates.
    let frame: CGRect
  }

  static func strips(_ axis: Axis, _ model: ChartModel, _ geometry: ChartGeometry) -> [Choice] {
    guard let scale = geometry.scale(axis) else { return [] }
    let size = geometry.plot.size
    let length = axis == .horizontal ? size.width : size.height
    var seen: Set<_PlotDatum> = []
    let places = model.marks.compactMap { mark -> (PlottedValue, CGFloat)? in
      guard mark.geometry.kind != .rule, !mark.geometry.isSample,
        let value = mark.geometry.extent(axis).value,
        let place = scale.center(of: value), (0...length).contains(place),
        seen.insert(value.low).inserted
      else { return nil }
      return (value, place)
    }.sorted { $0.1 < $1.1 }
    return places.enumerated().map { index, entry in
      let low = index == 0 ? 0 : (places[index - 1].1 + entry.1) / 2
      let high = index == places.count - 1 ? length : (entry.1 + places[index + 1].1) / 2
      return Choice(
        value: entry.0,
        frame: axis == .horizontal
          ? CGRect(x: low, y: 0, width: high - low, height: size.height)
          : CGRect(x: 0, y: low, width: size.width, height: high - low))
    }
  }
}
