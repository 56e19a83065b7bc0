import Foundation
import Testing

@testable import MacroExpansion

@Suite struct EntryMacroTests {
  @Test(arguments: [
    ("@Entry var accent: Color = .orange", "accent", "Color", ".orange"),
    ("@Entry var count = 5", "count", nil, "5"),
    ("@Entry public var label: String?", "label", "String?", "nil"),
    ("@Entry var label: Optional<Int>", "label", "Optional<Int>", "nil"),
    (
      "@Entry var `default`: [String: Int] = [\"a=b\": 1]", "`default`", "[String: Int]",
      "[\"a=b\": 1]"
    ),
    (
      "/// The var of it = {\n@Entry internal var a: (Int) -> Bool = { $0 == 1 }", "a",
      "(Int) -> Bool", "{ $0 == 1 }"
    ),
    (
      "/* var x /* y */ = 1 */ @available(iOS 17, *) @Entry var b /* c */ : Int=3 // d", "b", "Int",
      "3 // d"
    ),
  ])
  func reads(source: String, name: String, type: String?, defaultValue: String) throws {
    let entry = try EntryMacro(declaration: source)
    #expect(entry.name == name)
    #expect(entry.type == type)
    #expect(entry.defaultValue == defaultValue)
  }

  @Test(arguments: [
    ("@Entry let a = 1", EntryMacro.Failure.notAVariable),
    ("@Entry var", .notAVariable),
    ("@Entry var 1", .notAVariable),
    ("@Entry var a: Int", .noDefault("a")),
    ("@Entry var a", .noDefault("a")),
    ("@Entry var a =", .noDefault("a")),
    ("@Entry var a: Int { 1 }", .computed("a")),
    ("", .notAVariable),
    ("/* var a = 1", .notAVariable),
    ("\"", .notAVariable),
    ("@x(\"", .notAVariable),
  ])
  func refuses(source: String, failure: EntryMacro.Failure) {
    #expect(throws: failure) { try EntryMacro(declaration: source) }
  }

