import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// A list of cards: text, symbols, shadows, a material bar.
struct ScreenTests {
  static func cards(width: CGFloat = 430, height: CGFloat = 932) -> [DrawOperation] {
    var items: [DrawOperation] = []
    for index in 0..<6 {
      let y = 110 + CGFloat(index) * 150
      let card = rounded(CGRect(x: 16, y: y, width: width - 32, height: 134), 16)
      let title = TextDrawing(
        text: styled("Собор Феодора Ушакова", size: 20, weight: .semibold),
        frame: CGRect(x: 112, y: y + 14, width: width - 144, height: 24))
      let body = TextDrawing(
        text: styled(
          "Крупнейший православный храм Мордовии, построенный в честь адмирала Фёдора Ушакова. "
            + "Office, flow, “quotes” — 12 345,67 ₽", size: 15,
          color: RGBAColor(hex: 0x3C3C43, alpha: 0.6), paragraph: ParagraphStyle(lineLimit: 3)),
        frame: CGRect(x: 112, y: y + 42, width: width - 144, height: 60))
      let font = ResolvedFont(size: 17)
      var stars: [DrawOperation] = []
      for star in 0..<5 {
        let name = star < 4 ? "star.fill" : "star.leadinghalf.filled"
        stars.append(
          .symbol(
            SymbolDrawing(
              symbol: SymbolReference(name: name, font: font),
              frame: CGRect(x: 112 + CGFloat(star) * 20, y: y + 106, width: 18, height: 18),
              paints: [.color(RGBAColor(hex: 0xFF9500))])))
      }
      items.append(
        .layer(
          Layer(
            filters: [.shadow(Shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4))],
            items: [
              DrawItem(fill(card, .white)),
              DrawItem(
                .fill(
                  rounded(CGRect(x: 28, y: y + 14, width: 72, height: 72), 12),
                  .linearGradient(
                    LinearGradientPaint(
                      stops: [
                        ColorStop(color: RGBAColor(hex: 0x34C759), location: 0),
                        ColorStop(color: RGBAColor(hex: 0x007AFF), location: 1),
                      ], start: CGPoint(x: 28, y: y + 14), end: CGPoint(x: 100, y: y + 86))),
                  FillStyle())),
              DrawItem(.text(title)), DrawItem(.text(body)),
            ] + stars.map { DrawItem($0) })))
    }
    items.append(.material(Path(CGRect(x: 0, y: 0, width: width, height: 103)), .bar, .light))
    items.append(
      .text(
        TextDrawing(
          text: styled(
            "Саранск 👍🏽 🇷🇺", size: 17, weight: .semibold,
            paragraph: ParagraphStyle(alignment: .center)),
          frame: CGRect(x: 0, y: 70, width: width, height: 22))))
    return items
  }

  @Test func drawsCards() throws {
    let studio = try Studio()
    let image = try studio.draw(
      Self.cards(), size: CGSize(width: 430, height: 932),
      background: RGBAColor(hex: 0xF2F2F7))
    try look(image, "cards")
    #expect(image.width == 860 && image.height == 1864)
    #expect(studio.text.issues.isEmpty)
  }
}
