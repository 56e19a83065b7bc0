import CairoRender
import DisplayList
import Foundation

/// A screen as apps have it: cards with shadows, pictures, texts and symbols, under a glass bar.
struct CardScreen {
  private static let width: CGFloat = 430
  private(set) var list: DisplayList

  init() {
    let items = (0..<6).flatMap { Self.card(at: 110 + CGFloat($0) * 150) } + Self.bar
    list = DisplayList(
      size: CGSize(width: Self.width, height: 932), background: RGBAColor(hex: 0xF2F2F7),
      items: items)
  }

  /// Measures each text of the screen as layout does.
  func measure(_ text: TextEngine) {
    for drawing in list.texts {
      _ = text.measure(drawing.text, width: drawing.frame.width, height: .infinity)
    }
  }

  private static func card(at y: CGFloat) -> [DrawItem] {
    let frame = CGRect(x: 16, y: y, width: width - 32, height: 134)
    let content =
      [
        DrawItem(
          .fill(
            Path(roundedRect: frame, cornerRadius: 16, style: .continuous), .color(.white),
            FillStyle())), thumbnail(at: y),
        words("Собор Феодора Ушакова", 20, .semibold, .black, y + 14, 24),
        words(
          "Крупнейший православный храм Мордовии, построенный в честь адмирала Фёдора Ушакова.",
          15, .regular, RGBAColor(hex: 0x3C3C43, alpha: 0.6), y + 42, 54),
        words("4,8 · 1 245 отзывов", 13, .regular, .black, y + 106, 18, x: 220),
      ] + stars(at: y + 106)
    let shadow = Shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    return [DrawItem(.layer(Layer(filters: [.shadow(shadow)], items: content)))]
  }

  private static func thumbnail(at y: CGFloat) -> DrawItem {
    let frame = CGRect(x: 28, y: y + 14, width: 72, height: 72)
    let gradient = LinearGradientPaint(
      stops: [
        ColorStop(color: RGBAColor(hex: 0x34C759), location: 0),
        ColorStop(color: RGBAColor(hex: 0x007AFF), location: 1),
      ], start: frame.origin, end: CGPoint(x: frame.maxX, y: frame.maxY))
    return DrawItem(
      .fill(
        Path(roundedRect: frame, cornerRadius: 12, style: .continuous), .linearGradient(gradient),
        FillStyle()))
  }

  private static func stars(at y: CGFloat) -> [DrawItem] {
    (0..<5).map { star in
      DrawItem(
        .symbol(
          SymbolDrawing(
            symbol: SymbolReference(
              name: star < 4 ? "star.fill" : "star.leadinghalf.filled",
              font: ResolvedFont(size: 15)),
            frame: CGRect(x: 112 + CGFloat(star) * 20, y: y, width: 18, height: 18),
            paints: [.color(RGBAColor(hex: 0xFF9500))])))
    }
  }

  private static func words(
    _ string: String, _ size: Double, _ weight: ResolvedFont.Weight, _ color: RGBAColor,
    _ y: CGFloat, _ height: CGFloat, x: CGFloat = 112
  ) -> DrawItem {
    let attributes = TextAttributes(font: ResolvedFont(size: size, weight: weight))
    let text = StyledText(
      runs: [.init(.text(string), attributes: attributes, paint: .color(color))],
      paragraph: ParagraphStyle(lineLimit: 3))
    let frame = CGRect(x: x, y: y, width: width - 32 - x, height: height)
    return DrawItem(.text(TextDrawing(text: text, frame: frame)))
  }

  private static var bar: [DrawItem] {
    let rect = CGRect(x: 0, y: 0, width: width, height: 103)
    return [
      DrawItem(.material(Path(rect), .bar, .light)),
      words("Саранск", 17, .semibold, .black, 70, 22, x: 180),
    ]
  }
}

extension DisplayList {
  /// The texts of the list's items, also within layers.
  fileprivate var texts: [TextDrawing] {
    func texts(_ items: [DrawItem]) -> [TextDrawing] {
      items.flatMap { item -> [TextDrawing] in
        switch item.operation {
        case .text(let drawing): [drawing]
        case .layer(let layer): texts(layer.items)
        default: []
        }
      }
    }
    return texts(items)
  }
}
