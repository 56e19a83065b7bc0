import Foundation
import Testing

@testable import MacroExpansion

@Suite struct ModelMacroTests {
  private let source = """
    /// A class of trips.
    @Model public final class Trip: Named where Int == Int {
      #Index<Trip>([\\.name])
      @Attribute(.unique) public var name: String
      var start = Date.now // the var of today
      @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
      @Attribute(.unique) let code: Int
      let made = 3
      @Transient var isOpen = false
      var title: String { let a = 1; var b = 2; return name }
      static var all: [Trip] = []
      #if os(iOS)
        var photo: Data?
      #endif
      enum Kind { case a; var word: String { "" } }
      var `default` = true, other = false
      init(name: String) { self.name = name; var x = 1 }
      class func make() -> Trip { Trip(name: "") }
      var kind: Kind = .a
    }
    """

  @Test func readsTheStoredProperties() throws {
    let model = try ModelMacro(declaration: source)
    #expect(model.name == "Trip")
    #expect(model.access == "public ")
    #expect(
      model.properties.filter(\.isListed).map(\.name)
        == ["name", "start", "stops", "code", "photo", "kind"])
  }

  @Test func writesTheMembers() throws {
    let members = try ModelMacro(declaration: source).members
    #expect(members.contains("public let _$record = SwiftData._ModelRecord()"))
    #expect(
      members.contains(
        #"(name: "name", keypath: \Trip.name, metadata: SwiftData.Schema.Attribute(.unique))"#))
    #expect(
      members.contains(
        "metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip))"))
    #expect(members.contains(#"(name: "start", keypath: \Trip.start)"#))
    #expect(try ModelMacro(declaration: "@Model class A {}").members.hasPrefix("@SwiftData"))
    #expect(
      ModelMacro.conformance(of: "Apps.Trip")
        == "extension Apps.Trip: SwiftData.PersistentModel {}")
  }

  @Test(arguments: ["@Model struct A {}", "@Model class", "@Model", "", "class func a() {}"])
  func refuses(source: String) {
    #expect(throws: ModelMacro.Failure.notAClass) { try ModelMacro(declaration: source) }
  }

  @Test func storageTakesTheRestOfTheDeclaration() throws {
    let property = try PersistedPropertyMacro(
      declaration: "@Attribute(.unique) public weak var name: A? = nil { didSet { b() } }")
    #expect(
      property.peer
        == "@SwiftData.Transient\nprivate weak var _name: A? = nil { didSet { b() } }")
    #expect(property.accessors.contains("_modify {"))
    let quoted = try PersistedPropertyMacro(declaration: "var `default` = 1")
    #expect(quoted.peer == "@SwiftData.Transient\nprivate var _default = 1")
    #expect(quoted.accessors.contains("_$record.willRead(self, \\.`default`)"))
    #expect(throws: PersistedPropertyMacro.Failure.notAVariable) {
      try PersistedPropertyMacro(declaration: "let a = 1")
    }
  }

  @Test func actorsAreGivenAContainer() {
    func members(_ attribute: String) -> String {
      ModelActorMacro(declaration: "\(attribute) public actor A {}", attribute: attribute).members
    }
    #expect(members("@ModelActor").contains("public init(modelContainer:"))
    #expect(!members("@ModelActor(disableGenerateInit: true)").contains("init("))
    #expect(members("@ModelActor(disableGenerateInit: false)").contains("init("))
  }

  @Test func answersByRole() throws {
    func answer(_ role: String, _ declaration: String, type: String = "ModelMacro") throws -> String
    {
      let place = #""location":{"fileID":"a/b","fileName":"/b","offset":7,"line":1,"column":8}"#
      let json = """
        {"expandAttachedMacro":{"macro":{"moduleName":"SwiftUIMacros","typeName":"\(type)",\
        "name":"Model"},"macroRole":"\(role)","attributeSyntax":{"source":"@Model",\(place)},\
        "declSyntax":{"source":"\(declaration)",\(place)},\
        "extendedTypeSyntax":{"source":"Apps.Trip",\(place)}}}
        """
      switch Plugin.answer(to: Data(json.utf8)) {
      case .expansion(let source): return source
      case .failure(let message, _): return message
      case .capability: return "capability"
      }
    }
    #expect(try answer("memberAttribute", "var a: Int") == "@SwiftData._PersistedProperty")
    #expect(try answer("memberAttribute", "let a: Int") == "")
    #expect(try answer("memberAttribute", "func a() {}") == "")
    #expect(
      try answer("extension", "class Trip {}")
        == "extension Apps.Trip: SwiftData.PersistentModel {}")
    #expect(try answer("member", "class Trip {}").contains("schemaMetadata"))
    #expect(try answer("member", "struct Trip {}").contains("goes before a class"))
    #expect(try answer("peer", "var a: Int", type: "NothingMacro") == "")
    #expect(
      try answer("peer", "var a: Int", type: "OtherMacro") == "Vitrine has no macro OtherMacro")
  }
}
