/// A net of nodes that make and change sounds; none is heard.
///
///     let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
///     engine.attach(player)
///     engine.connect(player, to: engine.mainMixerNode, format: nil)
///     try engine.start()
///
/// An engine that was started says that it is running; no samples come by.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The node of the microphone.
  public let inputNode = AVAudioInputNode()
  /// The node of the loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// The node that puts all sounds together.
  public let mainMixerNode = AVAudioMixerNode()
  /// The nodes that were attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// A Boolean value that indicates whether the engine was started.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether the engine stops by itself.
  open var isAutoShutdownEnabled = false

  /// Creates an engine.
  public override init() {}

  /// Adds a node.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  /// Takes a node away.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  /// Does nothing: no samples go from one node to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

  /// Does nothing: no samples go from one node to another.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}

  /// Does nothing: no samples come.
  open func disconnectNodeInput(_ node: AVAudioNode) {}

  /// Does nothing: no samples go.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}

  /// Does nothing: nothing is to be prepared.
  open func prepare() {}

  /// Says from now on that the engine is running.
  open func start() throws { isRunning = true }

  /// Says from now on that the engine stands.
  open func pause() { isRunning = false }

  /// Says from now on that the engine stands.
  open func stop() { isRunning = false }

  /// Does nothing: there are no samples.
  open func reset() {}
}

extension NSNotification.Name {
  /// An engine has stopped since its device changed.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
