import Foundation

/// The values of an axis at which a scrolling chart may come to rest.
enum AlignedValues {
  /// The multiples of a number; of categories, each so many.
  case unit(Double)
  /// The dates with equal components.
  case matching(DateComponents)
  /// The ends of pages, as long as what the chart shows.
  case pages

  /// Returns the multiples of a plotted number.
  static func every(_ unit: some Plottable) -> AlignedValues {
    .unit(unit.datum.coordinate ?? 0)
  }
}

/// An axis of a scrolling chart, as long as all that scrolls.
struct ScrolledAxis {
  let scale: PlotScale
  /// The length of what is shown, in points.
  let page: CGFloat
  let calendar: Calendar

  /// Creates the axis of a chart; nil for one that does not scroll.
  @MainActor
  init?(_ axis: Axis, in context: ChartScrollTargetBehaviorContext) {
    let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    guard context.scroll.axes.contains(set),
      let scale = context.chartProxy.geometry.scale(axis)
    else { return nil }
    let size = context.scroll.containerSize
    self.scale = scale
    page = axis == .horizontal ? size.width : size.height
    calendar = context.scroll.chartCalendar
  }
}

extension AlignedValues {
  /// The places of the last value before a place and of the first behind it, in points; a value at
  /// the place itself is both.
  private typealias Neighbours = (before: CGFloat?, after: CGFloat?)

  /// Returns the place of the nearest value, in points; the same place where there is none.
  func nearest(to place: CGFloat, on axis: ScrolledAxis) -> CGFloat {
    let (before, after) = neighbours(of: place, on: axis)
    return [before, after].compactMap { $0 }.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// Returns the place of the next value in a direction, in points; nil where there is none.
  func next(after place: CGFloat, isForward: Bool, on axis: ScrolledAxis) -> CGFloat? {
    // A value at the place itself is none to go to.
    isForward
      ? neighbours(of: place + Self.least, on: axis).after
      : neighbours(of: place - Self.least, on: axis).before
  }

  /// The distance from which two places differ, in points.
  private static var least: CGFloat { 0.5 }

  private func neighbours(of place: CGFloat, on axis: ScrolledAxis) -> Neighbours {
    let scale = axis.scale
    switch (self, scale.kind) {
    case (.pages, _): return Self.multiples(of: axis.page, about: place)
    case (.unit(let unit), .category(let names)):
      let step = scale.length / CGFloat(max(1, names.count)) * CGFloat(max(1, unit))
      return Self.multiples(of: step, about: place)
    case (.unit(let unit), _):
      guard unit > 0, let value = scale.datum(at: place)?.coordinate else { return (nil, nil) }
      let count = value / unit
      return (
        scale.position(count.rounded(.down) * unit), scale.position(count.rounded(.up) * unit)
      )
    case (.matching(let components), .date):
      return Self.dates(matching: components, about: place, on: axis)
    case (.matching, _): return (nil, nil)
    }
  }

  private static func multiples(of step: CGFloat, about place: CGFloat) -> Neighbours {
    guard step > 0 else { return (nil, nil) }
    let count = place / step
    return (count.rounded(.down) * step, count.rounded(.up) * step)
  }

  private static func dates(
    matching components: DateComponents, about place: CGFloat, on axis: ScrolledAxis
  ) -> Neighbours {
    guard case .date(let date)? = axis.scale.datum(at: place) else { return (nil, nil) }
    let before = axis.calendar.nextDate(
      after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
      direction: .backward)
    let after = axis.calendar.nextDate(
      after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime)
    return (
      before.map { axis.scale.position($0.timeIntervalSinceReferenceDate) },
      after.map { axis.scale.position($0.timeIntervalSinceReferenceDate) }
    )
  }
}
