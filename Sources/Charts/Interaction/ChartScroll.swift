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
    guard isScrolling(axis) else { return scale }
    let ratio = max(1, Self.ratio(scale, settings.axis(axis).visibleLength))
    var long = scale
    let isForward = scale.end >= scale.start
    long.end = scale.start + (scale.end - scale.start) * ratio
    let most = long.length - scale.length
    let moved = min(most, max(0, asked(axis, on: long))) * (isForward ? -1 : 1)
    long.start += moved
    long.end += moved
    return long
  }

  /// Returns the offset of what is shown, in points from the beginnings of the domains.
  @MainActor
  func offset(in geometry: ChartGeometry) -> CGPoint {
    func shown(_ axis: Axis, _ page: CGFloat) -> CGFloat {
      guard isScrolling(axis), let scale = geometry.scale(axis) else { return 0 }
      return min(max(0, scale.length - page), max(0, asked(axis, on: scale)))
    }
    let page = geometry.plot.size
    return CGPoint(x: shown(.horizontal, page.width), y: shown(.vertical, page.height))
  }

  private func isScrolling(_ axis: Axis) -> Bool {
    settings.scrolls.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Returns the offset that somebody scrolled to, else that of the value where the chart begins.
  private func asked(_ axis: Axis, on scale: PlotScale) -> CGFloat {
    if let offset = box.offset { return axis == .horizontal ? offset.x : offset.y }
    guard let position = settings.axis(axis).scrollPosition,
      let place = start(position, on: scale)
    else { return 0 }
    return abs(place - scale.start)
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
