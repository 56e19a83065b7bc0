import CWide
import Testing

/// Differences of rows, several pixels at once: each is what it is for one pixel after the other.
struct WideDifferenceTests {
  /// A row, and another that differs in some places and components.
  private static func rows(_ count: Int) -> (first: [UInt32], second: [UInt32]) {
    let first = (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
    let second = first.enumerated().map { index, pixel in
      index % 3 == 1 ? pixel ^ (0x41 << UInt32(index % 4 * 8)) : pixel
    }
    return (first, second)
  }

  /// Returns the largest difference of one component.
  private static func step(_ a: UInt32, _ b: UInt32) -> UInt8 {
    let shifts: [UInt32] = [0, 8, 16, 24]
    let steps: [Int] = shifts.map { shift in
      let (left, right) = (Int((a >> shift) & 0xFF), Int((b >> shift) & 0xFF))
      return abs(left - right)
    }
    return UInt8(steps.max() ?? 0)
  }

  @Test func differingPixelsAreMarkedAndCounted() {
    for count in 0...21 {
      let (first, second) = Self.rows(count)
      var marks = [UInt8](repeating: 7, count: count + 1)
      var largest: UInt8 = 3
      let found = wide_compare(first, second, count, &marks, &largest)
      let expected = zip(first, second).map { UInt8($0 == $1 ? 0 : 1) }
      #expect(marks == expected + [7])
      #expect(found == expected.filter { $0 == 1 }.count)
      #expect(largest == zip(first, second).map(Self.step).reduce(3, max))
    }
  }

  /// Every grey, on rows of every length.
  @Test func pixelsAreGreyAndDimmedAroundTheMarks() {
    for count in [0, 1, 2, 3, 4, 5, 7, 8, 256] {
      let greys = (0..<UInt32(count)).map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }
      let marks = greys.indices.map { UInt8($0 % 5 == 2 ? 1 : 0) }
      var target = [UInt32](repeating: 9, count: count + 1)
      wide_dim(greys, marks, 0xFFFF_0080, &target, count)
      let expected = greys.indices.map { index -> UInt32 in
        let light = UInt32(255 - (255 - index) * 3 / 10)
        return marks[index] == 1 ? 0xFFFF_0080 : 0xFF00_0000 | light << 16 | light << 8 | light
      }
      #expect(target == expected + [9])
    }
  }

  @Test func coloursAreWeighedAsBrightness() {
    var target: [UInt32] = [0, 0, 0]
    wide_dim([0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF], [0, 0, 0], 0, &target, 3)
    let greys = [54, 183, 19].map { (255 * $0) >> 8 }
    #expect(target.map { Int($0 & 0xFF) } == greys.map { 255 - (255 - $0) * 3 / 10 })
  }
}
