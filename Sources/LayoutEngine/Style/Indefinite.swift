// A length that is not known yet is "indefinite" (CSS Sizing 3 §2.1). The engine writes it as NaN:
// it costs no more than a Double, and arithmetic with it stays indefinite.
extension Double {
  @inline(__always) static var indefinite: Double { .nan }
  @inline(__always) var isDefinite: Bool { self == self }
  @inline(__always) var isIndefinite: Bool { self != self }

  /// Returns the value, or another one where it is indefinite.
  @inline(__always)
  func or(_ other: @autoclosure () -> Double) -> Double { isDefinite ? self : other() }

  /// Returns the value within limits, of which the lower one wins (CSS 2.2 §10.4).
  @inline(__always)
  func clamped(_ low: Double, _ high: Double) -> Double {
    let below = self < high ? self : high
    return below > low ? below : low
  }
}
