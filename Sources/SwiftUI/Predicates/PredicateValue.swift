/// The values of predicates: keys of objects, equality and order.
package enum PredicateValue {
  /// Returns the value of a key: of a dictionary, or of a stored property.
  ///
  /// Linux has no key-value coding: properties are found by reflection. Of a collection it is the
  /// key's value of each member, and `@count` is the number of members.
  static func value(of object: Any?, key: String) -> Any? {
    guard let object else { return nil }
    if let object = object as? any KeyedValues { return unwrapped(object.value(ofKey: key)) }
    if let dictionary = object as? [AnyHashable: Any] { return unwrapped(dictionary[key]) }
    if let items = items(of: object) {
      return key == "@count" ? items.count : items.map { value(of: $0, key: key) }
    }
    if let text = object as? String, key == "length" { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A property wrapper's storage has an underscore before the name.
      for name in [key, "_\(key)"] {
        if let child = current.children.first(where: { $0.label == name }) {
          return unwrapped(child.value)
        }
      }
      mirror = current.superclassMirror
    }
    fatalError("\(type(of: object)) has no key and no stored property “\(key)” for a predicate")
  }

  /// Returns the members of a collection; nil of anything else.
  static func items(of value: Any?) -> [Any?]? {
    switch value {
    case let items as [Any?]: items.map { unwrapped($0) }
    case let items as Set<AnyHashable>: items.map { $0.base }
    case let items as NSArray: items.map { $0 }
    case let items as NSSet: items.map { $0 }
    case let items as NSOrderedSet: items.array
    default: nil
    }
  }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case is NSNull: return nil
    case let text as NSString: return "\(text)"
    case let date as NSDate:
      return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns a Boolean value that indicates whether two values are the same.
  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    default: break
    }
    if let order = order(left, right, options) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  /// Returns the order of two values; nil of those that have none.
  package static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
