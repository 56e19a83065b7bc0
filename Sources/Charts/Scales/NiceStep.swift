import Foundation

/// Steps between an axis's marks that people read easily: 1, 2, 2.5 or 5 times a power of ten.
enum NiceStep {
  /// Returns the step that gives the number of marks nearest to the desired one; of two as near,
  /// the smaller.
  ///
  /// Marks are counted on the span rounded outwards to whole steps, since that is what the axis
  /// shows: 0 to 4110 with five desired gives 1000, thus six marks up to 5000.
  ///
  /// - Parameters:
  ///   - low: The least value.
  ///   - high: The greatest value.
  ///   - desired: The number of marks.
  ///   - minimum: The least step; 1 for what is counted.
  ///   - isWhole: True to leave out steps with a fraction.
  /// - Returns: The step, or 1 where nothing lies between the values.
  static func step(
    from low: Double, to high: Double, desired: Int, minimum: Double = 0, isWhole: Bool = false
  ) -> Double {
    let span = high - low
    guard span > 0, span.isFinite else { return max(minimum, 1) }
    let base = floor(log10(span / Double(max(1, desired))))
    var best = (distance: Int.max, step: span)
    // From large steps to small ones, so that of equals the smaller is kept.
    for power in stride(from: base + 2, through: base - 1, by: -1) {
      for factor in [5, 2.5, 2, 1] {
        // A product with a negative power of ten is less exact than a quotient by a positive one.
        let step = power < 0 ? factor / pow(10, -power) : factor * pow(10, power)
        guard step >= minimum, !isWhole || step == step.rounded() else { continue }
        let count = Int((high / step).rounded(.up) - (low / step).rounded(.down)) + 1
        let distance = abs(count - desired)
        if distance <= best.distance { best = (distance, step) }
      }
    }
    return best.step
  }

  /// Returns the multiples of a step from one bound to the other, at most a thousand.
  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite else { return [] }
    // What a division leaves in the last digits must not cost a mark at an end.
    let slack = 1e-9
    // Zero is added lest what is rounded up to nothing be a negative zero, which is written with a
    // sign.
    let first = (low / step - slack).rounded(.up) + 0
    let last = (high / step + slack).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    // A tenth is inexact, ten is not: what is a whole part of one is divided by.
    let parts = (1 / step).rounded()
    let isPart = step < 1 && abs(parts * step - 1) < 1e-9
    return stride(from: first, through: last, by: 1).map { isPart ? $0 / parts : $0 * step }
  }
}
