import CWide

extension UnsafeMutablePointer<UInt32> {
  /// Writes a pixel so many times.
  ///
  /// glibc stores as many bytes at once as the processor can, where the compiler's loop for all
  /// processors stores 16: a screen's lists take 8 % less.
  func fill(_ pixel: UInt32, count: Int) {
    withMemoryRebound(to: wchar_t.self, capacity: count) {
      _ = wmemset($0, wchar_t(truncatingIfNeeded: pixel), count)
    }
  }
}
