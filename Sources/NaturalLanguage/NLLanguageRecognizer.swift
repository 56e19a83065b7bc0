import Foundation
import Synchronization
import ViewTree

/// The languages that a screen tells of texts.
private final class LanguageRecord: Sendable {
  typealias Answer = @Sendable (String) -> [NLLanguage: Double]
  private let answer: Mutex<Answer?>

  private init(_ other: LanguageRecord?) { answer = Mutex(other?.value) }

  static var current: LanguageRecord { ScreenValues.object { LanguageRecord($0) } }

  var value: Answer? {
    get { answer.withLock { $0 } }
    set { answer.withLock { $0 = newValue } }
  }
}

/// Finds the language of a text: none, unless ``know(_:)`` tells of it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The languages that a text may be in; all, where there are none.
  open var languageConstraints: [NLLanguage] = []
  /// The probabilities of languages before a text is read, which change nothing.
  open var languageHints: [NLLanguage: Double] = [:]

  /// Creates a recognizer.
  public override init() { super.init() }

  /// Tells of the languages of texts.
  ///
  ///     NLLanguageRecognizer.know { $0.contains("Hafen") ? [.german: 0.98] : [.english: 1] }
  ///
  /// - Parameter answer: A closure that returns the probabilities of a text's languages; nil for a
  ///   device that finds none.
  public static func know(_ answer: (@Sendable (String) -> [NLLanguage: Double])?) {
    LanguageRecord.current.value = answer
  }

  /// Reads more of the text.
  open func processString(_ string: String) { text += string }

  /// Forgets the text, its constraints and its hints.
  open func reset() { (text, languageConstraints, languageHints) = ("", [], [:]) }

  private var probabilities: [(language: NLLanguage, probability: Double)] {
    guard !text.isEmpty, let answer = LanguageRecord.current.value else { return [] }
    return answer(text)
      .filter { languageConstraints.isEmpty || languageConstraints.contains($0.key) }
      .map { ($0.key, $0.value) }
      // Equal ones in the same order, whichever process asks.
      .sorted { ($1.probability, $0.language.rawValue) < ($0.probability, $1.language.rawValue) }
  }

  /// The likeliest language; nil where none is found.
  open var dominantLanguage: NLLanguage? { probabilities.first?.language }

  /// Returns the likeliest languages with their probabilities.
  ///
  /// - Parameter maxHypotheses: The most languages.
  /// - Returns: The languages, from 0 to 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let found = probabilities.prefix(max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: found.map { ($0.language, $0.probability) })
  }

  /// Returns the likeliest language of a text; nil where none is found.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
}
