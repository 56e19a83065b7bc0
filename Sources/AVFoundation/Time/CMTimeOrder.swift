extension CMTime: Comparable {
  /// The place of each kind of time in their order.
  private var rank: Int {
    if isNegativeInfinity { return 0 }
    if isNumeric { return 1 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 3 : 4
  }

  /// Returns a number below, at or above 0 for a time that is before, at or after another.
  ///
  /// Numbers of seconds are before a time that nobody knows, which is before infinity, and what is
  /// invalid is after all.
  func compared(to other: CMTime) -> Int32 {
    if rank != other.rank { return rank < other.rank ? -1 : 1 }
    guard isNumeric else { return 0 }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    // a/b < c/d as a·d < c·b: 63 bits times 31 need more than 64.
    let (mine, its) = (
      Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale)
    )
    return mine == its ? 0 : mine < its ? -1 : 1
  }

  /// Returns a Boolean value that indicates whether two times are the same moment, whatever parts
  /// they are counted in.
  public static func == (a: CMTime, b: CMTime) -> Bool { a.compared(to: b) == 0 }

  /// Returns a Boolean value that indicates whether a time is before another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.compared(to: b) < 0 }
}

extension CMTime: Hashable {
  /// Hashes the moment, whatever parts it is counted in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = Int128(greatestCommonDivisor(value.magnitude, UInt64(timescale)))
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
    hasher.combine(epoch)
  }
}

/// Returns the greatest number that divides two, by Euclid; the other one where one is 0.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
