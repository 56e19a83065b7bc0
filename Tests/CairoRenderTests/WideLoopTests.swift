import CWide
import Testing

@testable import CairoRender

/// Loops over several numbers at once: each is what it is for one number after the other.
struct WideLoopTests {
  private static func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { index in
      let alpha = UInt32(index % 3 == 0 ? 255 : index * 37 % 256)
      return [71, 113, 29].reduce(alpha << 8) { sum, factor in
        (sum | UInt32(index * factor % 256) * alpha / 255) << (factor == 29 ? 0 : 8)
      }
    }
  }

  private static func masks(_ count: Int) -> [UInt8] {
    (0..<count).map { $0 % 11 < 4 ? 0 : UInt8(truncatingIfNeeded: $0 &* 53) }
  }

  /// Paints rows of every length as a whole, and pixel by pixel.
  private func check(
    _ paint: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, UnsafePointer<UInt32>, Int) ->
      Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (mask, source) = (Self.masks(40), Self.pixels(40))
    for count in 0...40 {
      let before = Array(Self.pixels(60)[7..<47])
      var (whole, singly) = (before, before)
      paint(&whole, mask, source, count)
      singly.withUnsafeMutableBufferPointer { row in
        mask.withUnsafeBufferPointer { mask in
          source.withUnsafeBufferPointer { source in
            guard let row = row.baseAddress, let mask = mask.baseAddress,
              let source = source.baseAddress
            else { return }
            for index in 0..<count { paint(row + index, mask + index, source + index, 1) }
          }
        }
      }
      #expect(whole == singly, sourceLocation: sourceLocation)
      #expect(whole[count...] == before[count...], sourceLocation: sourceLocation)
      #expect(count < 8 || whole != before, sourceLocation: sourceLocation)
    }
  }

  @Test func rowsAreTheirPixels() {
    for color: UInt32 in [0xFF34_78F6, 0x9920_4893, 0xFF00_0000] {
      check { row, mask, _, count in wide_paint_mask(row, mask, count, color) }
      check { row, mask, _, count in wide_mix_mask_down(row, mask, count, color) }
      check { row, mask, _, count in wide_paint_under(row, mask, count, color) }
      check { row, _, _, count in wide_paint_even(row, 77, count, color) }
      check { row, _, _, count in wide_fill(row, color, count) }
    }
    check { row, _, source, count in wide_paint_row(row, source, count) }
  }

  @Test func masksAreTheirBytes() {
    for count in 0...40 {
      var (whole, singly) = ([UInt8](0..<40), [UInt8](0..<40))
      var mask = Self.masks(40)
      wide_cover(&whole, &mask, count, 200)
      for index in 0..<count { wide_cover(&singly[index], &mask[index], 1, 200) }
      #expect(whole == singly)
      #expect(count < 8 || whole != [UInt8](0..<40))
    }
  }

  @Test func sumsOfProductsAreDivided() {
    // The largest sum is of two products of which the factors make 255.
    for sum in UInt16(0)...65_025 {
      let quotient = wide_over_255(SIMD8(repeating: sum))[5]
      #expect(quotient == UInt16((Double(sum) / 255).rounded()))
    }
  }

  @Test func columnsAreAddedUp() {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 97) }
    var sums = [UInt16](repeating: 0, count: 40)
    wide_sum_columns(bytes, 40, 5, 37, &sums)
    for column in 0..<37 {
      #expect(sums[column] == (0..<5).reduce(0) { $0 + UInt16(bytes[$1 * 40 + column]) })
    }
    #expect(sums[37...] == [0, 0, 0])
  }

  @Test func differencesAreMarked() {
    let (row, others) = ((0..<16).map(UInt32.init), (0..<16).map { UInt32($0 % 5 == 0 ? 99 : $0) })
    var marks: [UInt8] = [0, 0, 7]
    wide_mark(row, others, &marks, 2)
    #expect(marks == [0b0010_0001, 0b1000_0100, 7])
  }

  @Test func samplesAreInterpolatedAlike() {
    let shares = (0..<9).flatMap { [UInt16($0 * 3), UInt16($0 * 3)] }
    let (low, high): ([UInt16], [UInt16]) = ([0, 2040, 96, 800], [2040, 0, 104, 801])
    var (whole, singly) = ([UInt32](repeating: 0, count: 9), [UInt32](repeating: 0, count: 9))
    wide_pixels_between(low, high, shares, &whole, 9)
    for index in 0..<9 {
      wide_pixels_between(low, high, [shares[index * 2]], &singly[index], 1)
    }
    #expect(whole == singly)
    // 24 of 32 from 0 to 255, from 255 to 0, from 12 to 13 and from 100 to 100 and an eighth.
    #expect(whole[8] == 0x640D_40BF)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40, 64])
  func convolutionsAreTheSame(count: Int) {
    let values = (0..<128).map { Float(($0 * 7919) % 256) / 3 }
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      let middle = base + 32
      let sides = (1...6).map {
        wide_side(before: middle - $0, after: middle + $0, weight: 0.3 / Float($0))
      }
      var sums = [Float](repeating: 0, count: 65)
      Convolution(middle: middle, weight: 0.17, sides: sides).write(to: &sums, count: count)
      let expected = (0..<count).map { index in
        sides.reduce(middle[index] * 0.17) { $0 + ($1.before[index] + $1.after[index]) * $1.weight }
      }
      #expect(Array(sums.prefix(count)) == expected)
      #expect(sums[count] == 0)
    }
  }
}
