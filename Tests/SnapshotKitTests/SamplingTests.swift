import Testing

@testable import SnapshotKit

/// Which cells are drawn although their keys are the approved ones.
@MainActor struct SamplingTests {
  private static let names = (0..<20_000).map { "screen-\($0)/iphone-15-portrait@3x-light" }

  @Test func oneInSoManyIsDrawn() {
    let samples = Verification.samples(of: Self.names)
    #expect((8...40).contains(samples.count), "\(samples.count)")
    #expect(samples.isSubset(of: Self.names))
    #expect(samples == Verification.samples(of: Self.names.reversed()))
  }

  @Test func oneIsDrawnOfFew() {
    for name in Self.names.prefix(50) { #expect(Verification.samples(of: [name]) == [name]) }
    #expect(Verification.samples(of: Array(Self.names.prefix(30))).count == 1)
    #expect(Verification.samples(of: []).isEmpty)
  }
}
