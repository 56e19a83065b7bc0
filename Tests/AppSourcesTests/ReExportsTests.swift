import AppSources
import Testing

struct ReExportsTests {
  @Test func formattersAndDatesFollowTheScreen() {
    let text = ReExports.text(besides: ["let a = 1"])
    #expect(text.contains("@_exported import Combine"))
    #expect(text.contains("\ntypealias DateFormatter = SwiftUI.ScreenDateFormatter"))
    #expect(text.contains("\ntypealias NumberFormatter = SwiftUI.ScreenNumberFormatter"))
    #expect(text.contains("func formatted() -> String"))
  }

  @Test func whatATargetDeclaresItselfIsLeftOut() {
    let text = ReExports.text(besides: [
      "extension Date { func formatted() -> String { \"\" } }", "final class NumberFormatter {}",
    ])
    #expect(!text.contains("func formatted"))
    #expect(!text.contains("NumberFormatter"))
    #expect(text.contains("DateFormatter"))
  }

  @Test func publicNamesArePublic() {
    let text = ReExports.text(besides: ["public let a = DateFormatter()", "let b: NumberFormatter"])
    #expect(text.contains("\npublic typealias DateFormatter"))
    #expect(text.contains("\ntypealias NumberFormatter"))
  }
}
