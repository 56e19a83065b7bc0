// Apple's CoreHaptics brings Foundation with it.
@_exported import Foundation

/// The parts of a device that a person feels; a picture has none.
public protocol CHHapticDeviceCapability {
  /// A Boolean value that indicates whether taps are felt.
  var supportsHaptics: Bool { get }
  /// A Boolean value that indicates whether sounds are heard.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Plays patterns, of which nothing is felt.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// A reason for which an engine stops; none does.
  public enum StoppedReason: Int, Sendable {
    /// A call, the app's going, no use, an error, or another reason.
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished,
      engineDestroyed, gameControllerDisconnect
    /// An error of the system.
    case systemError = -1
  }

  /// A closure that is called as the engine has begun anew.
  open var resetHandler: () -> Void = {}
  /// A closure that is called as the engine has stopped.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// A Boolean value that indicates whether nothing is heard.
  open var playsHapticsOnly = false
  /// A Boolean value that indicates whether nothing is heard.
  open var isMutedForAudio = false
  /// A Boolean value that indicates whether nothing is felt.
  open var isMutedForHaptics = false
  /// A Boolean value that indicates whether the engine stops where it is not used.
  open var isAutoShutdownEnabled = false
  /// The time, in seconds.
  open var currentTime: TimeInterval { 0 }

  /// Creates an engine.
  ///
  /// - Throws: Nothing; a device without an engine throws.
  public init(audioSession: NSObject? = nil) throws { super.init() }

  /// Returns the device: a person feels nothing.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Starts the engine.
  open func start() throws {}

  /// Starts the engine.
  open func start() async throws {}

  /// Starts the engine, and calls a closure at once.
  open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

  /// Stops the engine, and calls a closure at once.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// Returns a player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }

  /// Returns a player of a pattern that can be changed.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }

  /// Plays the pattern of a file, which is not read.
  open func playPattern(from fileURL: URL) throws {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// A Boolean value that indicates whether nothing is felt.
  var isMuted: Bool { get set }
  /// Plays the pattern from a time on, in seconds.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern at a time, in seconds.
  func stop(atTime time: TimeInterval) throws
  /// Changes values at a time, in seconds.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Ends what is played.
  func cancel() throws
}

/// Plays a pattern again and again, and from any place.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A Boolean value that indicates whether the pattern begins anew at its end.
  var loopEnabled: Bool { get set }
  /// The time after which the pattern begins anew, in seconds; 0 for its end.
  var loopEnd: TimeInterval { get set }
  /// The speed.
  var playbackRate: Float { get set }
  /// Pauses at a time, in seconds.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time, in seconds.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a place, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A player of which nothing is felt.
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd = 0.0
  var playbackRate: Float = 1

  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func cancel() throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
}
