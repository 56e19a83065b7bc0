import Synchronization

/// Bytes in place of random ones, the same each time that a screen is made: a picture must not
/// depend on chance.
package final class ScreenRandom: Sendable {
  private let state = Mutex<UInt64>(0)

  /// Returns the next bytes of the screen that is being made.
  ///
  /// - Parameter count: Their number; none for a negative one.
  /// - Returns: The bytes.
  package static func bytes(_ count: Int) -> [UInt8] {
    let source = ScreenValues.object { (_: ScreenRandom?) in ScreenRandom() }
    return source.state.withLock { state in
      (0..<max(0, count)).map { _ in UInt8(truncatingIfNeeded: next(&state) >> 32) }
    }
  }

  /// The next number of SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
