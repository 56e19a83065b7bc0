import CWide
import CairoRender
import Foundation

/// A rectangle of device pixels.
public struct PixelBox: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The left edge, in device pixels.
  public var x: Int
  /// The top edge, in device pixels.
  public var y: Int
  /// The width, in device pixels.
  public var width: Int
  /// The height, in device pixels.
  public var height: Int

  /// The box as text, such as `12x4 at (0, 8)`.
  public var description: String { "\(width)x\(height) at (\(x), \(y))" }

  /// Returns the smallest box around this one and a pixel.
  fileprivate func including(x: Int, y: Int) -> PixelBox {
    let (left, top) = (min(self.x, x), min(self.y, y))
    return PixelBox(
      x: left, y: top, width: max(self.x + width, x + 1) - left,
      height: max(self.y + height, y + 1) - top)
  }
}

/// The pixels in which two pictures differ, bit for bit.
///
/// All that lies in one picture alone counts as different, where the sizes differ.
///
///     let difference = PixelDifference(approved, drawn)
///     if let box = difference.box { print("\(difference.count) pixels differ within \(box)") }
public struct PixelDifference: Sendable {
  /// The width and height that hold both pictures.
  public let width: Int
  /// The height that holds both pictures, in device pixels.
  public let height: Int
  /// The number of differing pixels.
  public let count: Int
  /// The smallest box around them; nil if none differs.
  public let box: PixelBox?
  /// The greatest difference of one colour component, from 0 to 255.
  public let largestStep: Int
  /// Row by row, whether each pixel differs.
  let mask: [Bool]

  /// Compares two pictures.
  public init(_ expected: PixelImage, _ actual: PixelImage) {
    var scan = Scan(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    expected.withPixels { a in
      actual.withPixels { b in
        for y in 0..<scan.height {
          scan.row(
            y, y < expected.height ? .init(rebasing: a[(y * expected.width)...]) : nil,
            expected.width, y < actual.height ? .init(rebasing: b[(y * actual.width)...]) : nil,
            actual.width)
        }
      }
    }
    (width, height, count, box) = (scan.width, scan.height, scan.count, scan.box)
    (largestStep, mask) = (scan.largestStep, scan.mask)
  }

  /// Returns the most differing pixels in a square window, as a share of the window's pixels.
  ///
  /// Unlike a share of the picture, it does not sink as the picture grows. A window that is larger
  /// than the picture is cut to it. Sums of columns move down a row at a time, so that each pixel
  /// is looked at four times whatever the window's side, and none far from all that differ.
  public func density(window side: Int = 32) -> Double {
    let (across, down) = (min(side, width), min(side, height))
    guard across > 0, down > 0, let box else { return 0 }
    var columns = Array(repeating: 0, count: width)
    var most = 0
    let (right, bottom) = (box.x + box.width, box.y + box.height)
    for y in box.y..<min(height, max(bottom, down)) {
      for x in box.x..<right {
        if y < bottom, mask[y * width + x] { columns[x] += 1 }
        if y - down >= box.y, mask[(y - down) * width + x] { columns[x] -= 1 }
      }
      guard y >= down - 1 else { continue }
      var sum = 0
      for x in box.x..<min(width, max(right, across)) {
        sum += columns[x]
        if x - across >= box.x { sum -= columns[x - across] }
        if x >= across - 1 { most = max(most, sum) }
      }
    }
    return Double(most) / Double(across * down)
  }
}

/// The state of going through two pictures row by row.
private struct Scan {
  let width: Int
  let height: Int
  var count = 0
  var box: PixelBox?
  var largestStep = 0
  var mask: [Bool]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    mask = Array(repeating: false, count: width * height)
  }

  mutating func row(
    _ y: Int, _ a: UnsafeBufferPointer<UInt32>?, _ widthA: Int, _ b: UnsafeBufferPointer<UInt32>?,
    _ widthB: Int
  ) {
    var x = 0
    if let a = a?.baseAddress, let b = b?.baseAddress {
      x = min(widthA, widthB)
      // Most rows are equal.
      if memcmp(a, b, x * 4) != 0 { compare(a, b, x, y) }
    }
    while x < width {
      let first = x < widthA ? a?[x] : nil
      let second = x < widthB ? b?[x] : nil
      // Where there is neither, nothing differs.
      if first != second {
        mark(x, y)
        largestStep = 255
      }
      x += 1
    }
  }

  /// Compares the pixels that both pictures have in a row, some of which differ.
  private mutating func compare(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ length: Int, _ y: Int
  ) {
    var step = UInt8(largestStep)
    let first = y * width
    count += mask.withUnsafeMutableBytes { marks in
      marks.assumingMemoryBound(to: UInt8.self).baseAddress.map {
        wide_compare(a, b, length, $0 + first, &step)
      } ?? 0
    }
    largestStep = Int(step)
    let row = mask[first..<(first + length)]
    guard let left = row.firstIndex(of: true), let right = row.lastIndex(of: true) else { return }
    include(x: left - first, y)
    include(x: right - first, y)
  }

  private mutating func mark(_ x: Int, _ y: Int) {
    count += 1
    mask[y * width + x] = true
    include(x: x, y)
  }

  private mutating func include(x: Int, _ y: Int) {
    box = (box ?? PixelBox(x: x, y: y, width: 1, height: 1)).including(x: x, y: y)
  }
}
