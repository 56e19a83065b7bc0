/// The values at which one axis comes to rest, after a drag and after a swipe.
struct AlignmentRule {
  let minor: AlignedValues
  /// The values for swipes; nil where they are those of drags.
  let major: AlignedValues?

  /// Returns the offset at which scrolling comes to rest, in points.
  ///
  /// - Parameters:
  ///   - target: The offset that the scroll would reach.
  ///   - start: The offset before.
  ///   - axis: The axis.
  ///   - isLimited: True to go a page at most, or with a swipe to the next major value.
  /// - Returns: The offset of a value; the target where the axis has none.
  func rest(
    of target: CGFloat, from start: CGFloat, on axis: ScrolledAxis, isLimited: Bool
  ) -> CGFloat {
    let distance = target - start
    // A flow says how far, not how fast: no finger drags farther than the plot is long.
    let isSwipe = abs(distance) > axis.page
    guard isSwipe, let major else {
      let reach = isLimited ? min(max(distance, -axis.page), axis.page) : distance
      return minor.nearest(to: start + reach, on: axis)
    }
    let isForward = distance > 0
    let next = major.next(after: start, isForward: isForward, on: axis) ?? target
    if isLimited { return next }
    let nearest = major.nearest(to: target, on: axis)
    return isForward ? max(nearest, next) : min(nearest, next)
  }
}
