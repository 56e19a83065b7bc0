import ViewTree

extension MarkPlacement {
  /// The lengths by which symbols of points on the plot reach out of it, in points.
  ///
  /// Nothing reaches out of a plot that scrolls: it ends at its edges.
  var reach: ChartGeometry.Margins {
    guard model.settings.scrolls.isEmpty else { return ChartGeometry.Margins() }
    let plot = CGRect(origin: .zero, size: size)
    return model.marks.indices.filter { hasSymbol($0) }.reduce(into: ChartGeometry.Margins()) {
      guard let place = point($1), plot.insetBy(dx: -0.01, dy: -0.01).contains(place) else {
        return
      }
      for drawing in symbol($1, at: place, isNeeded: model.marks[$1].geometry.kind == .point) {
        $0.widen(to: drawing.frame, outOf: plot)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a symbol is drawn at a mark's place.
  private func hasSymbol(_ index: Int) -> Bool {
    let mark = model.marks[index]
    if mark.geometry.kind == .point { return true }
    return mark.geometry.kind == .line && !mark.geometry.isSample
      && model.styles.symbol(mark.style) != nil
  }
}

extension ChartGeometry.Margins {
  /// Widens the margins by what of a frame lies beyond the plot.
  fileprivate mutating func widen(to frame: CGRect, outOf plot: CGRect) {
    guard !frame.isEmpty else { return }
    left = max(left, plot.minX - frame.minX)
    right = max(right, frame.maxX - plot.maxX)
    top = max(top, plot.minY - frame.minY)
    bottom = max(bottom, frame.maxY - plot.maxY)
  }
}
