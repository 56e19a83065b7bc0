import SwiftUI
import Testing

/// The height of a line that UIKit's fonts tell.
@MainActor @Suite struct FontLineTests {
  @Test func aFontsLineIsSanFranciscos() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.28712) < 1e-9)
  }
}
