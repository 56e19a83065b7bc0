import CCairo
import DisplayList
import Foundation

/// Coverage of turned glyphs, each at its place within a pixel.
///
/// A turned name lies at the same place in both schemes and whatever is drawn beside it.
struct TurnedGlyphCache: CountedCache {
  struct Key: Hashable {
    var font: Int32
    var glyph: UInt32
    /// The turn: where a point right and one below of the origin come to lie.
    var matrix: [Double]
    /// 256ths of a pixel to the right and down, as fine as cairo's coordinates are.
    var x: Int16
    var y: Int16

    /// The key of a glyph whose origin comes to lie at a place.
    init(font: Int32, glyph: UInt32, _ transform: CGAffineTransform, at place: CGPoint) {
      (self.font, self.glyph) = (font, glyph)
      matrix = [transform.a, transform.b, transform.c, transform.d].map { Double($0) }
      func phase(_ value: CGFloat) -> Int16 {
        Int16(((value - value.rounded(.down)) * 256).rounded())
      }
      (x, y) = (phase(place.x), phase(place.y))
    }
  }

  private let masks: RasterCache<Key, GlyphCache.Entry>
  private let fill = PolygonFill(width: 256, height: 256)

  /// An em in pixels, from which on glyphs are not cached.
  static let largest: CGFloat = 128

  init(_ policy: CachePolicy) {
    masks = RasterCache(policy) { 200 + ($0.mask?.cost ?? 0) }
  }

  var policy: CachePolicy { masks.policy }

  var statistics: CacheStatistics { masks.statistics }

  /// Returns a glyph's mask, which lies relative to the whole pixel left and above of its origin;
  /// nil where nothing is drawn.
  func mask(_ key: Key, fonts: FontTable) -> Mask? {
    if let found = masks.value(key) { return found.mask }
    let entry = GlyphCache.Entry(mask: draw(key, fonts.entries[Int(key.font)]))
    masks.insert(entry, key)
    return entry.mask
  }

  private func draw(_ key: Key, _ font: FontTable.Entry) -> Mask? {
    // Any context has a path; this one has a pixel.
    let pixel = Mask(bounds: DeviceRect(left: 0, top: 0, right: 1, bottom: 1))
    var result: Mask?
    pixel.draw { context in
      var matrix = cairo_matrix_t(
        xx: key.matrix[0], yx: key.matrix[1], xy: key.matrix[2], yy: key.matrix[3],
        x0: Double(key.x) / 256, y0: Double(key.y) / 256)
      cairo_transform(context, &matrix)
      cairo_set_font_face(context, font.face)
      cairo_set_font_size(context, font.size)
      var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
      cairo_glyph_path(context, &glyph, 1)
      cairo_identity_matrix(context)
      result = filled(context)
    }
    return result
  }

  /// Returns the coverage of a context's path.
  private func filled(_ context: OpaquePointer) -> Mask? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let mask = Mask(bounds: DeviceRect(around: box))
    guard !mask.bounds.isEmpty else { return nil }
    if fill.hasRoom(for: mask.bounds), let segments = CairoPath.segments(of: context) {
      fill.fill(segments, into: mask)
    } else {
      let path = cairo_copy_path(context)
      defer { cairo_path_destroy(path) }
      mask.draw {
        cairo_append_path($0, path)
        cairo_fill($0)
      }
    }
    return mask
  }
}
