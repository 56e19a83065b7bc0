import Foundation

extension Locale {
  /// A Boolean value that indicates whether people read the samples' English words.
  var isEnglish: Bool { language.languageCode?.identifier == "en" }
}
