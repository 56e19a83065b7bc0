import Testing

@testable import MacroExpansion

@Suite struct QueryMacroTests {
  @Test(arguments: [
    ("@Query", "@Query private var trips: [Trip]", "Trip", ".init()"),
    (
      "@Query(sort: \\Trip.name, order: .reverse)",
      "@Query(sort: \\Trip.name, order: .reverse) var trips: [Trip] // all", "Trip",
      ".init(sort: \\Trip.name, order: .reverse\n)"
    ),
    (
      "@SwiftData.Query(filter: #Predicate<A.B> { $0.a == \")\" })", "var trips: Array<A.B>", "A.B",
      ".init(filter: #Predicate<A.B> { $0.a == \")\" }\n)"
    ),
    ("@Query(\n  all // of them\n)", "var trips: [ Trip ]", "Trip", ".init(all // of them\n)"),
  ])
  func reads(attribute: String, source: String, element: String, call: String) throws {
    let query = try QueryMacro(declaration: source, attribute: attribute)
    #expect(query.accessors == "get { _trips.wrappedValue }")
    #expect(
      query.peer == "private(set) var _trips: SwiftData.Query<\(element), [\(element)]> = \(call)")
  }

  @Test(arguments: ["Trips", "Model.Trips"])
  func takesAnotherNameForThatOfAnArray(type: String) throws {
    let query = try QueryMacro(declaration: "@Query var trips: \(type)", attribute: "@Query")
    #expect(
      query.peer == "private(set) var _trips: SwiftData.Query<\(type).Element, \(type)> = .init()")
  }

  @Test(arguments: [
    ("@Query let a: [A]", QueryMacro.Failure.notAVariable), ("@Query var", .notAVariable),
    ("@Query var a", .noArray("a")), ("@Query var a: Array", .noArray("a")),
    ("@Query var a: []", .noArray("a")), ("@Query var a: [A: B]", .noArray("a")),
    ("@Query var a = [A]()", .noArray("a")),
  ])
  func refuses(source: String, failure: QueryMacro.Failure) {
    #expect(throws: failure) { try QueryMacro(declaration: source, attribute: "@Query") }
  }
}
