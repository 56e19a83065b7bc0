/// The way from one page of a stack to another.
@MainActor
package final class PageTurn {
  /// A moment of the way.
  package struct Moment {
    /// The page that is left, which may be in the stack no more.
    package let left: Element
    /// A Boolean value that indicates whether the new page comes over the one that is left.
    package let isPush: Bool
    /// The share of the way that is over.
    package let part: Double
  }

  /// A page of the stack, known by its place.
  package typealias Page = (place: Identity, element: Element)

  /// The animation of pages; UIKit publishes none.
  package static let animation = Animation.spring(Spring(response: 0.35, dampingRatio: 1))

  private var pages: [Page] = []
  private var left: Page?
  private var isPush = true
  private var course = MovingValue(1.0)
  private var restarts = 0

  /// Creates the way of a stack whose pages are not known yet.
  package init() {}

  /// Takes over the pages, of which the last shows.
  ///
  /// - Returns: The moment of the way to it that the screen shows; nil where it is there.
  package func follow(_ pages: [Page], _ context: LoweringContext) -> Moment? {
    guard let clock = context.session.clock, let top = pages.last else { return nil }
    defer { self.pages = pages }
    if restarts != clock.restarts {
      course.finish()
      restarts = clock.restarts
    }
    if let old = self.pages.last, old.place !== top.place {
      turn(from: old, to: top, context, clock)
    }
    clock.note(course.end, "page")
    if !course.isMoving(at: clock.now) { left = nil }
    guard clock.isFollowed, let left else { return nil }
    let live = pages.first { $0.place === left.place }
    return Moment(
      left: live?.element ?? left.element, isPush: isPush, part: course.value(at: clock.now))
  }

  private func turn(
    from old: Page, to new: Page, _ context: LoweringContext, _ clock: HostClock
  ) {
    // Who turns round begins where he is.
    let isReturn = left?.place === new.place && course.isMoving(at: clock.now)
    let start = isReturn ? 1 - course.value(at: clock.now) : 0
    (left, isPush) = (old, !pages.contains { $0.place === new.place })
    course = MovingValue(start)
    let isDisabled = context.environment.transaction.disablesAnimations
    course.set(1, along: isDisabled ? nil : Self.animation.curve, at: clock.now)
  }
}