  /// A default that is not Sendable is in a box, whose type is the key's; one of a written type is
  /// computed.
  @Test func aDefaultIsKeptInABoxWhereItsTypeIsNotWritten() throws {
    let inferred = try EntryMacro(declaration: "@Entry var style = CardStyle() // plain")
    #expect(
      inferred.key == """
        private struct __Key_style: _EntryKey {
          static let _entry = _EntryDefault(
            CardStyle() // plain
          )
        }
        """)
    let written = try EntryMacro(declaration: "@Entry var style: CardStyle = .plain")
    #expect(written.key.contains("static var defaultValue: CardStyle {"))
  }

  @Test func previewablePropertiesBecomeThoseOfAView() throws {
    let block = """
      ("A", traits: .portrait) {
        @Previewable @State var items = [
          1, 2,
        ] // two
        @Previewable
        @State var name = Name()
          .short
        let sum = items.count
        Text(name)
          .padding()
      }
      """
    let parts = try #require(PreviewableBlock(block))
    #expect(parts.call == #"("A", traits: .portrait) { PreviewedState() }"#)
    let lines = parts.view.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let body = try #require(lines.firstIndex(of: "var body: some SwiftUI.View {"))
    #expect(lines[..<body].contains("@State var items = ["))
    #expect(lines[..<body].contains("@State var name = Name()"))
    #expect(lines[..<body].contains(".short"))
    #expect(
      lines[body...].dropFirst().prefix(3) == ["let sum = items.count", "Text(name)", ".padding()"])
    let lineByLine = """
      {
        @Previewable @State
        var name = 1

        @Previewable
        @State
        var b = 2
        Text(name)
      }
      """
    let apart = try #require(PreviewableBlock(lineByLine))
    #expect(apart.view.contains("@State\nvar name = 1"))
    #expect(apart.view.contains("@State\nvar b = 2"))
    #expect(apart.view.contains("some SwiftUI.View {\n      Text(name)"))
    #expect(PreviewableBlock("{ Text(name) }") == nil)
    #expect(
      PreviewableBlock("(arguments: [1]) { value in\n@Previewable @State var a = 1\n}") == nil)
  }

  @Test func aCommentBeforeAPreviewMayNameIt() {
    let source = "// Drawn by the #Preview macro.\n#Preview(\"Card\") {\n  Card() // #Preview\n}"
    let expansion = PreviewMacro(
      source: source, discriminator: "$s4Shop", file: "Shop/Card.swift", line: 2
    ).expansion
    #expect(
      expansion.contains("SwiftUI._PreviewBlock(\"Card\") {\n  Card() // #Preview\n}\n"))
  }

  @Test(arguments: [
    "@available(iOS 17, *)\n#Preview {\n  Card()\n}",
    "// @available\n@MainActor @available(iOS 17.0, macOS 14, *)\n#Preview {\n  Card()\n}",
  ])
  func attributesOfAPreviewAreNotItsBlock(source: String) {
    let expansion = PreviewMacro(
      source: source, discriminator: "$s4Shop", file: "Shop/Card.swift", line: 2
    ).expansion
    #expect(expansion.contains("SwiftUI._PreviewBlock {\n  Card()\n}\n"))
    #expect(!expansion.contains("@available") && !expansion.contains("#Preview"))
  }

  @Test func aPreviewablePropertyGoesOnWhereAnOperatorSaysSo() throws {
    let block = """
      {
        @Previewable @State var message: String? =
          "A line of its own"
        @Previewable @State var size: Int = // points
          small
            ? 1
            : 2
        @Previewable @State var names
          = [Name]()
        @Previewable @State var last: Name?
        // Not a value.
        Text(message ?? "")
      }
      """
    let view = try #require(PreviewableBlock(block)).view
    let parts = view.components(separatedBy: "var body")
    #expect(parts[0].contains("=\n\"A line of its own\""))
    #expect(parts[0].contains("small\n? 1\n: 2"))
    #expect(parts[0].contains("var names\n= [Name]()"))
    #expect(parts[0].hasSuffix("var last: Name?\n    "))
    #expect(parts[1].contains("Text(message"))
  }

  @Test func answersTheCompiler() throws {
    func answer(_ json: String) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(
        decoding: try encoder.encode(Plugin.answer(to: Data(json.utf8))), as: UTF8.self)
    }
    #expect(
      try answer(#"{"getCapability":{}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    let place = #""location":{"fileID":"a/b","fileName":"/b","offset":7,"line":1,"column":8}"#
    let preview =
      ##"{"expandFreestandingMacro":{"macro":{"moduleName":"SwiftUIMacros","typeName":"PreviewMacro","name":"Preview"},"discriminator":"$s1afMf_","syntax":{"kind":"expression","source":"#Preview { }",\##(place)}}}"##
    let expansion = try answer(preview)
    #expect(expansion.contains("struct $s1afMf_15PreviewRegistryfMu_: SwiftUI._PreviewRegistry"))
    #expect(expansion.contains("SwiftUI._PreviewBlock { }"))
    // What keeps the type in an optimised build.
    #expect(expansion.contains(#"@_cdecl(\"preview_s1afMf_6RecordfMu_\")"#))
    #expect(expansion.contains("pointee = $s1afMf_15PreviewRegistryfMu_.self"))
    let entry =
      #"{"expandAttachedMacro":{"macro":{"moduleName":"SwiftUIMacros","typeName":"EntryMacro","name":"Entry"},"macroRole":"accessor","declSyntax":{"kind":"declaration","source":"@Entry var a: Int",\#(place)}}}"#
    #expect(try answer(entry).contains(#""message":"@Entry needs a default"#))
    #expect(try answer(entry).contains(#""offset":7"#))
    #expect(try answer("{").contains("cannot read"))
    #expect(try answer(#"{"loadPluginLibrary":{}}"#).contains("only @Entry"))
  }
}
