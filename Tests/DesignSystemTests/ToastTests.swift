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
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Messages in passing.
@MainActor @Suite struct ToastTests {
  private func messages(_ stage: DesignStage) throws -> [String] {
    try stage.texts().filter { $0.hasPrefix("Message") }
  }

  /// In a still the first is seen, at the bottom of the screen; the second waits.
  @Test(arguments: [DSThemeResolver.iOS, .macOS]) func oneIsSaidAtATime(
    _ theme: DSThemeResolver
  ) throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: theme)
    #expect(try messages(stage) == [])
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 1"])
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 1"])
    #expect(try stage.frame("Message 1").minY > 780)
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

  @Test(arguments: [DSThemeResolver.iOS, .macOS, .watchOS]) func eachIsAnnouncedAsItComes(
    _ theme: DSThemeResolver
  ) throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: theme, isDriven: true)
    try stage.render()
    #expect(stage.host.announcements == [])
    try stage.tap("Say")
    #expect(stage.host.announcements == ["Message 1"])
    guard theme != .watchOS else { return }
    try stage.tap("Say")
    #expect(stage.host.announcements == ["Message 1"])
    try stage.advance(by: 5)
    #expect(stage.host.announcements == ["Message 1", "Message 2"])
  }

  @Test func aWatchFillsItsScreenUntilItIsClosedOrOver() throws {
    let stage = DesignStage(DSDialogHost { Saying() }, theme: .watchOS, isDriven: true)
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 1"] && stage.texts().contains("Close"))
    try stage.tap("Close")
    #expect(try messages(stage) == [] && !stage.texts().contains("Close"))
    try stage.tap("Say")
    #expect(try messages(stage) == ["Message 2"])
    try stage.advance(by: 6)
    #expect(try messages(stage) == [] && stage.texts().contains("Say"))
  }

  @Test func aToastHasATimeAndALevel() {
    let theme = DSThemeResolver.iOS.resolve()
    let spec = theme.components.toast
    let look = spec.resolve(.success, in: theme)
    #expect(look.seconds == 4 && look.tone == theme.colors[.success])
    #expect(look.shadow == theme.shadows.high && !look.fillsScreen)
    #expect(spec.resolve(.error, in: theme).tone == theme.colors[.danger])
    // Long messages take longer to be read, and none stays for ever.
    #expect(spec.resolve(.info, letters: 40, in: theme).seconds == 4)
    #expect(spec.resolve(.info, letters: 80, in: theme).seconds == 6)
    #expect(spec.resolve(.info, letters: 1000, in: theme).seconds == 10)
    let watch = DSThemeResolver.watchOS.resolve()
    #expect(watch.components.toast.resolve(.info, in: watch).fillsScreen)
    let still = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(reducesMotion: true))
    #expect(still.components.toast.resolve(.info, in: still).appearing.animation == nil)
  }
}
