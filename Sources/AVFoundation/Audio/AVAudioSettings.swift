// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The quality of a sound in fewer bytes.
public enum AVAudioQuality: Int, Sendable {
  /// The least.
  case min = 0
  /// Little, some, and much.
  case low = 0x20, medium = 0x40, high = 0x60
  /// The most.
  case max = 0x7F
}

// The names of a sound's settings.

/// The kind of the data, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The number of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The quality, as `AVAudioQuality.rawValue`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The number of bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The number of bits a second in each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The number of bits of a sample.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The quality of a conversion.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The places of the channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The greatest byte of a sample comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Samples are floating point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Channels stand apart from each other.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
