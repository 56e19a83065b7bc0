/// A speaker of texts, which is not heard.
///
///     let synthesizer = AVSpeechSynthesizer()
///     synthesizer.speak(AVSpeechUtterance(string: "The tide turns"))
///     synthesizer.isSpeaking  // true, until it is stopped
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The object that hears of beginnings and ends, which do not come.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// A Boolean value that indicates whether a text is being spoken.
  open private(set) var isSpeaking = false
  /// A Boolean value that indicates whether the speaking stands.
  open private(set) var isPaused = false
  /// A Boolean value that indicates whether the app's session of sounds is used.
  open var usesApplicationAudioSession = true

  /// Creates a speaker.
  public override init() {}

  /// Says from now on that a text is being spoken.
  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }

  /// Says from now on that nothing is being spoken.
  ///
  /// - Parameter boundary: The place in the text.
  /// - Returns: A Boolean value that indicates whether something was being spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { (isSpeaking, isPaused) = (false, false) }
    return isSpeaking
  }

  /// Says from now on that the speaking stands.
  ///
  /// - Parameter boundary: The place in the text.
  /// - Returns: A Boolean value that indicates whether something was being spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isSpeaking
  }

  /// Says from now on that the speaking goes on.
  ///
  /// - Returns: A Boolean value that indicates whether it stood.
  @discardableResult
  open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
}

/// A place at which speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, or behind the word.
  case immediate, word
}

/// Hears of beginnings and ends of speech, which do not come in a still.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Tells that a text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Tells that a text has ended.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Tells that the speaking stands.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Tells that the speaking goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Tells that nobody wants the text any more.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Tells that a part of the text comes next.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Takes no notice of it.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
