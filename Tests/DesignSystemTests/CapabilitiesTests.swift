import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import Testing

/// What each platform can do, and what its rows then do of themselves.
@Suite struct CapabilitiesTests {
  /// What components do of themselves, and what of what they are asked.
  struct Expectation: Sendable, CustomTestStringConvertible {
    let name: String
    let capabilities: DSCapabilities
    let layout: DSFormRowLayout
    let picker: DSPickerPresentation
    let editing: DSEditMode
    var testDescription: String { name }
  }

  static let platforms = [
    Expectation(
      name: "iOS", capabilities: .iOS, layout: .inline, picker: .sheet, editing: .inline),
    Expectation(
      name: "macOS", capabilities: .macOS, layout: .twoColumnPreset, picker: .menu,
      editing: .inline),
    Expectation(
      name: "watchOS", capabilities: .watchOS, layout: .stacked, picker: .navigation,
      editing: .separateScreen),
  ]

  @Test(arguments: platforms) func autoIsWhatThePlatformPrefers(_ platform: Expectation) {
    #expect(platform.capabilities.rowLayout(.auto) == platform.layout)
    #expect(platform.capabilities.pickerPresentation(.auto) == platform.picker)
    #expect(platform.capabilities.editMode(.auto) == platform.editing)
  }

  /// Whatever a component asks for, a watch stacks rows and opens pages.
  @Test func aWatchDegradesWhatItCannot() {
    for layout in DSFormRowLayout.allCases {
      #expect(DSCapabilities.watchOS.rowLayout(layout) == .stacked)
    }
    for presentation in DSPickerPresentation.allCases {
      #expect(DSCapabilities.watchOS.pickerPresentation(presentation) == .navigation)
    }
    for mode in DSEditMode.allCases {
      #expect(DSCapabilities.watchOS.editMode(mode) == .separateScreen)
    }
  }

  /// What others are asked for, they do.
  @Test(arguments: [DSCapabilities.iOS, .macOS]) func othersDoAsTheyAreAsked(
    _ capabilities: DSCapabilities
  ) {
    for layout in DSFormRowLayout.allCases where layout != .auto {
      #expect(capabilities.rowLayout(layout) == layout)
      #expect(capabilities.rowLayout(layout, hasLargeText: true) == .stacked)
    }
    for presentation in DSPickerPresentation.allCases where presentation != .auto {
      #expect(capabilities.pickerPresentation(presentation) == presentation)
    }
    for mode in DSEditMode.allCases where mode != .auto {
      #expect(capabilities.editMode(mode) == mode)
    }
  }

  /// A preference of `auto` says nothing, and still something is shown.
  @Test func preferencesOfAutoAreResolved() {
    var capabilities = DSCapabilities()
    capabilities.preferredFormRowLayout = .auto
    capabilities.preferredPickerPresentation = .auto
    #expect(capabilities.rowLayout(.auto) == .stacked)
    #expect(capabilities.pickerPresentation(.auto) == .navigation)
  }

  @Test func profilesDiffer() {
    let (phone, mac, watch) = (
      DSPlatformProfile.iOS, DSPlatformProfile.macOS, DSPlatformProfile.watchOS
    )
    #expect([phone.platform, mac.platform, watch.platform] == DSPlatform.allCases)
    #expect(mac.capabilities.supportsHover && mac.capabilities.supportsFocusRing)
    #expect(!phone.capabilities.supportsHover && !phone.capabilities.supportsFocusRing)
    #expect(watch.capabilities.prefersLargeTapTargets && watch.tapTarget >= 44)
    #expect(watch.capabilities.prefersConfirmationScreens && !watch.capabilities.supportsSliders)
    #expect(mac.density == .compact && phone.density == .regular)
  }
}
