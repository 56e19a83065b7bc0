/// A sum of floats of several places by weights that are the same on both sides of a middle.
struct Convolution {
  /// Two places equally far from the middle.
  struct Side {
    let before: UnsafePointer<Float>
    let after: UnsafePointer<Float>
    let weight: Float
  }

  let middle: UnsafePointer<Float>
  let weight: Float
  let sides: [Side]

  /// Writes so many sums of neighbouring floats to where none of them is read.
  ///
  /// The sides are added in their order, whatever the width.
  func write(to target: UnsafeMutablePointer<Float>, count: Int) {
    #if DEBUG
      writeSingly(to: target, count: count)
    #else
      writeWidely(to: target, count: count)
    #endif
  }

  /// Writes sums one by one, the sides added in the same order: operations of vectors are calls in
  /// a debug build, and take thirty times as long.
  func writeSingly(to target: UnsafeMutablePointer<Float>, count: Int) {
    var index = 0
    while index < count {
      target[index] = middle[index] * weight
      index &+= 1
    }
    for side in sides {
      let (before, after, weight) = (side.before, side.after, side.weight)
      index = 0
      while index < count {
        target[index] = target[index] + (before[index] + after[index]) * weight
        index &+= 1
      }
    }
  }

  /// Writes sums sixteen at a time.
  func writeWidely(to target: UnsafeMutablePointer<Float>, count: Int) {
    sides.withUnsafeBufferPointer { sides in
      var index = 0
      while index &+ 16 <= count {
        var (low, high) = (load(middle, index) * weight, load(middle, index &+ 8) * weight)
        for side in sides {
          low += (load(side.before, index) + load(side.after, index)) * side.weight
          high += (load(side.before, index &+ 8) + load(side.after, index &+ 8)) * side.weight
        }
        store(low, target, index)
        store(high, target, index &+ 8)
        index &+= 16
      }
      while index < count {
        var sum = middle[index] * weight
        for side in sides { sum += (side.before[index] + side.after[index]) * side.weight }
        target[index] = sum
        index &+= 1
      }
    }
  }

  @inline(__always)
  private func load(_ floats: UnsafePointer<Float>, _ index: Int) -> SIMD8<Float> {
    UnsafeRawPointer(floats + index).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  private func store(_ sum: SIMD8<Float>, _ floats: UnsafeMutablePointer<Float>, _ index: Int) {
    UnsafeMutableRawPointer(floats + index).storeBytes(of: sum, as: SIMD8<Float>.self)
  }
}
