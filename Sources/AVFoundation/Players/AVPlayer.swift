import SwiftUI

/// A player of films and sounds, which plays nothing: a still shows the moment.
///
///     @State private var player = AVPlayer(url: url)
///
///     VideoPlayer(player: player)
///       .onAppear { player.play() }
///
/// A player that was told to play says that it is playing; its time stays at zero.
@MainActor @preconcurrency
open class AVPlayer: NSObject, _KeyValueObserved {
  /// The observations of the player.
  @_documentation(visibility: internal)
  public var _observers = _KeyValueObservers()
  /// The film or sound.
  open private(set) var currentItem: AVPlayerItem? { didSet { _observers.tell() } }
  /// The speed; 0 while the player is paused.
  open var rate: Float = 0 { didSet { _observers.tell() } }
  /// The speed at which `play()` plays.
  open var defaultRate: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1 { didSet { _observers.tell() } }
  /// A Boolean value that indicates whether the sound is off.
  open var isMuted = false { didSet { _observers.tell() } }
  /// The behaviour at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// A Boolean value that indicates whether the player waits for data instead of stopping.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that indicates whether another screen may show the film.
  open var allowsExternalPlayback = true
  /// A Boolean value that indicates whether another screen shows the film while it is there.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// A Boolean value that indicates whether subtitles follow a person's settings.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// A Boolean value that indicates whether a film keeps the screen lit.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// The behaviour of a film in the background.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic

  private var isTelling = false

  /// Creates a player of nothing.
  public override nonisolated init() { super.init() }

  /// Creates a player of what is at an address, which nobody asks.
  public convenience nonisolated init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Creates a player of a film or a sound.
  public nonisolated init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
  }

  /// The state of the player, which is ready as soon as it has something to play.
  open var status: Status { currentItem == nil ? .unknown : .readyToPlay }
  /// The error; nil, since nothing is read.
  open var error: (any Error)? { nil }
  /// The state of the playing.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The reason for which the player waits; nil, since it does not.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// A Boolean value that indicates whether another screen shows the film.
  open var isExternalPlaybackActive: Bool { false }

  /// Sets the speed to the usual one; nothing moves.
  open func play() { rate = defaultRate }

  /// Sets the speed to zero.
  open func pause() { rate = 0 }

  /// Sets the speed; nothing moves.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Returns zero: a still shows the beginning.
  open func currentTime() -> CMTime { .zero }

  /// Replaces the film or sound; nil for nothing.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Calls a closure that may ask for the same again, which is not called then.
  func tell(_ closure: (Bool) -> Void) {
    guard !isTelling else { return }
    isTelling = true
    closure(true)
    isTelling = false
  }
}

extension AVPlayer {
  /// The state of a player.
  public enum Status: Int, Sendable {
    /// It has nothing to play; it can play; it cannot.
    case unknown, readyToPlay, failed
  }

  /// The state of the playing.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands; it waits for data; it goes on.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// The behaviour at the end of a film.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one; a pause; nothing.
    case advance, pause, none
  }

  /// The reason for which a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It waits for data.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It looks how fast data comes.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// It has nothing to play.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
}

/// The behaviour of a film in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As the system decides; it stops; it goes on.
  case automatic = 1, pauses, continuesIfPossible
}
