import CWide

extension Mask {
  /// Adds another mask's coverage, whose corner lies at a place in device space.
  func add(_ other: Mask, x: Int, y: Int) {
    let target = DeviceRect(
      left: x, top: y, right: x + other.bounds.width, bottom: y + other.bounds.height
    ).intersection(bounds)
    guard !target.isEmpty else { return }
    for line in target.top..<target.bottom {
      let from = other.row(line - y) + (target.left - x)
      let to = row(line - bounds.top) + (target.left - bounds.left)
      for index in 0..<target.width {
        to[index] = UInt8(min(255, UInt16(to[index]) + UInt16(from[index])))
      }
    }
  }

  /// Covers what another mask, whose corner lies at a place within this one, covers by a part.
  func cover(with other: Mask, x: Int, y: Int, alpha: UInt8) {
    for line in 0..<other.bounds.height {
      wide_cover(
        row(y - bounds.top + line) + (x - bounds.left), other.row(line), other.bounds.width,
        UInt32(alpha))
    }
  }
}
