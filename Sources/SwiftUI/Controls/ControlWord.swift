/// A word that a control writes by itself, in the language of the surroundings.
enum ControlWord: String {
  case share, edit, done, delete, rename, paste, time, noResults, noResultsFor, checkSpelling

  /// The word in a language; English where the table lacks it.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return Self.table[language]?[self] ?? Self.table["en"]?[self] ?? rawValue
  }

  /// As iOS 17 writes them.
  private static let table: [String: [ControlWord: String]] = [
    "en": [
      .share: "Share…", .edit: "Edit", .done: "Done", .delete: "Delete", .rename: "Rename",
      .paste: "Paste",
      .time: "Time", .noResults: "No Results",
      .noResultsFor: "No Results for “%@”",
      .checkSpelling: "Check the spelling or try a new search.",
    ],
    "ru": [
      .share: "Поделиться…", .edit: "Править", .done: "Готово", .delete: "Удалить",
      .rename: "Переименовать",
      .paste: "Вставить", .time: "Время",
      .noResults: "Нет результатов", .noResultsFor: "По запросу «%@» ничего не найдено",
      .checkSpelling: "Проверьте правописание или измените запрос.",
    ],
    "de": [
      .share: "Teilen …", .edit: "Bearbeiten", .done: "Fertig", .delete: "Löschen",
      .rename: "Umbenennen",
      .paste: "Einsetzen", .time: "Uhrzeit",
      .noResults: "Keine Ergebnisse", .noResultsFor: "Keine Ergebnisse für „%@“",
      .checkSpelling: "Prüfe die Schreibweise oder starte eine neue Suche.",
    ],
    "ar": [
      .share: "مشاركة…", .edit: "تعديل", .done: "تم", .delete: "حذف", .rename: "إعادة تسمية",
      .paste: "لصق",
      .time: "الوقت",
      .noResults: "لا توجد نتائج", .noResultsFor: "لا توجد نتائج لـ \"%@\"",
      .checkSpelling: "تحقق من الإملاء أو جرب بحثًا جديدًا.",
    ],
    "he": [
      .share: "שיתוף…", .edit: "עריכה", .done: "סיום", .delete: "מחיקה", .rename: "שינוי שם",
      .paste: "הדבקה",
      .time: "שעה", .noResults: "אין תוצאות",
      .noResultsFor: "אין תוצאות עבור ״%@״",
      .checkSpelling: "יש לבדוק את האיות או לנסות חיפוש חדש.",
    ],
  ]
}
