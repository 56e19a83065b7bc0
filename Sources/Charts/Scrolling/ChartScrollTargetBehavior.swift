/// A rule for the offset at which a scrolling chart comes to rest.
///
/// A chart that nobody has scrolled begins where its scroll position says, whatever the rule.
///
///     struct WholePages: ChartScrollTargetBehavior {
///       func updateTarget(
///         _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
///       ) {
///         let page = context.containerSize.width
///         target.rect.origin.x = (target.rect.minX / page).rounded() * page
///       }
///     }
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where scrolling is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The values that a chart's scroll target behaviour may depend on.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// The places of values in all of what scrolls, from the beginnings of the domains.
  public let chartProxy: ChartProxy
  let scroll: ScrollTargetBehaviorContext

  /// Returns a value of the scroll view: its sizes, its axes, its first target.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    scroll[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Brings the target to a whole number of pages.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let page = context.containerSize
    if context.axes.contains(.horizontal), page.width > 0 {
      target.rect.origin.x = (target.rect.minX / page.width).rounded() * page.width
    }
    if context.axes.contains(.vertical), page.height > 0 {
      target.rect.origin.y = (target.rect.minY / page.height).rounded() * page.height
    }
  }
}

extension View {
  /// Sets the values at which scrolling comes to rest.
  ///
  ///     Chart(readings) { BarMark(x: .value("Date", $0.date), y: .value("Level", $0.level)) }
  ///       .chartScrollableAxes(.horizontal)
  ///       .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { chartSetting { $0.scrollTarget = behavior } }
}
