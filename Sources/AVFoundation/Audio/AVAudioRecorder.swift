/// A recorder of sounds, which records nothing.
///
///     let recorder = try AVAudioRecorder(
///       url: file, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100])
///     recorder.record()
///     recorder.isRecording  // true, until it is stopped
///
/// A recorder that was told to record says that it is recording; no file is written.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The object that hears of the end, which does not come.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file that would be written.
  public let url: URL
  /// The settings of the sound.
  open var settings: [String: Any] { givenSettings }
  private let givenSettings: [String: Any]
  /// The format of the sound.
  open var format: AVAudioFormat { .standard }
  /// A Boolean value that indicates whether a sound is being recorded.
  open private(set) var isRecording = false
  /// A Boolean value that indicates whether the loudness is measured.
  open var isMeteringEnabled = false

  /// Creates a recorder with settings, of which none is read.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, givenSettings) = (url, settings)
  }

  /// Creates a recorder of a format.
  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, givenSettings) = (url, format.settings)
  }

  /// The length of what is recorded, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// The time of the device, in seconds, which stands.
  open var deviceCurrentTime: TimeInterval { 0 }

  /// Returns true: nothing is to be prepared.
  @discardableResult
  open func prepareToRecord() -> Bool { true }

  /// Says from now on that a sound is being recorded.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }

  /// Says from now on that a sound is being recorded.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }

  /// Says from now on that a sound is being recorded.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { record() }

  /// Says from now on that the recorder stands.
  open func pause() { isRecording = false }

  /// Says from now on that the recorder stands.
  open func stop() { isRecording = false }

  /// Returns false: there is no file.
  @discardableResult
  open func deleteRecording() -> Bool { false }

  /// Does nothing: nothing is heard.
  open func updateMeters() {}

  /// Returns the loudness of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { silence }

  /// Returns the loudness of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { silence }
}

/// Hears of the end of a recording, which does not come in a still.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Tells that a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Tells that a recording cannot be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Takes no notice of it.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Takes no notice of it.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}
