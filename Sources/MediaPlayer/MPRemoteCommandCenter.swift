import Foundation
import ViewTree

/// An answer of an app to a button of headphones or of a Lock Screen.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// There is nothing to do it with.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It could not be done.
  case commandFailed = 200
}

/// A press of a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  public let command: MPRemoteCommand
  /// The time of the press, in seconds; zero in a still.
  public let timestamp: TimeInterval = 0

  init(_ command: MPRemoteCommand) { self.command = command }
}

/// An event to skip by a time.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The time, in seconds.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// An event to go to a time.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent,
  @unchecked Sendable
{
  /// The time, in seconds.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command)
  }
}

/// An event to play at a speed.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The speed.
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command)
  }
}

/// The beginning of a long press, and its end.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// The beginning, and the end.
  case beginSeeking, endSeeking
}

/// A long press.
public final class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The answer to whether the press begins or ends.
  public let type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}

/// A button of headphones or of a Lock Screen, which nobody presses unless ``simulate()`` does.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// A closure that answers a press.
  private final class Target: NSObject {
    let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

    init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
      self.handler = handler
    }
  }

  private var targets: [Target] = []
  /// A Boolean value that indicates whether the button can be pressed.
  open var isEnabled = true

  override init() { super.init() }

  /// Adds a closure that answers a press.
  ///
  /// - Parameter handler: The closure.
  /// - Returns: An object by which the closure is taken away.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let target = Target(handler)
    targets.append(target)
    return target
  }

  /// Takes a closure away, or all of them.
  ///
  /// - Parameter target: The object that stands for a closure; nil for all.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets.removeAll() }
    targets.removeAll { $0 === target as AnyObject }
  }

  /// Presses the button.
  ///
  ///     MPRemoteCommandCenter.shared().playCommand.simulate()
  ///
  /// - Returns: The last answer; nil where the button cannot be pressed, or nobody answers.
  @discardableResult
  public func simulate() -> MPRemoteCommandHandlerStatus? { send(MPRemoteCommandEvent(self)) }

  final func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
    guard isEnabled else { return nil }
    return targets.map { $0.handler(event) }.last
  }
}

/// A button that goes on or back by a time.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The times that the app takes, in seconds.
  public var preferredIntervals: [NSNumber] = [10]

  /// Presses the button.
  ///
  /// - Parameter interval: The time, in seconds.
  /// - Returns: The last answer.
  @discardableResult
  public func simulate(interval: TimeInterval) -> MPRemoteCommandHandlerStatus? {
    send(MPSkipIntervalCommandEvent(self, interval: interval))
  }
}

/// A line that is drawn along.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
  /// Goes to a time.
  ///
  /// - Parameter positionTime: The time, in seconds.
  /// - Returns: The last answer.
  @discardableResult
  public func simulate(positionTime: TimeInterval) -> MPRemoteCommandHandlerStatus? {
    send(MPChangePlaybackPositionCommandEvent(self, positionTime: positionTime))
  }
}

/// A button of speeds.
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds that the app takes.
  public var supportedPlaybackRates: [NSNumber] = []

  /// Chooses a speed.
  ///
  /// - Parameter playbackRate: The speed.
  /// - Returns: The last answer.
  @discardableResult
  public func simulate(playbackRate: Float) -> MPRemoteCommandHandlerStatus? {
    send(MPChangePlaybackRateCommandEvent(self, playbackRate: playbackRate))
  }
}

/// A button that is held.
public final class MPSeekCommand: MPRemoteCommand, @unchecked Sendable {
  /// Begins or ends to hold the button.
  @discardableResult
  public func simulate(_ type: MPSeekCommandEventType) -> MPRemoteCommandHandlerStatus? {
    send(MPSeekCommandEvent(self, type: type))
  }
}

/// The button by which a person likes a song, or does not.
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// A Boolean value that indicates whether the person has pressed it.
  public var isActive = false
  /// The title.
  public var localizedTitle = ""
  /// A shorter title.
  public var localizedShortTitle = ""
}

/// The buttons of headphones and of a Lock Screen, each screen's own.
public final class MPRemoteCommandCenter: NSObject, Sendable {
  /// The button that plays.
  public let playCommand = MPRemoteCommand()
  /// The button that pauses.
  public let pauseCommand = MPRemoteCommand()
  /// The button that ends.
  public let stopCommand = MPRemoteCommand()
  /// The button that plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The button of the next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// The button of the previous one.
  public let previousTrackCommand = MPRemoteCommand()
  /// The button that goes on by a time.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The button that goes back by a time.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The button that goes on while it is held.
  public let seekForwardCommand = MPSeekCommand()
  /// The button that goes back while it is held.
  public let seekBackwardCommand = MPSeekCommand()
  /// The line that is drawn along.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The button of speeds.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The button that repeats.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// The button that mixes.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// The stars.
  public let ratingCommand = MPRemoteCommand()
  /// The button by which a person likes it.
  public let likeCommand = MPFeedbackCommand()
  /// The button by which a person does not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// The button that keeps a place.
  public let bookmarkCommand = MPFeedbackCommand()
  /// The button that chooses a language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The button that leaves a language.
  public let disableLanguageOptionCommand = MPRemoteCommand()

  private override init() { super.init() }

  /// Returns the buttons of the screen.
  public class func shared() -> MPRemoteCommandCenter {
    ScreenValues.object { (_: MPRemoteCommandCenter?) in MPRemoteCommandCenter() }
  }
}
