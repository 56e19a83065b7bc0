// As Apple spells its constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A text that is to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from the least to the greatest.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The seconds of silence before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds of silence after the text.
  open var postUtteranceDelay: TimeInterval = 0
  /// A Boolean value that indicates whether a person's own settings are taken.
  open var prefersAssistiveTechnologySettings = false

  /// Creates a text.
  public init(string: String) { speechString = string }

  /// Creates a text of one with attributes, of which none is read.
  public init(attributedString string: NSAttributedString) { speechString = string.string }
}

/// The least speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The greatest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice, which is not heard.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language, such as `en-GB`.
  public let language: String
  /// The identifier.
  public let identifier: String

  /// Creates a voice of a language; that of the surroundings without one.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    identifier = language
  }

  /// Creates no voice: there is none.
  public init?(identifier: String) { return nil }

  /// The name for a person: the language.
  open var name: String { language }
  /// The quality.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// Returns the voices of the device: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// Returns the language of the surroundings.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The usual one, and better ones.
  case `default` = 1, enhanced, premium
}
