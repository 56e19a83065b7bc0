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

extension CHHapticPattern {
  /// A key of a pattern that is written as a dictionary, as in an AHAP file.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The word of the key.
    public let rawValue: String

    /// Creates a key of a word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key of a word.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The version of the file.
    public static let version = Key("Version")
    /// The list of events and changes.
    public static let pattern = Key("Pattern")
    /// An event.
    public static let event = Key("Event")
    /// The kind of an event.
    public static let eventType = Key("EventType")
    /// The time of an event or a change, in seconds.
    public static let time = Key("Time")
    /// The time that an event takes, in seconds.
    public static let eventDuration = Key("EventDuration")
    /// The values of an event.
    public static let eventParameters = Key("EventParameters")
    /// A value that changes.
    public static let parameter = Key("Parameter")
    /// The name of a value.
    public static let parameterID = Key("ParameterID")
    /// A value.
    public static let parameterValue = Key("ParameterValue")
    /// Values that change along a curve.
    public static let parameterCurve = Key("ParameterCurve")
    /// The points of a curve.
    public static let parameterCurveControlPoints = Key("ParameterCurveControlPoints")
    /// The file of a sound.
    public static let eventWaveformPath = Key("EventWaveformPath")
  }

  /// Creates a pattern that is written as a dictionary; of its events the times count.
  ///
  /// - Parameter patternDict: The pattern.
  /// - Throws: Nothing; a device throws for what it cannot read.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let entries = patternDict[.pattern] as? [[Key: Any]] ?? []
    let events = entries.compactMap { $0[.event] as? [Key: Any] }.map { event in
      CHHapticEvent(
        eventType: (event[.eventType] as? CHHapticEvent.EventType) ?? .hapticTransient,
        parameters: [], relativeTime: Self.seconds(event[.time]),
        duration: Self.seconds(event[.eventDuration]))
    }
    try self.init(events: events, parameters: [])
  }

  private static func seconds(_ value: Any?) -> TimeInterval {
    (value as? TimeInterval) ?? (value as? NSNumber)?.doubleValue ?? 0
  }
}
