/// The form of samples.
///
///     let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The number of samples a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// The form of a sample.
  public let commonFormat: AVAudioCommonFormat
  /// A Boolean value that indicates whether the channels of a moment stand beside each other.
  public let isInterleaved: Bool

  /// Samples as the system has them, of two channels, 44 100 a second.
  static let standard = AVAudioFormat(44_100, 2, .pcmFormatFloat32, isInterleaved: false)

  private init(
    _ sampleRate: Double, _ channels: AVAudioChannelCount, _ form: AVAudioCommonFormat,
    isInterleaved: Bool
  ) {
    (self.sampleRate, channelCount, commonFormat) = (sampleRate, channels, form)
    self.isInterleaved = isInterleaved
  }

  /// Creates samples as the system has them.
  ///
  /// - Parameters:
  ///   - sampleRate: The number of samples a second.
  ///   - channels: The number of channels; without one, or with more than two, there is no format.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard 1...2 ~= channels else { return nil }
    self.init(sampleRate, channels, .pcmFormatFloat32, isInterleaved: false)
  }

  /// Creates samples in a form.
  ///
  /// - Parameters:
  ///   - format: The form of a sample.
  ///   - sampleRate: The number of samples a second.
  ///   - channels: The number of channels; without one, or with more than two, there is no format.
  ///   - interleaved: A Boolean value that indicates whether the channels of a moment stand beside
  ///     each other.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32,
    interleaved: Bool
  ) {
    guard 1...2 ~= channels else { return nil }
    self.init(sampleRate, channels, format, isInterleaved: interleaved)
  }

  /// Creates the form that a recorder's settings tell.
  ///
  /// - Parameter settings: Values by their names, of which the numbers of samples and of channels
  ///   are read.
  public convenience init?(settings: [String: Any]) {
    guard let channels = settings[AVNumberOfChannelsKey].flatMap(number),
      let sampleRate = settings[AVSampleRateKey].flatMap(number),
      let count = UInt32(exactly: channels.rounded())
    else { return nil }
    self.init(standardFormatWithSampleRate: sampleRate, channels: count)
  }

  /// A Boolean value that indicates whether samples are as the system has them.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The settings of a recorder of the form.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }
}

/// A number of a sound's settings, of whatever type it is.
private func number(_ value: Any) -> Double? {
  (value as? Double) ?? (value as? any BinaryInteger).map { Double($0) }
    ?? (value as? NSNumber)?.doubleValue
}

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among samples.
public typealias AVAudioFramePosition = Int64
/// The number of an entrance or an exit of a node.
public typealias AVAudioNodeBus = Int
/// A number of packets.
public typealias AVAudioPacketCount = UInt32

/// The form of a sample.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another one.
  case otherFormat
  /// A floating point number; a whole one.
  case pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
