import CWide

/// A sum of floats of several places by weights that are the same on both sides of a middle.
struct Convolution {
  let middle: UnsafePointer<Float>
  let weight: Float
  let sides: [wide_side]

  /// Writes so many sums of neighbouring floats to where none of them is read.
  ///
  /// The sides are added in their order, whatever the width.
  func write(to target: UnsafeMutablePointer<Float>, count: Int) {
    sides.withUnsafeBufferPointer {
      wide_convolve(middle, weight, $0.baseAddress, $0.count, target, count)
    }
  }
}
