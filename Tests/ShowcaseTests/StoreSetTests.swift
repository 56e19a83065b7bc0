import Showcase
import SnapshotKit
import Testing

/// The pictures that the App Store asks for.
@MainActor @Suite struct StoreSetTests {
  @Test func theAnimalsHaveTheirPicturesInBothLanguages() throws {
    let cells = Matrix(try catalogue()).cells.filter {
      $0.screen.hasPrefix("animals-") && $0.variant == .locale("en")
        && ["iphone-17-pro-max", "ipad-pro-13-m4"].contains($0.device.id)
    }
    let screens = Set(cells.map(\.screen))
    #expect(screens.count >= 4)
    #expect(cells.count == 2 * screens.count)
  }
}
