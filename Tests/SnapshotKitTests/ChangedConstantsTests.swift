import Foundation
import Testing

@testable import SnapshotKit

private func edit(_ text: String, _ source: String, view: String = "Card > Text") -> CellCause.Edit
{
  .init(source: source, view: view, text: text, isNamedByText: true)
}

private func difference(_ path: String, _ before: String, _ after: String, line: Int = 8) -> String
{
  let removed = before.split(separator: "\n").map { "-\($0)\n" }.joined()
  let added = after.split(separator: "\n").map { "+\($0)\n" }.joined()
  return "diff --git a/\(path) b/\(path)\nindex 1..2 100644\n--- a/\(path)\n+++ b/\(path)\n"
    + "@@ -\(line) +\(line) @@\n\(removed)\(added)"
}

private let colors = "Sources/Theme/Style/Colors.swift"
private let accent = difference(
  colors, "  static let accent = dynamic(light: 0xC88A04, dark: 0xFFCC4D)",
  "  static let accent = dynamic(light: 0x9a6a00, dark: 0xFFD980)")
private let spacing = difference(
  "Sources/Theme/Spacing.swift", "  public static let md: CGFloat = 16",
  "  public static let md: CGFloat = 20")
private let other = difference("Sources/Card/Card.swift", "  Text(a)", "  Text(b)", line: 70)
private let recolored = "#C88A04 dark #FFCC4D to #9A6A00 dark #FFD980"

private func told(_ difference: String, _ edit: CellCause.Edit) -> CellCause.Edit? {
  SourceChanges(reading: difference)
    .told(["a": CellCause(kind: .edit, edits: [edit])], below: "/dev/null")["a"]?.edits.first
}

