/// Values of properties between what apps set, what is stored and what apps ask for.
enum PropertyValue {
  /// Returns a value as it is stored: numbers as `NSNumber`, other objects of Foundation as Swift's
  /// values.
  static func stored(_ value: Any?, _ property: NSPropertyDescription) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    let type = (property as? NSAttributeDescription)?.attributeType
    if type == .transformableAttributeType || type == nil { return value }
    if type == .decimalAttributeType, let decimal = value as? Decimal {
      return NSDecimalNumber(decimal: decimal)
    }
    return number(value) ?? plain(value)
  }

  private static func plain(_ value: Any) -> Any {
    switch value {
    case let text as NSString: "\(text)"
    case let date as NSDate:
      Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as NSData: Data(referencing: data)
    case let identifier as NSUUID: UUID(uuidString: identifier.uuidString) ?? value
    case let url as NSURL: url.absoluteURL ?? value
    default: value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int16: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(value))
    default: nil
    }
  }

  /// Returns a stored value as it is told by key: numbers as `NSNumber`.
  static func told(_ value: Any) -> Any { number(value) ?? value }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns the objects of a relationship's value: one, several or none.
  static func objects(of value: Any?) -> [NSManagedObject] {
    switch unwrapped(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let set as Set<NSManagedObject>: inOrder(set)
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Returns objects by the order in which they were made.
  static func inOrder(_ objects: some Sequence<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { ($0.objectID.number, $0.entity.title) < ($1.objectID.number, $1.entity.title) }
  }

  /// Returns the value of a key of an object, of the members of a collection or of a dictionary.
  static func value(of object: Any?, _ key: String) -> Any? {
    switch unwrapped(object) {
    case let object as NSManagedObject: object.value(ofKey: key)
    case let set as NSOrderedSet: members(set.array, key)
    case let set as NSSet: members(set.allObjects, key)
    case let list as [Any]: members(list, key)
    case let dictionary as [String: Any]: dictionary[key]
    default: nil
    }
  }

  private static func members(_ items: [Any], _ key: String) -> Any? {
    key == "@count" ? items.count : items.map { value(of: $0, key) as Any }
  }

  // MARK: Types of Swift

  /// Returns a property's value as a type of Swift; nil where it is none of it.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return nothing(type) }
    if let optional = type as? any AnyOptional.Type {
      return optional.holding(value) as? Value
    }
    if let value = value as? Value { return value }
    if let number = value as? NSNumber { return self.number(number, type) }
    if let type = type as? any RawRepresentable.Type { return enumeration(value, type) as? Value }
    return collection(value, type)
  }

  private static func number<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: number.boolValue as? Value
    case is Int.Type: number.intValue as? Value
    case is Int16.Type: number.int16Value as? Value
    case is Int32.Type: number.int32Value as? Value
    case is Int64.Type: number.int64Value as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is Decimal.Type: number.decimalValue as? Value
    case is Date.Type:
      Date(timeIntervalSinceReferenceDate: number.doubleValue) as? Value
    case is NSDecimalNumber.Type: NSDecimalNumber(decimal: number.decimalValue) as? Value
    default: enumeration(number, type)
    }
  }

  private static func enumeration<Value>(_ value: Any, _ type: Value.Type) -> Value? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return enumeration(value, type) as? Value
  }

  private static func enumeration<Value: RawRepresentable>(
    _ value: Any, _ type: Value.Type
  ) -> Value? { cast(value, to: Value.RawValue.self).flatMap(Value.init) }

  private static func collection<Value>(_ value: Any, _ type: Value.Type) -> Value? {
    switch value {
    case let date as Date where type is NSDate.Type:
      return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? Value
    case let date as Date: return date.timeIntervalSinceReferenceDate as? Value
    case let text as String: return NSString(string: text) as? Value
    case let data as Data: return NSData(data: data) as? Value
    case let url as URL: return NSURL(string: url.absoluteString) as? Value
    case let set as NSSet:
      return set.allObjects as? Value ?? NSOrderedSet(set: setOf(set)) as? Value
    case let set as NSOrderedSet:
      return set.array as? Value ?? NSSet(array: set.array) as? Value
        ?? NSSet(array: set.array) as Any as? Value
    default: return nil
    }
  }

  private static func setOf(_ set: NSSet) -> Set<AnyHashable> {
    Set(set.allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Returns what stands for nothing: nil, nothing at all of a text, a number or a collection.
  private static func nothing<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case let type as any AnyOptional.Type: type.nothing as? Value
    case is String.Type: "" as? Value
    case is Data.Type: Data() as? Value
    case let type as any ExpressibleByArrayLiteral.Type: empty(type) as? Value
    case let type as any ExpressibleByDictionaryLiteral.Type: emptyTable(type) as? Value
    case is NSSet.Type: NSSet() as? Value
    case is NSOrderedSet.Type: NSOrderedSet() as? Value
    default: number(NSNumber(value: 0), type)
    }
  }

  private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }

  private static func emptyTable<Value: ExpressibleByDictionaryLiteral>(
    _ type: Value.Type
  ) -> Value { [:] }
}

/// An optional whose type is known while the program runs.
protocol AnyOptional {
  /// No value.
  static var nothing: Self { get }
  /// Returns an optional of a value; one that holds nothing where it is not of the type.
  static func holding(_ value: Any) -> Self
}

extension Optional: AnyOptional {
  static var nothing: Wrapped? { nil }
  static func holding(_ value: Any) -> Wrapped? { PropertyValue.cast(value, to: Wrapped.self) }
}
