/// A spelling checker of UIKit.
///
/// No dictionary is here, so that it finds no mistakes and has no guesses.
public final class UITextChecker: NSObject {
  /// The languages that are known, of which there are none.
  public static var availableLanguages: [String] { [] }

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns the place that means none: nothing is found misspelled.
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns nil: no word is guessed.
  public func guesses(
    forWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }

  /// Returns nil: no word is completed.
  public func completions(
    forPartialWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }

  /// Returns true: every word is known.
  public static func hasLearnedWord(_ word: String) -> Bool { true }
  /// Has no effect: every word is known.
  public static func learnWord(_ word: String) {}
  /// Has no effect: every word stays known.
  public static func unlearnWord(_ word: String) {}
}
