import StageSupport
import SwiftUI
import Testing

/// Strings of Markdown by what they understand of it.
@MainActor @Suite struct MarkdownStringTests {
  private typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax

  private func string(_ text: String, _ syntax: Syntax) throws -> AttributedString {
    try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
  }

  private func words(_ text: String, _ syntax: Syntax) throws -> String {
    String(try string(text, syntax).characters)
  }

  @Test func spacesAndLinesStayOnlyWhereTheyShall() throws {
    let text = "# Tides\n\nAre **strong**  \ntoday\n  and so on"
    #expect(try words(text, .full) == "TidesAre strong\ntoday and so on")
    #expect(try words(text, .inlineOnly) == "# Tides Are strong\ntoday and so on")
    #expect(
      try words(text, .inlineOnlyPreservingWhitespace)
        == "# Tides\n\nAre strong  \ntoday\n  and so on")
    #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
    #expect(String(try AttributedString(markdown: Data("a".utf8)).characters) == "a")
  }

  private func blocks(_ text: String) throws -> [(String, [PresentationIntent.Kind])] {
    let string = try string(text, .full)
    return string.runs[\.presentationIntent].map { intent, range in
      (String(string[range].characters), intent?.components.map(\.kind) ?? [])
    }
  }

  @Test func blocksHaveTheirIntents() throws {
    let text = """
      Title
      =====
      ## Next ##
      > said
      > *he*

      ***
      ```swift
      let a = 1

      # no title
      ```
      """
    let blocks = try blocks(text)
    #expect(
      blocks.map(\.0) == ["Title", "Next", "said he", "⸻", "let a = 1\n\n# no title\n"])
    #expect(
      blocks.map(\.1) == [
        [.header(level: 1)], [.header(level: 2)], [.paragraph, .blockQuote], [.thematicBreak],
        [.codeBlock(languageHint: "swift")],
      ])
  }

  @Test func listsHaveTheirItems() throws {
    let text = """
      Before
      3. Three
         goes on
      4. Four
         - inner

      5. Five

      - other
      """
    let blocks = try blocks(text)
    #expect(blocks.map(\.0) == ["Before", "Three goes on", "Four", "inner", "Five", "other"])
    #expect(
      blocks.map(\.1) == [
        [.paragraph], [.paragraph, .listItem(ordinal: 3), .orderedList],
        [.paragraph, .listItem(ordinal: 4), .orderedList],
        [
          .paragraph, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 4), .orderedList,
        ],
        [.paragraph, .listItem(ordinal: 5), .orderedList],
        [.paragraph, .listItem(ordinal: 1), .unorderedList],
      ])
    let inner = try string(text, .full).runs.compactMap(\.presentationIntent)[3]
    #expect(inner.indentationLevel == 2)
  }

  /// What lies deeper than anybody reads is text: a stack ends.
  @Test(arguments: [">", "> ", "- ", "1. "]) func nestingEnds(sign: String) throws {
    let text = String(repeating: sign, count: 3000) + "deep"
    let found = try blocks(text)
    #expect(found.count == 1)
    #expect((100...102).contains(found.first?.1.count ?? 0))
    #expect(found.first?.0.hasSuffix("deep") == true)
    // The control: what is not so deep is read.
    #expect(try blocks(String(repeating: sign, count: 20) + "deep").first?.0 == "deep")
  }

  @Test func linksAreRelativeToTheBase() throws {
    let base = URL(string: "https://example.org/a/")
    let text = try AttributedString(markdown: "[Tides](b)", baseURL: base)
    #expect(text.link?.absoluteString == "https://example.org/a/b")
    #expect(try AttributedString(markdown: "[Tides](b)").link?.absoluteString == "b")
  }

  @Test(arguments: [Syntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace])
  fileprivate func textsShowWhatStandsInALine(
    syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) throws {
    let markdown = "**Strong** *soft* `code` [link](https://example.org)"
    let list = try Stage(Text(string(markdown, syntax)).tint(.red)).render()
    let runs = list.items.flatMap { item -> [StyledText.Run] in
      if case .text(let drawing) = item.operation { drawing.text.runs } else { [] }
    }
    let red = Color.red.resolveColor(in: EnvironmentValues())
    func run(_ words: String) throws -> StyledText.Run {
      try #require(runs.first { $0.content == .text(words) })
    }
    #expect(try run("Strong").attributes.font.weight == .bold)
    #expect(try run("soft").attributes.font.isItalic)
    #expect(try run("code").attributes.font.family == .system(.monospaced))
    #expect(try run("link").paint.color == red)
  }
}
