import Foundation

/// A word on a page of a mail or a message, in the screen's language.
enum MailWord: Int {
  case to, copies, subject, newMail, newMessage, message, send

  private static let words: [String: [String]] = [
    "en": ["To:", "Cc/Bcc:", "Subject:", "New Message", "New Message", "iMessage", "Send"],
    "ru": [
      "Кому:", "Копия/Скрытая копия:", "Тема:", "Новое сообщение", "Новое", "iMessage", "Отправить",
    ],
    "de": [
      "An:", "Kopie/Blindkopie:", "Betreff:", "Neue E-Mail", "Neue Nachricht", "iMessage", "Senden",
    ],
    "fr": [
      "À :", "Cc/Cci :", "Objet :", "Nouveau message", "Nouveau message", "iMessage", "Envoyer",
    ],
    "es": ["Para:", "Cc/Cco:", "Asunto:", "Mensaje nuevo", "Mensaje nuevo", "iMessage", "Enviar"],
  ]

  /// Returns the word in a language, and in English where the language has none.
  func text(_ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    let words = Self.words[code] ?? Self.words["en"] ?? []
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }
}
