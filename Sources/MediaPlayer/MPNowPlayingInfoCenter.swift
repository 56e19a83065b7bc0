import Foundation
import ViewTree

/// A kind of what plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// None, a sound, and a film.
  case none, audio, video
}

/// A state of what plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Not told, played, paused, ended, and broken off.
  case unknown, playing, paused, stopped, interrupted
}

/// The words of a Lock Screen on what an app plays, which each screen keeps and none draws.
public final class MPNowPlayingInfoCenter: NSObject, Sendable {
  private final class Words: @unchecked Sendable {
    var info: [String: Any]?
    var state = MPNowPlayingPlaybackState.unknown
  }

  private static let center = MPNowPlayingInfoCenter()

  private override init() { super.init() }

  /// Returns the words.
  public class func `default`() -> MPNowPlayingInfoCenter { center }

  private var words: Words { ScreenValues.object { (_: Words?) in Words() } }

  /// The values, by their names; nil where nothing plays.
  public var nowPlayingInfo: [String: Any]? {
    get { words.info }
    set { words.info = newValue }
  }
  /// The state.
  public var playbackState: MPNowPlayingPlaybackState {
    get { words.state }
    set { words.state = newValue }
  }
}
