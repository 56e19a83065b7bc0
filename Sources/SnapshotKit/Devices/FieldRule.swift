import ViewTree

/// A rule for the content of a file's field.
indirect enum FieldRule: Sendable {
  case number(ClosedRange<Double>, unit: String)
  case integer(ClosedRange<Int>)
  case text(most: Int)
  /// A name that can stand in a file name.
  case name
  case choice([String])
  case list(FieldRule, most: Int)
  case object([String: FieldRule], required: Set<String>)
  /// Also `null`.
  case optional(FieldRule)

  /// The content that the rule takes, in words.
  var words: String {
    switch self {
    case .number(let range, let unit):
      "a number from \(range.lowerBound.plain) to \(range.upperBound.plain) \(unit)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text(let most): "a text of 1 to \(most) characters"
    case .name: "up to 100 lower-case Latin letters, digits and hyphens"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .list(let rule, let most): "a list of 1 to \(most), each \(rule.words)"
    case .object: "an object"
    case .optional(let rule): rule.words + ", or null"
    }
  }

  /// Checks a value, and all within it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: Its place in the file, such as `devices[0].width`.
  /// - Throws: ``Fault`` for the first that the rule does not take.
  func check(_ value: LocatedJSON, _ field: String) throws(Fault) {
    switch (self, value.value) {
    case (.number(let range, _), .number(let number)) where range.contains(number): return
    case (.integer(let range), .number(let number))
    where number == number.rounded()
      && Double(range.lowerBound) <= number && number <= Double(range.upperBound):
      return
    case (.text(let most), .text(let text)) where (1...most).contains(text.count): return
    case (.name, .text(let text)) where Catalogue.isValid(text): return
    case (.choice(let names), .text(let text)) where names.contains(text): return
    case (.list(let rule, let most), .list(let items)) where (1...most).contains(items.count):
      for (index, item) in items.enumerated() { try rule.check(item, "\(field)[\(index)]") }
    case (.object(let rules, let required), .object(let members)):
      try check(members, rules, required, field, value.line)
    case (.optional, .null): return
    case (.optional(let rule), _): try rule.check(value, field)
    default:
      throw Fault(
        line: value.line, field: field, reason: "is \(value.written); it must be \(words)")
    }
  }

  private func check(
    _ members: [LocatedJSON.Member], _ rules: [String: FieldRule], _ required: Set<String>,
    _ field: String, _ line: Int
  ) throws(Fault) {
    for member in members {
      let name = field.isEmpty ? member.key : "\(field).\(member.key)"
      guard let rule = rules[member.key] else {
        let nearest = NearestNames.nearest(to: member.key, among: rules.keys.sorted())
        throw Fault(
          line: member.line, field: name,
          reason: "is not known; nearest: \(nearest.joined(separator: ", "))")
      }
      try rule.check(member.value, name)
    }
    let missing = required.subtracting(members.map(\.key)).sorted()
    guard let first = missing.first, let rule = rules[first] else { return }
    throw Fault(
      line: line, field: field.isEmpty ? first : "\(field).\(first)",
      reason: "is missing; it must be \(rule.words)")
  }

  /// A fault in a field.
  struct Fault: Error, Equatable {
    let line: Int
    let field: String
    let reason: String
  }
}

extension LocatedJSON {
  /// The value as an error quotes it.
  fileprivate var written: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.plain
    case .text(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .object: "an object"
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
  }
}
