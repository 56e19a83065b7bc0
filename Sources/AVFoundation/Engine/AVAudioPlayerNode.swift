/// A node that plays files and samples; nothing is heard, and no sound ends.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// A Boolean value that indicates whether the node plays.
  open private(set) var isPlaying = false
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place between left, -1, and right, 1.
  open var pan: Float = 0
  /// The speed.
  open var rate: Float = 1

  /// Says from now on that the node plays.
  open func play() { isPlaying = true }

  /// Says from now on that the node plays.
  open func play(at when: AVAudioTime?) { isPlaying = true }

  /// Says from now on that the node stands.
  open func pause() { isPlaying = false }

  /// Says from now on that the node stands.
  open func stop() { isPlaying = false }

  /// Does nothing: no sound is played, and none ends.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Does nothing: no sound is played, and none ends.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Does nothing: no sound is played, and none ends.
  @preconcurrency
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Does nothing: no sound is played, and none ends.
  @preconcurrency
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Does nothing: nothing is to be prepared.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  /// Returns nil: nothing was heard.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

  /// Returns nil: nothing was heard.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// The manner in which samples follow those before.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Over and over.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Instead of those before.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// After those before have been repeated once more.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
