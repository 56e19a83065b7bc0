import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

/// What the same components look like on a Mac and on a watch.
@MainActor @Suite struct PlatformLookTests {
  private let mac = DSThemeResolver.macOS.resolve()
  private let watch = DSThemeResolver.watchOS.resolve()

  /// AppKit: fields and buttons of 22 points, switches of 38 by 22, checkboxes of 14.
  @Test func aMacHasAppKitsSizes() {
    #expect(mac.components.field.resolve(in: mac).height == 22)
    #expect(mac.components.button.resolve(.primary, .regular, [], in: mac).height == 22)
    let toggle = mac.components.toggle.resolve([], in: mac)
    #expect([toggle.width, toggle.height, toggle.box] == [38, 22, 14])
    #expect(mac.components.listRow.resolve(in: mac).height == 36)
    #expect(mac.typography[.body].size == 13)
    // A phone's are as they were.
    let phone = DSThemeResolver.iOS.resolve()
    #expect(phone.components.field.resolve(in: phone).height == 44)
    #expect(phone.components.listRow.resolve(in: phone).height == 44)
  }

  private struct Rows: View {
    var body: some View {
      DSSettingsScreen("Page") {
        DSFormSection {
          DSInfoRow("A", value: "1")
          DSToggleRow("B", isOn: .constant(true))
          DSNavigationRow("C") { EmptyView() }
        }
      }
    }
  }

  private func gaps(_ theme: DSThemeResolver) throws -> [Double] {
    let stage = DesignStage(Rows(), theme: theme)
    let tops = try ["A", "B", "C"].map { try stage.frame($0).midY }
    return zip(tops.dropFirst(), tops).map { $0 - $1 }
  }

  @Test func rowsAreAsHighAsThePlatforms() throws {
    let mac = try gaps(.macOS)
    #expect(mac.allSatisfy { abs($0 - 36 - 1.0 / 3) < 0.1 }, "\(mac)")
    // Platters of a watch lie apart.
    let watch = try gaps(.watchOS)
    #expect(watch.allSatisfy { $0 >= 44 + 3 }, "\(watch)")
  }

  private func count(_ role: DSColorRole, _ theme: DSThemeResolver) throws -> Int {
    let (red, green, blue) = theme.resolve().colors[role].components
    return try DesignStage(Rows(), theme: theme).fills().filter {
      abs($0.red - red) + abs($0.green - green) + abs($0.blue - blue) < 0.01
    }.count
  }

  @Test func eachRowOfAWatchLiesOnAPlatter() throws {
    #expect(try count(.surface, .watchOS) == 3)
    #expect(try count(.divider, .watchOS) == 0)
    #expect(try count(.divider, .iOS) == 2)
  }

  /// A Mac's lines end with the words at both ends, a phone's go on to the card's edge.
  @Test func linesBetweenRowsEndAsThePlatforms() throws {
    func ends(_ theme: DSThemeResolver) throws -> [Double] {
      let stage = DesignStage(Rows(), theme: theme, size: CGSize(width: 600, height: 600))
      let frames = try stage.render().nodes.map(\.frame)
      let line = try #require(frames.first { $0.height > 0 && $0.height < 1 })
      // The smallest box around it that is wider than it.
      func isAround(_ frame: CGRect) -> Bool {
        frame.minX < line.minX && frame.height > 80 && frame.width < 600
      }
      let card = try #require(frames.filter(isAround).min { $0.height < $1.height })
      return [Double(line.minX - card.minX), Double(card.maxX - line.maxX)]
    }
    let mac = try ends(.macOS)
    #expect(mac[0] > 0 && mac[0] == mac[1], "\(mac)")
    let phone = try ends(.iOS)
    #expect(phone[0] > 0 && phone[1] == 0, "\(phone)")
  }

  /// A large title would stand apart from a column in the middle.
  @Test func aWideWindowHasItsTitleInTheMiddle() throws {
    func title(_ width: Double, _ sizeClass: UserInterfaceSizeClass) throws -> CGRect {
      try DesignStage(Rows(), theme: .iOS, size: CGSize(width: width, height: 1000)) {
        $0.horizontalSizeClass = sizeClass
      }.frame("Page")
    }
    #expect(try abs(title(1000, .regular).midX - 500) < 1)
    #expect(try title(393, .compact).minX < 40)
  }

  /// Two columns of sections where a tablet has room for them, and words are no larger than usual,
  /// below a notice on all of them.
  @Test(arguments: [
    (820.0, DynamicTypeSize.large, true), (650, .large, false), (820, .accessibility1, false),
  ])
  func sectionsShareAWideWindow(width: Double, type: DynamicTypeSize, isShared: Bool) throws {
    struct Sections: View {
      var body: some View {
        DSSettingsScreen("Page") {
          DSNoticeBlock(.info, "Notice")
          DSFormSection("First") { DSInfoRow("A", value: "1") }
          DSFormSection("Second") { DSInfoRow("B", value: "2") }
        }
      }
    }
    let stage = DesignStage(Sections(), theme: .iOS, size: CGSize(width: width, height: 900)) {
      $0.horizontalSizeClass = .regular
      $0.dynamicTypeSize = type
    }
    let (first, second) = (try stage.frame("First"), try stage.frame("Second"))
    #expect((first.minY == second.minY && first.maxX < second.minX) == isShared)
    #expect((first.minX == second.minX && first.maxY < second.minY) == !isShared)
    let notice = try stage.frame("Notice")
    #expect(notice.maxY < first.minY && notice.maxY < second.minY)
  }

