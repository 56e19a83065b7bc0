import Foundation

/// The fonts that exist: those that the project names and those that an app registers.
public final class FontBook {
  let catalogue: FontCatalogue
  let map: FontMap
  /// The app's own fonts.
  let own: OwnFonts
  /// Paths of the project's files, in the order of registration.
  public let paths: [String]
  /// The fonts that were missing, where the book is lenient.
  public let missing: [RenderError]

  /// Opens the project's fonts and an app's own.
  ///
  /// - Parameters:
  ///   - files: The app's own fonts.
  ///   - strict: True to throw for a missing file of the project; else it is only in ``missing``.
  /// - Throws: ``RenderError/missingFonts(families:packages:)``, which names all of them, and
  ///   ``RenderError/brokenFont(path:reason:)``.
  public init(registering files: [FontFile] = [], strict: Bool = true) throws {
    catalogue = try FontCatalogue.load()
    var sources: [FontSource] = []
    var missing: [RenderError] = []
    var absent: [FontCatalogue.Face] = []
    for face in catalogue.faces {
      if FileManager.default.fileExists(atPath: face.path) {
        if !face.isOfSymbols { sources.append(face.source) }
      } else {
        absent.append(face)
        missing.append(.missingFont(path: face.path, package: face.package))
      }
    }
    if strict, !absent.isEmpty { throw RenderError.missingFonts(absent) }
    own = try OwnFonts(files, beside: Set(catalogue.faces.map(\.family)))
    self.missing = missing
    paths = sources.map(\.path).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    map = try FontMap(
      sources, own: own.sources, fallback: catalogue.fallback, emoji: catalogue.emojiFamily)
  }
}
