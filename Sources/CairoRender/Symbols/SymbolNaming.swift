/// Reads how a symbol is made from its name, as in `heart.slash.circle.fill`.
struct SymbolNaming {
  /// The names of the set's drawings.
  let drawings: Set<String>
  /// Names that are another's, mirrored, turned or with characters inside: `mirror NAME`,
  /// `turn 90 NAME`, `inside 15 NAME`, `text $`.
  let aliases: [String: String]
  /// Returns whether a drawing has areas, so that it can be filled.
  let hasFill: (String) -> Bool
  /// Returns whether a drawing has room for another.
  let hasSlot: (String) -> Bool
  /// Returns whether a drawing may stand in another.
  let isInsettable: (String) -> Bool

  /// Returns the plan for a name; nil where the set lacks a part of it.
  func plan(_ name: String) -> SymbolPlan? { plan(name.split(separator: ".")[...]) }

  private func plan(_ words: ArraySlice<Substring>) -> SymbolPlan? {
    guard let last = words.last else { return nil }
    let name = words.joined(separator: ".")
    if drawings.contains(name) { return .drawing(name) }
    if let alias = aliases[name] { return self.alias(alias) }
    let base = words.dropLast()
    if last == "fill" { return fill(base) }
    if let index = words.lastIndex(of: "badge"), index > words.startIndex {
      return badge(words[..<index], words[(index + 1)...])
    }
    if words.suffix(2) == ["trianglebadge", "exclamationmark"] {
      return plan(words.dropLast(2)).map { .warned($0) }
    }
    if last == "slash" { return slash(base) }
    return enclosed(base, in: [last]) ?? enclosed(words.dropLast(2), in: words.suffix(2))
  }

  private func alias(_ line: String) -> SymbolPlan? {
    let words = line.split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    switch first {
    case "text": return words.count == 2 ? .character(String(last)) : nil
    case "mirror":
      return alias(words.dropFirst().joined(separator: " "))
        .map { .turned($0, degrees: 0, isMirrored: true) }
    case "inside":
      guard words.count == 3, let around = plan(String(last)), room(of: around) else { return nil }
      return .enclosed(.character(String(words[1])), in: around)
    case "turn":
      guard words.count == 3, let degrees = Int(words[1]) else { return nil }
      return plan(String(last)).map { .turned($0, degrees: degrees, isMirrored: false) }
    default: return words.count == 1 ? plan(line) : nil
    }
  }

  /// The line may stand behind the word for the filling; a drawing of what is struck out is taken
  /// in either case.
  private func slash(_ base: ArraySlice<Substring>) -> SymbolPlan? {
    let empty = base.dropLast() + ["slash"]
    if base.last == "fill", drawings.contains(empty.joined(separator: ".")) { return fill(empty) }
    return plan(base).map { .slashed($0) }
  }

  private func fill(_ words: ArraySlice<Substring>) -> SymbolPlan? {
    guard let plan = plan(words), canFill(plan) else { return nil }
    return .filled(plan)
  }

  private func canFill(_ plan: SymbolPlan) -> Bool {
    switch plan {
    case .drawing(let name): hasFill(name)
    case .turned(let plan, _, _), .slashed(let plan), .badged(let plan, _), .warned(let plan):
      canFill(plan)
    case .enclosed(_, let around): canFill(around)
    case .character, .filled: false
    }
  }

  /// A badge may stand before the word for the filling, or after it.
  private func badge(
    _ base: ArraySlice<Substring>, _ badge: ArraySlice<Substring>
  ) -> SymbolPlan? {
    guard let base = plan(base) else { return nil }
    if badge.isEmpty { return .badged(base, with: nil) }
    // The circle of bell.badge.circle is around both, and no ring on a badge.
    if badge == ["circle"], let around = plan(badge), room(of: around), canStandInside(base) {
      return .enclosed(.badged(base, with: nil), in: around)
    }
    guard let plan = plan(badge), canStandInside(plan) else { return nil }
    return .badged(base, with: plan)
  }

  /// The plan of a symbol in another, whose name has one word or two, as in
  /// `xmark.rectangle.portrait`.
  private func enclosed(
    _ words: ArraySlice<Substring>, in around: ArraySlice<Substring>
  ) -> SymbolPlan? {
    guard !words.isEmpty, let around = plan(around), room(of: around) else { return nil }
    if words.count == 1, let word = words.first, isCharacter(word) {
      return .enclosed(.character(word.uppercased()), in: around)
    }
    guard let inside = plan(words), canStandInside(inside) else { return nil }
    return .enclosed(inside, in: around)
  }

  private func room(of plan: SymbolPlan) -> Bool {
    switch plan {
    case .drawing(let name): hasSlot(name)
    case .turned(let plan, _, _): room(of: plan)
    default: false
    }
  }

  private func canStandInside(_ plan: SymbolPlan) -> Bool {
    switch plan {
    case .drawing(let name): isInsettable(name)
    case .turned(let plan, _, _), .slashed(let plan), .filled(let plan): canStandInside(plan)
    case .character: true
    case .enclosed, .badged, .warned: false
    }
  }

  /// Returns a Boolean value that indicates whether a word is a letter, or a number of at most two
  /// digits.
  private func isCharacter(_ word: Substring) -> Bool {
    word.count == 1
      ? word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      : word.count == 2 && word.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
