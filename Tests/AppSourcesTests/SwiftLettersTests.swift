import Testing

@testable import AppSources

/// What of a file is code: a mark, `@objc`, stands in each line where there is code, and nowhere
/// else.
struct SwiftLettersTests {
  /// The file's code, with a dot for each letter of anything else.
  private func code(_ text: String) -> String {
    let file = SwiftLetters(Array(text))
    return String(zip(file.letters, file.isCode).map { $1 || $0 == "\n" ? $0 : "." })
  }

  @Test(arguments: [
    (#"a("b") + c"#, "a(...) + c"),
    (#"a("\(b)c")"#, "a(...b)..)"),
    (#"a("\(b(c))d")"#, "a(...b(c))..)"),
    (##"a(#"\(b)\#(c)"#)"##, "a(.........c)..)"),
    (#"a("\(b.c(of: "\"", with: ""))")"#, #"a(...b.c(of: ...., with: ..)).)"#),
    (#"a("\(b ? "\(c)" : "(")d")"#, #"a(...b ? ...c). : ...)..)"#),
    (#"a("\\")b"#, "a(....)b"),
    (#"a(/"/)b"#, "a(...)b"),
    (#"let a = /[\/"]/ ; b"#, "let a = ....... ; b"),
    ("a / b / c", "a / b / c"),
    ("a/b/c\"d\"", "a/b/c..."),
    (##"a(#/[^"]*/#)b"##, "a(.........)b"),
    ("a // \"b", "a ....."),
    ("a /* /* */ \" */ b", "a ............. b"),
    (#"a("b // c")d"#, "a(........)d"),
  ]) func codeIsToldFromTheRest(_ line: String, _ code: String) {
    #expect(self.code(line) == code)
  }

  /// Quotes that are left open end with their line.
  @Test(arguments: [
    #"""#, ##"#"a"##, #"a("\(b"#, #"let a = "\"#, ##"#/"##, "/", #""\("\("#, "#", "\"\"\"",
    ##"a(#"\#"##,
  ]) func unfinishedLinesEnd(_ line: String) {
    #expect(SwiftLetters(Array(line)).isCode.count == line.count)
    #expect(SwiftLetters(Array(line + "\n")).beginsInCode.count == 2)
  }

  @Test func linesOfLongTextsAndTheirExpressions() {
    let text = ##"""
      let a = """
      #if os(iOS) \(b(
        c
      )) d
      """
      let e = #"""
        \(f) """
        """#
      g("""
        """)
      let h = #/
        "i
        /#
      /* j
      */
      k
      """##
    let file = SwiftLetters(Array(text))
    #expect(
      file.beginsInCode == [
        true, false, false, false, false, true, false, false, true, false, true, false, false, true,
        false, true,
      ])
    #expect(code(text).split(separator: "\n").last == "k")
  }

  @Test func anOpenTextDoesNotHideWhatFollows() {
    let file = SwiftLetters(Array("let a = \"b\n#if os(iOS)"))
    #expect(file.beginsInCode == [true, true])
    #expect(
      PlatformConditions.rewrite("let a = /\"/\n#if os(iOS)", path: "A").hasSuffix("#if true"))
  }
}
