/// The shares of free space that `justify-content` or `align-content` puts before the first of
/// several boxes and between any two (CSS Box Alignment 3 §5.3, §4.3).
struct Distribution {
  private(set) var before = 0.0
  private(set) var between = 0.0

  static let none = Distribution(before: 0, between: 0)

  private init(before: Double, between: Double) {
    self.before = before
    self.between = between
  }

  /// Shares space between boxes in ascending order, of which flex-start is the end if reversed.
  init(
    _ alignment: ContentAlignment, isRow: Bool, isRightToLeft: Bool, isReverse: Bool, free: Double,
    count: Int
  ) {
    let count = Double(count)
    let atFlexStart = isReverse ? free : 0
    switch alignment.keyword {
    case .spaceBetween where free > 0 && count > 1:
      between = free / (count - 1)
    case .spaceAround where free > 0 && count > 0:
      between = free / count
      before = between / 2
    // Of no box, all is before it, as in browsers.
    case .spaceEvenly where free > 0:
      between = free / (count + 1)
      before = between
    case .spaceBetween, .stretch: before = atFlexStart
    case .spaceAround, .spaceEvenly: before = max(0, free / 2)
    case _ where alignment.overflow == .safe && free < 0: before = 0
    case .center: before = free / 2
    case .start: before = 0
    case .end: before = free
    case .left: before = isRow && isRightToLeft ? free : 0
    case .right: before = isRow && !isRightToLeft ? free : 0
    case .flexEnd: before = isReverse ? 0 : free
    case .lastBaseline: before = isReverse ? 0 : free
    case .normal, .flexStart, .baseline: before = atFlexStart
    }
  }
}
