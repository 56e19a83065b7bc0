/// Memory for the pixels of a picture, row by row without gaps.
final class PixelStorage: @unchecked Sendable {
  // Sendable because pixels are written only before the storage is shared.
  let base: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Pixels that there is room for after the last one: where four are changed at a time, a row's last
  /// four may begin with its last.
  private static let slack = 3

  /// Reserves room for so many pixels, each 0.
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count + Self.slack)
    base.initialize(repeating: 0, count: count + Self.slack)
  }

  deinit { base.deallocate() }
}
