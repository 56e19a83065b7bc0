import CWide

extension UnsafeMutablePointer<UInt32> {
  /// Writes a pixel so many times.
  func fill(_ pixel: UInt32, count: Int) { wide_fill(self, pixel, count) }
}
