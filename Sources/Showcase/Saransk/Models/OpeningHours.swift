import Foundation

/// The opening hours of a sight in a week, Monday first.
struct OpeningHours: Codable, Sendable, Hashable {
  /// The minutes after midnight from which to which each day is open; nil for closed.
  let days: [Range<Int>?]

  /// The state of a sight at a moment.
  enum Status: Hashable, Sendable {
    /// Open, until so many minutes after midnight.
    case open(until: Int)
    /// Closed now, and opens today.
    case opensToday(at: Int)
    case closed

    var isOpen: Bool { if case .open = self { true } else { false } }
  }

  /// Creates hours of seven days.
  ///
  /// - Throws: ``OpeningHoursError`` if there are not seven, or a day is not of the form
  ///   `10:00-18:00`.
  init(_ days: [String]) throws {
    guard days.count == 7 else { throw OpeningHoursError.days(days.count) }
    self.days = try days.map { day in
      if day.isEmpty { return nil }
      let ends = day.split(separator: "-").compactMap { Self.minutes($0) }
      guard ends.count == 2, ends[0] < ends[1] else { throw OpeningHoursError.day(day) }
      return ends[0]..<ends[1]
    }
  }

  init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode([String].self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      days.map { day in
        day.map { "\(Self.written($0.lowerBound))-\(Self.written($0.upperBound))" } ?? ""
      })
  }

  /// Returns the state at a minute of the day, on a day of the week from 0 for Monday.
  func status(at minute: Int, on day: Int) -> Status {
    guard days.indices.contains(day), let hours = days[day] else { return .closed }
    if hours.contains(minute) { return .open(until: hours.upperBound) }
    return minute < hours.lowerBound ? .opensToday(at: hours.lowerBound) : .closed
  }

  /// A time of day such as `10:00`.
  static func written(_ minutes: Int) -> String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// A time of day as a locale has it: `19:00` or `7:00 PM`.
  static func written(_ minutes: Int, in locale: Locale) -> String {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven:
      let (hour, minute) = (minutes / 60 % 24, minutes % 60)
      let half = hour < 12 ? "AM" : "PM"
      return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute)\u{A0}\(half)"
    default: return written(minutes)
    }
  }

  private static func minutes(_ time: Substring) -> Int? {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, 0...24 ~= parts[0], 0..<60 ~= parts[1] else { return nil }
    return parts[0] * 60 + parts[1]
  }
}

/// A fault in opening hours.
enum OpeningHoursError: Error, Equatable, CustomStringConvertible {
  case days(Int)
  case day(String)

  var description: String {
    switch self {
    case .days(let count): "There are hours of \(count) days; give seven, Monday first."
    case .day(let day): "The hours “\(day)” are none; write them as 10:00-18:00, or nothing."
    }
  }
}
