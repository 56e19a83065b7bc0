import Foundation

extension TextSpan {
  /// Returns a Boolean value that indicates whether a text is numbers and signs alone, in a
  /// language that is written from the left.
  ///
  /// Without a letter the text takes the screen's direction, and “80 %” would become “% 80”.
  static func areLeftToRightNumbers(_ spans: [TextSpan]) -> Bool {
    var hasDigit = false
    for span in spans {
      if span.attributes.language.map(isRightToLeft) ?? false { return false }
      for scalar in span.text.unicodeScalars {
        if scalar.properties.isAlphabetic { return false }
        if ("0"..."9").contains(scalar) { hasDigit = true }
      }
    }
    return hasDigit
  }

  private static func isRightToLeft(_ language: String) -> Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }
}
