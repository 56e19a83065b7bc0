/// A word that the system writes by itself, in the language of the surroundings.
enum SystemString: String {
  case back, cancel, done, search, ok, more, close
  /// The label of the button that empties a search field.
  case clear
  /// The value of a row of dots: `%1` of `%2` pages.
  case page

  /// The word in a language; English where the table lacks it.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return Self.table[language]?[self] ?? Self.table["en"]?[self] ?? rawValue
  }

  /// The word with numbers in the places `%1`, `%2`...
  func text(_ locale: Locale, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(text(locale)) { text, number in
      text.replacingOccurrences(of: "%\(number.offset + 1)", with: "\(number.element)")
    }
  }

  /// As iOS 17 writes them.
  private static let table: [String: [SystemString: String]] = [
    "en": [
      .back: "Back", .cancel: "Cancel", .done: "Done", .search: "Search", .ok: "OK",
      .more: "More", .close: "Close", .page: "page %1 of %2",
      .clear: "Clear text",
    ],
    "ru": [
      .back: "Назад", .cancel: "Отменить", .done: "Готово", .search: "Поиск", .ok: "ОК",
      .more: "Ещё", .close: "Закрыть", .page: "страница %1 из %2",
      .clear: "Очистить текст",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .done: "Fertig", .search: "Suchen", .ok: "OK",
      .more: "Mehr", .close: "Schließen", .page: "Seite %1 von %2",
      .clear: "Text löschen",
    ],
    "fr": [
      .back: "Retour", .cancel: "Annuler", .done: "OK", .search: "Rechercher", .ok: "OK",
      .more: "Plus", .close: "Fermer", .page: "page %1 sur %2",
      .clear: "Effacer le texte",
    ],
    "es": [
      .back: "Atrás", .cancel: "Cancelar", .done: "Listo", .search: "Buscar", .ok: "OK",
      .more: "Más", .close: "Cerrar", .page: "página %1 de %2",
      .clear: "Borrar texto",
    ],
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .done: "تم", .search: "بحث", .ok: "موافق",
      .more: "المزيد", .close: "إغلاق", .page: "صفحة %1 من %2",
      .clear: "مسح النص",
    ],
    "he": [
      .back: "חזרה", .cancel: "ביטול", .done: "סיום", .search: "חיפוש", .ok: "אישור",
      .more: "עוד", .close: "סגירה", .page: "עמוד %1 מתוך %2",
      .clear: "ניקוי הטקסט",
    ],
  ]
}
