import DisplayList
import Foundation

/// Measures and shapes texts and symbols with the fonts of a book.
///
/// An engine belongs to one thread at a time. What it shapes for measuring it keeps, within a
/// bound, for drawing.
public final class TextEngine: TextMeasuring {
  /// The fonts that the engine draws with.
  public let fonts: FontBook
  /// A Boolean value that indicates whether drawing throws where something cannot be drawn as
  /// asked.
  public let isStrict: Bool
  /// The deviations from what was asked for, each once, in the order of meeting.
  public private(set) var issues: [RenderIssue] = []

  let table = FontTable()
  let symbols: SymbolBook
  private let shaper: ParagraphShaper
  private var cache: ParagraphCache
  private var seen: Set<RenderIssue> = []

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that exist.
  ///   - isStrict: True to throw where something cannot be drawn as asked.
  ///   - cacheLimit: About how many bytes of shaped paragraphs are cached.
  /// - Throws: ``RenderError`` if a resource or a symbol font is missing, or the
  ///   patterns by which words are divided.
  public init(fonts: FontBook, isStrict: Bool = false, cacheLimit: Int = 32 << 20) throws {
    (self.fonts, self.isStrict) = (fonts, isStrict)
    let symbols = try SymbolBook(catalogue: fonts.catalogue)
    self.symbols = symbols
    cache = ParagraphCache(
      CachePolicy(Self.cacheNames[0], "texts as they are laid out", limit: cacheLimit))
    shaper = try ParagraphShaper(
      book: fonts, fonts: table, symbolMetrics: { symbols.metrics($0) })
  }

  /// Measures a text within a width and a height.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width at which lines break, in points; infinity for no limit.
  ///   - height: The height beyond which lines are cut, in points; infinity for no limit.
  /// - Returns: The size, the baselines and the number of lines.
  public func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    shaped(text, width: width, height: height).metrics
  }

  /// Measures a symbol, in points; an unknown one is noted as an issue.
  public func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    symbols.metrics(symbol, of: artwork(symbol))
  }

  /// Returns the shapes of a symbol; an unknown one has none and is noted as an issue.
  func artwork(_ symbol: SymbolReference) -> SymbolArtwork? {
    if let artwork = symbols.artwork(symbol) { return artwork }
    if let path = symbol.template {
      if case .failure(let error) = symbols.template(path) {
        report(.brokenImage(reason: "The symbol \(symbol.name) cannot be read: \(error.reason)"))
      }
    } else {
      report(.unknownSymbol(name: symbol.name, nearest: symbols.nearest(symbol.name)))
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether there is a symbol of a name.
  public func hasSymbol(_ name: String) -> Bool { symbols.has(name) }

  /// Returns the colours of an app's own symbol in multicolor rendering, the lowest layer's first;
  /// none where its template names none or cannot be read.
  public func layerColors(ofTemplate path: String) -> [SymbolLayerColor] {
    (try? symbols.template(path).get())?.colors ?? []
  }

  /// The symbols that were measured so far and that fonts of icons draw, as the project's own set
  /// lacks them.
  public var symbolsFromFonts: [String] { symbols.used.filter { symbols.origin(of: $0) == .fonts } }

  /// The symbols that were measured so far.
  public var usedSymbols: [String] { symbols.used }

  /// Returns a Boolean value that indicates whether the project's own set draws a symbol.
  public func draws(_ name: String) -> Bool { symbols.origin(of: name) == .own }

  /// Returns the text in its place within a width and a height in points.
  func shaped(_ text: StyledText, width: Double, height: Double) -> ShapedText {
    let units: Int32? = width < 1e6 ? Int32(max(0, (width * 1024).rounded())) : nil
    let height = height.isNaN ? .infinity : max(0, height)
    let result = cache.shaped(text, width: units, height: height) {
      var shaped = CairoLock.hold {
        ParagraphLayout(shaper: shaper, text: text).fitted(width: units, height: height)
      }
      shaped.issues = issues(of: text, shaped)
      return shaped
    }
    for issue in result.issues { report(issue) }
    return result
  }

  /// Lays out a text's characters within a width and a height.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width at which lines break, in points; infinity for no limit.
  ///   - height: The height beyond which lines are cut, in points; infinity for no limit.
  /// - Returns: The lines with the places of their characters.
  public func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout {
    TextLayout(of: shaped(text, width: width, height: height), text, width: width)
  }

  /// Forgets the issues, as before a new picture.
  public func forgetIssues() {
    issues = []
    seen = []
  }

  func report(_ issue: RenderIssue) {
    if seen.insert(issue).inserted { issues.append(issue) }
  }

  /// Returns the deviations from the shaping of a text that was asked for; cached with it, since
  /// each picture tells them anew.
  private func issues(of text: StyledText, _ shaped: ShapedText) -> [RenderIssue] {
    var issues: [RenderIssue] = []
    for font in Set(text.runs.map(\.attributes.font.bounded)) {
      if case .custom(let name) = font.family, fonts.own.family(name, of: font) == nil {
        issues.append(
          .unknownFont(
            name: name, nearest: NearestNames.nearest(to: name, among: fonts.own.names)))
      } else if let substitution = shaper.substitution(for: font, scale: shaped.scale) {
        issues.append(substitution)
      }
    }
    issues += shaped.unknown.map {
      .unknownGlyph(character: Self.name($0), text: String(text.string.prefix(40)))
    }
    return issues.count < 2 ? issues : issues.sorted { $0.description < $1.description }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "\(Character(scalar)) (U+\(String(scalar.value, radix: 16, uppercase: true)))"
  }

  /// The hits, misses and size of the cache of shaped paragraphs.
  public var statistics: CacheStatistics { cache.statistics }

  /// The caches of what is laid out.
  var caches: [any CountedCache] { [cache] }

  static let cacheNames = ["paragraphs"]
}
