import Testing

@testable import CairoRender

/// Loops that a debug build runs otherwise than a release build, to the same bits.
struct DebugLoopTests {
  @Test func sumsOfProductsAreDividedAlike() {
    // The largest sum is of two products of which the factors make 255, and the half.
    for first in stride(from: UInt16(0), through: 65_153, by: 8) {
      let lanes = SIMD8<UInt16>((0..<8).map { min(65_153, first + $0) })
      let quotients = PixelLanes.shiftedTwice(lanes)
      #expect(quotients == PixelLanes.upperHalves(lanes))
      #expect(quotients[0] == UInt16((UInt32(lanes[0]) + UInt32(lanes[0]) / 256) / 256))
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40, 64])
  func convolutionsAreTheSame(count: Int) {
    let values = (0..<128).map { Float(($0 * 7919) % 256) / 3 }
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      let sides = (1...6).map {
        Convolution.Side(
          before: base + 32 - $0, after: base + 32 + $0, weight: 0.3 / Float($0))
      }
      let convolution = Convolution(middle: base + 32, weight: 0.17, sides: sides)
      var (singly, widely) = ([Float](repeating: 0, count: 65), [Float](repeating: 0, count: 65))
      singly.withUnsafeMutableBufferPointer {
        if let target = $0.baseAddress { convolution.writeSingly(to: target, count: count) }
      }
      widely.withUnsafeMutableBufferPointer {
        if let target = $0.baseAddress { convolution.writeWidely(to: target, count: count) }
      }
      #expect(singly == widely)
      #expect(count == 0 || singly[count - 1] != 0)
      #expect(singly[count] == 0)
    }
  }
}
