/// A value that is written out by the locale of its surroundings.
struct FormattedText {
  let write: (EnvironmentValues) -> String

  func string(in environment: EnvironmentValues) -> String { write(environment) }
}

extension Text {
  /// Creates a text that is written out in its surroundings.
  package init(writing write: @escaping (EnvironmentValues) -> String) {
    storage = .formatted(FormattedText(write: write))
  }

  /// Creates a text from a value and a format, in the locale of the surroundings.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText { format.locale($0.locale).format(input) })
  }

  /// Creates a text from a value that Foundation knows as an object too, such as a date, and a
  /// formatter.
  ///
  ///     Text(note.date, formatter: dateFormatter)
  // Apple asks for a `ReferenceConvertible`, which a date is not on Linux.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(FormattedText { _ in formatter.string(for: subject) ?? "" })
  }

  /// Creates a text from a reference value and a formatter.
  public init<Subject: AnyObject>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(FormattedText { _ in formatter.string(for: subject) ?? "" })
  }
}
