import Testing

@testable import AppSources

/// Names as Xcode 15 and later give them.
struct SymbolNameTests {
  @Test(arguments: [
    ("Chevron Left", "chevronLeft"), ("bubble-chat", "bubbleChat"), ("ic_back", "icBack"),
    ("BGColorOne", "bgColorOne"), ("QRCode", "qrCode"), ("AccentColor", "accent"),
    ("tabbarBackgroundColor", "tabbarBackground"), ("color_9DA2A5", "color9DA2A5"),
    ("1", "_1"), ("24px", "_24Px"), ("292C38", "_292_C_38"), ("A-1-1-0", "A_1_1_0"), ("BMW", "BMW"),
    ("Color", "color"), ("AppYellow", "appYellow"), ("default", "`default`"), ("", "_"), ("+", "_"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
  ]) func coloursHaveConstants(name: String, symbol: String) {
    #expect(SymbolName.constant(name, .color) == symbol)
  }

  @Test func aPicturesNameLosesItsWordAlone() {
    #expect(SymbolName.constant("AppIconImage", .image) == "appIcon")
    #expect(SymbolName.constant("AppIconColor", .image) == "appIconColor")
  }

  @Test func namespacesAreTypes() {
    #expect(SymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(SymbolName.namespace("Tab Bar") == "TabBar")
  }
}
