import DisplayList
import Foundation

/// Knows the symbols: their shapes and their sizes beside a text.
///
/// The project's own drawings come first; fonts of icons draw what is in neither them nor their
/// compositions.
final class SymbolBook {
  let drawings: SymbolSet
  private let catalogue: SymbolCatalogue
  private let fonts: SymbolFonts
  private let calibration: FontCatalogue.Calibration
  private var artworks: [ArtworkKey: SymbolArtwork] = [:]
  /// Known names that are like unknown ones, by these.
  private var neighbours: [String: [String]] = [:]
  private static let mostNeighbours = 256
  private var templates: [String: Result<SymbolTemplate, SymbolSourceError>] = [:]

  struct ArtworkKey: Hashable {
    var name: String
    var template: String?
    var weight: ResolvedFont.Weight
    var scale: SymbolReference.Scale
  }

  /// The origin of a symbol's drawing: the project's own set, or fonts of icons.
  enum Origin { case own, fonts }

  /// Opens the set and the catalogue.
  ///
  /// - Throws: ``RenderError`` if a resource or a font is missing or broken.
  init(catalogue fonts: FontCatalogue) throws {
    drawings = try SymbolSet()
    catalogue = try SymbolCatalogue.load()
    calibration = fonts.calibration
    self.fonts = try SymbolFonts(catalogue: catalogue, fonts: fonts)
  }

  /// All names that are shown, in the order of the alphabet.
  var names: [String] { drawings.names.union(catalogue.symbols.keys).sorted() }

  /// The names that were measured or drawn so far, in the order of the alphabet.
  var used: [String] {
    Set(artworks.keys.lazy.filter { $0.template == nil }.map(\.name)).sorted()
  }

  func has(_ name: String) -> Bool { origin(of: name) != nil }

  /// Returns the origin of a name's drawing; nil for an unknown name.
  func origin(of name: String) -> Origin? {
    if drawings.plan(name) != nil { return .own }
    return catalogue.symbols[name] == nil ? nil : .fonts
  }

  /// Returns the known names that are like an unknown one.
  ///
  /// It is asked for wherever the name is measured or drawn, and found once: all names are looked
  /// through, which takes two milliseconds.
  func nearest(_ name: String) -> [String] {
    if let known = neighbours[name] { return known }
    if neighbours.count >= Self.mostNeighbours { neighbours = [:] }
    let found = NearestNames.nearest(to: name, among: names)
    neighbours[name] = found
    return found
  }

  /// Returns a hundredth of the font's size in points, as the artwork is scaled.
  func unit(_ symbol: SymbolReference) -> Double {
    symbol.font.bounded.size * symbol.scale.factor / 100
  }

  /// Returns the size of a symbol: its ink about the middle of the capitals, with room at its
  /// sides.
  ///
  /// It is never higher than a line of text, and reaches neither above nor below one, so that a
  /// symbol leaves the height of a row as the words make it; what is higher overhangs.
  func metrics(_ symbol: SymbolReference) -> SymbolMetrics {
    metrics(symbol, of: artwork(symbol))
  }

  /// Returns the size of a symbol whose shapes are known; a square for none.
  func metrics(_ symbol: SymbolReference, of artwork: SymbolArtwork?) -> SymbolMetrics {
    let size = symbol.font.bounded.size
    let capHeight = calibration.capHeight * size
    guard let artwork else {
      return SymbolMetrics(
        size: CGSize(width: size, height: size), baseline: (size + capHeight) / 2)
    }
    let unit = unit(symbol)
    let middle = unit * artwork.ink.midY
    // As far as the line reaches on its narrower side from the ink's middle.
    let above = calibration.ascender * size - capHeight / 2 + middle
    let below = (calibration.lineHeight - calibration.ascender) * size + capHeight / 2 - middle
    let height = min(unit * artwork.ink.height, 2 * max(0, min(above, below)))
    let box = CGSize(
      width: (unit * (artwork.room.upperBound - artwork.room.lowerBound)).quantized,
      height: height.quantized)
    return SymbolMetrics(size: box, baseline: box.height / 2 - middle + capHeight / 2)
  }

  /// Returns the shapes of a symbol, following the weight of its font; nil for an unknown name.
  func artwork(_ symbol: SymbolReference) -> SymbolArtwork? {
    let key = ArtworkKey(
      name: symbol.name, template: symbol.template, weight: symbol.font.weight,
      scale: symbol.scale)
    if let known = artworks[key] { return known }
    guard let made = make(key) else { return nil }
    artworks[key] = made
    return made
  }

  private func make(_ key: ArtworkKey) -> SymbolArtwork? {
    if let path = key.template {
      guard case .success(let template) = template(path) else { return nil }
      return template.artwork(key.weight, key.scale)
    }
    return drawings.plan(key.name).map { own($0, key) } ?? fromFonts(key)
  }

  /// Returns an app's own symbol, or the error of one that cannot be read; each file is read once.
  func template(_ path: String) -> Result<SymbolTemplate, SymbolSourceError> {
    if let known = templates[path] { return known }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let svg = String(decoding: data, as: UTF8.self)
    let result = Result { () throws(SymbolSourceError) in try SymbolTemplate(svg: svg) }
    templates[path] = result
    return result
  }

  private func own(_ plan: SymbolPlan, _ key: ArtworkKey) -> SymbolArtwork {
    let composer = SymbolComposer(
      width: SymbolStroke.width(key.weight, key.scale), source: drawings.source,
      character: { [fonts] text, isInside in
        fonts.character(text, isInside ? key.weight.insideSymbol : key.weight)
      })
    return SymbolArtwork(composer.parts(of: plan))
  }

  private func fromFonts(_ key: ArtworkKey) -> SymbolArtwork? {
    catalogue.symbols[key.name].flatMap(SymbolRecipe.init).map {
      SymbolArtwork(fonts.parts(of: $0, key.weight))
    }
  }
}

extension ResolvedFont.Weight {
  /// The weight whose stems are nearest to a symbol's strokes where capitals are 0.62 as high as
  /// usual: two steps heavier, but one below light, or a character is twice as heavy as its frame.
  var insideSymbol: ResolvedFont.Weight {
    let stem = SymbolStroke.stem(self) / 0.62
    return Self.allCases.filter { (0...200).contains($0.rawValue - rawValue) }.min {
      abs(SymbolStroke.stem($0) - stem) < abs(SymbolStroke.stem($1) - stem)
    } ?? self
  }
}
