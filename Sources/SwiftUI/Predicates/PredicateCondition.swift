/// A condition that a predicate's format tells.
indirect enum PredicateCondition {
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(PredicateComparison)

  /// Returns a Boolean value that indicates whether an object meets the condition.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .not(let condition): !condition.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// A side of a comparison.
indirect enum PredicateOperand {
  case constant(Any?)
  /// The keys that lead from the object to the value.
  case path([String])
  case list([PredicateOperand])

  /// Returns the value for an object.
  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): PredicateValue.unwrapped(value)
    case .path(let keys):
      keys.reduce(PredicateValue.unwrapped(object)) { PredicateValue.value(of: $0, key: $1) }
    case .list(let items): items.map { $0.value(of: object) }
    }
  }
}

/// A comparison of two values.
struct PredicateComparison {
  /// The members of a collection of which a comparison is asked.
  enum Quantifier { case anyMember, allMembers, noMember }

  /// A relation of two values, by the word of the language.
  enum Relation: String {
    case equal = "EQUAL"
    case unequal = "UNEQUAL"
    case less = "LESS"
    case atMost = "ATMOST"
    case greater = "GREATER"
    case atLeast = "ATLEAST"
    case between = "BETWEEN"
    case `in` = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    static let symbols: [String: Relation] = [
      "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .atMost,
      "=<": .atMost, ">": .greater, ">=": .atLeast, "=>": .atLeast,
    ]
  }

  let quantifier: Quantifier?
  let left: PredicateOperand
  let relation: Relation
  let options: String.CompareOptions
  let right: PredicateOperand

  /// Returns a Boolean value that indicates whether the values for an object compare so.
  func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(of: object), right.value(of: object))
    guard let quantifier else { return compare(left, right) }
    let items = PredicateValue.items(of: left) ?? []
    return switch quantifier {
    case .anyMember: items.contains { compare($0, right) }
    case .allMembers: items.allSatisfy { compare($0, right) }
    case .noMember: !items.contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return PredicateValue.areEqual(left, right, options)
    case .unequal: return !PredicateValue.areEqual(left, right, options)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let ends = PredicateValue.items(of: right), ends.count == 2 else { return false }
      return order(ends[0], left).map { $0 != .orderedDescending } ?? false
        && order(left, ends[1]).map { $0 != .orderedDescending } ?? false
    case .in: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = left as? String, let other = right as? String else { return false }
      return isSuch(text, other)
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    PredicateValue.order(left, right, options)
  }

  private func isMember(_ item: Any?, of whole: Any?) -> Bool {
    if let text = whole as? String {
      return (item as? String).map { text.range(of: $0, options: options) != nil } ?? false
    }
    return PredicateValue.items(of: whole)?
      .contains { PredicateValue.areEqual($0, item, options) } ?? false
  }

  private func isSuch(_ text: String, _ other: String) -> Bool {
    switch relation {
    case .beginsWith: text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like: matches(text, wildcards(other))
    default: matches(text, other)
    }
  }

  /// A pattern of `*` for any letters and `?` for one.
  private func wildcards(_ pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  /// A text matches as a whole.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    var expression = options.contains(.caseInsensitive) ? "(?i)" : ""
    // Of LIKE, letters are those of further lines too.
    expression += relation == .like ? "(?s)" : ""
    return text.range(of: expression + "\\A(?:\(pattern))\\z", options: .regularExpression) != nil
  }
}
