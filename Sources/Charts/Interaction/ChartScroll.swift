import ViewTree

/// The offset of a chart that scrolls, kept from pass to pass.
final class ChartScrollBox {
  /// In points from the domain's beginning; nil until somebody scrolls.
  var offset: CGPoint?
}

/// The scales of a chart that scrolls, which reach beyond the plot.
struct ChartScroll {
  let settings: ChartSettings
  let box: ChartScrollBox

  /// The ratio of a domain to the plot's length where nothing sets it.
  private static let usualRatio: CGFloat = 2

  /// Returns a scale as long as all of its domain, moved so that its visible part lies in the plot.
  func widened(_ scale: PlotScale, _ axis: Axis, length: CGFloat) -> PlotScale {
    guard settings.scrolls.contains(axis == .horizontal ? .horizontal : .vertical) else {
      return scale
    }
    let asked = settings.axis(axis)
    let ratio = max(1, Self.ratio(scale, asked.visibleLength))
    var long = scale
    let isForward = scale.end >= scale.start
    long.end = scale.start + (scale.end - scale.start) * ratio
    let most = long.length - scale.length
    var offset = axis == .horizontal ? box.offset?.x : box.offset?.y
    if offset == nil, let position = asked.scrollPosition, let place = start(position, on: long) {
      offset = abs(place - long.start)
    }
    let moved = min(most, max(0, offset ?? 0)) * (isForward ? -1 : 1)
    long.start += moved
    long.end += moved
    return long
  }

  private static func ratio(_ scale: PlotScale, _ visible: Double?) -> CGFloat {
    guard let visible, visible > 0 else { return usualRatio }
    if case .category(let names) = scale.kind { return Double(names.count) / visible }
    return (scale.high - scale.low) / visible
  }

  /// Returns the place at which a value begins: the border of a category's band.
  private func start(_ datum: _PlotDatum, on scale: PlotScale) -> CGFloat? {
    if case .category(let name) = datum { return scale.band(of: name)?.0 }
    return scale.center(of: datum)
  }
}
