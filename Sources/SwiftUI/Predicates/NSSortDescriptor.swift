/// The keys of descriptors that were created by a key, which Foundation on Linux does not keep.
private final class SortKeys: @unchecked Sendable {
  static let shared = SortKeys()
  private let lock = NSLock()
  private var keys: [AnyKeyPath: String] = [:]

  subscript(path: AnyKeyPath) -> String? {
    get { lock.withLock { keys[path] } }
    set { lock.withLock { keys[path] = newValue } }
  }
}

extension NSObject {
  /// Returns the value that the keys of a path lead to, one after the other.
  fileprivate subscript(path path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) {
      PredicateValue.value(of: $0, key: String($1))
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by a key, which Foundation lacks on Linux.
  ///
  ///     NSSortDescriptor(key: "title", ascending: true)
  ///
  /// - Parameters:
  ///   - key: The key, or several with dots between them; nil sorts the values themselves.
  ///   - ascending: A Boolean value that indicates whether the least value is the first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, options: [])
  }

  /// Creates a descriptor that sorts by a key and a method for texts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - ascending: A Boolean value that indicates whether the least value is the first.
  ///   - selector: The method: one whose name has “caseInsensitive” or “localizedStandard” in it
  ///     makes no difference between capitals and small letters.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, options: Self.options(of: selector))
  }

  /// Creates a descriptor that sorts by a key and a closure.
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    let path = Self.path(to: key)
    self.init(keyPath: path, ascending: ascending) { first, second in
      cmptr(PredicateValue.unwrapped(first) as Any, PredicateValue.unwrapped(second) as Any)
    }
  }

  /// Creates a descriptor that sorts by a property of whatever type, nil before all values.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: A Boolean value that indicates whether the least value is the first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order($0, $1, []) }
  }

  /// Creates a descriptor of one of Swift's.
  public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else {
        return .orderedSame
      }
      return descriptor.compare(first, second)
    }
  }

  /// The key that the descriptor sorts by; nil of one that was created otherwise.
  public var key: String? { SortKeys.shared[keyPath] }

  private convenience init(key: String?, ascending: Bool, options: String.CompareOptions) {
    self.init(keyPath: Self.path(to: key), ascending: ascending) {
      Self.order($0, $1, options)
    }
  }

  private static func path(to key: String?) -> KeyPath<NSObject, Any?> {
    let path = \NSObject.[path: key ?? ""]
    if let key { SortKeys.shared[path] = key }
    return path
  }

  private static func options(of selector: Selector?) -> String.CompareOptions {
    guard let name = selector?.description.lowercased() else { return [] }
    if name.contains("standard") { return [.caseInsensitive, .numeric, .diacriticInsensitive] }
    return name.contains("caseinsensitive") ? .caseInsensitive : []
  }

  /// Returns the order of two values, nil before all others.
  private static func order(
    _ first: Any, _ second: Any, _ options: String.CompareOptions
  ) -> ComparisonResult {
    switch (PredicateValue.unwrapped(first), PredicateValue.unwrapped(second)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?): PredicateValue.order(first, second, options) ?? .orderedSame
    }
  }
}