  /// A switch of large text has room beside its title on a tablet, whose form is wider for it.
  @Test func largeTextHasRoomOnATablet() {
    let policy = DSAccessibilityPolicy(typeSize: .accessibility5)
    func theme(_ window: DSWindowClass) -> DSTheme {
      DSThemeResolver.iOS.resolve(accessibility: policy, windowClass: window)
    }
    let spec = DSComponentStyles()
    #expect(!spec.toggle.resolve([], in: theme(.regular)).isStacked)
    #expect(spec.toggle.resolve([], in: theme(.compact)).isStacked)
    let usual = DSThemeResolver.iOS.resolve(windowClass: .regular)
    #expect(spec.form.resolve(in: usual).maxWidth == spec.form.maxWidth)
    #expect(spec.form.resolve(in: theme(.regular)).maxWidth > 3 * spec.form.maxWidth)
  }

  @Test func aWatchIsBlackWhateverIsPreferred() {
    #expect(watch.variant == .dark && watch.colors[.background] == DSColorValue(0x000000))
    #expect(watch == DSThemeResolver.watchOS.resolve(isDark: true))
    #expect(DSThemeResolver.iOS.resolve().variant == .light)
  }

  /// What is filled loses its colour in a window behind another one, and nothing has a ring.
  @Test func aWindowBehindIsQuiet() {
    let behind = DSThemeResolver.macOS.resolve(isActive: false)
    #expect(behind.variant == .inactive && mac.variant == .light)
    #expect(behind.colors[.groove] != mac.colors[.groove])
    func button(_ variant: DSButtonVariant, in theme: DSTheme) -> DSButtonAppearance {
      theme.components.button.resolve(variant, .regular, [], in: theme)
    }
    #expect(button(.primary, in: behind).background == behind.colors[.track])
    #expect(button(.primary, in: mac).background == mac.colors[.accent])
    #expect(button(.secondary, in: behind) == button(.secondary, in: mac))
    #expect(behind.focusRing(.focused) == nil && mac.focusRing(.focused) != nil)
  }

  /// Nothing in a window behind another one answers to a pointer or to keys.
  @Test func aWindowBehindShowsNoHoverOrFocus() throws {
    struct Row: View {
      var body: some View {
        DSNavigationRow("Row") { EmptyView() }.dsShownState([.hovered, .focused])
      }
    }
    let subtle = mac.colors[.accentSubtle].components
    func grounds(isActive: Bool) throws -> Int {
      try DesignStage(Row(), theme: .macOS) { $0.appearsActive = isActive }.fills().filter {
        abs($0.red - subtle.0) + abs($0.green - subtle.1) + abs($0.blue - subtle.2) < 0.01
      }.count
    }
    #expect(try grounds(isActive: true) == 1)
    #expect(try grounds(isActive: false) == 0)
    let behind = DSThemeResolver.macOS.resolve(isActive: false)
    #expect(behind.shown([.hovered, .pressed, .focused, .selected]) == .selected)
    #expect(mac.shown([.hovered, .selected]) == [.hovered, .selected])
  }

  @Test func viewsFollowTheirWindow() throws {
    struct Probe: View {
      @Environment(\.dsTheme) private var theme
      var body: some View { Text(verbatim: "\(theme.variant.rawValue)") }
    }
    #expect(try DesignStage(Probe(), theme: .macOS).texts() == ["0"])
    let behind = DesignStage(Probe(), theme: .macOS) { $0.appearsActive = false }
    #expect(try behind.texts() == ["8"])
  }

  /// The ring lies around the box, of a checkbox too; a phone draws none.
  @Test func theFocusIsRinged() throws {
    struct Focused: View {
      var body: some View {
        DSCheckbox("Box", isOn: .constant(true)).dsShownState(.focused)
      }
    }
    let ring = try #require(mac.focusRing(.focused))
    func rings(_ theme: DSThemeResolver) throws -> [CGRect] {
      try DesignStage(Focused(), theme: theme).render().items.flatMap(\.strokes)
        .filter { $0.width == ring.width }.map(\.frame)
    }
    let frames = try rings(.macOS)
    #expect(frames.count == 1)
    // The line's middle is half its width outside of the box of 14 points.
    #expect(frames.first.map { abs($0.width - (14 + ring.width)) < 0.1 } == true, "\(frames)")
    #expect(try rings(.iOS).isEmpty)
  }

