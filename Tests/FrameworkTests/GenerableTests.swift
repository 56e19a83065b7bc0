import FoundationModels
import Foundation
import Testing

@Generable(description: "Something to cook")
private struct Dish: Equatable {
  @Guide(description: "A short name") var name: String
  @Guide(.range(5...90)) var minutes: Int
  @Guide(.minimumCount(1), .element(.pattern(/[A-Z].*/))) var steps: [String]
  var kind: Kind
  var note: String?
  var sides: [Dish]?
}

@Generable private enum Kind: CaseIterable { case hot, cold }

@Generable private enum Meal: Equatable {
  case nothing
  case single(Dish)
  case menu(courses: [Dish], price: Decimal?)
}

@Generable private struct Numbers: Equatable {
  var id: GenerationID
  var float: Float
  var decimal: Decimal
  var double: Double
  var isOn: Bool
  var grid: [[Int]]
  var raw: Word
}

private struct Town: Generable {
  let name: String

  struct PartiallyGenerated: ConvertibleFromGeneratedContent {
    let name: String?
    init(_ content: GeneratedContent) throws { name = try content.value(forProperty: "name") }
  }

  static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [.init(name: "name", type: String.self)])
  }

  init(name: String) { self.name = name }
  init(_ content: GeneratedContent) throws { name = try content.value(forProperty: "name") }

  var generatedContent: GeneratedContent { GeneratedContent(properties: ["name": name]) }
}

@Generable private enum Word: String { case first = "the first", second }

/// Types that a model answers with: their JSON, their schemas and what does not fit them.
@Suite struct GenerableTests {
  private typealias Failure = LanguageModelSession.GenerationError

  private static let soup = Dish(
    name: "Soup \"Å\"", minutes: 20, steps: ["Cut", "Boil"], kind: .hot, note: nil,
    sides: [Dish(name: "Bread", minutes: 5, steps: ["Slice"], kind: .cold)])

