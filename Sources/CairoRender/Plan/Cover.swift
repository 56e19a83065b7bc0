import DisplayList

/// Finds what layers hide of that which was drawn before them, as a sheet hides most of the page
/// beneath.
///
/// What lies within such an area need not be drawn: it is not seen, nor does any glass look at it
/// that is.
enum Cover {
  /// Returns for each item the largest area that one behind it hides; none if no item hides
  /// anything.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  static func areas(
    over items: [DrawItem], in state: DrawingState, on ground: Ground
  ) throws -> [DeviceRect] {
    var areas: [DeviceRect] = []
    for index in items.indices.dropFirst() {
      guard let hidden = items[index].operation.hiddenArea(in: state, on: ground) else { continue }
      let panes = try Pane.all(in: items[..<index], state.transform)
      let area = unseen(hidden, through: panes, in: state.clip.bounds)
      if areas.isEmpty { areas = Array(repeating: .empty, count: items.count) }
      for place in 0..<index where area.isLarger(than: areas[place]) { areas[place] = area }
    }
    return areas
  }

  /// Returns the part of an area that is seen through none of the panes of glass which show.
  private static func unseen(
    _ area: DeviceRect, through panes: [Pane], in bounds: DeviceRect
  ) -> DeviceRect {
    var (area, panes) = (area, panes.filter { !$0.painted.intersection(bounds).isEmpty })
    // A pane that lay within the area may show when the area has become smaller.
    while let next = panes.firstIndex(where: { $0.looks(into: area, in: bounds) }) {
      area = area.excluding(panes.remove(at: next).seen)
    }
    return area
  }
}

/// A pane of glass among items.
private struct Pane {
  /// The bounds of all pixels that show it.
  var painted: DeviceRect
  /// The bounds of all pixels that it looks at.
  let seen: DeviceRect

  func looks(into area: DeviceRect, in bounds: DeviceRect) -> Bool {
    !area.contains(painted.intersection(bounds)) && !area.intersection(seen).isEmpty
  }

  /// Returns the panes among items, those in layers too.
  static func all(
    in items: some Sequence<DrawItem>, _ transform: CGAffineTransform
  ) throws -> [Pane] {
    try items.flatMap { item in
      switch item.operation {
      case .layer(let layer): return try all(of: layer, transform)
      case .material:
        let painted = Extent.painted(by: item.operation, transform)
        let seen = try Extent.touchedThroughGlass(by: item.operation, transform)
        return [Pane(painted: painted, seen: seen ?? painted)]
      default: return []
      }
    }
  }

  private static func all(of layer: Layer, _ transform: CGAffineTransform) throws -> [Pane] {
    let own = layer.transform.concatenating(transform)
    var panes = try all(in: layer.items, own) + all(in: layer.mask, own)
    guard !panes.isEmpty, !layer.filters.isEmpty else { return panes }
    // A filter carries a pane's pixels to others.
    let all = Extent.painted(by: .layer(layer), transform)
    for index in panes.indices { panes[index].painted = all }
    return panes
  }
}

extension DrawOperation {
  /// Returns the bounds in which nothing shows of what was drawn before; nil for what hides
  /// nothing.
  fileprivate func hiddenArea(in state: DrawingState, on ground: Ground) -> DeviceRect? {
    guard case .layer(let layer) = self, layer.isolated else { return nil }
    let plan = LayerPlan(layer, in: state, on: ground)
    guard case .betweenCorners(let smallest, let bounds) = plan.way else { return nil }
    let corner = DeviceRect(around: smallest.boundingRect).height / 2
    var area = bounds
    (area.top, area.bottom) = (bounds.top + corner, bounds.bottom - corner)
    area = area.intersection(plan.state.clip.bounds)
    return area.isEmpty ? nil : area
  }
}
