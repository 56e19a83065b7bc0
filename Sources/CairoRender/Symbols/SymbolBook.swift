import DisplayList
import Foundation

/// Knows the symbols: their shapes and their sizes beside a text.
final class SymbolBook {
  private let catalogue: SymbolCatalogue
  private let calibration: FontCatalogue.Calibration
  private var fonts: [String: OutlineFont] = [:]
  private var artworks: [ArtworkKey: SymbolArtwork] = [:]

  struct ArtworkKey: Hashable {
    var name: String
    /// From 0, thin, to 3, bold.
    var weight: Int
  }

  /// Phosphor's circle takes up 208 of the em's 256 units; SF's is 1.18 times the font's size.
  static let emPerFontSize = 1.18 * 256 / 208

  /// Room left and right of a symbol's ink, in font sizes.
  private static let margin = 0.04

  /// Opens the symbol fonts.
  ///
  /// - Throws: ``RenderError`` if a font or the catalogue is missing or broken.
  init(catalogue fonts: FontCatalogue) throws {
    catalogue = try SymbolCatalogue.load()
    calibration = fonts.calibration
    for (letter, role) in catalogue.fonts {
      if let face = fonts.faces.first(where: { $0.role == role }) {
        self.fonts[letter] = try OutlineFont(path: face.path, package: face.package)
      }
    }
    if let face = fonts.faces.first(where: { $0.role == "ui" && $0.weight == 600 && !$0.italic }) {
      self.fonts["t"] = try OutlineFont(path: face.path, package: face.package)
    }
  }

  /// All names, in the order of the alphabet.
  var names: [String] { catalogue.symbols.keys.sorted() }

  func has(_ name: String) -> Bool { catalogue.symbols[name] != nil }

  func nearest(_ name: String) -> [String] { NearestNames.of(name, among: names) }

  /// The em of the symbol's artwork in points, beside its font.
  func em(_ symbol: SymbolReference) -> Double {
    let scale =
      switch symbol.scale {
      case .small: catalogue.scales["small"] ?? 1
      case .medium: catalogue.scales["medium"] ?? 1
      case .large: catalogue.scales["large"] ?? 1
      }
    return symbol.font.bounded.size * scale * Self.emPerFontSize
  }

  /// The size is that of the ink with a little room at its sides, as in SF Symbols; the ink's em is
  /// centred on the height of the capitals.
  func metrics(_ symbol: SymbolReference) -> SymbolMetrics {
    let size = symbol.font.bounded.size
    let capHeight = calibration.capHeight * size
    guard let artwork = artwork(symbol) else {
      return SymbolMetrics(
        size: CGSize(width: size, height: size), baseline: (size + capHeight) / 2)
    }
    let em = em(symbol)
    let room = Self.margin * size * 2
    let box = CGSize(
      width: (em * artwork.ink.width + room).quantized,
      height: (em * artwork.ink.height + room).quantized)
    // The middle of the em lies in the middle of the capitals.
    let middle = em * (artwork.ink.midY - 0.5)
    return SymbolMetrics(size: box, baseline: box.height / 2 - middle + capHeight / 2)
  }

  /// The shapes of a symbol, following the weight of its font; nil for an unknown name.
  func artwork(_ symbol: SymbolReference) -> SymbolArtwork? {
    let key = ArtworkKey(name: symbol.name, weight: Self.weightIndex(symbol.font.weight))
    if let known = artworks[key] { return known }
    guard let recipe = catalogue.symbols[symbol.name].flatMap(SymbolRecipe.init) else { return nil }
    let made = makeArtwork(recipe, weight: key.weight)
    artworks[key] = made
    return made
  }

  private static func weightIndex(_ weight: ResolvedFont.Weight) -> Int {
    switch weight {
    case .ultraLight, .thin: 0
    case .light: 1
    case .regular, .medium: 2
    case .semibold, .bold, .heavy, .black: 3
    }
  }

  // MARK: Composition

  private func makeArtwork(_ recipe: SymbolRecipe, weight: Int) -> SymbolArtwork {
    let parts = parts(recipe, weight: weight)
    guard recipe.isFilled, recipe.operation == .none else { return SymbolArtwork(whole: parts) }
    return SymbolArtwork(whole: parts) { $0.flatMap { Self.levels($0.path) } }
  }

