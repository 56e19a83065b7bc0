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

/// The words of a Lock Screen on what an app plays, which are kept and not drawn.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  /// The values, by their names; nil where nothing plays.
  public var nowPlayingInfo: [String: Any]?
  /// The state.
  public var playbackState = MPNowPlayingPlaybackState.unknown

  private override init() { super.init() }

  /// Returns the words of the screen: each has its own.
  public class func `default`() -> MPNowPlayingInfoCenter {
    ScreenValues.object { (_: MPNowPlayingInfoCenter?) in MPNowPlayingInfoCenter() }
  }
}
