import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

private struct Saying: View {
  @Environment(\.dsDialogs) private var dialogs
  @State private var count = 0

  var body: some View {
    DSButton("Say") {
      count += 1
      dialogs?.present(toast: DSToast("Message \(count)"))
    }
  }
}

@MainActor @Suite struct ToastTests {
  private func messages(_ stage: DesignStage) throws -> [String] {
    try stage.texts().filter { $0.hasPrefix("Message") }
  }

  @Test(arguments: [DSThemeResolver.iOS, .macOS]) func oneIsSaidAtATime(
    _ theme: DSThemeResolver
  ) throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: theme)
    try stage.render()
    #expect(try messages(stage) == [])
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 1"])
    // The second waits.
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 1"])
    #expect(try stage.frame("Message 1").midY > 426)
  }

  @Test func eachGoesByItselfAndTheNextFollows() throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: .iOS, isDriven: true)
    try stage.tap("Say")
    try stage.tap("Say")
    try stage.advance(by: 3)
    #expect(try messages(stage) == ["Message 1"])
    try stage.advance(by: 2)
    #expect(try messages(stage) == ["Message 2"])
    try stage.advance(by: 5)
    #expect(try messages(stage) == [])
  }

  @Test func aWatchFillsItsScreen() throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: .watchOS)
    try stage.tap("Say")
    let texts = try stage.texts()
    #expect(texts.contains("Message 1") && texts.contains("Close") && !texts.contains("Cancel"))
    try stage.tap("Close")
    #expect(try messages(stage) == [])
  }

  @Test func aToastHasATimeAndALevel() {
    let theme = DSThemeResolver.iOS.resolve()
    let look = theme.components.toast.resolve(.success, in: theme)
    #expect(look.seconds == 4 && look.tone == theme.colors[.success])
    #expect(look.shadow == theme.shadows.high && look.shadow.radius > theme.shadows.low.radius)
    #expect(theme.components.toast.resolve(.error, in: theme).tone == theme.colors[.danger])
    let still = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(reducesMotion: true))
    #expect(still.components.toast.resolve(.info, in: still).duration == 0)
  }
}
