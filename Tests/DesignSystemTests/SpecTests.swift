import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import Testing

/// What components look like in their states.
@Suite struct SpecTests {
  private let theme = DSThemeResolver.iOS.resolve()
  private let mac = DSThemeResolver.macOS.resolve()

  private func button(
    _ variant: DSButtonVariant, _ state: DSControlState = [], _ size: DSButtonSize = .regular
  ) -> DSButtonAppearance { theme.components.button.resolve(variant, size, state, in: theme) }

  @Test func buttonsDifferByVariant() {
    #expect(button(.primary).background == theme.colors[.accent])
    #expect(button(.destructive).background == theme.colors[.danger])
    #expect(button(.secondary).border == theme.colors[.border])
    #expect(button(.link).background == nil && button(.link).border == nil)
    #expect(button(.link).foreground == theme.colors[.accent])
  }

  @Test(arguments: DSButtonVariant.allCases) func buttonsShowTheirStates(
    _ variant: DSButtonVariant
  ) {
    let usual = button(variant)
    #expect(button(variant, .pressed).background != usual.background)
    // A pointer foretells a press, which still can be told from it.
    let hovered = button(variant, .hovered).background
    #expect(hovered != usual.background && hovered != button(variant, .pressed).background)
    #expect(button(variant, [.hovered, .pressed]) == button(variant, .pressed))
    let disabled = button(variant, [.disabled, .pressed])
    #expect(disabled.foreground == theme.colors[.textDisabled] && disabled.border == nil)
    #expect((disabled.background == nil) == (usual.background == nil))
    #expect(disabled.background != button(variant, .pressed).background)
  }

  @Test func aColourHalfWayHasHalfOfEachPart() {
    let mixed = DSColorValue(0x1030F0, opacity: 1).mixed(with: DSColorValue(0x3010FE, opacity: 0.5))
    #expect(mixed == DSColorValue(0x2020F7, opacity: 0.75))
  }

  @Test func buttonsAtWorkDoNotAnswer() {
    #expect(button(.primary, [.pressed, .loading]) == button(.primary, .loading))
    #expect(button(.primary, .loading) == button(.primary))
  }

  @Test func radiiAreTheThemesUnlessTheSpecSaysSo() {
    var resolver = DSThemeResolver.iOS
    resolver.tokens.radii.medium = 4
    let square = resolver.resolve()
    #expect(square.components.button.resolve(.primary, .regular, [], in: square).radius == 4)
    resolver.components.button.radius = 22
    let round = resolver.resolve()
    #expect(round.components.button.resolve(.primary, .regular, [], in: round).radius == 22)
  }

  @Test func buttonsAreAsHighAsTheyAreTapped() {
    #expect(DSButtonSize.allCases.map { button(.primary, [], $0).height } == [33, 44, 52.8])
    #expect(mac.components.button.resolve(.primary, .regular, [], in: mac).height == 22)
  }

  /// A link that is pressed shows its ground, which is no narrower than another button's.
  @Test(arguments: DSButtonSize.allCases, [DSControlState(), .pressed, .disabled])
  func buttonsOfAllVariantsHaveOneBox(_ size: DSButtonSize, _ state: DSControlState) {
    let boxes = DSButtonVariant.allCases.map { variant in
      let look = button(variant, state, size)
      return [look.padding, look.verticalPadding, look.height, look.radius]
    }
    #expect(Set(boxes) == [boxes[0]])
  }

