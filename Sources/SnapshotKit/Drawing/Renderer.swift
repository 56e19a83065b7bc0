import CairoRender
import DisplayList
import Foundation

/// The one place where snapshots meet the renderer: text, pictures, pixels, files.
final class Renderer {
  let text: TextEngine
  let assets = ImageStore()
  let fingerprint: RendererFingerprint
  private let rasterizer = Rasterizer()

  /// Loads fonts and resources, and takes the renderer's fingerprint.
  ///
  /// - Parameter fonts: The app's own fonts; those among the resources of its packages by default.
  /// - Throws: `RenderError` that names the font, library or resource that is missing.
  init(fonts: [FontFile] = FontFile.ofPackages) throws {
    text = try TextEngine(fonts: FontBook(registering: fonts))
    fingerprint = RendererFingerprint(try CairoRender.Fingerprint(text: text))
  }

  /// Creates a renderer with fonts that are loaded, and a fingerprint that this very executable
  /// took.
  init(_ text: TextEngine, fingerprint: RendererFingerprint) {
    (self.text, self.fingerprint) = (text, fingerprint)
  }

  /// A Boolean value that indicates whether an image that cannot be decoded is left out, with a
  /// warning.
  var leavesOutBrokenImages: Bool {
    get { rasterizer.leavesOutBrokenImages }
    set { rasterizer.leavesOutBrokenImages = newValue }
  }

  /// Fonts that are not installed.
  var missing: [String] { text.fonts.missing.map(\.description) }

  /// Returns the pixels of a list.
  func raster(_ list: DisplayList, scale: Int) throws -> PixelImage {
    try rasterizer.render(list, scale: Double(scale), text: text, assets: assets)
  }

  /// Returns the bytes of a list as a document.
  func document(_ list: DisplayList, as format: VectorDocument.Format) throws -> Data {
    Data(try VectorDocument(text: text, assets: assets).encode(list, as: format))
  }

  /// Returns the format of a file that is no PNG, by its ending.
  static func documentFormat(of path: String) -> VectorDocument.Format? {
    VectorDocument.Format.allCases.first { path.hasSuffix("." + $0.rawValue) }
  }

  /// Returns the issues since the last call.
  func takeIssues() -> [String] {
    defer { text.forgetIssues() }
    return text.issues.map(\.description)
  }

  /// The hits, misses and sizes of the caches.
  var caches: [WorkerStatistics.Cache] {
    RenderStatistics(text: text, assets: assets, rasterizer: rasterizer).caches.map { cache in
      let figures = cache.statistics
      return .init(
        name: cache.name, content: cache.content, hits: figures.hits, misses: figures.misses,
        entries: figures.entries, bytes: figures.cost, limit: figures.limit)
    }
  }

  /// Returns a PNG file of a picture.
  static func encode(
    _ image: PixelImage, scale: Int = 1, effort: PNGEncoder.Effort = .fast
  ) throws -> Data {
    Data(try PNGEncoder(effort: effort).encode(image, scale: Double(scale)))
  }

  /// Returns the picture in a PNG file.
  static func decode(_ data: Data, name: String) throws -> PixelImage {
    try PNGDecoder.decode([UInt8](data), name: name)
  }
}

extension RendererFingerprint {
  fileprivate init(_ fingerprint: CairoRender.Fingerprint) {
    let libraries = fingerprint.libraries.sorted { $0.key < $1.key }.map {
      Part(name: $0.key, value: $0.value)
    }
    let ownFonts = fingerprint.appFonts.map { [Part(name: "app-fonts", value: $0)] } ?? []
    self.init(
      digest: fingerprint.digest,
      parts: libraries + [
        Part(name: "fonts", value: fingerprint.fonts),
        Part(name: "resources", value: fingerprint.resources),
        Part(name: "probe", value: fingerprint.probe),
      ] + ownFonts)
  }
}