@Suite struct ChangedConstantsTests {
  /// What has a name is edited where it is declared, whatever else has changed.
  @Test(
    arguments: [
      (accent, "color \(recolored)", "Theme/Colors.swift:8", "accent", nil),
      (accent, "fill2 \(recolored)", "Theme/Colors.swift:8", "accent", nil),
      (
        accent, "fill #C88A041F dark #FFCC4D1F to #9A6A001F dark #FFD9801F",
        "Theme/Colors.swift:8", "accent", nil
      ),
      (spacing, "padding 16 0 16 0 to 20 0 20 0", "Theme/Spacing.swift:8", "md", "16 to 20"),
      (spacing, "spacing 16 to 20 pt", "Theme/Spacing.swift:8", "md", "16 to 20"),
      (
        difference("App/Icons.swift", "static let time = \"clock\"", "static let time = \"timer\""),
        "symbol clock to timer", "App/Icons.swift:8", "time", "\"clock\" to \"timer\""
      ),
      (
        difference("App/Words.swift", "  let title = \"Day\"", "  let title = \"Dawn\""),
        #"text "Day" to "Dawn""#, "App/Words.swift:8", "title", "\"Day\" to \"Dawn\""
      ),
    ] as [(String, String, String, String, String?)])
  private func edits(
    _ changes: String, _ text: String, _ place: String, _ name: String, _ change: String?
  ) {
    let told = told(changes + other, edit(text, "Card/Card.swift:4"))
    #expect(told?.source == place)
    #expect(
      told?.constant == .init(name: name, change: change, use: "Card/Card.swift:4"))
    #expect(told?.use == "Card/Card.swift:4")
  }

  /// Other values than those that an edit tells prove nothing.
  @Test(arguments: [
    "color #000000 to #9A6A00", "color #C88A04 dark #FFCC4D to #111111 dark #222222",
    "padding 16 to 24 pt", "padding 8 16 8 16 to 8 20 8 22", "inserted", "font 16 to headline",
    "text \"16\" to \"20\"",
  ])
  func whatIsNotProvenStaysAtItsView(_ text: String) {
    let edit = edit(text, "Card/Card.swift:4")
    #expect(told(accent + spacing + other, edit) == edit)
  }

  /// Where one line is all that has changed it is the cause of whatever did: a role of fonts, whose
  /// sizes stand in no source.
  @Test func theOnlyChangedLineIsTheCause() {
    let roles = difference(
      "Sources/Theme/Fonts.swift", "  static let note = Font.subheadline",
      "  static let note = Font.callout")
    let font = edit("font 15 to 16 pt", "Card/Card.swift:4")
    #expect(told(roles, font)?.source == "Theme/Fonts.swift:8")
    #expect(told(roles, font)?.constant?.change == "Font.subheadline to Font.callout")
    #expect(told(roles + other, font) == font)
    // Tests draw no screen, and a new file may have done it too.
    let tests = difference("Tests/ThemeTests/FontsTests.swift", "  let a = 1", "  let a = 2")
    #expect(told(tests + roles, font)?.source == "Theme/Fonts.swift:8")
    #expect(told(tests, font) == font)
    let data = difference("App/words.json", "\"a\"", "\"b\"")
    #expect(told(roles + data, font) == font)
  }

  /// A layout whose type is erased is made elsewhere than where it is used.
  @Test func anErasedLayoutIsToldWhereItIsMade() {
    let row = difference(
      "Sources/Card/Card.swift", "      : AnyLayout(HStackLayout(spacing: AppSpacing.md))",
      "      : AnyLayout(HStackLayout(spacing: AppSpacing.xl))", line: 32)
    let edit = edit("spacing 16 to 32 pt", "Card/Card.swift:11", view: "Card > AnyLayout")
    #expect(told(row + accent, edit)?.source == "Card/Card.swift:32")
    #expect(told(row + accent, edit)?.constant?.name == nil)
  }

  @Test func linesOfTheViewItselfComeFirst() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-constants-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources/Theme")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Text(a)\n  .padding(20)\n".utf8).write(
      to: sources.appendingPathComponent("View.swift"))
    let view = difference("Sources/Theme/View.swift", "  .padding(16)", "  .padding(20)", line: 2)
    let causes = SourceChanges(reading: spacing + view).told(
      ["a": CellCause(kind: .edit, edits: [edit("padding 16 to 20 pt", "Theme/View.swift:1")])],
      below: folder.path)
    #expect(causes["a"]?.edits.first?.source == "Theme/View.swift:2")
    #expect(causes["a"]?.edits.first?.constant == nil)
  }

  /// A colour of many uses is one cause, with its name and its line.
  @Test func usesOfAConstantAreOneCause() {
    let edits = [
      edit("color \(recolored)", "A/Star.swift:4"), edit("stroke \(recolored)", "A/Ring.swift:9"),
      edit("fill #C88A041F dark #FFCC4D1F to #9A6A001F dark #FFD9801F", "A/Card.swift:2"),
      // Of a cell that is drawn in light alone.
      edit("color #C88A04 to #9A6A00", "A/Light.swift:7"),
    ]
    func title(_ changes: String) -> [String] {
      let causes = SourceChanges(reading: changes).told(
        Dictionary(
          uniqueKeysWithValues: edits.enumerated().map {
            ("s\($0.offset)/x", CellCause(kind: .edit, edits: [$0.element]))
          }), below: "/dev/null")
      return Clustering(
        causes.sorted { $0.key < $1.key }.map { .init(cell: $0.key, cause: $0.value, weight: 1) }
      ).clusters.map(\.headline)
    }
    #expect(
      title(accent + other)
        == ["Theme/Colors.swift:8 color \(recolored), from accent, in 4 places"])
    // Without a changed line of the sources it is one by its colours.
    #expect(title("").count == 1)
  }

  @Test func placesOfAPageThatIsScrolledToAreNoEdits() {
    #expect(ChangedValues("offset 0 235 to 0 251 pt").numbers.map { [$0.0, $0.1] } == [235, 251])
    #expect(ChangedValues("shape rounded 12 continuous to rounded 18 continuous").numbers?.1 == 18)
    #expect(ChangedValues("font 17 semibold to 17 bold").numbers == nil)
  }
}
