/// A parameter of a string's constant: a place for a value in its text.
struct StringParameter: Equatable {
  /// The name in the place, as in `%(number)lld`; nil for one without.
  let label: String?
  /// The name within the constant.
  let name: String
  let type: String
  /// The format of a number, such as `%.1f`; nil where none is given.
  let specifier: String?

  /// The parameter as it stands in a declaration.
  var declaration: String { label == nil ? "_ \(name): \(type)" : "\(name): \(type)" }

  /// A place for a value in a text.
  private typealias Place = (range: Range<String.Index>, index: Int?, name: String?, kind: String)

  // Position, name, flags and the letters of a kind: `%2$(count)03lld`.
  private static func places(in text: String) -> [Place] {
    text.matches(
      of:
        /%(?:(\d+)\$)?(?:\((\w+)\))?(?:#@(\w+)@|([0-9.+\-#' ]*(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsS])|%)/
    ).map { match in
      let (all, position, label, substitution, kind) = match.output
      let name = (label ?? substitution).map(String.init)
      let index = position.flatMap { Int($0) }.map { $0 - 1 }
      let percent = all == "%%" ? "%" : "@"
      return (match.range, index, name, kind.map(String.init) ?? percent)
    }
  }

  /// Returns the words of a key without its places for values.
  static func words(of key: String) -> String {
    places(in: key).reversed().reduce(into: key) { $0.replaceSubrange($1.range, with: " ") }
  }

  /// Returns the parameters of a text, in the order of its values.
  static func all(
    in text: (format: String, substitutions: [String: StringCatalogue.Substitution])
  ) -> [StringParameter] {
    var found: [Int: StringParameter] = [:]
    var next = 0
    for place in places(in: text.format) where place.kind != "%" {
      let known = place.name.flatMap { text.substitutions[$0] }
      let index = place.index ?? known?.argNum.map { $0 - 1 } ?? next
      next = max(next, index) + (place.index == nil ? 1 : 0)
      let kind = known?.formatSpecifier ?? place.kind
      found[index] = StringParameter(
        label: place.name, name: place.name ?? "arg\(index + 1)", type: type(of: kind),
        specifier: kind.contains(".") ? "%" + kind : nil)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Numbers with a fraction are of any type: a place does not tell a `Float` from a `Double`.
  private static func type(of kind: String) -> String {
    switch kind.last {
    case "@", "s", "S", "c", "C": "Swift.String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "some Swift.BinaryFloatingPoint"
    default: "Swift.Int"
    }
  }

  /// Returns a text as a literal of Swift with its values within.
  ///
  /// Values in another order than their parameters stand at its end, since a literal numbers them
  /// as they come; the text itself is then the key's.
  static func literal(_ format: String, _ parameters: [StringParameter]) -> String {
    let places = places(in: format)
    let values = places.filter { $0.kind != "%" }
    let isInOrder =
      values.count == parameters.count
      && values.enumerated().allSatisfy { $1.index == nil || $1.index == $0 }
    guard isInOrder else {
      return "\"" + parameters.map(\.interpolation).joined(separator: " ") + "\""
    }
    var (literal, end, next) = ("\"", format.startIndex, parameters.makeIterator())
    for place in places {
      literal += StringSymbols.escaped(String(format[end..<place.range.lowerBound]))
      literal += place.kind == "%" ? "%" : next.next()?.interpolation ?? ""
      end = place.range.upperBound
    }
    return literal + StringSymbols.escaped(String(format[end...])) + "\""
  }

  private var interpolation: String {
    specifier.map { "\\(\(name), specifier: \(StringSymbols.quoted($0)))" } ?? "\\(\(name))"
  }
}
