import CPango

/// The fonts for what Pango asks: the family's nearest face, then one of each fallback family in a
/// fixed order.
///
/// Pango's own map has fontconfig search all fonts of the host for each size of each look and
/// language, in two threads. No font of the host and no file of its configuration can change a
/// picture here, and a face is looked for once.
final class FontMap {
  /// The map as Pango sees it.
  let pointer: UnsafeMutablePointer<PangoFontMap>
  /// The faces of each family.
  private let families: [String: [FontSource]]
  /// The families in the order of falling back.
  private let order: [String]
  private var faces: [FaceKey: FontFace] = [:]
  private var looks: [Look: [FontFace]] = [:]
  private var fonts: [SizeKey: UnsafeMutablePointer<PangoFont>] = [:]
  private var fontsets: [Request: UnsafeMutablePointer<PangoFontset>] = [:]

  /// Creates a map of some faces.
  ///
  /// - Parameters:
  ///   - sources: The project's faces.
  ///   - own: An app's own, which are taken by name alone and never fallen back to.
  ///   - fallback: The families that are tried first where a family lacks a character.
  ///   - emoji: The family that Pango asks for by the name "emoji".
  /// - Throws: ``RenderError`` if Pango makes no map.
  init(
    _ sources: [FontSource], own: [FontSource] = [], fallback: [String], emoji: String
  ) throws {
    guard let map = PangoClasses.makeMap() else {
      throw RenderError.library(name: "Pango", reason: "no font map could be made")
    }
    var families = Dictionary(grouping: sources + own, by: \.family)
    families["emoji"] = families["emoji"] ?? families[emoji]
    (self.families, pointer) = (families, map)
    order = (fallback + sources.map(\.family)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    PangoClasses.attach(self, to: map)
  }

  deinit {
    PangoClasses.detach(pointer)
    CairoLock.hold {
      for fontset in fontsets.values { g_object_unref(fontset) }
      for font in fonts.values { g_object_unref(font) }
      g_object_unref(pointer)
    }
  }

  // MARK: Keys

  /// The properties by which faces are chosen.
  private struct Look: Hashable {
    let family: String
    /// CSS's 100 to 900.
    let weight: Int
    let isItalic: Bool
  }

  private struct Request: Hashable {
    let look: Look
    /// In 1/1024 pt, whether the description calls it absolute or not: there are 72 dots an inch.
    let em: Int32
    let variant: UInt32

    init(_ description: OpaquePointer?) {
      look = Look(
        family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
        weight: Int(pango_font_description_get_weight(description).rawValue),
        isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
      em = pango_font_description_get_size(description)
      variant = pango_font_description_get_variant(description).rawValue
    }
  }

  private struct FaceKey: Hashable {
    let source: FontSource
    let weight: Int
  }

  private struct SizeKey: Hashable {
    let face: ObjectIdentifier
    let em: Int32
    let variant: UInt32
  }

  // MARK: Answers

  /// Returns the best font for a description, of those whose files can be read; the map keeps it.
  func font(for description: OpaquePointer?) -> UnsafeMutablePointer<PangoFont>? {
    let request = Request(description)
    return faces(request.look).first(where: \.hasGlyphs).flatMap { font($0, request) }
  }

  /// Returns the fonts for a description, the best first; the map keeps them.
  func fontset(for description: OpaquePointer?) -> UnsafeMutablePointer<PangoFontset>? {
    let request = Request(description)
    if let known = fontsets[request] { return known }
    // Faces do not depend on the language, least of all on the host's.
    let language = pango_language_from_string("en")
    guard let fontset = pango_fontset_simple_new(language) else { return nil }
    for face in faces(request.look) {
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
    let key = SizeKey(face: ObjectIdentifier(face), em: request.em, variant: request.variant)
    if let known = fonts[key] { return known }
    let font = PangoClasses.makeFont(
      SizedFont(
        face: face, em: request.em, variant: PangoVariant(request.variant), map: pointer))
    fonts[key] = font
    return font
  }

  /// Returns the faces for a look, one of each family: a family's other faces have the same
  /// letters.
  private func faces(_ look: Look) -> [FontFace] {
    if let known = looks[look] { return known }
    let names = [look.family] + order.filter { $0 != look.family }
    let result = names.compactMap { families[$0] }.compactMap { sources -> FontFace? in
      guard let source = sources.nearest(weight: look.weight, isItalic: look.isItalic) else {
        return nil
      }
      let face = FontFace(source, weight: look.weight)
      let key = FaceKey(source: source, weight: face.weight)
      defer { faces[key] = faces[key] ?? face }
      return faces[key] ?? face
    }
    looks[look] = result
    return result
  }
}
