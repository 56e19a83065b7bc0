import ViewTree

/// The offset at which a scrolling chart comes to rest.
@MainActor
struct ChartRest {
  let model: ChartModel
  let geometry: ChartGeometry
  let environment: EnvironmentValues

  /// Returns the offset that the app's rule makes of another, or the same where no rule is set,
  /// within what scrolls.
  ///
  /// - Parameters:
  ///   - offset: The offset where the finger leaves the chart, in points.
  ///   - start: The offset before.
  ///   - plot: The element of the plot.
  /// - Returns: The offset at rest.
  func offset(_ offset: CGPoint, from start: CGPoint, in plot: Element) -> CGPoint {
    let whole = geometry.unscrolled
    let page = geometry.plot.size
    let content = CGSize(
      width: max(page.width, whole.x?.length ?? 0), height: max(page.height, whole.y?.length ?? 0))
    var target = ScrollTarget(rect: CGRect(origin: offset, size: page))
    model.settings.scrollTarget?.updateTarget(
      &target, context: context(whole, from: start, content, in: plot))
    return CGPoint(
      x: min(max(0, target.rect.minX), content.width - page.width),
      y: min(max(0, target.rect.minY), content.height - page.height))
  }

  private func context(
    _ whole: ChartGeometry, from start: CGPoint, _ content: CGSize, in plot: Element
  ) -> ChartScrollTargetBehaviorContext {
    let page = geometry.plot.size
    return ChartScrollTargetBehaviorContext(
      chartProxy: ChartProxy(model: model, geometry: whole, plot: plot),
      scroll: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: page)),
        contentSize: content, containerSize: page, axes: model.settings.scrolls,
        environment: environment))
  }
}

extension ChartGeometry {
  /// The chart with scales that begin where what scrolls does.
  fileprivate var unscrolled: ChartGeometry {
    ChartGeometry(self, x: x?.fromBeginning, y: y?.fromBeginning)
  }
}

extension PlotScale {
  /// The scale with its first end at no distance, as offsets are counted.
  fileprivate var fromBeginning: PlotScale {
    var scale = self
    (scale.start, scale.end) = (0, length)
    return scale
  }
}
