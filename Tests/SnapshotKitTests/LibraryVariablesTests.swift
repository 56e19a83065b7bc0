import Testing

@testable import SnapshotKit

/// Variables that reach the libraries are refused where a process cannot start anew without them.
struct LibraryVariablesTests {
  @Test(arguments: [
    "HB_SHAPER_LIST", "FREETYPE_PROPERTIES", "PIXMAN_DISABLE", "CAIRO_DEBUG", "PANGOCAIRO_BACKEND",
    "G_SLICE", "JSIMD_FORCENONE",
  ])
  func aVariableIsRefusedByName(_ name: String) {
    let error = #expect(throws: LibraryVariablesError.self) {
      try LibraryVariables.refuse(in: [name: "1", "HOME": "/root"])
    }
    #expect(error?.names == [name])
    #expect(
      error?.description
        == """
        The environment sets \(name), which changes what the libraries draw. Run the tests without: \
        env -u \(name) swift test.
        """)
  }

  @Test func othersAreNot() {
    #expect(throws: Never.self) {
      try LibraryVariables.refuse(in: ["HOME": "/root", "LANG": "ru_RU.UTF-8", "GIT_DIR": "a"])
    }
  }
}
