/// Somebody who grows.
struct UserProfile: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let name: String
  /// The person's work.
  let role: String
  let since: CalendarDay
  /// The days in a row on which something was done.
  let streak: Int
  /// The minutes of the last seven days, the last of them today.
  let week: [Int]

  /// The first letters of a name's first two words.
  ///
  /// - Parameter name: The person's name as it is shown, in whichever language.
  /// - Returns: Two letters at the most.
  static func initials(of name: String) -> String {
    name.split(separator: " ").prefix(2).map { $0.prefix(1) }.joined()
  }
}
