extension AVAudioSession {
  /// The part that sound has in an app.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Creates a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Beside others, and silent with the device.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Instead of others, and silent with the device.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that the app is there for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sounds that are recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds that are recorded, and others that are heard.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several ways at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The use of sound in a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A talk.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A talk with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A talk in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// A film that is recorded.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech, which stops for others.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Speech of a system.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The app's behaviour among others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By Bluetooth for talks.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By Bluetooth for talks.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Beside others, of which speech stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// By Bluetooth for music.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// By AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// With a microphone that is off.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }

  /// The behaviour at the end.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are told that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The ways that apps share.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As others; that of long sounds; its own; that of long films.
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// A way out that is taken instead.
  public enum PortOverride: UInt, Sendable {
    /// None.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6B72
  }

  /// The kind of a way of sounds.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The loudspeaker at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Headphones with a cable.
    public static let headphones = Port(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Bluetooth for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Bluetooth for talks.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Bluetooth of low energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// The end or the beginning of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The end.
    case ended = 0
    /// The beginning.
    case began = 1
  }

  /// The app's behaviour after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason of a change of ways.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows it; a way came; a way went; the category changed; another way is taken.
    case unknown = 0
    /// A way came; a way went; the category changed; another way is taken.
    case newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    /// The device woke; the category has no way; a way has another form.
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }

  /// The person's answer whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody has been asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }
}
