import CCairo
import CPango
import Foundation

/// The fonts that exist: those that the project names and those that an app registers.
///
/// Fontconfig gets a configuration of our own, without directories, so that no font of the host and
/// no file of its configuration can change a picture.
public final class FontBook {
  let catalogue: FontCatalogue
  let map: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer
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
    Self.forgetHostFonts
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
    (self.catalogue, self.config) = (catalogue, config)
    (self.paths, self.missing) = (paths, missing)
    map = try FontConfiguration.fontMap(of: config)
  }

  deinit {
    CairoLock.hold { g_object_unref(map) }
    FcConfigDestroy(config)
  }

  /// Pango starts a thread that loads the host's fonts unless there is a configuration already.
  static let forgetHostFonts: Void = {
    FcConfigSetCurrent(FcConfigCreate())
  }()
}

/// Fontconfig's side of a font book.
enum FontConfiguration {
  /// The names under which a font can be asked for.
  struct Names {
    var family: String
    var all: [String]
  }

  static func make(fallback: [String]) throws -> OpaquePointer {
    guard let config = FcConfigCreate() else {
      throw RenderError.library(name: "fontconfig", reason: "no configuration could be made")
    }
    let xml = rules(fallback: fallback)
    guard FcConfigParseAndLoadFromMemory(config, xml, FcTrue) == FcTrue else {
      throw RenderError.library(name: "fontconfig", reason: "its rules were refused")
    }
    return config
  }

  /// Fallback in a fixed order; bitmap glyphs scaled to the size asked for; no hinting.
  private static func rules(fallback: [String]) -> String {
    let families = fallback.map { "<family>\($0)</family>" }.joined()
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="pattern"><edit name="family" mode="append_last">
      \(fallback.map { "<string>\($0)</string>" }.joined())</edit></match>
      <alias binding="strong"><family>emoji</family>
      <prefer><family>Noto Color Emoji</family></prefer></alias>
      <alias><family>sans-serif</family><prefer>\(families)</prefer></alias>
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide>
      <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double>
      <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
      <edit name="size" mode="assign"><divide>
      <name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
      <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit></match>
      </fontconfig>
      """
  }

  static func add(_ face: FontCatalogue.Face, to config: OpaquePointer) throws {
    guard FileManager.default.fileExists(atPath: face.path) else {
      throw RenderError.missingFont(path: face.path, package: face.package)
    }
    guard FcConfigAppFontAddFile(config, face.path) == FcTrue else {
      throw RenderError.brokenFont(path: face.path, reason: "fontconfig finds no face in it")
    }
  }

  static func add(_ file: FontFile, to config: OpaquePointer) throws -> Names {
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw RenderError.brokenFont(path: file.path, reason: "there is no such readable file")
    }
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(file.path, 0, nil, &count) else {
      throw RenderError.brokenFont(path: file.path, reason: "FreeType cannot open it")
    }
    defer { FcPatternDestroy(pattern) }
    guard FcConfigAppFontAddFile(config, file.path) == FcTrue,
      let family = string(FC_FAMILY, of: pattern)
    else { throw RenderError.brokenFont(path: file.path, reason: "it names no family") }
    let names = [family, string(FC_POSTSCRIPT_NAME, of: pattern), string(FC_FULLNAME, of: pattern)]
    return Names(family: family, all: names.compactMap { $0 })
  }

  private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// A font map over a configuration, whose unit of length is the point.
  static func fontMap(of config: OpaquePointer) throws -> UnsafeMutablePointer<PangoFontMap> {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw RenderError.library(name: "Pango", reason: "it was built without FreeType")
    }
    let raw = UnsafeMutableRawPointer(map)
    pango_fc_font_map_set_config(OpaquePointer(raw), config)
    pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)
    return map
  }
}
