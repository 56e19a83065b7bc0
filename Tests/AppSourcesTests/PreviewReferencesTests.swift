import Testing

@testable import AppSources

struct PreviewReferencesTests {
  @Test func eachProviderIsReferredTo() {
    let text = PreviewReferences.text(of: [
      """
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      @available(iOS 17, *) public final class Row: NSObject, SwiftUI.PreviewProvider {}
      """, "enum Third:PreviewProvider {\n}",
    ])
    for name in ["Card_Previews", "Row", "Third"] {
      #expect(text.contains("  types.append(\(name).self)\n"))
    }
    #expect(text.contains("@usableFromInline\nfunc _previewProviders()"))
  }

  @Test(arguments: [
    "private struct A: PreviewProvider {}", "fileprivate struct A: PreviewProvider {}",
    "enum Outer {\n  struct A: PreviewProvider {}\n}", "// struct A: PreviewProvider {}",
    "let a = \"\"\"\nstruct A: PreviewProvider {}\n\"\"\"",
    "struct A: View { let b: PreviewProvider }",
    "struct PreviewProviderA {}",
  ])
  func whatCannotBeNamedIsLeftOut(_ source: String) {
    #expect(PreviewReferences.text(of: [source]) == "")
  }

  @Test func conditionsAreKept() {
    let text = PreviewReferences.text(of: [
      """
      #if DEBUG // for the canvas
      struct A: PreviewProvider {}
      #elseif canImport(X)
      #if os(iOS)
      struct B: PreviewProvider {}
      #endif
      #else
      struct C: PreviewProvider {}
      #endif
      struct D: PreviewProvider {}
      """
    ])
    #expect(text.contains("  #if (DEBUG)\n  types.append(A.self)\n  #endif"))
    #expect(text.contains("  #if !(DEBUG) && (canImport(X)) && (os(iOS))\n  types.append(B.self)"))
    #expect(text.contains("  #if !(DEBUG) && !(canImport(X))\n  types.append(C.self)"))
    #expect(text.contains("#endif\n  types.append(D.self)"))
  }
}
