import CPango

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
