/// Tells a view's properties from those of the last view of its name at its depth, as rows of a
/// list and labels of a grid have most in common.
///
/// Properties that stand first in both are told by their number behind a tilde, those that stand
/// last in both by their number before one:
///
///     Text; text "Museums"; font 17; color #000000; …
///     Text; text "Parks"; 2~; …
///
/// So an edit of all rows is one line of a text diff, and a file takes a sixth less.
struct OutlineProperties {
  private struct Kind: Hashable {
    let name: Substring
    let depth: Int
  }

  private var last: [Kind: [String]] = [:]

  /// Returns the fields of a view's properties.
  ///
  /// - Parameters:
  ///   - properties: The properties as they would be written in full.
  ///   - title: The view's title: its name, and an id in brackets.
  ///   - depth: The number of views around it.
  /// - Returns: The properties, with what the last view had too as numbers.
  mutating func written(_ properties: [String], of title: String, depth: Int) -> [String] {
    let kind = Self.kind(title, depth)
    let model = last[kind] ?? []
    last[kind] = properties
    let shared = min(properties.count, model.count)
    let first = zip(properties, model).prefix { $0 == $1 }.count
    let end = zip(properties.reversed(), model.reversed()).prefix(shared - first)
      .prefix { $0 == $1 }.count
    return (first > 0 ? ["~\(first)"] : []) + properties[first..<(properties.count - end)]
      + (end > 0 ? ["\(end)~"] : [])
  }

  /// Returns the properties that fields stand for, in full; nil for what was never written.
  mutating func read(_ fields: [String], of title: String, depth: Int) -> [String]? {
    let kind = Self.kind(title, depth)
    let model = last[kind] ?? []
    let (first, end) = (
      Self.count(fields.first, ahead: true), Self.count(fields.last, ahead: false)
    )
    guard first + end <= model.count else { return nil }
    let own = fields.dropFirst(first > 0 ? 1 : 0).dropLast(end > 0 ? 1 : 0)
    let properties = model.prefix(first) + own + model.suffix(end)
    last[kind] = Array(properties)
    return Array(properties)
  }

  private static func kind(_ title: String, _ depth: Int) -> Kind {
    Kind(name: title.prefix { $0 != "[" }, depth: depth)
  }

  /// Returns the number of properties that a field repeats; 0 where it is one itself.
  private static func count(_ field: String?, ahead: Bool) -> Int {
    guard let field, ahead ? field.hasPrefix("~") : field.hasSuffix("~"), !field.contains(" ")
    else { return 0 }
    let count = Int(ahead ? field.dropFirst() : field.dropLast()) ?? 0
    return (1...9999).contains(count) ? count : 0
  }
}
