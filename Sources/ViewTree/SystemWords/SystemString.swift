/// A word that the system writes or speaks by itself, in the language of the surroundings.
package enum SystemString: String, CaseIterable {
  // On bars, buttons and pages.
  case back, cancel, done, search, ok, more, close
  case share, edit, delete, rename, paste, time
  case noResults, noResultsFor, checkSpelling
  /// The phrases around a span of time, `%@`.
  case about, remaining, aboutRemaining
  /// Years and months in three widths: a form a category of number, as CLDR has them, such as
  /// `one=% year|other=% years`.
  case years, yearsShort, yearsNarrow, months, monthsShort, monthsNarrow
  /// The apps and the rows of the sheet by which things are shared, and the kind of a shared text.
  case messages, mail, notes, reminders, copy, saveToFiles, print, plainText

  // Spoken of the system's own views.
  /// The label of the button that empties a search field.
  case clear
  /// The value of a row of dots: `%1` of `%2` pages.
  case page
  case decrement, increment, expanded, collapsed, expandHint, collapseHint, inProgress, sidebar
  /// The labels of a date picker's parts, and the word before the present day.
  case datePicker, timePicker, year, month, day, hour, minute, previousMonth, nextMonth, today
  /// With a year, a month and a day, the units of a subscription's period.
  case week
  /// The label of a sheet's grabber, and its values.
  case sheetGrabber, halfScreen, fullScreen
  /// The label of what lies around a popover.
  case dismissPopup
  /// The label of the handle by which a row with a name, `%@`, is dragged.
  case reorder
  /// The label of the sign by which a row with a name, `%@`, is deleted.
  case deleteRow
  /// The names of a described chart's axes and series, the ends of an axis, `%1` and `%2`, and the
  /// number of a series' points, `%1`.
  case chartXAxis, chartYAxis, chartAxis, chartSeries, chartSpan, chartPoints

  // Spoken of what an element is, the state that it is in, and what a person may do.
  case selected, dimmed, button, backButton, switchButton, tab, textField, secureTextField
  case isEditing, heading, link, adjustable, image, searchField, on, off, mixed
  /// The place in a series: `%1` of `%2`.
  case position
  case toggleHint, adjustHint, editHint, spellingHint

  // Spoken of symbols that nobody labelled.
  case add, remove, editing, sharing, compose, save, settings, forward, goUp, goDown, love
  case favorite, home, account, notifications, bookmark, calendar, clock, camera, photo, map
  case location, info, play, pause, refresh, menu, locked, warning

  // Spoken of colours.
  case black, gray, white, red, orange, yellow, green, cyan, blue, purple, pink, brown

  /// Returns the word in the language of a locale; in English where the table lacks the language.
  package func text(_ locale: Locale) -> String {
    text(in: locale.language.languageCode?.identifier ?? "en")
  }

  /// Returns the word with numbers in the places `%1`, `%2`...
  package func text(_ locale: Locale, _ numbers: Int...) -> String {
    Self.filled(text(locale), with: numbers)
  }

  /// Returns the word in a language with a code, such as `ru`; in English where the table lacks it.
  package func text(in language: String) -> String {
    Self.words(of: language)?[self] ?? Self.words(of: "en")?[self] ?? rawValue
  }

  /// Returns the word in a language, with numbers in the places `%1`, `%2`...
  package func text(in language: String, _ numbers: Int...) -> String {
    Self.filled(text(in: language), with: numbers)
  }

  /// Returns the word in the language of a locale, with other words in the places `%1`, `%2`...
  package func text(_ locale: Locale, filledWith words: [String]) -> String {
    Self.filled(text(locale), with: words)
  }

  private static func filled(_ text: String, with values: [some CustomStringConvertible]) -> String
  {
    values.enumerated().reduce(text) { text, value in
      text.replacingOccurrences(of: "%\(value.offset + 1)", with: "\(value.element)")
    }
  }
}
