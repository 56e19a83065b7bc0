/// Reads a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var values: ArraySlice<Any?>

  /// Reads a format whole.
  static func condition(_ format: String, _ values: [Any?]) throws -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], values: values[...])
    let condition = try parser.alternatives()
    if let rest = parser.tokens.first { throw PredicateError("\(rest) stands after the end") }
    return condition
  }

  private mutating func alternatives() throws -> PredicateCondition {
    var all = [try conjunction()]
    while take("OR", "||") { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var all = [try negation()]
    while take("AND", "&&") { all.append(try negation()) }
    return all.count == 1 ? all[0] : .all(all)
  }

  private mutating func negation() throws -> PredicateCondition {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .all([]) }
    if take("FALSEPREDICATE") { return .any([]) }
    if takeSymbol("(") {
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateCondition {
    let quantifier = quantifier()
    let left = try operand()
    let relation = try relation()
    let options = try options()
    let right = try operand()
    return .comparison(
      PredicateComparison(
        quantifier: quantifier, left: left, relation: relation, options: options, right: right))
  }

  private mutating func quantifier() -> PredicateComparison.Quantifier? {
    if take("ANY") || take("SOME") { return .anyMember }
    if take("ALL") { return .allMembers }
    return take("NONE") ? .noMember : nil
  }

  private mutating func relation() throws -> PredicateComparison.Relation {
    switch tokens.popFirst() {
    case .symbol(let symbol):
      if let relation = PredicateComparison.Relation.symbols[symbol] { return relation }
      throw PredicateError("\(symbol) does not compare")
    case .word(let word):
      if let relation = PredicateComparison.Relation(rawValue: word.uppercased()) {
        return relation
      }
      throw PredicateError("\(word) does not compare")
    case let other: throw PredicateError("\(Self.name(other)) stands where an operator should")
    }
  }

  /// Reads `[cd]`.
  private mutating func options() throws -> String.CompareOptions {
    guard takeSymbol("[") else { return [] }
    guard case .word(let letters) = tokens.popFirst() else {
      throw PredicateError("[ is followed by no options")
    }
    try expect("]")
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": break
      default: throw PredicateError("[\(letters)] are no options")
      }
    }
    return options
  }

  private mutating func operand() throws -> PredicateOperand {
    switch tokens.popFirst() {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .value: return .constant(try value())
    case .key:
      guard let path = try value() as? String else { throw PredicateError("a %K has no key") }
      return .path(path.split(separator: ".").map(String.init))
    case .word(let word): return Self.operand(word)
    case .symbol("{"): return try list()
    case let other: throw PredicateError("\(Self.name(other)) has no value")
    }
  }

  private static func operand(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "SELF": return .path([])
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default:
      let keys = word.split(separator: ".").map(String.init)
      return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }
  }

  /// Reads the rest of `{1, 2}`.
  private mutating func list() throws -> PredicateOperand {
    var items: [PredicateOperand] = []
    while !takeSymbol("}") {
      if !items.isEmpty { try expect(",") }
      items.append(try operand())
    }
    return .list(items)
  }

  private mutating func value() throws -> Any? {
    guard let value = values.popFirst() else { throw PredicateError("it has too few values") }
    return value
  }

  private mutating func take(_ word: String, _ symbol: String? = nil) -> Bool {
    switch tokens.first {
    case .word(let other) where other.uppercased() == word: break
    case .symbol(let other) where other == symbol: break
    default: return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func takeSymbol(_ symbol: String) -> Bool {
    guard tokens.first == .symbol(symbol) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ symbol: String) throws {
    if !takeSymbol(symbol) { throw PredicateError("a \(symbol) is missing") }
  }

  private static func name(_ token: PredicateToken?) -> String {
    token.map { "\($0)" } ?? "the end"
  }
}
