/// An app that records: nobody has been asked.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  private static let app = AVAudioApplication()

  private override init() {}

  /// The app.
  open class var shared: AVAudioApplication { app }
  /// The person's answer: nobody has been asked.
  open var recordPermission: RecordPermission { .undetermined }
  /// A Boolean value that indicates whether the microphone is off.
  open var isInputMuted: Bool { false }

  /// The person's answer whether an app may record.
  public enum RecordPermission: Int, Sendable {
    /// Nobody has been asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }

  /// Tells a closure that nobody was asked.
  ///
  /// - Parameter response: A closure that receives false, at once.
  @preconcurrency
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { response(false) }

  /// Returns false: nobody was asked.
  open class func requestRecordPermission() async -> Bool { false }
}
