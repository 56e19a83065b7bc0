/// A string of a table: one text, or one for each form of a count.
struct StringEntry {
  /// A part of a format that depends on a count.
  struct Variable {
    let forms: [String: String]
    /// The place of the count among the values, from 1.
    var argument: Int?
  }

  var format: String
  /// By the names that stand in the format as `%#@name@`.
  var variables: [String: Variable] = [:]

  /// A text that does not depend on a count.
  init(_ format: String) { self.format = format }

  init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  /// The format for a count, its variables put in.
  func text(count: Int?, language: String) -> String {
    var text = format
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      let category = PluralCategory(count ?? 0, language: language)
      let exact = count == 0 ? variable.forms["zero"] : nil
      let form = exact ?? variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
      let specifier = variable.argument.map { "%\($0)$lld" } ?? "%lld"
      text = text.replacingOccurrences(
        of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: specifier))
    }
    return text
  }
}
