import Testing

@testable import MacroExpansion

/// `@Animatable`: the values of a type's stored variables.
@Suite struct AnimatableMacroTests {
  @Test func takesTheVariablesOfATypeThatAreItsOwn() throws {
    let macro = try AnimatableMacro(
      declaration: """
        @Animatable public struct Wave: Shape {
          var height: CGFloat
          var phase: Angle = .zero, // and more
          var count = 0.5 { didSet { print(count) } }
          var place = CGPoint.zero
          @State private var isOn = false
          @AnimatableIgnored var name: String
          static var shared: Double = 1
          let size: CGSize
          var twice: CGFloat { height * 2 }
          func path(in rect: CGRect) -> Path { var line = Path(); return line }
        }
        """)
    #expect(macro.variables.map(\.name) == ["height", "phase", "count", "place"])
    #expect(macro.variables.map(\.type) == ["CGFloat", "Angle", "Double", "CGPoint"])
    #expect(macro.access == "public " && !macro.isOnMainActor)
    #expect(macro.conformance(of: "Wave") == "extension Wave: Animatable {}")
    #expect(macro.member.hasPrefix("nonisolated public var animatableData"))
  }

  @Test func valuesAreNestedPairs() throws {
    let one = try AnimatableMacro(declaration: "struct A { var a: Double }")
    #expect(
      one.member == """
        var animatableData: Double.AnimatableData {
          get { a.animatableData }
          set {
            a.animatableData = newValue
          }
        }
        """)
    let member = try AnimatableMacro(
      declaration: "struct A { var a: Float; var b: Angle; var c: CGSize }"
    ).member
    #expect(
      member.contains(
        "AnimatablePair<Float.AnimatableData, AnimatablePair<Angle.AnimatableData, CGSize.AnimatableData>>"
      ))
    #expect(member.contains("c.animatableData = newValue.second.second\n"))
  }

  @Test(arguments: [
    "struct A: View { var a: Double }", "@MainActor struct A { var a: Double }",
    "struct A<T>: Equatable, SwiftUI.ViewModifier { var a: Double }",
  ])
  func viewsStayOnTheMainActor(source: String) throws {
    let macro = try AnimatableMacro(declaration: source)
    #expect(macro.conformance(of: "A") == "extension A: @preconcurrency Animatable {}")
    #expect(macro.member.hasPrefix("@MainActor var animatableData"))
  }

  @Test(arguments: [
    ("struct A { let a = 1.0 }", AnimatableMacro.Failure.noVariable("A")),
    ("struct A { var a = 1 }", .noType("a")), ("struct A { var a = make() }", .noType("a")),
    ("var a: Double", .notAType), ("", .notAType),
  ])
  func refuses(source: String, failure: AnimatableMacro.Failure) {
    #expect(throws: failure) { try AnimatableMacro(declaration: source) }
  }
}
