import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// The design system's pages of parts and of a person's settings.
@MainActor @Suite struct DesignPageTests {
  private func stage(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    throws -> Stage
  {
    try Stage.app(view) {
      $0.locale = Locale(identifier: "ru_RU")
      change(&$0)
    }
  }

  /// The colours in which a text is drawn.
  private func inks(_ words: String, _ stage: Stage) throws -> [RGBAColor] {
    try stage.render().items.flatMap { $0.inks(of: words) }
  }

  /// Each switch changes the sample below, and nothing of the page around it.
  @Test func aPersonsSettingsAreSeenAtOnce() throws {
    let stage = try stage(DesignAccessibilityScreen(theme: .iOS))
    let (page, sample) = (try inks("Настройки", stage), try inks("Появление", stage))
    try stage.tap("Тёмная тема")
    let dark = try inks("Появление", stage)
    #expect(try dark != sample && inks("Настройки", stage) == page)
    try stage.tap("Больше контраста")
    #expect(try stage.shows("0,4 с") && !stage.shows("без движения"))
    try stage.tap("Меньше движения")
    #expect(try stage.shows("без движения") && !stage.shows("0,4 с"))
    let (usual, own) = (try stage.frame("Образец").height, try stage.frame("Настройки").height)
    try stage.tap("Размер текста")
    try stage.tap("Очень крупный")
    #expect(try stage.frame("Образец").height > usual * 1.3)
    #expect(try stage.frame("Настройки").height == own)
    try stage.tap("Тёмная тема")
    #expect(try inks("Появление", stage) != dark)
  }

  /// What the device has is where the page begins.
  @Test func settingsBeginAsTheDeviceHasThem() throws {
    func values(_ change: @escaping (inout EnvironmentValues) -> Void) throws -> [String?] {
      let elements = try stage(DesignAccessibilityScreen(theme: .iOS), change).elements()
      return ["Тёмная тема", "Меньше движения"].map { label in
        elements.first { $0.label == label }?.value
      }
    }
    let (off, on) = (try values { _ in }, try values { $0.colorScheme = .dark })
    #expect(off[0] != on[0] && off[1] == on[1])
    #expect(try values { $0.accessibilityReduceMotion = true }[1] == on[0])
  }

  /// There is no choice where the platform has none.
  @Test func platformsOfferWhatTheyHave() throws {
    #expect(try !stage(DesignAccessibilityScreen(theme: .watchOS)).shows("Тёмная тема"))
    #expect(try stage(DesignAccessibilityScreen(theme: .watchOS)).shows("Размер текста"))
    #expect(try !stage(DesignAccessibilityScreen(theme: .macOS)).shows("Размер текста"))
    #expect(try stage(DesignAccessibilityScreen(theme: .macOS)).shows("Тёмная тема"))
  }

  /// A switch of the theme's own look is one to VoiceOver too.
  @Test func switchesAreSpokenOfAsSwitches() throws {
    let elements = try stage(DesignValuesScreen().dsTheme(.iOS)).elements()
    let switches = elements.filter { $0.traits.contains("switchButton") }.compactMap(\.label)
    #expect(switches == ["Уведомления", "Экономить трафик", "Уведомления", "Экономить трафик"])
  }

  /// The same rows twice; those of the second section answer to nothing.
  @Test func disabledValuesAreHeardAsSuch() throws {
    let elements = try stage(DesignValuesScreen().dsTheme(.iOS)).elements()
    let switches = elements.filter { $0.label == "Уведомления" }
    #expect(switches.map { $0.traits.contains("notEnabled") } == [false, true])
  }
}
