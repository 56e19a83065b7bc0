/// A word that the system writes by itself, in the language of the surroundings.
enum SystemString: String {
  case back, cancel, done, search, ok, more, close
  /// The label of the button that empties a search field.
  case clear
  /// The value of a row of dots: `%1` of `%2` pages.
  case page
  /// The labels of a date picker's parts, and the word before the present day.
  case datePicker, timePicker, month, previousMonth, nextMonth, today
  /// The label of a sheet's grabber, and its values.
  case sheetGrabber, halfScreen, fullScreen
  /// The label of what lies around a popover.
  case dismissPopup

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
      .datePicker: "Date Picker", .timePicker: "Time Picker",
      .month: "Month", .previousMonth: "Previous Month",
      .nextMonth: "Next Month", .today: "Today",
      .sheetGrabber: "Sheet Grabber", .halfScreen: "Half screen",
      .fullScreen: "Full screen", .dismissPopup: "Dismiss popup",
    ],
    "ru": [
      .back: "Назад", .cancel: "Отменить", .done: "Готово", .search: "Поиск", .ok: "ОК",
      .more: "Ещё", .close: "Закрыть", .page: "страница %1 из %2",
      .clear: "Очистить текст",
      .datePicker: "Выбор даты", .timePicker: "Выбор времени",
      .month: "Месяц", .previousMonth: "Предыдущий месяц",
      .nextMonth: "Следующий месяц", .today: "Сегодня",
      .sheetGrabber: "Индикатор перетягивания", .halfScreen: "Половина экрана",
      .fullScreen: "Весь экран", .dismissPopup: "Закрыть всплывающее окно",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .done: "Fertig", .search: "Suchen", .ok: "OK",
      .more: "Mehr", .close: "Schließen", .page: "Seite %1 von %2",
      .clear: "Text löschen",
      .datePicker: "Datumsauswahl", .timePicker: "Uhrzeitauswahl",
      .month: "Monat", .previousMonth: "Vorheriger Monat",
      .nextMonth: "Nächster Monat", .today: "Heute",
      .sheetGrabber: "Blattgriff", .halfScreen: "Halber Bildschirm",
      .fullScreen: "Vollbild", .dismissPopup: "Popup schließen",
    ],
    "fr": [
      .back: "Retour", .cancel: "Annuler", .done: "OK", .search: "Rechercher", .ok: "OK",
      .more: "Plus", .close: "Fermer", .page: "page %1 sur %2",
      .clear: "Effacer le texte",
      .datePicker: "Sélecteur de date", .timePicker: "Sélecteur d’heure",
      .month: "Mois", .previousMonth: "Mois précédent",
      .nextMonth: "Mois suivant", .today: "Aujourd’hui",
      .sheetGrabber: "Poignée de feuille", .halfScreen: "Moitié de l’écran",
      .fullScreen: "Plein écran", .dismissPopup: "Fermer la fenêtre contextuelle",
    ],
    "es": [
      .back: "Atrás", .cancel: "Cancelar", .done: "Listo", .search: "Buscar", .ok: "OK",
      .more: "Más", .close: "Cerrar", .page: "página %1 de %2",
      .clear: "Borrar texto",
      .datePicker: "Selector de fecha", .timePicker: "Selector de hora",
      .month: "Mes", .previousMonth: "Mes anterior",
      .nextMonth: "Mes siguiente", .today: "Hoy",
      .sheetGrabber: "Control de hoja", .halfScreen: "Media pantalla",
      .fullScreen: "Pantalla completa", .dismissPopup: "Cerrar ventana emergente",
    ],
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .done: "تم", .search: "بحث", .ok: "موافق",
      .more: "المزيد", .close: "إغلاق", .page: "صفحة %1 من %2",
      .clear: "مسح النص",
      .datePicker: "منتقي التاريخ", .timePicker: "منتقي الوقت",
      .month: "الشهر", .previousMonth: "الشهر السابق",
      .nextMonth: "الشهر التالي", .today: "اليوم",
      .sheetGrabber: "مقبض الورقة", .halfScreen: "نصف الشاشة",
      .fullScreen: "ملء الشاشة", .dismissPopup: "إغلاق النافذة المنبثقة",
    ],
    "he": [
      .back: "חזרה", .cancel: "ביטול", .done: "סיום", .search: "חיפוש", .ok: "אישור",
      .more: "עוד", .close: "סגירה", .page: "עמוד %1 מתוך %2",
      .clear: "ניקוי הטקסט",
      .datePicker: "בורר תאריך", .timePicker: "בורר שעה",
      .month: "חודש", .previousMonth: "החודש הקודם",
      .nextMonth: "החודש הבא", .today: "היום",
      .sheetGrabber: "ידית הגיליון", .halfScreen: "חצי מסך",
      .fullScreen: "מסך מלא", .dismissPopup: "סגירת החלון הקופץ",
    ],
  ]
}
