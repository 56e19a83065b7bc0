import ViewTree

/// A label at its place in the chart's coordinates.
struct PlacedAxisLabel {
  let label: AxisPlan.Label
  let frame: CGRect
}

extension AxisPlan {
  /// The distance of a date's label from its tick, which passes beside it, in points.
  private static let tickGap: CGFloat = 3

  /// Returns the labels that have room, in the chart's coordinates.
  ///
  /// - Parameters:
  ///   - plot: The plot.
  ///   - size: The chart's size.
  ///   - isRightToLeft: True where dates' labels stand left of their ticks.
  /// - Returns: The labels with their frames.
  func placedLabels(_ plot: CGRect, in size: CGSize, isRightToLeft: Bool) -> [PlacedAxisLabel] {
    var placed: [PlacedAxisLabel] = []
    for (index, entry) in entries.enumerated() {
      for label in entry.labels {
        let frame =
          axis == .horizontal
          ? horizontal(label, entry, spanEnd: spanEnd(index), plot, size, isRightToLeft)
          : vertical(label, entry, plot, size, isRightToLeft)
        guard let frame, hasRoom(frame, label, besides: placed) else { continue }
        placed.append(
          PlacedAxisLabel(
            label: label,
            frame: frame.offsetBy(dx: label.style.offset.width, dy: label.style.offset.height)))
      }
    }
    return placed
  }

  /// Returns a Boolean value that indicates whether a label touches none that is already there.
  private func hasRoom(
    _ frame: CGRect, _ label: Label, besides placed: [PlacedAxisLabel]
  ) -> Bool {
    let rule = label.spec.collision
    guard rule.kind != .disabled else { return true }
    let spacing = rule.minimumSpacing ?? (axis == .horizontal ? 2 : 0)
    let room =
      axis == .horizontal
      ? frame.insetBy(dx: -spacing, dy: 0)
      : frame.insetBy(dx: 0, dy: min(1, frame.height / 8) - spacing)
    return !placed.contains { $0.frame.intersects(room) }
  }

  /// Returns the place at which the span of a value ends: where the next one stands; of the last
  /// date, a step on, or where the scale ends before that.
  private func spanEnd(_ index: Int) -> CGFloat? {
    if index + 1 < entries.count { return entries[index + 1].place }
    let place = entries[index].place
    guard entries[index].isDate, end != place else { return nil }
    guard index > 0 else { return end }
    let step = abs(place - entries[index - 1].place)
    return end > place ? min(end, place + step) : max(end, place - step)
  }

  private func horizontal(
    _ label: Label, _ entry: Entry, spanEnd: CGFloat?, _ plot: CGRect, _ size: CGSize,
    _ isRightToLeft: Bool
  ) -> CGRect? {
    let (width, height) = (label.size.width, label.size.height)
    let gap = label.spec.verticalSpacing ?? gap
    let row = slack(label.spec.multiLabelAlignment?.topShare, of: largest.height - height)
    var y: CGFloat
    switch (side, record.preset.kind) {
    case (.top, .inset): y = plot.minY + gap + row.near
    case (.top, _): y = plot.minY - gap - height - row.far
    case (_, .inset): y = plot.maxY - gap - height - row.far
    default: y = plot.maxY + gap + row.near
    }
    if label.spec.offsetsMarks == false { y = min(max(y, 0), max(0, size.height - height)) }
    let left = plot.minX + start(label, entry, spanEnd: spanEnd, width, isRightToLeft)
    if record.preset.kind == .aligned {
      let x = min(max(left, plot.minX), max(plot.minX, plot.maxX - width))
      return CGRect(x: x, y: y, width: width, height: height)
    }
    // What scrolls ends where the other axis begins.
    let ends = scrolls ? (plot.minX, plot.maxX) : (0, size.width)
    // A date's label that would leave the chart at the end says nothing of what is seen: it is left
    // out.
    if entry.band == nil, entry.isDate, left < ends.0 - 1 || left + width > ends.1 + 1 {
      return nil
    }
    let x = min(max(left, ends.0), max(ends.0, ends.1 - width))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the place at which a label begins, from the plot's left edge.
  private func start(
    _ label: Label, _ entry: Entry, spanEnd: CGFloat?, _ width: CGFloat, _ isRightToLeft: Bool
  ) -> CGFloat {
    if let anchor = label.spec.anchor { return entry.place - anchor.x * width }
    if label.spec.isCentered == true, entry.band == nil, let spanEnd {
      return (entry.place + spanEnd) / 2 - width / 2
    }
    if entry.band == nil, entry.isDate || record.preset.kind == .extended {
      let gap = label.spec.horizontalSpacing ?? Self.tickGap
      return isRightToLeft ? entry.place - gap - width : entry.place + gap
    }
    if let band = entry.band, label.spec.isCentered == false {
      return min(band.0, band.1) + Self.tickGap
    }
    return entry.place - width / 2
  }

  private func vertical(
    _ label: Label, _ entry: Entry, _ plot: CGRect, _ size: CGSize, _ isRightToLeft: Bool
  ) -> CGRect? {
    let (width, height) = (label.size.width, label.size.height)
    let gap = label.spec.horizontalSpacing ?? gap
    let isInset = record.preset.kind == .inset
    let column = slack(
      label.spec.multiLabelAlignment?.leftShare(isRightToLeft), of: largest.width - width)
    var x: CGFloat
    switch side {
    case .left: x = isInset ? plot.minX + gap + column.near : plot.minX - gap - width - column.far
    default: x = isInset ? plot.maxX - gap - width - column.far : plot.maxX + gap + column.near
    }
    if label.spec.offsetsMarks == false { x = min(max(x, 0), max(0, size.width - width)) }
    let isOnLine = isInset || (record.preset.kind == .extended && entry.band == nil)
    let anchor = label.spec.anchor?.y ?? (isOnLine ? 1 : 0.5)
    let top = plot.minY + entry.place - anchor * height
    let y = min(max(top, 0), max(0, size.height - height))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the room before and behind a label that is smaller than the axis's largest one, in
  /// points; none where labels are not aligned with each other, but each with the plot.
  private func slack(
    _ share: CGFloat?, of room: @autoclosure () -> CGFloat
  ) -> (near: CGFloat, far: CGFloat) {
    guard let share else { return (0, 0) }
    let room = max(0, room())
    return (room * share, room * (1 - share))
  }
}

extension Alignment {
  /// The share of free room that lies above what is aligned.
  fileprivate var topShare: CGFloat {
    switch vertical {
    case .top, .firstTextBaseline: 0
    case .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }

  /// The share of free room that lies left of what is aligned.
  fileprivate func leftShare(_ isRightToLeft: Bool) -> CGFloat {
    switch horizontal {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    default: 0.5
    }
  }
}