  /// A ring is drawn where the platform has one, and there alone.
  @Test func ringsNeedThePlatform() {
    #expect(button(.primary, .focused).ring == nil)
    let focused = mac.components.button.resolve(.primary, .regular, .focused, in: mac)
    #expect(focused.ring?.color.hex == mac.colors[.focusRing].hex)
    #expect(mac.components.button.resolve(.primary, .regular, [], in: mac).ring == nil)
    #expect(
      mac.components.field.resolve(.boxed, .focused, in: mac).ring == focused.ring)
  }

  @Test func fieldsShowTheirStates() {
    let field = theme.components.field
    func border(_ state: DSControlState, _ validation: DSValidationState = .none) -> DSColorValue? {
      field.resolve(.boxed, state, validation, in: theme).border
    }
    #expect(border([]) == theme.colors[.border])
    #expect(border(.focused) == theme.colors[.accent])
    #expect(border([], .error("x")) == theme.colors[.danger])
    #expect(border([], .warning("x")) == theme.colors[.warning])
    #expect(border([], .success("x")) == theme.colors[.success])
    // An error outweighs the focus; what cannot be edited has none.
    #expect(border(.focused, .error("x")) == theme.colors[.danger])
    #expect(border(.disabled, .error("x")) == theme.colors[.divider])
    #expect(field.resolve(.boxed, .focused, in: theme).borderWidth == 2)
    #expect(field.resolve(.boxed, in: theme).borderWidth == 1)
    let disabled = field.resolve(.boxed, [.disabled, .focused], in: theme)
    #expect(disabled.text == theme.colors[.textDisabled] && disabled.borderWidth == 1)
    #expect(disabled.background == theme.colors[.surfaceDisabled])
  }

  @Test func bareFieldsHaveNoBox() {
    let bare = theme.components.field.resolve(.bare, .focused, .error("x"), in: theme)
    #expect(bare.border == nil && bare.background == nil && bare.ring == nil)
    #expect(bare.padding == 0 && bare.verticalPadding == 0 && bare.height == 0)
  }

  @Test func switchesShowTheirStates() {
    let toggle = theme.components.toggle
    #expect(toggle.resolve(.selected, in: theme).track == theme.colors[.accent])
    #expect(toggle.resolve([], in: theme).track == theme.colors[.track])
    #expect(toggle.resolve([.selected, .disabled], in: theme).track != theme.colors[.accent])
    #expect(toggle.resolve([], in: theme).width == 51)
    #expect(toggle.resolve([], in: mac).width == 38)
  }

  /// `auto` is the platform's; large text stacks whatever is asked for.
  @Test(arguments: DSFormRowLayout.allCases) func rowsFollowThePlatformAndTheText(
    _ asked: DSFormRowLayout
  ) {
    func layout(_ resolver: DSThemeResolver, _ size: DSTypeSize = .large) -> DSFormRowLayout {
      let theme = resolver.resolve(accessibility: DSAccessibilityPolicy(typeSize: size))
      return theme.components.form.resolve(asked, in: theme).rowLayout
    }
    #expect(layout(.iOS) == (asked == .auto ? .inline : asked))
    #expect(layout(.macOS) == (asked == .auto ? .twoColumnPreset : asked))
    #expect(layout(.watchOS) == .stacked)
    #expect(layout(.iOS, .accessibility1) == .stacked)
    // A Mac's text has one size.
    #expect(layout(.macOS, .accessibility5) == layout(.macOS))
  }

  @Test func rowsStackAndDim() {
    let row = theme.components.listRow
    #expect(row.resolve(.destructive, in: theme).title == theme.colors[.danger])
    #expect(row.resolve(.action, .disabled, in: theme).title == theme.colors[.textDisabled])
    #expect(row.resolve(.plain, [.pressed, .disabled], in: theme).background == nil)
    #expect(row.resolve(.plain, .pressed, in: theme).background != nil)
    let large = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(typeSize: .accessibility1))
    let watch = DSThemeResolver.watchOS.resolve()
    #expect(row.resolve(in: large).isStacked && !row.resolve(in: theme).isStacked)
    #expect(row.resolve(in: watch).isStacked && !row.resolve(in: watch).showsIcon)
  }

  @Test func cardsHaveAnEdgeWhereTheyNeedOne() {
    let card = theme.components.card
    let strong = DSThemeResolver.iOS.resolve(
      accessibility: DSAccessibilityPolicy(increasesContrast: true))
    let dark = DSThemeResolver.iOS.resolve(isDark: true)
    #expect(
      card.resolve(in: theme).border == nil && card.resolve(in: theme).shadow == theme.shadows.low)
    #expect(card.resolve(in: strong).border == strong.colors[.border])
    #expect(card.resolve(in: dark).shadow == .none)
  }

  @Test func noticesHaveTheirTones() {
    let tones = DSNoticeKind.allCases.map { theme.components.notice.resolve($0, in: theme).tone }
    #expect(tones == [.accent, .success, .warning, .danger].map { theme.colors[$0] })
  }
}
