import Foundation

/// A language that the apps' own content is written in.
enum ContentLanguage: String, Sendable, Hashable, CaseIterable {
  case russian = "ru"
  case english = "en"

  /// Creates the language that fits a person's locale best: English wherever Russian is not asked
  /// for.
  init(_ locale: Locale) {
    self = locale.language.languageCode?.identifier == "ru" ? .russian : .english
  }
}
