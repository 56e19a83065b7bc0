// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import SwiftUI

/// A film or a sound as a player has it: nothing is read, and nobody knows its length.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject, _KeyValueObserved {
  /// The observations of the item.
  @_documentation(visibility: internal)
  public var _observers = _KeyValueObservers()
  /// The film or sound.
  public let asset: AVAsset
  /// The seconds that are loaded beforehand; 0 for as many as the system decides.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The number of bits a second that are loaded at the most; 0 for any.
  open var preferredPeakBitRate: Double = 0
  /// The moment at which the playing ends.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The moment at which the playing backwards ends.
  open var reversePlaybackEndTime = CMTime.invalid
  /// The manner in which a sound is played faster.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// A Boolean value that indicates whether data is loaded while the player is paused.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  /// The state of an item.
  public enum Status: Int, Sendable {
    /// Nothing is read; it can be played; it cannot.
    case unknown, readyToPlay, failed
  }

  /// Creates an item of what is at an address, which nobody asks.
  public convenience nonisolated init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - asset: The film or sound.
  ///   - automaticallyLoadedAssetKeys: The names of what would be loaded.
  public nonisolated init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }

  /// The state of the item: nothing is read.
  open var status: Status { .unknown }
  /// The error; nil, since nothing is read.
  open var error: (any Error)? { nil }
  /// The length, which nobody knows.
  open var duration: CMTime { .indefinite }
  /// The size of the picture, in points: there is none.
  open var presentationSize: CGSize { .zero }
  /// The spans that are loaded: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The spans that can be reached: none.
  open var seekableTimeRanges: [NSValue] { [] }
  /// A Boolean value that indicates whether data comes fast enough.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// A Boolean value that indicates whether no more data can be kept.
  open var isPlaybackBufferFull: Bool { false }
  /// A Boolean value that indicates whether there is no data.
  open var isPlaybackBufferEmpty: Bool { true }

  /// Returns zero: a still shows the beginning.
  open func currentTime() -> CMTime { .zero }

  /// Returns nil: nobody knows the day of a moment.
  open func currentDate() -> Date? { nil }

  /// Calls a closure at once: the time stays at zero.
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    completionHandler?(true)
  }

  /// Returns true: the time stays at zero.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { true }

  /// Does nothing: nothing is asked for.
  open func cancelPendingSeeks() {}
}

/// The manner in which a sound is played faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name of the manner.
  public let rawValue: String

  /// Creates a manner of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// For speech.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// With a higher pitch.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

extension NSNotification.Name {
  /// A film has come to its end, which none does in a still.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// A film has ended before its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// A film has gone to another time.
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// A film waits for data.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// A film has come to its end, which none does in a still.
  public nonisolated static var didPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemDidPlayToEndTime
  }
  /// A film has ended before its end.
  public nonisolated static var failedToPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }
  /// A film has gone to another time.
  public nonisolated static var timeJumpedNotification: NSNotification.Name {
    .AVPlayerItemTimeJumped
  }
  /// A film waits for data.
  public nonisolated static var playbackStalledNotification: NSNotification.Name {
    .AVPlayerItemPlaybackStalled
  }
}
