/// Writes a span of time by the places of its numbers, as a clock does: “1:10:00”.
struct ClockTime {
  /// A Boolean value that indicates whether the first number has two digits as well.
  let pads: Bool
  let locale: Locale

  /// Writes the parts; what no clock shows stands before in letters, such as “3d 4:05:06”.
  func write(_ parts: [TimePart]) -> String {
    let letters = SpanWriter(width: .narrow, locale: locale)
    let (clock, large) = (parts.filter(\.unit.isOnClock), parts.filter { !$0.unit.isOnClock })
    // One number of a clock tells its unit by no place.
    if !large.isEmpty, clock.count < 2 { return letters.write(parts) }
    let isNegative = parts.contains { $0.count < 0 }
    let numbers = clock.enumerated().map { index, part in
      digits(abs(part.count), isPadded: pads || index > 0)
    }
    let time = numbers.joined(separator: ":")
    if large.isEmpty { return (isNegative ? "-" : "") + time }
    return letters.write(large) + " " + time
  }

  private func digits(_ number: Int, isPadded: Bool) -> String {
    number.formatted(
      .number.grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
  }
}
