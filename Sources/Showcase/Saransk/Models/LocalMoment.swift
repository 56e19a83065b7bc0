import Foundation

/// A moment by the clock on a wall in Saransk.
struct LocalMoment: Hashable, Sendable {
  /// 0 for Monday.
  let weekday: Int
  /// After midnight.
  let minute: Int
  /// As `2024-09-09`.
  let day: String

  /// Creates a moment in a time zone.
  init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute], from: date)
    weekday = ((parts.weekday ?? 1) + 5) % 7
    minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    let (month, dayOfMonth) = (parts.month ?? 1, parts.day ?? 1)
    day =
      "\(parts.year ?? 0)-\(month < 10 ? "0" : "")\(month)-\(dayOfMonth < 10 ? "0" : "")\(dayOfMonth)"
  }

  /// Returns a Boolean value that indicates whether a sight is open: squares and monuments always.
  func isOpen(_ sight: POI) -> Bool {
    sight.hours?.status(at: minute, on: weekday).isOpen ?? true
  }
}
