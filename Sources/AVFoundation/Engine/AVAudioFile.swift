/// A file of a sound, of which no sample is read or written.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The form of the samples in the file.
  public let fileFormat: AVAudioFormat
  /// The form of the samples that are read.
  open var processingFormat: AVAudioFormat { .standard }
  /// The place from which samples are read.
  open var framePosition: AVAudioFramePosition = 0
  /// The number of samples of each channel: none is read.
  open var length: AVAudioFramePosition { 0 }

  /// Opens a file.
  ///
  /// - Parameter fileURL: The file.
  /// - Throws: An error where there is no file.
  public init(forReading fileURL: URL) throws {
    guard fileURL.isFileThere else { throw unreadableFile(fileURL) }
    (url, fileFormat) = (fileURL, .standard)
  }

  /// Names a file, which is not written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    (url, fileFormat) = (fileURL, AVAudioFormat(settings: settings) ?? .standard)
  }

  /// Names a file, which is not written.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// Leaves a buffer without samples: none is read.
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }

  /// Leaves a buffer without samples: none is read.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }

  /// Does nothing: no file is written.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The place among samples.
  public let sampleTime: AVAudioFramePosition
  /// The number of samples a second.
  public let sampleRate: Double

  /// Creates a moment at a place among samples.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }

  /// A Boolean value that indicates whether the place among samples is known.
  open var isSampleTimeValid: Bool { true }
}
