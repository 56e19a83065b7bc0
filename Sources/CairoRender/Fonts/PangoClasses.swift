import CPango

/// Two classes of GObject's: a font map and a font of Pango's that ask Swift's ``FontMap`` and
/// ``SizedFont``.
enum PangoClasses {
  // MARK: Objects

  static func makeMap() -> UnsafeMutablePointer<PangoFontMap>? {
    g_object_new_with_properties(mapType, 0, nil, nil).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: PangoFontMap.self)
    }
  }

  /// Makes a font that keeps its size and face.
  static func makeFont(_ font: SizedFont) -> UnsafeMutablePointer<PangoFont>? {
    guard let object = g_object_new_with_properties(fontType, 0, nil, nil) else { return nil }
    g_object_set_qdata_full(object, subject, Unmanaged.passRetained(font).toOpaque()) {
      if let font = $0 { Unmanaged<SizedFont>.fromOpaque(font).release() }
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: PangoFont.self)
  }

  /// Lets a map of Pango's ask one of Swift's, which must detach it before it goes.
  static func attach(_ map: FontMap, to pointer: UnsafeMutablePointer<PangoFontMap>) {
    g_object_set_qdata(object(pointer), subject, Unmanaged.passUnretained(map).toOpaque())
  }

  static func detach(_ pointer: UnsafeMutablePointer<PangoFontMap>) {
    g_object_set_qdata(object(pointer), subject, nil)
  }

  /// Returns the face and size behind a font of Pango's.
  static func font(_ font: UnsafeMutablePointer<PangoFont>?) -> SizedFont? {
    font.flatMap { g_object_get_qdata(object($0), subject) }.map {
      Unmanaged<SizedFont>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func map(_ map: UnsafeMutablePointer<PangoFontMap>?) -> FontMap? {
    map.flatMap { g_object_get_qdata(object($0), subject) }.map {
      Unmanaged<FontMap>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func object(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GObject> {
    pointer.assumingMemoryBound(to: GObject.self)
  }

  // MARK: Classes

  /// Under what an object keeps what stands behind it.
  private static let subject = g_quark_from_static_string("vitrine-subject")

  private static let mapType = type(
    "VitrineFontMap", parent: pango_font_map_get_type(), instance: MemoryLayout<PangoFontMap>.self,
    kind: MemoryLayout<PangoFontMapClass>.self
  ) { kind, _ in
    guard let kind = kind?.assumingMemoryBound(to: PangoFontMapClass.self) else { return }
    kind.pointee.load_fontset = { map, _, description, _ in
      let fontset = PangoClasses.map(map)?.fontset(for: description)
      // The caller gets a reference of its own.
      return fontset.map { g_object_ref($0).assumingMemoryBound(to: PangoFontset.self) }
    }
    kind.pointee.load_font = { map, _, description in
      let font = PangoClasses.map(map)?.font(for: description)
      return font.map { g_object_ref($0).assumingMemoryBound(to: PangoFont.self) }
    }
    kind.pointee.list_families = { _, families, count in
      families?.pointee = nil
      count?.pointee = 0
    }
    kind.pointee.get_serial = { _ in 1 }
  }

  private static let fontType = type(
    "VitrineFont", parent: pango_font_get_type(), instance: MemoryLayout<PangoFont>.self,
    kind: MemoryLayout<PangoFontClass>.self
  ) { kind, _ in
    guard let kind = kind?.assumingMemoryBound(to: PangoFontClass.self) else { return }
    kind.pointee.describe = { PangoClasses.describe($0) }
    kind.pointee.describe_absolute = { PangoClasses.describe($0) }
    kind.pointee.get_coverage = { font, _ in
      guard let coverage = PangoClasses.font(font)?.face.coverage else {
        return pango_coverage_new()
      }
      g_object_ref(UnsafeMutableRawPointer(coverage))
      return coverage
    }
    kind.pointee.get_glyph_extents = { font, glyph, ink, room in
      let extents = PangoClasses.extents(font, glyph)
      ink?.pointee = extents
      room?.pointee = extents
    }
    kind.pointee.get_metrics = { font, _ in PangoClasses.metrics(font) }
    kind.pointee.get_features = { font, list, room, count in
      guard let list, let count else { return }
      for name in PangoClasses.font(font)?.features ?? [] where count.pointee < room {
        hb_feature_from_string(name, -1, &list[Int(count.pointee)])
        count.pointee += 1
      }
    }
    kind.pointee.get_font_map = { PangoClasses.font($0)?.map }
    kind.pointee.create_hb_font = { font in
      PangoClasses.font(font).flatMap { $0.face.shapingFont(em: $0.em) } ?? hb_font_get_empty()
    }
  }

  private static func type<Instance, Class>(
    _ name: String, parent: GType, instance: MemoryLayout<Instance>.Type,
    kind: MemoryLayout<Class>.Type, _ fill: @escaping GClassInitFunc
  ) -> GType {
    g_type_register_static_simple(
      parent, name, guint(kind.size), fill, guint(instance.size), { _, _ in }, GTypeFlags(0))
  }

  // MARK: A font's answers

  private static func describe(_ pointer: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let font = font(pointer) else { return pango_font_description_new() }
    let description = font.face.description
    pango_font_description_set_absolute_size(description, Double(font.em))
    pango_font_description_set_variant(description, font.variant)
    return description
  }

  /// Returns the font's ascent and descent; lines stand by SF Pro's boxes, so that this decides
  /// nothing.
  private static func metrics(
    _ pointer: UnsafeMutablePointer<PangoFont>?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    // Pango frees it as a slice.
    let memory = g_slice_alloc0(gsize(MemoryLayout<PangoFontMetrics>.size))
    let metrics = memory?.assumingMemoryBound(to: PangoFontMetrics.self)
    var lines = hb_font_extents_t()
    if let pointer {
      hb_font_get_extents_for_direction(pango_font_get_hb_font(pointer), HB_DIRECTION_LTR, &lines)
    }
    metrics?.pointee.ref_count = 1
    metrics?.pointee.ascent = lines.ascender
    metrics?.pointee.descent = -lines.descender
    metrics?.pointee.height = lines.ascender - lines.descender + lines.line_gap
    return metrics
  }

  /// A glyph's room, which is told for its ink too: to find the ink its outline would have to be
  /// read, and Pango asks for it where it only wants a size.
  private static func extents(
    _ pointer: UnsafeMutablePointer<PangoFont>?, _ glyph: PangoGlyph
  ) -> PangoRectangle {
    guard let pointer, let font = font(pointer), glyph != emptyGlyph else {
      return PangoRectangle()
    }
    let shape = pango_font_get_hb_font(pointer)
    var lines = hb_font_extents_t()
    hb_font_get_extents_for_direction(shape, HB_DIRECTION_LTR, &lines)
    // A character that no font has leaves as much room as a letter.
    let isUnknown = glyph & unknownFlag != 0
    return PangoRectangle(
      x: 0, y: -lines.ascender,
      width: isUnknown ? font.em * 3 / 4 : hb_font_get_glyph_h_advance(shape, glyph),
      height: lines.ascender - lines.descender)
  }

  /// PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, macros that Swift does not see.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  static let unknownFlag: UInt32 = 0x1000_0000
  /// PANGO_ANALYSIS_FLAG_IS_ELLIPSIS.
  static let ellipsisFlag: UInt8 = 1 << 1
}
