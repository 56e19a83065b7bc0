import CairoRender
import Foundation

extension PixelImage {
  /// Returns a Boolean value that indicates whether all pixels within some insets, in points, are
  /// equal; true where there are none.
  func isSingleColored(within insets: Device.Insets = .none, scale: Int = 1) -> Bool {
    func pixels(_ points: Double) -> Int { Int((points * Double(scale)).rounded(.up)) }
    let (left, right) = (pixels(insets.leading), width - pixels(insets.trailing))
    let (top, bottom) = (pixels(insets.top), height - pixels(insets.bottom))
    guard left < right, top < bottom else { return true }
    return withPixels { all in
      guard let base = all.baseAddress else { return true }
      let first = base + (top * width + left)
      let bytes = (right - left) * 4
      // All of the first row like its beginning, and all others like the first.
      return memcmp(first, first + 1, bytes - 4) == 0
        && (top..<bottom).allSatisfy { memcmp(first, base + ($0 * width + left), bytes) == 0 }
    }
  }
}