  @Test func titlesStandInTheWindowsTitleBar() throws {
    let bar = TitleBar(.window, height: 52, start: 86, margin: 20)
    let stage = DesignStage(Rows(), theme: .macOS, size: CGSize(width: 680, height: 560)) {
      $0.titleBar = bar
      $0.horizontalSizeClass = .regular
    }
    let title = try stage.frame("Page")
    #expect(title.minX == 86 && abs(title.midY - 26) < 0.6)
    #expect(try stage.frame("A").minY > 52)
    try stage.tap("C")
    // The way back stands before the title of a page.
    #expect(try !stage.texts().contains("A"))
    let plain = DesignStage(Rows(), theme: .macOS, size: CGSize(width: 680, height: 560)) {
      $0.titleBar = TitleBar(.window, height: 28, start: 74, margin: 20)
    }
    #expect(try abs(plain.frame("Page").midX - 340) < 0.6)
    // A phone's bar is its own.
    #expect(try DesignStage(Rows(), theme: .iOS).frame("Page").minX == 16)
  }

  @Test func menusOfAMacAreSmall() throws {
    struct Choice: View {
      @State private var value = 1
      var body: some View {
        DSPicker("Unit", selection: $value, options: [1, 2]) { $0 == 1 ? "Metre" : "Mile" }
      }
    }
    func gap(_ change: @escaping (inout EnvironmentValues) -> Void) throws -> Double {
      let stage = DesignStage(Choice(), theme: .macOS, change)
      try stage.tap("Metre")
      let rows = try stage.words().filter { ["Metre", "Mile"].contains($0.text) }.suffix(2)
      return try #require(rows.last).frame.midY - #require(rows.first).frame.midY
    }
    #expect(
      try gap { $0.titleBar = TitleBar(.window, height: 28, start: 74, margin: 20) } == 22)
    #expect(try gap { _ in } >= 44)
  }

  /// A spinner is no higher than a line of words beside it: of 16 points on a Mac, as AppKit's.
  @Test(arguments: [DSThemeResolver.iOS, .macOS])
  func spinnersStandInALineOfWords(_ theme: DSThemeResolver) throws {
    let isMac = theme.profile.platform == .macOS
    let column = VStack(alignment: .leading) {
      DSText(verbatim: "Edge")
      DSButton("Save", isLoading: true) {}
    }
    let stage = DesignStage(column, theme: theme) {
      if isMac { $0.titleBar = TitleBar(.window, height: 28, start: 74, margin: 20) }
    }
    let spacing = theme.resolve().spacing
    let start = try stage.frame("Edge").minX + spacing.lg
    let spinner = try stage.frame("Save").minX - start - spacing.sm
    #expect(spinner == (isMac ? 16 : 20))
  }

  /// The button that ends a form is as wide as a phone's column; a tablet's keeps to its words.
  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func theLastButtonFillsAPhonesColumn(_ width: UserInterfaceSizeClass) throws {
    let button = DSButton("Save") {}.dsFillsCompactWidth()
      .frame(maxWidth: .infinity, alignment: .leading)
    let stage = DesignStage(button, theme: .iOS) { $0.horizontalSizeClass = width }
    #expect(try (stage.frame("Save").midX == 196.5) == (width == .compact))
  }

  /// A small button hears a finger as far as a target reaches, and a pointer where it is seen.
  @Test(arguments: [DSThemeResolver.iOS, .macOS])
  func smallButtonsHearFingersAroundThem(_ theme: DSThemeResolver) throws {
    final class Taps { var count = 0 }
    let taps = Taps()
    let stage = DesignStage(DSButton("Add", size: .small) { taps.count += 1 }, theme: theme)
    let middle = try stage.frame("Add")
    // A finger's target ends 22 points from the middle; the button is lower.
    try stage.render()
    try? stage.host.tap(at: CGPoint(x: middle.midX, y: middle.midY + 21))
    #expect(taps.count == (theme.profile.platform == .iOS ? 1 : 0))
    try stage.host.tap(at: CGPoint(x: middle.midX, y: middle.midY))
    #expect(taps.count == (theme.profile.platform == .iOS ? 2 : 1))
  }

  /// A disabled slider is as grey as a disabled switch.
  @Test(arguments: [true, false]) func disabledSlidersLoseTheAccent(_ isEnabled: Bool) throws {
    let slider = DSSlider("Sound", percent: .constant(40)).disabled(!isEnabled)
    let (red, green, blue) = DSThemeResolver.iOS.resolve().colors[.accent].components
    let hasAccent = try DesignStage(slider, theme: .iOS).fills().contains {
      abs($0.red - red) + abs($0.green - green) + abs($0.blue - blue) < 0.01
    }
    #expect(hasAccent == isEnabled)
  }
}

extension DrawItem {
  fileprivate var strokes: [(frame: CGRect, width: Double)] {
    switch operation {
    case .stroke(let path, _, let style): [(path.boundingRect, Double(style.lineWidth))]
    case .layer(let layer): layer.items.flatMap(\.strokes)
    default: []
    }
  }
}
