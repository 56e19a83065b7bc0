import Foundation
import Testing

/// The width of comments, which no formatter holds to that of the code.
@Suite struct CommentWidthTests {
  private static let widest = 100
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the numbers of the lines of comments that are wider; comments within a text are the
  /// text's.
  private static func wideLines(of source: String) -> [Int] {
    var (isInText, found) = (false, [Int]())
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      if isComment, !isInText, line.count > widest { found.append(index + 1) }
      if !isComment || isInText,
        line.split(separator: "\"\"\"", omittingEmptySubsequences: false)
          .count.isMultiple(of: 2)
      {
        isInText.toggle()
      }
    }
    return found
  }

  private static func sources(below folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".pb.swift") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
  }

  @Test(arguments: ["Sources", "Tests", "Plugins", "Examples"])
  func commentsFitAHundredColumns(_ folder: String) throws {
    let paths = try Self.sources(below: folder)
    #expect(!paths.isEmpty)
    for path in paths + (folder == "Sources" ? ["Package.swift"] : []) {
      let source = try String(
        contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      for line in Self.wideLines(of: source) {
        Issue.record("\(path):\(line): a comment is wider than \(Self.widest) columns")
      }
    }
  }

  @Test func wideCommentsAreFound() {
    let words = String(repeating: "word ", count: 19) + "words"
    #expect(words.count == Self.widest)
    let source = """
      // \(words.dropFirst(3))
      /// \(words.dropFirst(3))
        // \(words)
      let text = \"\"\"
        // \(words)
        \"\"\"
      let wide = "// \(words)"
      // \(words)
      """
    #expect(Self.wideLines(of: source) == [2, 3, 8])
  }
}
