import CCairo
import CLCMS
import CPNG
import CPango
import CRSVG
import CWebP
import CXXHash
import DisplayList
import Foundation

/// All that pixels depend on beside the draw list: libraries, fonts, resources and the renderer.
///
/// Pixel digests may be compared only under equal fingerprints.
public struct Fingerprint: Codable, Hashable, Sendable {
  /// Library names and versions, in the order of the alphabet.
  public var libraries: [String: String]
  /// The digest of all font files, in the order of their registration.
  public var fonts: String
  /// The digest of the files of an app's own fonts; nil of none.
  public var appFonts: String?
  /// The digest of the renderer's own resources.
  public var resources: String
  /// The digests of the pixels of lists that use every draw operation.
  public var probe: String

  /// Takes the fingerprint of this process' renderer.
  ///
  /// - Throws: ``RenderError`` if the probe cannot be drawn.
  public init(text: TextEngine) throws {
    libraries = LibraryVersions.all
    fonts = try Self.digest(of: text.fonts)
    appFonts = try Self.digest(of: text.fonts.own)
    resources =
      try ["fonts", "symbols", "symbol-names", "materials"].map {
        PixelDigest(of: [UInt8](try Resource.data($0))).description
      }.joined() + PixelDigest(of: try SymbolSet.bytes()).description
    probe = try Probe.lists.map { probe in
      let image = try Rasterizer().render(
        probe.list, scale: probe.scale, text: text, assets: ImageStore())
      return PixelDigest(of: image).description
    }.joined()
    text.forgetIssues()
  }

  /// One digest of everything, as 32 hexadecimal digits.
  public var digest: String {
    let versions = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let all = versions + [fonts, resources, probe] + (appFonts.map { [$0] } ?? [])
    return PixelDigest(of: Array(all.joined(separator: "\n").utf8)).description
  }

  /// One digest of all files; those of the project must be whole.
  private static func digest(of book: FontBook) throws -> String {
    let faces = Dictionary(book.catalogue.faces.map { ($0.path, $0) }) { first, _ in first }
    let symbols = book.catalogue.faces.filter(\.isOfSymbols).map(\.path)
    return digest(
      of: try (book.paths + symbols).map { path in
        try read(path) { bytes in
          try faces[path].map { try FontCheck(face: $0).check(bytes) } ?? digest(of: bytes)
        }
      })
  }

  private static func digest(of fonts: OwnFonts) throws -> String? {
    if fonts.paths.isEmpty { return nil }
    return digest(of: try fonts.paths.map { try read($0, digest) })
  }

  private static func read(
    _ path: String, _ digest: (UnsafeRawBufferPointer) throws -> UInt64
  ) throws -> UInt64 {
    // Mapped, since fonts have tens of megabytes and are replaced by others, never written to.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { throw RenderError.brokenFont(path: path, reason: "it cannot be read") }
    return try data.withUnsafeBytes(digest)
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
  }

  private static func digest(of digests: [UInt64]) -> String {
    PixelDigest(
      of: digests.flatMap { digest in
        (0..<8).map { UInt8(truncatingIfNeeded: digest >> ($0 * 8)) }
      }
    ).description
  }
}

/// The versions of the libraries as they run, not as they were compiled against.
enum LibraryVersions {
  static var all: [String: String] {
    [
      "cairo": string(cairo_version_string()), "pango": string(pango_version_string()),
      "harfbuzz": string(hb_version_string()), "fontconfig": "\(FcGetVersion())",
      "libpng": string(png_get_libpng_ver(nil)), "freetype": freetype, "pixman": pixman,
      "librsvg": "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
      "lcms2": "\(cmsGetEncodedCMMversion())", "webp": "\(WebPGetDecoderVersion())",
      "hyphenation": hyphenation,
    ]
  }

  /// The digest of the patterns, which tell no version.
  private static var hyphenation: String {
    let files = Hyphenation.paths.map { path in
      [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
    }
    return PixelDigest(of: files.flatMap { $0 }).description
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }

  /// Loaded with cairo; asked by name, since it is not linked by itself.
  private static var pixman: String {
    guard let symbol = dlsym(nil, "pixman_version_string") else { return "unknown" }
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    return string(unsafeBitCast(symbol, to: Function.self)())
  }

  private static var freetype: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
