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
    let share = SIMD8(repeating: UInt16(alpha))
    for line in 0..<other.bounds.height {
      let target = UnsafeMutableRawPointer(row(y - bounds.top + line) + x - bounds.left)
      let source = UnsafeRawPointer(other.row(line))
      var index = 0
      while index + 16 <= other.bounds.width {
        let covered = source.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt16>.self)
        let uncovered = ~target.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt16>.self)
        let even = PixelLanes.scaled(
          uncovered & 0xFF, 255 &- PixelLanes.scaled(share, covered & 0xFF))
        let odd = PixelLanes.scaled(
          uncovered &>> 8, 255 &- PixelLanes.scaled(share, covered &>> 8))
        target.storeBytes(of: ~(even | odd &<< 8), toByteOffset: index, as: SIMD8<UInt16>.self)
        index += 16
      }
      while index < other.bounds.width {
        let rest = 255 - Blending.scaled(UInt32(alpha), UInt32(other.row(line)[index]))
        let uncovered = 255 - UInt32(target.load(fromByteOffset: index, as: UInt8.self))
        target.storeBytes(
          of: UInt8(255 - Blending.scaled(uncovered, rest)), toByteOffset: index, as: UInt8.self)
        index += 1
      }
    }
  }
}
