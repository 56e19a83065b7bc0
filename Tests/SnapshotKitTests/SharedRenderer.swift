@testable import SnapshotKit

extension Renderer {
  /// One renderer for all tests that ask nothing of its caches: its fingerprint reads every font
  /// and draws pictures, which takes longer than most of these tests.
  @MainActor private static let ofTests = Result { try Renderer() }

  /// Returns the renderer that tests share, without the issues that others have left.
  @MainActor static func shared() throws -> Renderer {
    let renderer = try ofTests.get()
    _ = renderer.takeIssues()
    return renderer
  }
}
