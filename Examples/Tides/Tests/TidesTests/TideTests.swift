import Testing

@testable import Tides

private let turns = [Tide(minute: 0, height: 1), Tide(minute: 360, height: 3)]

@Test(arguments: [(0, 1.0), (180, 2.0), (360, 3.0), (1000, 3.0)])
func theSeaRisesFromTurnToTurn(minute: Int, height: Double) {
  #expect(abs(Tide.height(at: minute, between: turns) - height) < 1e-9)
}

@Test func withoutTurnsTheSeaIsAtTheDatum() {
  #expect(Tide.height(at: 100, between: []) == 0)
}