  private let json = #"""
    {"name": "Soup \"Å\"", "minutes": 20, "steps": ["Cut", "Boil"], "kind": "hot", "sides": \#
    [{"name": "Bread", "minutes": 5, "steps": ["Slice"], "kind": "cold"}]}
    """#

  private func failure(_ make: () throws -> Any) -> String? {
    do {
      _ = try make()
      return nil
    } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
      return context.debugDescription
    } catch { return "\(error)" }
  }

  @Test func aStructureIsWrittenAndRead() throws {
    #expect(Self.soup.generatedContent.jsonString == json)
    #expect(try Dish(GeneratedContent(json: json)) == Self.soup)
    let meal = Meal.menu(courses: [Self.soup], price: 12.5)
    #expect(meal.generatedContent.jsonString.hasPrefix(#"{"case": "menu", "courses": [{"#))
    for meal in [meal, .nothing, .single(Self.soup), .menu(courses: [], price: nil)] {
      let content = try GeneratedContent(json: meal.generatedContent.jsonString)
      #expect(try Meal(content) == meal)
    }
    #expect(try Meal(GeneratedContent("nothing")) == .nothing)
  }

  @Test func numbersKeepTheirDigits() throws {
    let json = #"""
      {"float": 0.1, "decimal": 0.1, "double": -2.5e-3, "isOn": true, "grid": [[1], []],
      "raw": "the first"}
      """#
    let content = try GeneratedContent(json: json)
    let numbers = try Numbers(content)
    #expect(numbers.float == 0.1 && numbers.decimal == Decimal(string: "0.1"))
    #expect(numbers.double == -0.0025 && numbers.isOn && numbers.grid == [[1], []])
    #expect(numbers.raw == .first)
    #expect(numbers.generatedContent == content)
    #expect(numbers.generatedContent.id == numbers.id)
  }

  @Test func aWholeValueIsAPartToo() throws {
    let part = Self.soup.asPartiallyGenerated()
    #expect(part.name == Self.soup.name && part.sides?.first?.steps == ["Slice"])
    #expect(part.note == nil && part.kind == .hot)
    let town = Town(name: "Porto").asPartiallyGenerated()
    #expect(town.name == "Porto")
    let begun = try Dish.PartiallyGenerated(GeneratedContent(json: #"{"name": "Sou"#))
    #expect(begun.name == "Sou" && begun.minutes == nil && begun.sides == nil)
  }

  @Test(arguments: [
    (#"{"name": "A", "min"#, #"{"name": "A"}"#),
    (#"{"a": [1, 2, "#, #"{"a": [1, 2]}"#),
    (#"{"a": tr"#, #"{"a": null}"#),
    (#"["x\"#, #"["x"]"#),
    (#"{"a":"#, "{}"), ("{", "{}"), ("", "null"),
  ])
  func jsonMayBreakOff(json: String, read: String) throws {
    let content = try GeneratedContent(json: json)
    #expect(content.jsonString == read && !content.isComplete)
  }

  @Test(arguments: [
    ("[1,]", "a value is expected at ']'"), ("{1: 2}", "a name is expected"),
    (#"{"a" 1}"#, "a colon"), ("[1 2]", "a comma or a bracket"), ("nil", "a value"),
    ("1 2", "nothing is expected at '2'"), (#""\x""#, "a backslash"),
    (#""\u12G4""#, "hexadecimal"), (#""\u+123""#, "hexadecimal"), ("0x1", "a value"),
    ("-x", "a value"), (String(repeating: "[", count: 9999), "an end of nesting"),
  ])
  func whatIsNoJSONIsTold(json: String, words: String) {
    #expect(failure { try GeneratedContent(json: json) }?.contains(words) == true)
  }

  @Test func jsonIsReadAsItIsWritten() throws {
    let text = #"{"b": "\u00e5\ud83d\ude00\n\t\\/\/", "a": [true, false, null, 1e2, -0.5]}"#
    let content = try GeneratedContent(json: text)
    #expect(content.jsonString == #"{"b": "å😀\n\t\\//", "a": [true, false, null, 100, -0.5]}"#)
    #expect(content.isComplete)
    #expect(try content.value(String.self, forProperty: "b").hasPrefix("å😀\n"))
    guard case .structure(_, let keys) = content.kind else { return }
    #expect(keys == ["b", "a"])
    #expect(GeneratedContent("\u{1}").jsonString == #""\u0001""#)
  }

  @Test(arguments: [
    (#"{"name": "A"}"#, "'minutes' is missing"),
    (#"{"name": 3}"#, "name: a text is expected, and not 3"),
    (#"{"name": "A", "minutes": 7.5}"#, "minutes: a whole number is expected, and not 7.5"),
    (
      #"{"name": "A", "minutes": 7, "steps": ["A"], "kind": "warm"}"#,
      "kind: Kind has no case 'warm'"
    ),
    (
      #"{"name": "A", "minutes": 7, "steps": [1], "kind": "hot"}"#,
      "steps: [0]: a text is expected, and not 1"
    ),
    ("[]", "an object is expected, and not []"),
  ])
  func aValueThatDoesNotFitIsTold(json: String, words: String) throws {
    let content = try GeneratedContent(json: json)
    #expect(failure { try Dish(content) } == words)
  }

  @Test func contentIsPutTogether() throws {
    let content = GeneratedContent(properties: ["a": 1, "b": ["x"], "a": true])
    #expect(content.jsonString == #"{"a": true, "b": ["x"]}"#)
    let sum = try GeneratedContent(
      properties: [("a", 1), ("a", 2)] as [(String, any ConvertibleToGeneratedContent)],
      uniquingKeysWith: { try $0.value(Int.self) + $1.value(Int.self) })
    #expect(sum.jsonString == #"{"a": 3}"#)
    let mixed: [any ConvertibleToGeneratedContent] = [1, "x"]
    #expect(GeneratedContent(elements: mixed).jsonString == #"[1, "x"]"#)
    #expect(try content.value(Int?.self, forProperty: "c") == nil)
    #expect("\(Prompt(Self.soup))".contains("minutes"))
  }

  @Test func aSchemaIsJSONSchema() throws {
    let text = Dish.generationSchema.debugDescription
    #expect(text.hasPrefix(#"{"title": "Dish", "description": "Something to cook", "#))
    #expect(text.contains(#""minutes": {"type": "integer", "minimum": 5, "maximum": 90}"#))
    #expect(text.contains(#""items": {"type": "string", "pattern": "[A-Z].*"}, "minItems": 1"#))
    #expect(text.contains(##""kind": {"$ref": "#/$defs/Kind"}"##))
    #expect(text.contains(#""required": ["name", "minutes", "steps", "kind"]"#))
    #expect(text.contains(#""Kind": {"title": "Kind", "type": "string", "enum": ["hot", "cold"]}"#))
    #expect(Meal.generationSchema.debugDescription.contains(#""enum": ["menu"]"#))
    let data = try JSONEncoder().encode(Dish.generationSchema)
    let again = try JSONDecoder().decode(GenerationSchema.self, from: data)
    #expect(again.debugDescription.contains(#""minimum": 5, "maximum": 90}"#))
  }

  @Test func mistakesOfSchemasAreTold() {
    let text = DynamicGenerationSchema(type: String.self)
    func words(
      _ root: DynamicGenerationSchema, _ further: DynamicGenerationSchema...
    ) -> String? {
      do {
        _ = try GenerationSchema(root: root, dependencies: further)
        return nil
      } catch { return (error as? GenerationSchema.SchemaError)?.errorDescription }
    }
    let tree = DynamicGenerationSchema(
      name: "Tree",
      properties: [
        .init(name: "parts", schema: .init(arrayOf: .init(referenceTo: "Tree"))),
        .init(name: "leaf", schema: .init(referenceTo: "Leaf")),
      ])
    let leaf = DynamicGenerationSchema(name: "Leaf", anyOf: ["oak"])
    #expect(words(tree, leaf) == nil)
    #expect(words(tree) == "No schema is called 'Leaf'")
    #expect(words(tree, leaf, leaf) == "Two schemas are called 'Leaf'")
    let property = DynamicGenerationSchema.Property(name: "a", schema: text)
    #expect(
      words(.init(name: "A", properties: [property, property])) == "'A' has two properties 'a'")
    #expect(words(.init(name: "A", anyOf: [String]())) == "'A' has nothing to choose from")
  }
}
