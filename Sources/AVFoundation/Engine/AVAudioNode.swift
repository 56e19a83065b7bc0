/// A part of an engine that makes, changes or takes a sound; none is heard.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine of the node.
  open internal(set) weak var engine: AVAudioEngine?
  /// The number of entrances.
  open var numberOfInputs: Int { 1 }
  /// The number of exits.
  open var numberOfOutputs: Int { 1 }
  /// The moment of the last sound; nil, since there was none.
  open var lastRenderTime: AVAudioTime? { nil }

  /// Creates a node.
  public override init() {}

  /// Returns the form of the samples at an exit.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }

  /// Returns the form of the samples at an entrance.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }

  /// Does nothing: no samples come by.
  ///
  /// - Parameters:
  ///   - bus: The exit.
  ///   - bufferSize: The number of samples of each call.
  ///   - format: The form of the samples.
  ///   - tapBlock: A closure that would receive samples, which is not called.
  @preconcurrency
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}

  /// Does nothing: no samples come by.
  open func removeTap(onBus bus: AVAudioNodeBus) {}

  /// Does nothing: there are no samples.
  open func reset() {}
}

/// The node of the microphone.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  override init() {}

  /// A Boolean value that indicates whether echoes are taken away.
  open var isVoiceProcessingEnabled: Bool { false }

  /// Does nothing: no samples come.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The node of the loudspeaker.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {
  override init() {}
}

/// A node that puts sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The volume of what leaves the node, from 0 to 1.
  open var outputVolume: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place between left, -1, and right, 1.
  open var pan: Float = 0
}
