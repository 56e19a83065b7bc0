import Testing

@testable import MacroExpansion

@Suite struct StoredPropertyTests {
  @Test(arguments: [
    "var name: String", "public var count = 0", "private(set) var a: [Int] = [1, 2]",
    "@Attribute(.unique) var id: UUID", "@SwiftData.Attribute var `default`: Bool",
    "@Relationship(deleteRule: .cascade, inverse: \\Stop.trip)\n  var stops: [Stop]? = []",
    "var name: String { didSet { save() } }", "var name = \"{\" // {", "weak var owner: Owner?",
    "/// var x: Int { 1 }\nvar make: (Int) -> Bool = { $0 > 1 }",
    "var name: String\n  = \"a\"", "var pair: Dictionary<String,\n  Int> = [:]",
  ])
  func observed(source: String) throws {
    let property = try #require(StoredProperty(declaration: source))
    #expect(property.isObserved)
    #expect(property.isListed)
  }

  @Test(arguments: [
    "let made = 1", "var title: String { name }", "var title: String\n{\n  get { name }\n}",
    "static var all: [Int] = []", "class var kind: Int { 1 }", "lazy var list = make()",
    "@Transient var isOpen = false", "@Published var a = 1", "var a = 1, b = 2", "var a, b: Int",
  ])
  func leftAlone(source: String) throws {
    #expect(try #require(StoredProperty(declaration: source)).isObserved == false)
  }

  @Test(arguments: [
    "func name() { var a = 1 }", "init() {}", "struct A { var a: Int }", "enum A { case a }",
    "typealias A = Int", "deinit {}", "", "@Attribute(", "var",
  ])
  func noProperty(source: String) { #expect(StoredProperty(declaration: source) == nil) }

  @Test func attributesAreRead() throws {
    let property = try #require(
      StoredProperty(
        declaration: "@Attribute(.unique, originalName: \"a)\") @objc private weak var a: A?"))
    #expect(
      property.attributes == [
        StoredProperty.Attribute(name: "Attribute", arguments: ".unique, originalName: \"a)\""),
        StoredProperty.Attribute(name: "objc", arguments: nil),
      ])
    #expect(property.modifiers == ["private", "weak"])
    #expect(!property.isConstant && property.plainName == "a")
  }
}
