/// The words of the sheet by which things are shared.
enum ShareWord: String, CaseIterable {
  case messages, mail, notes, reminders
  case copy, saveToFiles, print, close, text, address

  /// The word in a language; English where the table lacks it.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return Self.table[language]?[self] ?? Self.table["en"]?[self] ?? rawValue
  }

  /// As iOS 17 writes them.
  static let table: [String: [ShareWord: String]] = [
    "en": [
      .messages: "Messages", .mail: "Mail", .notes: "Notes", .reminders: "Reminders",
      .copy: "Copy", .saveToFiles: "Save to Files", .print: "Print", .close: "Close",
      .text: "Plain Text", .address: "Link",
    ],
    "ru": [
      .messages: "Сообщения", .mail: "Почта", .notes: "Заметки", .reminders: "Напоминания",
      .copy: "Скопировать", .saveToFiles: "Сохранить в Файлы", .print: "Напечатать",
      .close: "Закрыть", .text: "Простой текст", .address: "Ссылка",
    ],
    "de": [
      .messages: "Nachrichten", .mail: "Mail", .notes: "Notizen", .reminders: "Erinnerungen",
      .copy: "Kopieren", .saveToFiles: "In Dateien sichern", .print: "Drucken",
      .close: "Schließen", .text: "Reiner Text", .address: "Link",
    ],
    "ar": [
      .messages: "الرسائل", .mail: "البريد", .notes: "الملاحظات", .reminders: "التذكيرات",
      .copy: "نسخ", .saveToFiles: "حفظ في الملفات", .print: "طباعة", .close: "إغلاق",
      .text: "نص عادي", .address: "رابط",
    ],
    "he": [
      .messages: "הודעות", .mail: "דואר", .notes: "פתקים", .reminders: "תזכורות",
      .copy: "העתקה", .saveToFiles: "שמירה בקבצים", .print: "הדפסה", .close: "סגירה",
      .text: "מלל רגיל", .address: "קישור",
    ],
  ]
}
