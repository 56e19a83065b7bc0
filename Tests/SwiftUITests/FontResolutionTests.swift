import SwiftUI
import Testing

/// Fonts as a context resolves them, for editors that switch letters' looks.
@MainActor @Suite struct FontResolutionTests {
  private let context = EnvironmentValues().fontResolutionContext

  @Test func looksAreToldAndSwitched() {
    let plain = Font.default.resolve(in: context)
    #expect(plain.pointSize == 17 && plain.weight == .regular)
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    let bold = Font.default.bold(true).italic(true)
    #expect(bold.resolve(in: context).isBold && bold.resolve(in: context).isItalic)
    let back = bold.bold(false).italic(false).resolve(in: context)
    #expect(!back.isBold && !back.isItalic)
    #expect(Font.headline.resolve(in: context).isBold)
    #expect(!Font.headline.bold(false).resolve(in: context).isBold)
    #expect(!Font.body.weight(.heavy).bold(false).resolve(in: context).isBold)
    #expect(Font.body.weight(.light).bold(false).resolve(in: context).weight == .light)
  }

  @Test func designsAndCapitalsAreTold() {
    let letters = Font.body.monospaced(true)
    #expect(letters.resolve(in: context).isMonospaced)
    #expect(!letters.monospaced(false).resolve(in: context).isMonospaced)
    #expect(Font.body.smallCaps().leading(.tight).resolve(in: context).isSmallCaps)
    #expect(Font.body.leading(.tight).resolve(in: context).leading == .tight)
    #expect(Font.body.lowercaseSmallCaps().resolve(in: context).isLowercaseSmallCaps)
  }

  @Test func sizesAreMultipliedAndFixed() {
    #expect(Font.system(size: 20).scaled(by: 1.5).resolve(in: context).pointSize == 30)
    let large = Font.headline.scaled(by: 2).resolve(in: context)
    #expect(large.pointSize == 34 && large.isBold)
    #expect(Font.custom("Lora", size: 10).scaled(by: 2).resolve(in: context).pointSize == 20)
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let fixed = Font.headline.pointSize(12).resolve(in: environment.fontResolutionContext)
    #expect(fixed.pointSize == 12 && fixed.isBold)
    #expect(
      Font.body.scaled(by: 2).resolve(in: environment.fontResolutionContext).pointSize > 60)
  }
}