  private func parts(_ recipe: SymbolRecipe, weight: Int) -> [SymbolArtwork.Part] {
    if let text = recipe.text { return [character(text)] }
    guard let font = fonts[recipe.font] else { return [] }
    var base = glyph(recipe.glyphs, of: font, recipe.font, weight)
    var overlay = glyph(recipe.overlay, of: font, recipe.font, weight)
    if recipe.isMirrored { (base, overlay) = (base.mirrored, overlay.mirrored) }
    switch recipe.operation {
    case .none: return [SymbolArtwork.Part(path: base)]
    case .inset(let scale, let erases):
      return [
        SymbolArtwork.Part(path: base, level: .secondary),
        SymbolArtwork.Part(
          path: overlay.scaledAboutMiddle(scale), effect: erases ? .erases : .adds),
      ]
    case .slash: return [SymbolArtwork.Part(path: base)] + Self.slash
    case .half:
      return [
        SymbolArtwork.Part(path: base), SymbolArtwork.Part(path: overlay, isLeadingHalf: true),
      ]
    case .stack(let scale):
      let shift = (1 - scale) / 2
      return [
        SymbolArtwork.Part(path: base.scaledAboutMiddle(scale).offsetBy(dx: 0, dy: -shift * 0.6)),
        SymbolArtwork.Part(path: overlay.scaledAboutMiddle(scale).offsetBy(dx: 0, dy: shift * 0.6)),
      ]
    }
  }

  /// A character of the interface's font, its capitals in the middle of the em.
  private func character(_ text: String) -> SymbolArtwork.Part {
    // The glyph at the font's size, in units of the symbol's em.
    let scale = CGFloat(calibration.glyphScale * 1.1 / Self.emPerFontSize)
    let path = fonts["t"]?.outline(of: text) ?? Path()
    let middle = CGFloat(calibration.capHeight) * scale / 2
    return SymbolArtwork.Part(
      path: path.applying(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.3, ty: 0.5 + middle)))
  }

  private func glyph(
    _ codes: [String], of font: OutlineFont, _ letter: String, _ weight: Int
  ) -> Path {
    guard !codes.isEmpty else { return Path() }
    let path = font.outline(codePoint: codes[min(weight, codes.count - 1)])
    // The em square reaches from the baseline up in Phosphor, 1/8 em below it in Material's font.
    let top = letter == "m" ? 0.875 : 1
    return path.applying(CGAffineTransform(translationX: 0, y: CGFloat(top)))
  }

  /// A stroke across the square with an equal gap above it; the figures are SF's 1.5 of 17 pt.
  private static var slash: [SymbolArtwork.Part] {
    let width: CGFloat = 1.5 / 17
    let gap = width / CGFloat(2).squareRoot()
    let line = Path { path in
      path.move(to: CGPoint(x: 0.17, y: 0.15))
      path.addLine(to: CGPoint(x: 0.83, y: 0.85))
    }
    return [
      SymbolArtwork.Part(
        path: line.offsetBy(dx: gap, dy: -gap), effect: .erases, strokeWidth: width),
      SymbolArtwork.Part(path: line, strokeWidth: width * 0.75),
    ]
  }

  /// The parts of a glyph: in a filled one, the shapes cut out of it are its primary part.
  ///
  /// What lies within the outermost contours is cut out of them, such as the cross of
  /// `xmark.circle.fill`; a palette's first colour paints it.
  private static func levels(_ path: Path) -> [SymbolArtwork.Part] {
    let contours = path.contours.map { Contour($0) }
    let isInner = contours.indices.map { index in
      contours.indices.contains { $0 != index && contours[$0].encloses(contours[index]) }
    }
    guard isInner.contains(true) else { return [SymbolArtwork.Part(path: path)] }
    func joined(_ inner: Bool) -> Path {
      zip(contours, isInner).filter { $0.1 == inner }.map(\.0.path).joined
    }
    return [
      SymbolArtwork.Part(path: joined(false), level: .secondary),
      SymbolArtwork.Part(path: joined(true), effect: .erases),
    ]
  }
}

extension Path {
  /// The path's closed parts, each by itself.
  fileprivate var contours: [Path] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if !result.isEmpty { result[result.count - 1].append(element) }
    }
    return result.filter { $0.count > 2 }.map { Path(elements: $0) }
  }
}

extension [Path] {
  /// All paths as one.
  fileprivate var joined: Path { Path(elements: flatMap(\.elements)) }
}

extension Path {
  /// The path with left and right exchanged.
  fileprivate var mirrored: Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }

  /// The path scaled about the middle of the em.
  fileprivate func scaledAboutMiddle(_ scale: CGFloat) -> Path {
    applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 0.5 - scale / 2, ty: 0.5 - scale / 2))
  }
}
