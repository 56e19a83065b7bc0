/// The kind of a sound's data, four letters in 32 bits.
///
///     let settings = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100]
public typealias AudioFormatID = UInt32

/// Details of a kind of data.
public typealias AudioFormatFlags = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D  // lpcm
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320  // aac
/// AAC for low bit rates.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368  // aach
/// Apple's lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163  // alac
/// The free lossless format.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163  // flac
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033  // .mp3
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573  // opus
/// µ-law with 8 bits a sample.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177  // ulaw
/// A-law with 8 bits a sample.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177  // alaw
/// Apple's IMA with 4 bits a sample.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134  // ima4
/// iLBC, for speech.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263  // ilbc
/// AMR, for speech.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72  // samr

/// The flag of samples that are floating point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The flag of samples whose greatest byte comes first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// The flag of samples with a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// The flag of samples without gaps.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// The flag of channels that stand apart from each other.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32

/// The error of a file that cannot be read.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F  // wht?
/// The error of a file that is not there.
public let kAudioFileFileNotFoundError: OSStatus = -43
