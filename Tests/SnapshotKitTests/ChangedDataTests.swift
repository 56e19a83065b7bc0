import Foundation
import Testing

@testable import SnapshotKit

/// Files of an app below a folder that is gone behind the test.
private struct Files {
  let folder: URL

  init(_ texts: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-data-\(UUID().uuidString)")
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Returns the clusters' headlines of edits of one cell each.
  func headlines(_ difference: String, _ edits: CellCause.Edit...) -> [String] {
    let causes = edits.enumerated().map {
      ("s\($0.offset)/x", CellCause(kind: .edit, edits: [$0.element]))
    }
    let told = SourceChanges(reading: difference)
      .told(Dictionary(causes) { first, _ in first }, below: folder.path)
    return Clustering(
      told.sorted { $0.key < $1.key }.map { .init(cell: $0.key, cause: $0.value, weight: 1) }
    ).clusters.map(\.headline)
  }
}

private func difference(
  _ path: String, line: Int, _ before: [String], _ after: [String]
) -> String {
  let lines = before.map { "-\($0)" } + after.map { "+\($0)" }
  let place = "@@ -\(line),\(before.count) +\(line),\(after.count) @@"
  return (["diff --git a/\(path) b/\(path)", "--- a/\(path)", "+++ b/\(path)", place] + lines)
    .joined(separator: "\n") + "\n"
}

/// A source that has nothing to do with what changed.
private let noise = difference(
  "Sources/App/Other.swift", line: 3, ["let other = 1"], ["let other = 2"])

private func edit(
  _ text: String, _ source: String = "App/Row.swift:4", callers: [String] = [],
  row: EditSentence.Fate? = nil
) -> CellCause.Edit {
  var sentence = EditSentence(start: "", subject: "Text", end: " differs")
  sentence.fate = row
  return .init(
    source: source, view: "Row > Text", text: text, isNamedByText: true, sentence: sentence,
    callers: callers)
}

private let catalogue = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld days" : {
        "localizations" : {
          "ru" : {
            "variations" : {
              "plural" : {
                "few" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld дня"
                  }
                }
              }
            }
          }
        }
      },
      "Park" : {
        "localizations" : {
          "ru" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Сад \\"Пушкин\\""
            }
          }
        }
      }
    }
  }
  """

@Suite struct ChangedDataTests {
  @Test func aTranslationIsToldByKeyLanguageAndLine() throws {
    let path = "Sources/App/Localizable.xcstrings"
    let files = try Files([path: catalogue])
    let park = difference(
      path, line: 25, [#"            "value" : "Парк""#],
      [#"            "value" : "Сад \"Пушкин\"""#])
    #expect(
      files.headlines(park + noise, edit(#"text "Парк" to "Сад \"Пушкин\"""#))
        == ["\(path):25 “Park” in ru: “Парк” to “Сад \"Пушкин\"”"])
    // Numbers stand where the table has specifiers.
    let days = difference(path, line: 12, [#""value" : "%lld дней""#], [#""value" : "%lld дня""#])
    #expect(
      files.headlines(days + noise, edit(#"text "3 дней" to "3 дня""#))
        == ["\(path):12 “%lld days” in ru, few: “3 дней” to “3 дня”"])
  }

  @Test func aTableOfOneLanguageHasItInItsFolder() throws {
    let path = "Sources/App/ru.lproj/Localizable.strings"
    let files = try Files([path: "\n\"Park\" = \"Сад\";\n"])
    let changes = difference(path, line: 2, [#""Park" = "Парк";"#], [#""Park" = "Сад";"#])
    #expect(
      files.headlines(changes + noise, edit(#"text "В Парк" to "В Сад""#))
        == ["\(path):2 “Park” in ru: “В Парк” to “В Сад”"])
    // Other texts are of somebody else.
    let other = edit(#"text "Лес" to "Луг""#)
    #expect(
      files.headlines(changes + noise, other) == ["App/Row.swift:4 Text differs (Row > Text)"])
  }

  @Test func valuesOfDataStandAtTheirLine() throws {
    let files = try Files([:])
    let json = difference(
      "Data/trails.json", line: 7, [#"    "height": 820,"#], [#"    "height": 830,"#])
    #expect(
      files.headlines(json + noise, edit(#"text "820 m up" to "830 m up""#))
        == ["Data/trails.json:7 Text differs (Row > Text)"])
    let table = difference("Data/trails.csv", line: 2, ["1;Perm;820"], ["1;Omsk;820"])
    #expect(
      files.headlines(table + noise, edit(#"text "Perm" to "Omsk""#))
        == ["Data/trails.csv:2 Text differs (Row > Text)"])
  }

  /// A row stands where its data does, in a file of data or in a source.
  @Test func aRowIsToldAtItsData() throws {
    let files = try Files([:])
    let row = #"City(name: "Tula", note: "On the Upa"),"#
    let source = difference("Sources/App/Cities.swift", line: 9, [], [row])
    #expect(
      files.headlines(source + noise, edit(#"inserted row "Tula""#, row: .new))
        == ["App/Cities.swift:9 Text differs (Row > Text)"])
    let data = difference("Data/cities.json", line: 12, [#""name": "Perm","#], [])
    #expect(
      files.headlines(data + noise, edit(#"removed row 2 "Perm""#, row: .gone))
        == ["Data/cities.json:12 Text differs (Row > Text)"])
    #expect(
      files.headlines(data + noise, edit(#"removed row 2 "Omsk""#, row: .gone))
        == ["App/Row.swift:4 Text differs (Row > Text)"])
  }

  @Test func aSetOfColorsIsToldByItsName() throws {
    let path = "Sources/App/Assets.xcassets/Accent.colorset/Contents.json"
    let files = try Files([
      path: """
      { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
        "red" : "0xA8", "green" : "31", "blue" : "0.102", "alpha" : "1.000" } } } ] }
      """
    ])
    let changes = difference(path, line: 2, [#""red" : "0xB3""#], [#""red" : "0xA8""#])
    #expect(
      files.headlines(changes + noise, edit("color #B31F1A to #A81F1A"))
        == ["\(path):2 Colour “Accent”: #B31F1A to #A81F1A"])
    #expect(
      files.headlines(changes + noise, edit("color #B31F1A to #000000"))
        == ["App/Row.swift:4 Text differs (Row > Text)"])
  }
}

@Suite struct CalledConstantTests {
  private static let style = """
    enum Space {
      static let md: CGFloat = 20
      static let card = md * 1.5
    }
    extension Font {
      static let note = Font.callout
    }
    """
  private static let row = """
    struct Row: View {
      var body: some View {
        Text(title)
          .font(.note)
          .padding(Space.card)
      }
    }
    """

  /// A role of fonts, and a length that others are made of, show by no value: what is called by
  /// name is told.
  @Test func whatTheStatementCallsIsTold() throws {
    let files = try Files([
      "Sources/App/Style.swift": Self.style, "Sources/App/Row.swift": Self.row,
    ])
    let font = difference(
      "Sources/App/Style.swift", line: 6, ["  static let note = Font.subheadline"],
      ["  static let note = Font.callout"])
    let space = difference(
      "Sources/App/Style.swift", line: 2, ["  static let md: CGFloat = 16"],
      ["  static let md: CGFloat = 20"])
    let changes = space + font + noise
    #expect(
      files.headlines(changes, edit("font 15 to 16 pt", "App/Row.swift:3"))
        == ["App/Style.swift:6 note: Font.subheadline to Font.callout"])
    #expect(
      files.headlines(changes, edit("padding 24 to 30 pt", "App/Row.swift:3"))
        == ["App/Style.swift:2 md: 16 to 20"])
    // A line that calls neither.
    #expect(
      files.headlines(changes, edit("padding 24 to 30 pt", "App/Row.swift:1"))
        == ["App/Row.swift:1 Text differs (Row > Text)"])
  }

  @Test(arguments: [
    ("Text(a).padding(Space.md)", true), ("Text(a).padding(space.md * 2)", true),
    ("Text(a).padding(md)", false), ("Text(a).padding(.md)", false),
    ("Text(a).padding(Other.md)", false), ("Text(a).padding(Space.mdx)", false),
    ("Card(md: 4)", false),
  ])
  func namesAreCalledByTheirType(line: String, isCalled: Bool) throws {
    let lines = Self.style.split(separator: "\n", omittingEmptySubsequences: false)
    let name = try #require(ConstantName(at: 2, in: lines, of: "App/Style.swift"))
    #expect(name.isCalled(in: line, of: "App/Row.swift") == isCalled)
    #expect(name.isCalled(in: "  static let card = md * 1.5", of: "App/Style.swift"))
  }

  /// An argument stands where the view is made, which shows it on lines that are as they were.
  @Test func anArgumentIsToldWhereItIsGiven() throws {
    let page = "struct Page: View {\n  var body: some View {\n    Row(isNew: false)\n  }\n}\n"
    let files = try Files([
      "Sources/App/Page.swift": page, "Sources/App/Row.swift": Self.row,
    ])
    let changes = difference(
      "Sources/App/Page.swift", line: 3, ["    Row(isNew: true)"], ["    Row(isNew: false)"])
    let gone = edit("removed \"New\"", "App/Row.swift:3", callers: ["App/Page.swift:3"])
    #expect(
      files.headlines(changes + noise, gone) == ["App/Page.swift:3 Text differs (Row > Text)"])
    let more = difference("Sources/App/More.swift", line: 3, ["let a = 1"], ["let a = 2"])
    #expect(files.headlines(noise + more, gone) == ["App/Row.swift:3 Text differs (Row > Text)"])
  }
}

/// Settings of one view are one sentence where they changed alike.
@Test func lengthsThatChangedAlikeAreOneSentence() {
  func sentence(_ name: String, _ end: String) -> EditSentence {
    EditSentence(start: "\(name) of ", subject: "Image", end: end)
  }
  let width = sentence("Width", ": 32 to 40 pt")
  #expect(
    width.with([sentence("Height", ": 32 to 40 pt")]).text
      == "Width and height of Image: 32 to 40 pt")
  #expect(width.with([sentence("Height", ": 32 to 44 pt")]) == width)
}
