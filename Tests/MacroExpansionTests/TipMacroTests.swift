import Testing

@testable import MacroExpansion

/// TipKit's macros: a parameter beside its property, and a rule of the macro's arguments.
@Suite struct TipMacroTests {
  @Test(arguments: [
    ("@Parameter static var isOn: Bool = false", "isOn", "Bool", "false", ""),
    ("@Parameter(.transient) public static var level = 3", "level", nil, "3", "public "),
    ("@Parameter\n  private static var name: String?", "name", "String?", "nil", "private "),
    ("@Parameter static var `in`: [Int] = [1, 2] // all", "`in`", "[Int]", "[1, 2] // all", ""),
  ])
  func reads(
    source: String, name: String, type: String?, defaultValue: String, access: String
  ) throws {
    let parameter = try TipParameterMacro(declaration: source)
    #expect(parameter.name == name && parameter.type == type)
    #expect(parameter.defaultValue == defaultValue && parameter.access == access)
  }

  @Test(arguments: [
    ("@Parameter var isOn = false", TipParameterMacro.Failure.notAVariable),
    ("@Parameter static let isOn = false", .notAVariable),
    ("@Parameter static var isOn: Bool", .noDefault("isOn")),
    ("@Parameter static var isOn =", .noDefault("isOn")),
    ("", .notAVariable),
  ])
  func refuses(source: String, failure: TipParameterMacro.Failure) {
    #expect(throws: failure) { try TipParameterMacro(declaration: source) }
  }

  @Test func aPropertyIsThatOfItsParameter() throws {
    let parameter = try TipParameterMacro(declaration: "@Parameter static var isOn: Bool = false")
    #expect(parameter.accessors.contains("get { $isOn.wrappedValue }"))
    #expect(
      parameter.peer == """
        static let $isOn = TipKit.Tips.Parameter<Bool>(
          Self.self, "isOn", false
        )
        """)
    let plain = try TipParameterMacro(declaration: "@Parameter static var `in` = 1")
    #expect(plain.peer.hasPrefix("static let $in = TipKit.Tips.Parameter("))
  }

  @Test func aRuleHasTheArguments() {
    #expect(
      TipRuleMacro(source: "#Rule(Self.$isOn) { $0 == true }").expansion
        == "TipKit.Tips.Rule(Self.$isOn) { $0 == true }")
    #expect(
      TipRuleMacro(source: "#TipKit.Rule(a, b) { $0 }").expansion == "TipKit.Tips.Rule(a, b) { $0 }"
    )
    #expect(TipRuleMacro(source: "").expansion == "TipKit.Tips.Rule")
  }
}
