/// Memory for the pixels of a picture, row by row without gaps.
final class PixelStorage: @unchecked Sendable {
  // Sendable because pixels are written only before the storage is shared.
  let base: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Pixels that there is room for after the last one: where eight are read or four changed at a
  /// time, what follows the last row is too.
  private static let slack = 8

  /// Reserves room for so many pixels, each 0.
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count + Self.slack)
    base.initialize(repeating: 0, count: count + Self.slack)
  }

  /// Reserves room for so many pixels, all of which are going to be written, and for so many more
  /// behind them meanwhile.
  init(unwritten count: Int, spare: Int) {
    self.count = count
    base = .allocate(capacity: count + max(spare, Self.slack))
    (base + count).initialize(repeating: 0, count: max(spare, Self.slack))
  }

  deinit { base.deallocate() }
}
