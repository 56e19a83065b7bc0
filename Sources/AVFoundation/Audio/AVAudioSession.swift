// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The sounds of an app among those of others: nothing is heard, and nobody has been asked.
///
///     let session = AVAudioSession.sharedInstance()
///     try session.setCategory(.playback, mode: .default, options: .mixWithOthers)
///     try session.setActive(true)
///
/// Nothing is kept, so that no screen tells another one of its sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// Creates a session.
  public override init() {}

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category.
  open var category: Category { .soloAmbient }
  /// The mode.
  open var mode: Mode { .default }
  /// The options of the category.
  open var categoryOptions: CategoryOptions { [] }
  /// The categories that the device has.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The person's answer whether the app may record: nobody has been asked.
  open var recordPermission: RecordPermission { .undetermined }
  /// The volume of the device, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// The number of samples a second.
  open var sampleRate: Double { 44_100 }
  /// The seconds of a buffer.
  open var ioBufferDuration: TimeInterval { 0 }
  /// The seconds until something is heard.
  open var outputLatency: TimeInterval { 0 }
  /// The seconds until something is recorded.
  open var inputLatency: TimeInterval { 0 }
  /// A Boolean value that indicates whether another app plays something.
  open var isOtherAudioPlaying: Bool { false }
  /// A Boolean value that indicates whether an app should be silent for another one.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// A Boolean value that indicates whether there is a microphone.
  open var isInputAvailable: Bool { false }
  /// The ways of the sound: none.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The microphones: none.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }

  /// Does nothing: nothing is heard.
  open func setCategory(_ category: Category) throws {}
  /// Does nothing: nothing is heard.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Does nothing: nothing is heard.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  /// Does nothing: nothing is heard.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}
  /// Does nothing: nothing is heard.
  open func setMode(_ mode: Mode) throws {}
  /// Does nothing: nothing is heard.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Does nothing: nothing is heard.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Does nothing: there is no microphone.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Does nothing: nothing is heard.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Does nothing: nothing is heard.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Does nothing: nobody calls.
  open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {}
  /// Does nothing: a still does not vibrate.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}

  /// Tells a closure that nobody was asked.
  ///
  /// - Parameter response: A closure that receives false, at once.
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}

extension AVAudioSession {
  /// The app's sounds have been interrupted, or may go on.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sounds go another way.
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The app should be silent for another one.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// The service of sounds has begun anew.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// The name of the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The name of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The name of the reason of a change of ways.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The name of the ways before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The ways of sounds: none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The ways in.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The ways out.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A way of sounds, such as headphones; there is none.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  override init() {}

  /// The kind.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The name for a person.
  open var portName: String { "" }
  /// The identifier.
  open var uid: String { "" }
}
