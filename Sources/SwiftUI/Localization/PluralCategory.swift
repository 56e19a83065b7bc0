/// The form that a count takes in a language.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The form of a whole count (CLDR 44, cardinal rules for integers).
  init(_ count: Int, language: String) {
    let n = count.magnitude
    switch language {
    case "ru", "uk", "be", "sr", "hr", "bs": self = Self.eastSlavic(n, language)
    case "pl": self = n == 1 ? .one : Self.isFew(n) ? .few : .many
    case "cs", "sk": self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "lt":
      let (tens, ones) = (n % 100, n % 10)
      self = (11...19).contains(tens) || ones == 0 ? .other : ones == 1 ? .one : .few
    case "lv":
      self = n % 10 == 0 || (11...19).contains(n % 100) ? .zero : n % 10 == 1 ? .one : .other
    case "ar": self = Self.arabic(n)
    case "he": self = n == 1 ? .one : n == 2 ? .two : .other
    case "sl":
      self = [.other, .one, .two, .few, .few][n % 100 < 5 ? Int(n % 100) : 0]
    case "ro": self = n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "fr", "pt", "hy": self = n <= 1 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn": self = n <= 1 ? .one : .other
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": self = .other
    default: self = n == 1 ? .one : .other
    }
  }

  /// Ends in 2 to 4, but not in 12 to 14.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }

  private static func eastSlavic(_ n: UInt, _ language: String) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    if isFew(n) { return .few }
    return ["sr", "hr", "bs"].contains(language) ? .other : .many
  }

  private static func arabic(_ n: UInt) -> PluralCategory {
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
