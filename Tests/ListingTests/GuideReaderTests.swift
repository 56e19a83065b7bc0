import Testing

@Suite struct GuideReaderTests {
  private let guide = """
    # First
    ```swift
    // A.swift
    struct A {
    }

    // B.swift
    struct B {}
    ```
    ## Second
    ```
    folder/
    ├── A.swift
    ```
    ```bash
    struct no
    ```
    ```
    import SwiftUI
    struct C {}
    ```
    struct D {
      let x = 1
    }
    After.
    """

  @Test func listingsAreFoundInFencesAndInTheText() {
    let listings = GuideListing.listings(of: guide, guide: "g.md")
    #expect(listings.map(\.fileName) == ["A.swift", "B.swift", nil, nil])
    #expect(listings.map(\.line) == [3, 7, 19, 22])
    #expect(listings.map(\.heading) == ["First", "First", "Second", "Second"])
    #expect(listings[0].code.hasSuffix("struct A {\n}\n"))
    #expect(listings[3].code == "struct D {\n  let x = 1\n}")
  }

  @Test func sourcesKeepTheListingsLines() throws {
    let plain = GuideListing(
      guide: "g.md", line: 1, heading: "", fileName: nil, code: "struct A {}")
    #expect(plain.source?.contains("\nstruct A {}\n") == true)
    let view = GuideListing(
      guide: "g.md", line: 1, heading: "", fileName: nil,
      code: "// Определение размера устройства\nvar a = 1\n\nif a == 1 {\n}")
    #expect(try #require(view.source).contains("struct SizeClasses: View {"))
    let left = GuideListing(
      guide: "g.md", line: 1, heading: "", fileName: nil,
      code: "// CustomMapView.swift\nstruct X {}")
    #expect(left.source == nil)
  }
}
