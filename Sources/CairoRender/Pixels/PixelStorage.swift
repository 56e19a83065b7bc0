import Foundation

/// Memory for the pixels of a picture, row by row without gaps.
final class PixelStorage: @unchecked Sendable {
  // Sendable because pixels are written only before the storage is shared.
  let base: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Pixels that there is room for after the last one: where eight are read or four changed at a
  /// time, what follows the last row is too.
  private static let slack = 8

  /// The bytes from which on memory is asked for in large pages.
  private static let largePages = 4 << 20

  /// Reserves room for so many pixels, each 0.
  init(count: Int) {
    self.count = count
    base = Self.room(count + Self.slack)
    base.initialize(repeating: 0, count: count + Self.slack)
  }

  /// Reserves room for so many pixels, all of which are going to be written, and for so many more
  /// behind them meanwhile.
  init(unwritten count: Int, spare: Int) {
    self.count = count
    base = Self.room(count + max(spare, Self.slack))
    (base + count).initialize(repeating: 0, count: max(spare, Self.slack))
  }

  /// Allocates memory for pixels.
  ///
  /// A phone's screen has 3,500 pages of 4 KB, and each costs a fault when it is first written: a
  /// quarter of the processor time of `snapshot diff`. Pages of 2 MB are no more than a wish, which
  /// a kernel may leave unheard.
  private static func room(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    let bytes = count * MemoryLayout<UInt32>.stride
    if bytes >= largePages {
      let page = Int(getpagesize())
      let start = UnsafeMutableRawPointer(base).alignedUp(toMultipleOf: page)
      madvise(start, (bytes - page) / page * page, MADV_HUGEPAGE)
    }
    return base
  }

  deinit { base.deallocate() }
}
