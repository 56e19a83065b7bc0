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
      // Each attribute may stand on a line of its own.
      while !Self.declares(property), let line = body.statement() { property += " " + line }
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
