/// Reads `.stringsdict` files: property lists of formats with forms by count.
enum StringsDictionary {
  /// The entries of a property list.
  ///
  /// - Throws: Foundation's error if the data is no property list.
  static func parse(_ data: Data) throws -> [String: StringEntry] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let table = list as? [String: Any] else { return [:] }
    return table.compactMapValues(entry)
  }

  private static func entry(_ value: Any) -> StringEntry? {
    guard let parts = value as? [String: Any],
      let format = parts["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var variables: [String: StringEntry.Variable] = [:]
    for (name, part) in parts {
      guard let forms = part as? [String: String],
        forms["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
      else { continue }
      variables[name] = StringEntry.Variable(forms: forms)
    }
    return StringEntry(format: format, variables: variables)
  }
}
