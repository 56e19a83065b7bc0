/// A set of the components of a date that a picker shows.
///
///     DatePicker("Departure", selection: $date, displayedComponents: [.date, .hourAndMinute])
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}
