import ViewTree

/// The offset of a chart that scrolls, kept from pass to pass.
final class ChartScrollBox {
  /// An offset that somebody scrolled to, in points from the domain's beginning, and the position
  /// that the app was left with; nil until the app has been asked.
  private struct Scrolled {
    let offset: CGFloat
    var position: _PlotDatum??
  }

  private var scrolled: [Axis: Scrolled] = [:]

  /// Keeps an offset that somebody scrolled to, in points from the domains' beginnings.
  func scroll(to offset: CGPoint) {
    scrolled = [.horizontal: Scrolled(offset: offset.x), .vertical: Scrolled(offset: offset.y)]
  }

  /// Returns the offset that somebody scrolled to; nil until then, and once the app asks for
  /// another position than scrolling has left it with.
  func offset(_ axis: Axis, position: _PlotDatum?) -> CGFloat? {
    guard let known = scrolled[axis] else { return nil }
    guard let left = known.position else {
      // The app may have kept a rounded value of what it was told.
      scrolled[axis]?.position = .some(position)
      return known.offset
    }
    if left != position { scrolled[axis] = nil }
    return scrolled[axis]?.offset
  }
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

  func isScrolling(_ axis: Axis) -> Bool {
    settings.scrolls.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Returns the offset that somebody scrolled to, else that of the value where the chart begins.
  private func asked(_ axis: Axis, on scale: PlotScale) -> CGFloat {
    let asked = settings.axis(axis)
    // A first position is no business of the chart's once it was scrolled.
    let kept = asked.scrolled == nil ? nil : asked.scrollPosition
    if let offset = box.offset(axis, position: kept) { return offset }
    guard let position = asked.scrollPosition, let place = start(position, on: scale) else {
      return 0
    }
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
