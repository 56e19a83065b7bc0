/// The limits that a data model sets to an attribute's values.
struct AttributeLimits {
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  /// Returns Cocoa's code for a value outside of the limits; nil for one within.
  func violation(by value: Any, isText: Bool) -> CocoaError.Code? {
    if isText, let text = value as? String {
      let length = Double(text.count)
      if let minimum, length < minimum { return .validationStringTooShort }
      if let maximum, length > maximum { return .validationStringTooLong }
      if let pattern, !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) {
        return .validationStringPatternMatching
      }
      return nil
    }
    if let date = value as? Date {
      let time = date.timeIntervalSinceReferenceDate
      if let minimum, time < minimum { return .validationDateTooSoon }
      if let maximum, time > maximum { return .validationDateTooLate }
      return nil
    }
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    if let minimum, number < minimum { return .validationNumberTooSmall }
    if let maximum, number > maximum { return .validationNumberTooLarge }
    return nil
  }
}
