import DisplayList
import Foundation

/// Draws symbols, and the characters of the project's own, with outlines of fonts.
final class SymbolFonts {
  private let faces: [String: FontCatalogue.Face]
  private let uiFaces: [FontCatalogue.Face]
  private let calibration: FontCatalogue.Calibration
  private var opened: [String: OutlineFont] = [:]

  /// Phosphor's circle takes up 208 of the em's 256 units; SF's has 0.996 of the font's size.
  private static let emPerFontSize: CGFloat = 99.6 * 256 / 208

  /// Notes which files there are; each is opened as it is wanted.
  ///
  /// - Throws: ``RenderError/missingFont(path:package:)``.
  init(catalogue: SymbolCatalogue, fonts: FontCatalogue) throws {
    calibration = fonts.calibration
    uiFaces = fonts.faces.filter { $0.role == "ui" && !$0.italic }
    var faces: [String: FontCatalogue.Face] = [:]
    for (letter, role) in catalogue.fonts {
      faces[letter] = fonts.faces.first { $0.role == role }
    }
    self.faces = faces
    for face in faces.values where !FileManager.default.fileExists(atPath: face.path) {
      throw RenderError.missingFont(path: face.path, package: face.package)
    }
  }

  private func font(_ face: FontCatalogue.Face?) -> OutlineFont? {
    guard let face else { return nil }
    if let known = opened[face.path] { return known }
    let font = try? OutlineFont(path: face.path, package: face.package)
    opened[face.path] = font
    return font
  }

  /// Returns a character of the interface's font about the middle of its capitals, in hundredths of
  /// the size.
  func character(_ text: String, _ weight: ResolvedFont.Weight) -> Path {
    let face = uiFaces.first { $0.weight == weight.rawValue }
    let path = font(face)?.outline(of: text) ?? Path()
    let scale = CGFloat(calibration.glyphScale) * 100
    let ink = path.inkRect
    guard !ink.isNull else { return Path() }
    // What is lower than capitals, such as ₼, stands in their middle and not on the baseline.
    let capitals = CGFloat(calibration.capHeight) * 100
    let isLow = ink.height * scale < capitals * 0.95
    return path.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale,
        ty: isLow ? -ink.midY * scale : capitals / 2))
  }

  /// Returns the parts of a recipe.
  func parts(of recipe: SymbolRecipe, _ weight: ResolvedFont.Weight) -> [SymbolArtwork.Part] {
    if let text = recipe.text { return [SymbolArtwork.Part(path: character(text, weight))] }
    let base = glyph(recipe.glyphs, recipe, weight)
    switch recipe.operation {
    case .none:
      return recipe.isFilled ? Self.levels(base) : [SymbolArtwork.Part(path: base)]
    case .inset(let scale, let erases):
      let overlay = glyph(recipe.overlay, recipe, weight)
        .applying(CGAffineTransform(scaleX: scale, y: scale))
      return [
        SymbolArtwork.Part(path: base, level: .secondary),
        SymbolArtwork.Part(path: overlay, effect: erases ? .cuts : .adds),
      ]
    case .slash: return [SymbolArtwork.Part(path: base)] + Self.slash
    }
  }

  private func glyph(
    _ codes: [String], _ recipe: SymbolRecipe, _ weight: ResolvedFont.Weight
  ) -> Path {
    guard !codes.isEmpty, let font = font(faces[recipe.font]) else { return Path() }
    let path = font.outline(codePoint: codes[min(weight.index, codes.count - 1)])
    // The em square reaches from the baseline up in Phosphor, 1/8 em below it in Material's font.
    let top: CGFloat = recipe.font == "m" ? 0.375 : 0.5
    let side: CGFloat = recipe.isMirrored ? -1 : 1
    return path.applying(
      CGAffineTransform(translationX: -0.5, y: top)
        .concatenating(
          CGAffineTransform(scaleX: side * Self.emPerFontSize, y: Self.emPerFontSize)))
  }

  /// A stroke across the square with an equal gap above it; the figures are SF's 1.5 of 17 pt.
  private static var slash: [SymbolArtwork.Part] {
    let width = emPerFontSize * 1.5 / 17
    let gap = width / CGFloat(2).squareRoot()
    let line = Path { path in
      path.move(to: CGPoint(x: -0.33 * emPerFontSize, y: -0.35 * emPerFontSize))
      path.addLine(to: CGPoint(x: 0.33 * emPerFontSize, y: 0.35 * emPerFontSize))
    }
    return [
      SymbolArtwork.Part(
        path: line.offsetBy(dx: gap, dy: -gap), effect: .clears, strokeWidth: width,
        isFilled: false),
      SymbolArtwork.Part(path: line, strokeWidth: width * 0.75, isFilled: false),
    ]
  }

  /// Returns the parts of a glyph: in a filled one, the shapes cut out of it are its primary part.
  ///
  /// Shapes within the outermost contours are cut out of them, such as the cross of
  /// `xmark.circle.fill`; a palette's first colour paints them.
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
      SymbolArtwork.Part(path: joined(true), effect: .cuts),
    ]
  }
}

extension ResolvedFont.Weight {
  /// From 0, thin, to 3, bold: the weights that fonts of icons have.
  fileprivate var index: Int {
    switch self {
    case .ultraLight, .thin: 0
    case .light: 1
    case .regular, .medium: 2
    case .semibold, .bold, .heavy, .black: 3
    }
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
