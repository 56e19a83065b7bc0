import CairoRender
import DisplayList
import Foundation

/// Measures symbols beside glyphs: as many of either, in one grid, 17 points at 3x.
///
/// Both are drawn often, as in a worker that draws screen after screen; the first symbols, which
/// are read from their files, are told apart, and cost what they take beyond an empty screen. A
/// symbol is a third higher than a capital beside it, and twice as many pixels; what an outline
/// costs beside a letter's is told by glyphs that are as high, and by the pixels that each inks:
/// blending them is most of the time of both.
/// - Throws: An error in drawing or writing.
func runSymbolsBenchmark(arguments: [String]) throws {
  var report = Report("symbols")
  let text = try report.once("fonts and engine, cold") { try TextEngine(fonts: FontBook()) }
  let rasterizer = Rasterizer()
  let assets = ImageStore()
  func picture(_ list: DisplayList) throws -> PixelImage {
    try rasterizer.render(list, scale: 3, text: text, assets: assets)
  }
  func draw(_ list: DisplayList) throws { _ = try picture(list) }
  func inked(_ list: DisplayList) throws -> Double {
    try picture(list).withPixels { pixels in
      Double(pixels.reduce(0) { $0 + ($1 == 0xFFFF_FFFF ? 0 : 1) })
    }
  }
  let symbols = SymbolGrid.symbols
  let glyphs = SymbolGrid.glyphs(size: SymbolGrid.fontSize)
  let large = SymbolGrid.glyphs(size: SymbolGrid.fontSize * SymbolGrid.symbolsHeight)
  for list in [SymbolGrid.empty, glyphs, large] { try draw(list) }
  try report.once("the first symbol") { try draw(SymbolGrid.one) }
  try report.once("the first of 40 names") { try draw(symbols) }
  let ink = (symbols: try inked(symbols), glyphs: try inked(glyphs))
  try report.median("400 glyphs", values: [("inked pixels", ink.glyphs)]) { try draw(glyphs) }
  try report.median("400 glyphs as high", values: [("inked pixels", try inked(large))]) {
    try draw(large)
  }
  try report.median("400 symbols", values: [("inked pixels", ink.symbols)]) { try draw(symbols) }
  try report.median("an empty screen") { try draw(SymbolGrid.empty) }
  report.addRatio("symbols to glyphs", of: "400 symbols", to: "400 glyphs")
  report.addRatio(
    "symbols to glyphs as high", of: "400 symbols", to: "400 glyphs as high")
  if let symbols = report.milliseconds(of: "400 symbols"),
    let glyphs = report.milliseconds(of: "400 glyphs"),
    let empty = report.milliseconds(of: "an empty screen"), glyphs > empty
  {
    report.addRatio(
      "symbols to glyphs, an inked pixel",
      (symbols - empty) / (glyphs - empty) * ink.glyphs / ink.symbols)
  }
  try report.write(arguments: arguments)
}

/// Symbols or letters in a grid of 20 by 20.
private enum SymbolGrid {
  private static let side: CGFloat = 24
  static let fontSize: CGFloat = 17
  /// The height of a symbol's circle, 99.6 hundredths of the font's size, to that of Inter's
  /// capitals, 72.7.
  static let symbolsHeight: CGFloat = 1.37
  private static let names = [
    "star", "star.fill", "heart", "heart.fill", "house", "gearshape", "bell", "person", "trash",
    "map", "plus", "minus", "xmark", "checkmark", "chevron.right", "magnifyingglass", "pencil",
    "calendar", "clock", "photo", "folder", "doc", "lock", "mic", "envelope", "phone", "cart",
    "bookmark", "tag", "flag", "bolt", "cloud", "sun.max", "moon", "leaf", "car", "airplane",
    "camera", "square.and.arrow.up", "ellipsis.circle",
  ]
  private static let letters = Array("абвгдежзийклмнопрстуфхцчшщъыьэюяABCDEFGH")

  static var symbols: DisplayList { grid { symbol(names[$0 % names.count], $1) } }
  static var one: DisplayList { list([symbol("star", frame(0))]) }
  static var empty: DisplayList { list([]) }
  static func glyphs(size: CGFloat) -> DisplayList {
    grid { index, frame in
      let attributes = TextAttributes(font: ResolvedFont(size: size))
      let text = StyledText(
        runs: [
          .init(
            .text(String(letters[index % letters.count])), attributes: attributes,
            paint: .color(.black))
        ], paragraph: ParagraphStyle())
      return DrawItem(.text(TextDrawing(text: text, frame: frame)))
    }
  }

  private static func symbol(_ name: String, _ frame: CGRect) -> DrawItem {
    let symbol = SymbolReference(name: name, font: ResolvedFont(size: fontSize))
    return DrawItem(
      .symbol(SymbolDrawing(symbol: symbol, frame: frame, paints: [.color(.black)])))
  }

  private static func frame(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index % 20) * side, y: CGFloat(index / 20) * side, width: side, height: side)
  }

  private static func grid(_ item: (Int, CGRect) -> DrawItem) -> DisplayList {
    list((0..<400).map { item($0, frame($0)) })
  }

  private static func list(_ items: [DrawItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 20 * side, height: 20 * side), background: .white, items: items)
  }
}
