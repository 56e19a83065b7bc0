import CWide
import DisplayList

/// A colour as eight-bit premultiplied components.
struct PremultipliedColor: Hashable {
  var alpha: UInt32
  var red: UInt32
  var green: UInt32
  var blue: UInt32

  init(_ color: RGBAColor) {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    alpha = byte(color.alpha)
    red = byte(color.red * color.alpha)
    green = byte(color.green * color.alpha)
    blue = byte(color.blue * color.alpha)
  }

  /// Returns a colour as cairo paints with it: of 16 bits a component the upper 8.
  static func asCairo(_ color: RGBAColor) -> PremultipliedColor {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    var result = PremultipliedColor(color)
    (result.alpha, result.red) = (byte(color.alpha), byte(color.red * color.alpha))
    result.green = byte(color.green * color.alpha)
    result.blue = byte(color.blue * color.alpha)
    return result
  }

  /// 0xAARRGGBB.
  var pixel: UInt32 { alpha << 24 | red << 16 | green << 8 | blue }
}

/// Source-over of a colour through coverage, on premultiplied pixels.
///
/// The loops are vectors in C, which a debug build runs nearly as fast: see `CWide`.
enum Blending {
  /// Paints a row: each pixel becomes colour * mask + pixel * (1 - alpha * mask).
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ color: PremultipliedColor
  ) {
    wide_paint_mask(pixels, mask, count, color.pixel)
  }

  /// Paints a row through even coverage.
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UInt8, count: Int,
    _ color: PremultipliedColor
  ) {
    wide_paint_even(pixels, UInt32(coverage), count, color.pixel)
  }

  /// Paints a row of premultiplied pixels over another.
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int
  ) {
    wide_paint_row(pixels, source, count)
  }

  /// Paints a row with an opaque pixel as cairo does, which rounds half of a step down.
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ source: UInt32
  ) {
    wide_mix_mask_down(pixels, mask, count, source)
  }

  /// Returns a premultiplied pixel through coverage over another.
  static func blend(_ source: UInt32, _ coverage: UInt32, over pixel: UInt32) -> UInt32 {
    wide_blend(source, coverage, pixel)
  }

  /// Returns two components of a word, each times a factor from 0 to 255 over 255, rounded.
  static func scaled(_ pair: UInt32, _ factor: UInt32) -> UInt32 { wide_scaled(pair, factor) }

  /// Paints a mask beneath a canvas's pixels: each becomes pixel + colour * mask * (1 - its alpha).
  static func paint(
    _ mask: Mask, at place: (x: Int, y: Int), _ color: PremultipliedColor, under canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let target = DeviceRect(
      left: place.x, top: place.y, right: place.x + mask.bounds.width,
      bottom: place.y + mask.bounds.height
    ).intersection(canvas.bounds)
    guard !target.isEmpty else { return }
    for y in target.top..<target.bottom {
      wide_paint_under(
        pixels + (y - canvas.bounds.top) * canvas.width + (target.left - canvas.bounds.left),
        mask.row(y - place.y) + (target.left - place.x), target.width, color.pixel)
    }
  }

  /// Paints a mask's pixels that lie within a clip.
  static func paint(
    _ mask: Mask, at place: (x: Int, y: Int), _ color: PremultipliedColor, on canvas: Canvas,
    clip: DeviceRect, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let target = DeviceRect(
      left: place.x, top: place.y, right: place.x + mask.bounds.width,
      bottom: place.y + mask.bounds.height
    ).intersection(clip).intersection(canvas.bounds)
    guard !target.isEmpty else { return }
    for y in target.top..<target.bottom {
      row(
        pixels + (y - canvas.bounds.top) * canvas.width + (target.left - canvas.bounds.left),
        mask.row(y - place.y) + (target.left - place.x), count: target.width, color)
    }
  }
}
