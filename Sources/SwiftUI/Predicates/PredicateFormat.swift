extension NSPredicate {
  /// Creates a predicate of a format, which Foundation lacks on Linux.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com").evaluate(with: address)
  ///     NSPredicate(format: "name BEGINSWITH[cd] %@ AND age >= %d", prefix, 18)
  ///
  /// Comparisons, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, with
  /// `[c]` and `[d]`, are joined by `AND`, `OR` and `NOT`; `ANY`, `ALL` and `NONE` ask of a
  /// collection. A key is looked up in dictionaries, and among the stored properties of other
  /// values; any other key stops the program, as it does on Apple's systems, and so does a format
  /// that cannot be read: functions, subqueries and variables are not.
  ///
  /// - Parameters:
  ///   - format: The format, in which `%@`, `%d` and `%f` stand for values and `%K` for keys.
  ///   - arguments: The values and keys, in their order.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, values: arguments)
  }

  /// Creates a predicate of a format, with its values in an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(format: format, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    let condition: PredicateCondition
    do {
      condition = try PredicateParser.condition(format, values)
    } catch {
      fatalError("the predicate's format “\(format)” cannot be read: \(error)")
    }
    self.init { object, _ in condition.holds(for: object) }
  }
}

/// An error of a predicate's format.
struct PredicateError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
