/// A word that the system writes by itself, in the language of the surroundings.
enum SystemString: String {
  case back, cancel, done, search, ok, more, close

  /// The word in a language; English where the table lacks it.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return Self.table[language]?[self] ?? Self.table["en"]?[self] ?? rawValue
  }

  /// As iOS 17 writes them.
  private static let table: [String: [SystemString: String]] = [
    "en": [
      .back: "Back", .cancel: "Cancel", .done: "Done", .search: "Search", .ok: "OK",
      .more: "More", .close: "Close",
    ],
    "ru": [
      .back: "Назад", .cancel: "Отменить", .done: "Готово", .search: "Поиск", .ok: "ОК",
      .more: "Еще", .close: "Закрыть",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .done: "Fertig", .search: "Suchen", .ok: "OK",
      .more: "Mehr", .close: "Schließen",
    ],
    "fr": [
      .back: "Retour", .cancel: "Annuler", .done: "OK", .search: "Rechercher", .ok: "OK",
      .more: "Plus", .close: "Fermer",
    ],
    "es": [
      .back: "Atrás", .cancel: "Cancelar", .done: "Listo", .search: "Buscar", .ok: "OK",
      .more: "Más", .close: "Cerrar",
    ],
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .done: "تم", .search: "بحث", .ok: "موافق",
      .more: "المزيد", .close: "إغلاق",
    ],
    "he": [
      .back: "חזרה", .cancel: "ביטול", .done: "סיום", .search: "חיפוש", .ok: "אישור",
      .more: "עוד", .close: "סגירה",
    ],
  ]
}
