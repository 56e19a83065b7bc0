import Foundation

/// A word on the page of a translation, in the screen's language.
enum TranslationWord: Int {
  case title, copy, replace, none

  private static let words: [String: [String]] = [
    "en": ["Translate", "Copy Translation", "Replace with Translation", "No translation"],
    "ru": ["Перевести", "Скопировать перевод", "Заменить переводом", "Нет перевода"],
    "de": [
      "Übersetzen", "Übersetzung kopieren", "Durch Übersetzung ersetzen", "Keine Übersetzung",
    ],
    "fr": [
      "Traduire", "Copier la traduction", "Remplacer par la traduction", "Aucune traduction",
    ],
    "es": ["Traducir", "Copiar traducción", "Reemplazar por traducción", "Sin traducción"],
  ]

  /// Returns the word in a language, and in English where the language has none.
  func text(_ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    let words = Self.words[code] ?? Self.words["en"] ?? []
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }
}
