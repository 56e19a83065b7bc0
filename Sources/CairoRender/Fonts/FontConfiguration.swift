import CPango
import Foundation

/// Fontconfig's side of a font book.
enum FontConfiguration {
  /// Pango starts a thread that loads the host's fonts unless there is a configuration already.
  static let forgetHostFonts: Void = {
    FcConfigSetCurrent(FcConfigCreate())
  }()

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

  static func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// One face of each family for what is asked, each as it is to be drawn.
  ///
  /// - Parameters:
  ///   - family: The family that is taken before the fallback ones.
  ///   - weight: CSS's 100 to 900.
  ///   - isItalic: Whether an italic or oblique face is wanted.
  ///   - language: A language's tag; fonts that can write it come before those that cannot.
  ///   - config: Where the fonts are.
  /// - Returns: The faces, the best first; the caller destroys them.
  static func faces(
    family: String, weight: UInt32, isItalic: Bool, language: String, in config: OpaquePointer
  ) -> [OpaquePointer] {
    guard let request = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(request) }
    FcPatternAddString(request, FC_FAMILY, family)
    FcPatternAddDouble(request, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    FcPatternAddInteger(request, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(request, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddString(request, FC_LANG, language)
    // Names in the host's language would be another's elsewhere.
    FcPatternAddString(request, FC_NAMELANG, "en")
    FcPatternAddBool(request, FC_VARIABLE, FcDontCare)
    FcPatternAddDouble(request, FC_DPI, 72)
    FcPatternAddDouble(request, FC_PIXEL_SIZE, 16)
    FcConfigSubstitute(config, request, FcMatchPattern)
    FcDefaultSubstitute(request)
    var result = FcResultMatch
    guard let sorted = FcFontSort(config, request, FcFalse, nil, &result) else { return [] }
    defer { FcFontSetDestroy(sorted) }
    var seen: Set<String> = []
    return (0..<Int(sorted.pointee.nfont)).compactMap { index in
      guard let found = sorted.pointee.fonts[index],
        seen.insert(string(FC_FAMILY, of: found) ?? "").inserted
      else { return nil }
      return FcFontRenderPrepare(config, request, found)
    }
  }
}
