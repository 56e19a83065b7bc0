import CCairo
import DisplayList

/// Apple's plus darker, which cairo has not.
///
/// For opaque colours the result is max(0, 1 - ((1 - D) + (1 - S))), after CGBlendMode.plusDarker
/// in Apple's documentation. There R, S and D are premultiplied; so that what is clear leaves the
/// other colour as it is, 1 stands for each one's own alpha here: with a = min(1, as + ad),
/// R = max(0, a - (ad - D) - (as - S)).
enum PlusDarker {
  /// Blends a premultiplied pixel, 0xAARRGGBB, onto another.
  static func blend(_ source: UInt32, onto target: UInt32) -> UInt32 {
    let (sourceAlpha, targetAlpha) = (Int32(source >> 24), Int32(target >> 24))
    let alpha = min(255, sourceAlpha + targetAlpha)
    var result = UInt32(alpha) << 24
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let (s, d) = (Int32(source >> shift & 255), Int32(target >> shift & 255))
      let value = max(0, alpha - (targetAlpha - d) - (sourceAlpha - s))
      result |= UInt32(min(alpha, value)) << shift
    }
    return result
  }
}

extension Painter {
  /// Lays a layer's picture upon this one by plus darker, through a mask and an opacity.
  func layDarkening(_ offscreen: Canvas, through mask: Mask?, _ opacity: Double) throws {
    let bounds = offscreen.bounds.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return }
    let (source, result) = (try Canvas(bounds: bounds), try Canvas(bounds: bounds))
    let faded = painter(on: source)
    faded.setSource(offscreen)
    if let mask {
      if opacity < 1 { mask.fade(opacity) }
      faded.paintSource(through: mask, at: (mask.bounds.left, mask.bounds.top))
    } else {
      cairo_paint_with_alpha(source.context, opacity)
    }
    painter(on: result).setSource(canvas)
    cairo_paint(result.context)
    result.withPixels { target in
      source.withPixels { pixels in
        for index in 0..<bounds.width * bounds.height {
          target[index] = PlusDarker.blend(pixels[index], onto: target[index])
        }
      }
    }
    // Replaced within the clip, whose soft edges mix both.
    setSource(result)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_rectangle(
      context, Double(bounds.left), Double(bounds.top), Double(bounds.width),
      Double(bounds.height))
    cairo_fill(context)
  }
}
