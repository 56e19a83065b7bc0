import CPango
import Foundation

/// The fonts that exist: those that the project names and those that an app registers.
///
/// Fontconfig gets a configuration of our own, without directories, so that no font of the host and
/// no file of its configuration can change a picture.
public final class FontBook {
  let catalogue: FontCatalogue
  let map: FontMap
  /// Families and PostScript names of the app's own fonts, by either name.
  private(set) var custom: [String: String] = [:]
  /// Paths of all files, in the order of registration.
  public let paths: [String]
  /// What was missing, where the book is lenient.
  public let missing: [RenderError]

  /// Opens the project's fonts and an app's own.
  ///
  /// - Parameters:
  ///   - files: The app's own fonts.
  ///   - strict: Whether a missing file of the project is an error, and not only in ``missing``.
  /// - Throws: ``RenderError/missingFont(path:package:)``, ``RenderError/brokenFont(path:reason:)``.
  public init(registering files: [FontFile] = [], strict: Bool = true) throws {
    FontConfiguration.forgetHostFonts
    let catalogue = try FontCatalogue.load()
    let config = try FontConfiguration.make(fallback: catalogue.fallback)
    var missing: [RenderError] = []
    var paths: [String] = []
    for face in catalogue.textFaces {
      do {
        try FontConfiguration.add(face, to: config)
        paths.append(face.path)
      } catch let error as RenderError {
        if strict { throw error }
        missing.append(error)
      }
    }
    for file in files {
      let names = try FontConfiguration.add(file, to: config)
      for name in names.all { custom[name] = names.family }
      paths.append(file.path)
    }
    self.catalogue = catalogue
    (self.paths, self.missing) = (paths, missing)
    map = try FontMap(config: config)
  }
}
