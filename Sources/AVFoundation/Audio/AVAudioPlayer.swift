/// A player of a sound, which is not heard.
///
///     let player = try AVAudioPlayer(contentsOf: url)
///     player.numberOfLoops = -1
///     player.play()
///     player.isPlaying  // true, until it is paused
///
/// A player that was told to play says that it is playing; its time is as it was set, and its
/// length is 0, since no sound is read.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The object that hears of the end, which does not come.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file.
  public let url: URL?
  /// The data; nil for a file.
  public let data: Data?
  /// A Boolean value that indicates whether the sound is being played.
  open private(set) var isPlaying = false
  /// The moment that is played, in seconds.
  open var currentTime: TimeInterval = 0
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place between left, -1, and right, 1.
  open var pan: Float = 0
  /// A Boolean value that indicates whether the speed may be changed.
  open var enableRate = false
  /// The speed.
  open var rate: Float = 1
  /// The number of times that the sound is repeated; -1 for ever.
  open var numberOfLoops = 0
  /// A Boolean value that indicates whether the loudness is measured.
  open var isMeteringEnabled = false

  /// Creates a player of a file.
  ///
  /// - Parameter url: The file.
  /// - Throws: An error where there is no file.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Creates a player of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - utiString: The kind of the file, of which nothing is read.
  /// - Throws: An error where there is no file.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard url.isFileThere else { throw unreadableFile(url) }
    (self.url, data) = (url, nil)
  }

  /// Creates a player of data.
  ///
  /// - Parameter data: The data.
  /// - Throws: An error where it is empty.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Creates a player of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - utiString: The kind of the data, of which nothing is read.
  /// - Throws: An error where it is empty.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard !data.isEmpty else { throw unreadableFile(nil) }
    (url, self.data) = (nil, data)
  }

  /// The length in seconds, which is 0: no sound is read.
  open var duration: TimeInterval { 0 }
  /// The number of channels: no sound is read.
  open var numberOfChannels: Int { 0 }
  /// The time of the device, in seconds, which stands.
  open var deviceCurrentTime: TimeInterval { 0 }
  /// The settings of the sound: none is read.
  open var settings: [String: Any] { [:] }

  /// Returns true: nothing is to be prepared.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Says from now on that the sound is being played.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Says from now on that the sound is being played.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Says from now on that the sound stands.
  open func pause() { isPlaying = false }

  /// Says from now on that the sound stands.
  open func stop() { isPlaying = false }

  /// Sets the volume; in a still it is there at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Does nothing: nothing is heard.
  open func updateMeters() {}

  /// Returns the loudness of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { silence }

  /// Returns the loudness of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { silence }
}

/// The loudness of nothing, in decibels below the loudest.
let silence: Float = -160

/// Hears of the end of a sound, which does not come in a still.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Tells that a sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Tells that a sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Takes no notice of it.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Takes no notice of it.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
