/// The parts of a file that speak to Objective-C's runtime, which Linux lacks.
///
/// Attributes such as `@objc` and `@IBAction` become spaces, so that columns stay.
/// `#selector(tap(_:))` becomes `Selector("tap:")`, the method's name as Objective-C spells it, and
/// `#keyPath(Person.name)` the text "name".
enum ObjectiveC {
  /// Returns a file's letters without what needs the runtime; lines stay lines.
  static func rewrite(_ file: SwiftLetters) -> [Character] {
    let letters = file.letters
    var copy: [Character] = []
    var index = 0
    while index < letters.count {
      guard file.isCode[index], letters[index] == "@" || letters[index] == "#",
        let found = replacement(letters[index...])
      else {
        copy.append(letters[index])
        index += 1
        continue
      }
      let end = index + found.count
      copy += found.text
      copy += letters[index..<end].filter { $0 == "\n" }
      index = end
    }
    return copy
  }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction",
  ]

  /// The text that stands for the letters that begin here, and their number.
  private static func replacement(_ rest: ArraySlice<Character>) -> (text: String, count: Int)? {
    let name = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    var count = name.count + 1
    guard attributes.contains(name) || ["selector", "keyPath"].contains(name) else { return nil }
    let inner = argument(rest.dropFirst(count))
    if rest.first == "@" {
      guard attributes.contains(name) else { return nil }
      if name == "objc", let inner { count += inner.count + 2 }
      return (String(repeating: " ", count: count), count)
    }
    guard let inner else { return nil }
    count += inner.count + 2
    switch name {
    case "selector": return ("Selector(\"\(selector(inner))\")", count)
    case "keyPath": return ("\"\(path(inner))\"", count)
    default: return nil
    }
  }

  /// The letters between the brackets that begin here.
  private static func argument(_ rest: ArraySlice<Character>) -> String? {
    guard rest.first == "(" else { return nil }
    var depth = 0
    for index in rest.indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      if depth == 0 { return String(rest[(rest.startIndex + 1)..<index]) }
    }
    return nil
  }

  /// The name of a method as Objective-C spells it: `move(to:by:)` is `moveTo:by:` there.
  ///
  /// A method that is named without its labels keeps that name.
  private static func selector(_ argument: String) -> String {
    var method = argument.replacing(#/\s+as\s.*$/#, with: "").replacing(#/\s/#, with: "")
    var isSetter = false
    for kind in ["getter:", "setter:"] where method.hasPrefix(kind) {
      method = String(method.dropFirst(kind.count))
      isSetter = kind == "setter:"
    }
    // `(tap(_:))` is as good as `tap(_:)`.
    while method.hasPrefix("("), method.hasSuffix(")") {
      method = String(method.dropFirst().dropLast())
    }
    let base = method.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
    if isSetter { return "set\(capitalized(base)):" }
    let labels = method.drop { $0 != "(" }.dropFirst().split { $0 == ":" || $0 == ")" }
    return labels.enumerated().reduce(base) { name, label in
      if label.element == "_" { return name + ":" }
      guard label.offset == 0 else { return name + label.element + ":" }
      let prepositions = ["to", "from", "for", "with", "by", "in", "at", "on", "of"]
      let joint = prepositions.contains(String(label.element)) ? "" : "With"
      return name + joint + capitalized(String(label.element)) + ":"
    }
  }

  /// The part of a path that follows the type: `Person.home.street` is `home.street`.
  private static func path(_ argument: String) -> String {
    let parts = argument.replacing(#/\s/#, with: "").split(separator: ".")
    return (parts.first?.first?.isUppercase == true ? parts.dropFirst() : parts[...])
      .joined(separator: ".")
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
