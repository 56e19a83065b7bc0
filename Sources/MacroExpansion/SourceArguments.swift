extension SourceScanner {
  /// An argument of a call, or a parameter of a declaration.
  struct Argument: Equatable {
    /// The label, the first of two names; nil for none.
    let label: String?
    /// The value, or the type.
    let value: String
  }

  /// Returns the arguments that commas part in what stands between parentheses.
  static func arguments(_ text: String) -> [Argument] {
    var scanner = SourceScanner(text)
    var arguments: [Argument] = []
    while !scanner.isAtEnd {
      let part = scanner.code(upTo: [","])
      _ = scanner.take(",")
      if !part.isEmpty { arguments.append(argument(part)) }
    }
    return arguments
  }

  private static func argument(_ part: String) -> Argument {
    var scanner = SourceScanner(part)
    guard let label = scanner.identifier() else { return Argument(label: nil, value: part) }
    if !scanner.take(":") {
      guard scanner.identifier() != nil, scanner.take(":") else {
        return Argument(label: nil, value: part)
      }
    }
    return Argument(label: label, value: scanner.rest)
  }
}
