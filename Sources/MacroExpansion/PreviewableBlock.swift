/// A preview's block that begins with `@Previewable` properties: they are those of a view, whose
/// body is the rest, so that they are kept and can be set.
struct PreviewableBlock {
  /// The block's arguments, and a closure that makes the view.
  let call: String
  /// The view.
  let view: String

  private static let mark = "@Previewable"
  private static let name = "PreviewedState"

  /// Creates the parts of a block; nil for one that has no such property.
  init?(_ block: String) {
    guard block.contains(Self.mark) else { return nil }
    var scanner = SourceScanner(block)
    let head = scanner.text(upTo: ["{"])
    guard scanner.take("{"), let end = scanner.rest.lastIndex(of: "}") else { return nil }
    var body = SourceScanner(String(scanner.rest[..<end]))
    var (properties, statements): ([String], [String]) = ([], [])
    while let statement = body.statement() {
      if statement == Self.mark {
        properties += [body.statement()].compactMap { $0 }
      } else if statement.hasPrefix(Self.mark) {
        properties.append(String(statement.dropFirst(Self.mark.count)))
      } else {
        statements.append(statement)
      }
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
