import CoreHaptics
import Testing

/// Patterns of taps, of which nothing is felt.
@Suite struct HapticTests {
  @Test func nothingIsFelt() async throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let engine = try CHHapticEngine()
    engine.resetHandler = {}
    try await engine.start()
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let event = CHHapticEvent(
      eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.5, duration: 2)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.duration == 2.5)
    try engine.makePlayer(with: pattern).start(atTime: 0)
    let player = try engine.makeAdvancedPlayer(with: pattern)
    player.loopEnabled = true
    try player.seek(toOffset: -1)
    engine.stop { error in #expect(error == nil) }
    #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
  }

  @Test func aPatternMayBeWrittenAsADictionary() throws {
    let event: [CHHapticPattern.Key: Any] = [
      .eventType: CHHapticEvent.EventType.hapticContinuous, .time: 0.5, .eventDuration: 1,
    ]
    let entries: [[CHHapticPattern.Key: Any]] = [[.event: event], [.parameterCurve: [0]]]
    #expect(try CHHapticPattern(dictionary: [.version: 1, .pattern: entries]).duration == 1.5)
    #expect(try CHHapticPattern(dictionary: [:]).duration == 0)
  }
}
