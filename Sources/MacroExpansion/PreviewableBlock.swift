/// A preview's block that begins with `@Previewable` properties: they are those of a view, whose
/// body is the rest, so that they are kept and can be set.
struct PreviewableBlock {
  /// The block's arguments, and a closure that makes the view.
  let call: String
  /// The view.
  let view: String

  private static let mark = "@Previewable"
  private static let name = "PreviewedState"

  /// Returns a Boolean value that indicates whether a statement has come to its declaration.
  private static func declares(_ statement: String) -> Bool {
    statement.split(whereSeparator: \.isWhitespace).contains { $0 == "var" || $0 == "let" }
  }

  /// Returns a Boolean value that indicates whether an operator joins a statement to what follows:
  /// one that it ends with, or one that the next line begins with.
  private static func goesOn(_ statement: String, before rest: String) -> Bool {
    var code = SourceScanner(statement)
    let last = code.code(upTo: []).split(whereSeparator: \.isWhitespace).last ?? ""
    // A colon behind a name leaves the type to the next line.
    return isOperator(last) || last.hasSuffix(":")
      || isOperator(rest.prefix { !$0.isWhitespace })
  }

  /// Returns a Boolean value that indicates whether a word is an operator between two values, such
  /// as `=`, `??` or the parts of `? :`.
  private static func isOperator(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy("=+-*/%&|<>?:".contains)
      && !["//", "/*"].contains(where: word.hasPrefix)
  }

  /// Creates the parts of a block; nil for one that has no such property.
  init?(_ block: String) {
    guard block.contains(Self.mark) else { return nil }
    var scanner = SourceScanner(block)
    let head = scanner.text(upTo: ["{"])
    guard scanner.take("{"), let end = scanner.rest.lastIndex(of: "}") else { return nil }
    var body = SourceScanner(String(scanner.rest[..<end]))
    var (properties, statements): ([String], [String]) = ([], [])
    while let statement = body.statement() {
      guard statement.hasPrefix(Self.mark) else {
        statements.append(statement)
        continue
      }
      var property = String(statement.dropFirst(Self.mark.count))
      // Each attribute may stand on a line of its own, and so may the value.
      while !Self.declares(property) || Self.goesOn(property, before: body.rest),
        let line = body.statement()
      {
        property += "\n" + line
      }
      properties.append(property)
    }
    // A closure of an argument is left as it is written.
    guard !properties.isEmpty, statements.first?.hasSuffix(" in") != true else { return nil }
    call = "\(head) { \(Self.name)() }"
    view = """
        struct \(Self.name): SwiftUI.View {
          \(properties.joined(separator: "\n    "))
          var body: some SwiftUI.View {
            \(statements.joined(separator: "\n      "))
          }
        }
      """
  }
}
