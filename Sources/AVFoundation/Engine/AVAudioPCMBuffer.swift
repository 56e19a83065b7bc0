/// Samples or other data of a sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The form of the samples.
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, which are zero until an app sets them.
///
///     let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 1024)
///     let samples = buffer?.floatChannelData?[0]
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The greatest number of samples of each channel.
  public let frameCapacity: AVAudioFrameCount
  /// The number of samples of each channel that are valid, up to the greatest one.
  open var frameLength: AVAudioFrameCount {
    get { length }
    set { length = min(newValue, frameCapacity) }
  }
  private var length: AVAudioFrameCount = 0
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  /// Creates samples of zero.
  ///
  /// - Parameters:
  ///   - format: The form of the samples.
  ///   - frameCapacity: The greatest number of samples of each channel; there is no buffer where
  ///     memory does not hold them.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (count, each) = (Int(format.channelCount), max(1, Int(frameCapacity)))
    guard let memory = calloc(count * each, MemoryLayout<Float>.stride) else { return nil }
    samples = memory.bindMemory(to: Float.self, capacity: count * each)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      (channels + channel).initialize(to: samples + channel * each)
    }
    self.frameCapacity = frameCapacity
    super.init(format)
  }

  deinit {
    channels.deallocate()
    free(samples)
  }

  /// The samples of each channel; nil for samples that are no floating point numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
  }
  /// The samples of each channel; nil, since whole numbers are not kept.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  /// The samples of each channel; nil, since whole numbers are not kept.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
  /// The number of samples from one of a channel to the next.
  open var stride: Int { 1 }
}
