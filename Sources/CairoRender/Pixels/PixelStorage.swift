/// Memory for the pixels of a picture, row by row without gaps.
final class PixelStorage: @unchecked Sendable {
  // Sendable because pixels are written only before the storage is shared.
  let base: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Reserves room for so many pixels, each 0.
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
  }

  deinit { base.deallocate() }
}
