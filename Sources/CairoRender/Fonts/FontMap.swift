import CPango

/// The fonts for what Pango asks, found once for each look and language whatever the size.
///
/// Pango's own map starts two threads for each size of each look, which search all fonts anew. That
/// took a quarter of a run over a matrix of screens, each process for itself.
final class FontMap {
  /// The map as Pango sees it.
  let pointer: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer
  private var faces: [String: FontFace] = [:]
  private var orders: [Look: [FontFace]] = [:]
  private var fonts: [Size: UnsafeMutablePointer<PangoFont>] = [:]
  private var fontsets: [Request: UnsafeMutablePointer<PangoFontset>] = [:]

  /// The best font for a description; the map keeps it.
  func font(
    for description: OpaquePointer?, language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFont>? {
    let request = Request(description, language)
    return order(request.look).first.flatMap { font($0, request) }
  }

  /// What decides which faces are taken, and in which order.
  private struct Look: Hashable {
    var family: String
    var weight: UInt32
    var style: UInt32
    var language: String
  }

  private struct Request: Hashable {
    let look: Look
    /// In 1/1024 pt, whether the description calls it absolute or not: there are 72 dots an inch.
    let em: Int32
    let variant: UInt32

    init(_ description: OpaquePointer?, _ language: OpaquePointer?) {
      look = Look(
        family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
        weight: pango_font_description_get_weight(description).rawValue,
        style: pango_font_description_get_style(description).rawValue,
        language: pango_language_to_string(language).map { String(cString: $0) } ?? "en")
      em = pango_font_description_get_size(description)
      variant = pango_font_description_get_variant(description).rawValue
    }
  }

  private struct Size: Hashable {
    var face: ObjectIdentifier
    var em: Int32
    var variant: UInt32
  }

  /// Creates a map over a configuration, which it takes over.
  init(config: OpaquePointer) throws {
    guard let map = PangoClasses.makeMap() else {
      throw RenderError.library(name: "Pango", reason: "no font map could be made")
    }
    (self.config, pointer) = (config, map)
    PangoClasses.attach(self, to: map)
  }

  deinit {
    PangoClasses.detach(pointer)
    CairoLock.hold {
      for fontset in fontsets.values { g_object_unref(fontset) }
      for font in fonts.values { g_object_unref(font) }
      g_object_unref(pointer)
    }
    FcConfigDestroy(config)
  }

  /// The fonts for a description, the best first; the map keeps them.
  func fontset(
    for description: OpaquePointer?, language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontset>? {
    let request = Request(description, language)
    if let known = fontsets[request] { return known }
    guard let fontset = pango_fontset_simple_new(language) else { return nil }
    for face in order(request.look) {
      guard let font = font(face, request) else { continue }
      // The set takes over a reference.
      g_object_ref(font)
      pango_fontset_simple_append(fontset, font)
    }
    let result = UnsafeMutableRawPointer(fontset).assumingMemoryBound(to: PangoFontset.self)
    fontsets[request] = result
    return result
  }

  private func font(_ face: FontFace, _ request: Request) -> UnsafeMutablePointer<PangoFont>? {
    let key = Size(face: ObjectIdentifier(face), em: request.em, variant: request.variant)
    if let known = fonts[key] { return known }
    let font = PangoClasses.makeFont(
      SizedFont(
        face: face, em: request.em, variant: PangoVariant(request.variant), map: pointer))
    fonts[key] = font
    return font
  }

  /// The faces for a look, one of each family: a family's other faces have the same letters.
  private func order(_ look: Look) -> [FontFace] {
    if let known = orders[look] { return known }
    let faces = FontConfiguration.faces(
      family: look.family, weight: look.weight, isItalic: look.style != PANGO_STYLE_NORMAL.rawValue,
      language: look.language, in: config
    ).map { pattern in
      let identity = FontFace.identity(of: pattern)
      if let known = self.faces[identity] {
        FcPatternDestroy(pattern)
        return known
      }
      let face = FontFace(pattern)
      self.faces[identity] = face
      return face
    }
    orders[look] = faces
    return faces
  }
}

/// A face at a size, which stands behind a font of Pango's.
final class SizedFont {
  let face: FontFace
  /// In Pango's units, 1/1024 pt.
  let em: Int32
  /// Small capitals, which Pango makes of smaller letters where the face has none.
  let variant: PangoVariant
  let map: UnsafeMutablePointer<PangoFontMap>

  init(
    face: FontFace, em: Int32, variant: PangoVariant, map: UnsafeMutablePointer<PangoFontMap>
  ) {
    (self.face, self.em, self.variant, self.map) = (face, em, variant, map)
  }

  /// The OpenType features of the variant, of those that a view can ask for.
  var features: [String] {
    switch variant {
    case PANGO_VARIANT_SMALL_CAPS: ["smcp"]
    case PANGO_VARIANT_ALL_SMALL_CAPS: ["smcp", "c2sc"]
    case PANGO_VARIANT_UNICASE: ["unic"]
    default: []
    }
  }
}
