import Foundation

/// The number of times that a test of random or damaged input runs.
package enum FuzzRuns {
  /// Returns the number that `VITRINE_FUZZ` asks for, else a usual one, small enough for each day.
  package static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap(Int.init) ?? usual
  }
}

/// SplitMix64: the same numbers on each machine and in each run, so that a failure comes again.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededRandom {
  /// Returns bytes with a few replaced, removed, repeated or cut.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &self)
      let length = Int.random(in: 1...8, using: &self)
      let end = min(result.count, place + length)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &self)
      case 1: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: result.removeSubrange(place..<end)
      case 3: result.insert(contentsOf: result[place..<end], at: place)
      default: result.removeLast(result.count - place)
      }
    }
    return result
  }
}
