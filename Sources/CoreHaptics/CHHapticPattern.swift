import Foundation

/// A value of a tap.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The value that is meant.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A tap, a hum or a sound of a pattern.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// A kind of event.
  public enum EventType: String, Sendable {
    /// A hum, a tap, a tone, and a sound of a file.
    case hapticContinuous, hapticTransient, audioContinuous, audioCustom
  }

  /// A value of an event.
  public enum ParameterID: String, Sendable {
    /// Values of taps and hums.
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    /// Values of sounds.
    case audioVolume, audioPan, audioPitch, audioBrightness
  }

  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The time from the pattern's beginning on, in seconds.
  open var relativeTime: TimeInterval
  /// The time that the event takes, in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - eventType: The kind.
  ///   - parameters: The values.
  ///   - relativeTime: The time from the pattern's beginning on, in seconds.
  ///   - duration: The time that the event takes, in seconds.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (type, eventParameters) = (eventType, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
}

/// A value that changes while a pattern is played.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// The name of a value.
  public enum ID: String, Sendable {
    /// Values of taps and hums.
    case hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl,
      hapticDecayTimeControl, hapticReleaseTimeControl
    /// Values of sounds.
    case audioVolumeControl, audioPanControl, audioPitchControl, audioBrightnessControl
  }

  /// The value that is meant.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The time of the change, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a value.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// A pattern of taps, hums and sounds.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  /// The events.
  let events: [CHHapticEvent]

  /// The time that the pattern takes, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameters: The values that change.
  /// - Throws: Nothing; a device throws for values that it does not take.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
}
