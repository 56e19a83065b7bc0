import Foundation
import Testing

@testable import MacroExpansion

/// `@Generable`: what a type's source is read into, and what is written of it.
@Suite struct GenerableMacroTests {
  private typealias Property = GenerableMacro.Property

  private let dish = """
    @Generable(description: "A dish, or two")
    public struct Dish: Equatable {
      @Guide(description: "It's \\"quoted\\", (so", .anyOf(["a, b", "c"]))
      @available(iOS 26, *) public let name: String // the name: Int
      @Guide(.range(1...3), .minimum(2)) var levels: [Int]?
      var `default`: Bool = true /* second */
      var id: GenerationID
      let version = 3
      static var all: [Dish] = []
      lazy var later: Int = 1
      var title: String { let inner: Int = 1; return name }
      var weight: Double = 1 { didSet { changes() } }
      struct Inner { var hidden: Int }
      func changes() { var local = 1 }
    }
    """

  private func macro(
    _ declaration: String, _ attribute: String = "@Generable"
  ) throws -> GenerableMacro {
    try GenerableMacro(declaration: declaration, attribute: attribute)
  }

  @Test func readsTheStoredProperties() throws {
    let macro = try macro(dish, #"@Generable(description: "A dish, or two")"#)
    #expect(macro.name == "Dish" && macro.access == "public ")
    #expect(macro.description == #""A dish, or two""#)
    #expect(
      macro.content
        == .structure([
          Property(
            name: "name", type: "String", description: #""It's \"quoted\", (so""#,
            guides: [#".anyOf(["a, b", "c"])"#], access: "public "),
          Property(name: "levels", type: "[Int]?", guides: [".range(1...3)", ".minimum(2)"]),
          Property(name: "`default`", type: "Bool"),
          Property(name: "id", type: "GenerationID"),
          Property(name: "weight", type: "Double"),
        ]))
  }

  @Test func readsDescriptionsOfLinesAndPatterns() throws {
    let source = ##"""
      struct A {
        @Guide(description: """
          "So", (it is
          """, /[("]+\/,/) var a: String
        @Guide(description: #"raw "text\("#, .count(2)) var b: [Int]
        @Guide(description: "of \(name("b, c", 1)), d") var c: Int
        @Guide(description: sum([1, 2].reduce(4, /)), .range(1 / 2...4 / 2)) var d: Int
      }
      """##
    guard case .structure(let properties) = try macro(source).content else { return }
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties[3].description == "sum([1, 2].reduce(4, /))")
    #expect(properties[0].guides == [#"/[("]+\/,/"#])
    #expect(properties[1].description == ##"#"raw "text\("#"##)
    #expect(properties[1].guides == [".count(2)"])
    #expect(properties[2].description == #""of \(name("b, c", 1)), d""#)
  }

  @Test func readsTheCases() throws {
    let source = """
      enum Shape: Equatable {
        case point, `default` // none
        case circle(Double), box(width: Double, _ height: [Int: Int] = [:], Bool)
        indirect case both(Shape, Shape)
        static let all = [Shape.point]
        var isRound: Bool { switch self { case .circle: true; default: false } }
      }
      """
    guard case .enumeration(let cases) = try macro(source).content else { return }
    #expect(cases.map(\.name) == ["point", "`default`", "circle", "box", "both"])
    #expect(cases[2].values == [.init(label: nil, type: "Double", key: "value")])
    #expect(
      cases[3].values == [
        .init(label: "width", type: "Double", key: "width"),
        .init(label: nil, type: "[Int: Int]", key: "_1"),
        .init(label: nil, type: "Bool", key: "_2"),
      ])
    #expect(cases[4].values.map(\.key) == ["_0", "_1"])
  }

  @Test(arguments: [
    ("class A {}", GenerableMacro.Failure.notAType),
    ("", .notAType),
    ("struct", .notAType),
    ("struct A { var name = 1 }", .noType("name")),
    ("struct A { var a: Int, b: Int }", .severalNames("a")),
    ("enum A {}", .noCase("A")),
  ])
  func refuses(source: String, failure: GenerableMacro.Failure) {
    #expect(throws: failure) { try macro(source) }
  }

  @Test func writesTheMembersOfAStructure() throws {
    let members = try macro(
      """
      struct Dish {
        @Guide(description: "Minutes", .range(1...3)) var minutes: Int
        var parts: [Dish]?
      }
      """, #"@Generable(description: "A dish")"#
    ).members
    #expect(
      members.contains(
        """
        nonisolated static var generationSchema: FoundationModels.GenerationSchema {
          FoundationModels.GenerationSchema(
            type: Self.self, description: "A dish", properties: [
              FoundationModels.GenerationSchema.Property(name: "minutes", description: "Minutes", \
        type: Int.self, guides: [.range(1...3)]),
              FoundationModels.GenerationSchema.Property(name: "parts", type: [Dish]?.self)
            ])
        }
        """))
    #expect(
      members.contains(
        #"_properties: [("minutes", minutes), ("parts", parts)], writesNull: false)"#))
    #expect(members.contains("var id: FoundationModels.GenerationID\n"))
    #expect(members.contains("var parts: [Dish]?.PartiallyGenerated?"))
    #expect(members.contains(#"self.minutes = try content.value(forProperty: "minutes")"#))
    #expect(members.contains("self.parts = whole.parts.asPartiallyGenerated()"))
  }

  @Test func anIdentifierIsTheAnswersOwn() throws {
    let macro = try macro(
      "public struct A { var id: GenerationID; public private(set) var `in`: String?; private(set) var a: B }"
    )
    #expect(macro.members.contains("public var id: GenerationID\n"))
    #expect(macro.members.contains("  public var `in`: String?.PartiallyGenerated?\n"))
    #expect(macro.members.contains("  var a: B.PartiallyGenerated?\n"))
    #expect(macro.members.contains(#"[("in", `in`), ("a", a)], id: id, writesNull"#))
    #expect(macro.members.components(separatedBy: "var id: GenerationID").count == 2)
    #expect(!macro.members.contains(#"name: "id""#))
    #expect(
      macro.conformance(of: "B.A", conforms: false) == """
        nonisolated extension B.A: FoundationModels.Generable {
          public nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            self.id = content.id ?? FoundationModels.GenerationID()
            self.`in` = try content.value(forProperty: "in")
            self.a = try content.value(forProperty: "a")
          }
        }
        """)
    #expect(macro.conformance(of: "A", conforms: true).hasPrefix("nonisolated extension A {"))
  }

  @Test func casesAreWordsOrObjects() throws {
    let words = try macro(#"enum A: String { case a, b = "B", c = "C" }"#)
    #expect(words.members.contains(#"anyOf: ["a", "B", "C"])"#))
    #expect(words.members.contains(#"case .b: FoundationModels.GeneratedContent("B")"#))
    #expect(
      words.conformance(of: "A", conforms: false).contains(#"case "b", "B": self = .b"#))
    let values = try macro("enum A { case a, b(Int), c(x: Int, A?) }")
    #expect(values.members.contains(#"("a", []),"#))
    #expect(values.members.contains(#"Property(name: "_1", type: A?.self)"#))
    #expect(values.members.contains("case .c(let value0, let value1):"))
    #expect(
      values.conformance(of: "A", conforms: false).contains(
        #"self = .c(x: try content.value(forProperty: "x"), "#
          + #"try content.value(forProperty: "_1"))"#))
  }

  @Test func answersByRole() throws {
    func answer(_ role: String, _ declaration: String, conformances: String) -> String {
      let place = #""location":{"fileID":"a/b","fileName":"/b","offset":7,"line":1,"column":8}"#
      let json = """
        {"expandAttachedMacro":{"macro":{"moduleName":"SwiftUIMacros",\
        "typeName":"GenerableMacro","name":"Generable"},"macroRole":"\(role)",\
        "attributeSyntax":{"source":"@Generable",\(place)},\
        "conformanceListSyntax":{"source":"\(conformances)",\(place)},\
        "declSyntax":{"source":"\(declaration)",\(place)},\
        "extendedTypeSyntax":{"source":"App.A",\(place)}}}
        """
      switch Plugin.answer(to: Data(json.utf8)) {
      case .expansion(let source): return source
      case .failure(let message, _): return message
      case .capability: return "capability"
      }
    }
    #expect(answer("member", "struct A {}", conformances: "").contains("generationSchema"))
    #expect(
      answer("extension", "struct A {}", conformances: ": Generable").hasPrefix(
        "nonisolated extension App.A: FoundationModels.Generable {"))
    #expect(
      answer("extension", "struct A {}", conformances: "").hasPrefix(
        "nonisolated extension App.A {"))
    #expect(answer("member", "actor A {}", conformances: "").contains("goes before a structure"))
  }
}
