// Apple's Speech brings Foundation with it.
@_exported import Foundation
import ViewTree

/// An answer of a person whether an app may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// None yet, no, a rule against it, and yes.
  case notDetermined, denied, restricted, authorized
}

/// An object that hears whether a recognizer can be used, which does not change.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Tells that a recognizer can be used, or cannot any more.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Recognises what is said: nothing, unless ``know(_:)`` tells of it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
///
/// It is no object of Foundation's, whose initializer always returns one.
open class SFSpeechRecognizer: @unchecked Sendable {
  private let language: Locale
  /// The object that hears whether the recognizer can be used.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The kind of what is said.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue that results are told on.
  open var queue = OperationQueue.main

  /// Creates a recognizer of the screen's language.
  public convenience init?() { self.init(ScreenLocale.current) }

  /// Creates a recognizer of a language.
  public convenience init?(locale: Locale) { self.init(locale) }

  private init(_ language: Locale) { self.language = language }

  /// Tells of the words that are said, and that the person lets the app listen.
  ///
  ///     SFSpeechRecognizer.know("High water at noon")
  ///
  /// - Parameter words: The words, none for silence; nil for a person who has not been asked.
  public static func know(_ words: String?) {
    SpeechRecord.current.change { $0 = SpeechRecord.Content(words: words) }
  }

  /// Returns the person's answer so far.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    let record = SpeechRecord.current.value
    if record.words != nil { return .authorized }
    return record.wasAsked ? .denied : .notDetermined
  }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise, and calls a closure at once.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    SpeechRecord.current.change { $0.wasAsked = true }
    handler(authorizationStatus())
  }

  /// Returns the languages that a phone recognises, of which these are the most spoken.
  open class func supportedLocales() -> Set<Locale> {
    Set(["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "ja-JP", "zh-CN"].map(Locale.init))
  }

  /// The language.
  open var locale: Locale { language }
  /// A Boolean value that indicates whether the recognizer can be used, as it always can.
  open var isAvailable: Bool { true }
  /// A Boolean value that indicates whether the sound may stay on the device.
  open var supportsOnDeviceRecognition: Bool { true }

  /// Begins to recognise, and calls a closure with results or an error on the recognizer's queue.
  ///
  /// - Parameters:
  ///   - request: The sound. The words of a file are told at once, those of a microphone as they
  ///     are said, and once more as the sound ends.
  ///   - resultHandler: The closure, which is called with an error where the person has not said
  ///     yes, or there is silence.
  /// - Returns: The recognition.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(request, on: queue, handler: resultHandler)
    switch SpeechRecord.current.value.words {
    case nil: task.begin(.failure(.speechIsDenied))
    case "": task.begin(.failure(.nothingIsSaid))
    case let words?: task.begin(.success(words))
    }
    return task
  }
}
