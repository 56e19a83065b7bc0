import DisplayList
import Foundation

@testable import CairoRender

extension FeatureScenes {
  /// One small picture of each of what a text can be.
  static var texts: [Scene] {
    [
      scene("text-spacing", [run("тре", { $0.tracking = 4 }), run("кинг "), run("AVA", kern)]),
      scene("text-digits", [run("118 "), run("118", { $0.font.features = .monospacedDigits })]),
      scene(
        "text-small-caps",
        [
          run("Малые ", { $0.font.features = .lowercaseSmallCaps }),
          run("Caps", { $0.font.features = [.lowercaseSmallCaps, .uppercaseSmallCaps] }),
        ]),
      scene(
        "text-lines",
        [
          run("под ", { $0.underline = .init() }),
          run("через ", { $0.strikethrough = .init(color: red) }),
          run("точки", { $0.underline = .init(pattern: .dot) }),
        ]),
      scene(
        "text-baseline",
        [
          run("H"), run("2", { ($0.baselineOffset, $0.font.size) = (-4, 11) }), run("O x"),
          run("2", { ($0.baselineOffset, $0.font.size) = (6, 11) }), star, run("4,8"),
        ]),
      scene("text-bidi", [run("שלום ABC مرحبا 123")], ParagraphStyle(direction: .rightToLeft)),
      scene("text-emoji", [run("👍🏽 🇷🇺 👩‍🚀 🏳️‍🌈 ❤️")]),
      scene("text-cut-head", [run(long)], ParagraphStyle(lineLimit: 2, truncation: .head)),
      scene("text-cut-middle", [run(long)], ParagraphStyle(lineLimit: 2, truncation: .middle)),
      scene("text-cut-tail", [run(long)], ParagraphStyle(lineLimit: 2, truncation: .tail)),
      scene("text-shrunk", [run(long)], ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.4)),
      scene(
        "text-designs",
        ResolvedFont.Design.allCases.map { design in
          run("Шg ", { $0.font.family = .system(design) })
        }),
      edited,
    ]
  }

  private static let long = "Первая строка.\nВторая, что длиннее.\nТретья"

  private static func kern(_ attributes: inout TextAttributes) { attributes.kerning = -2 }

  private static func run(
    _ string: String, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> StyledText.Run {
    var attributes = TextAttributes(font: ResolvedFont(size: 17))
    change(&attributes)
    return .init(.text(string), attributes: attributes, paint: .color(.black))
  }

  private static var star: StyledText.Run {
    let font = ResolvedFont(size: 17)
    return .init(
      .symbol(SymbolReference(name: "star.fill", font: font)),
      attributes: TextAttributes(font: font), paint: .color(RGBAColor(hex: 0xFF9500)))
  }

  private static let frame = CGRect(x: 8, y: 6, width: 144, height: 46)

  private static func scene(
    _ name: String, _ runs: [StyledText.Run], _ paragraph: ParagraphStyle = ParagraphStyle()
  ) -> Scene {
    let text = StyledText(runs: runs, paragraph: paragraph)
    return Scene(
      name: name, background: .white,
      items: [.text(TextDrawing(text: text, frame: frame))])
  }

  /// A selection across two directions, and a caret, as a field draws them.
  private static var edited: Scene {
    let text = StyledText(runs: [run("abc שלום def")])
    guard let engine = try? TextEngine(fonts: FontBook()) else {
      return Scene(name: "text-selection", items: [])
    }
    let layout = engine.layout(text, width: frame.width, height: frame.height)
    let selected = layout.selection(of: 2..<6).map {
      fill(Path($0.offsetBy(dx: frame.minX, dy: frame.minY)), blue.opacity(0.2))
    }
    let caret = layout.caret(at: layout.count).offsetBy(dx: frame.minX, dy: frame.minY)
    return Scene(
      name: "text-selection", background: .white,
      items: selected + [.text(TextDrawing(text: text, frame: frame)), fill(Path(caret), blue)])
  }
}
