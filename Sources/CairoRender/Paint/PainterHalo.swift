import DisplayList
import Foundation

/// A halo's coverage somewhere in a picture.
///
/// All of it is one mask, which is cached: eight copies of letters took longer than the letters
/// themselves, and differ from one painting by rounding alone.
struct TextHalo {
  let key: Key
  /// Opaque: the mask is as thin as the letters are faded.
  let color: RGBAColor
  /// The pixel in which the letters' corner lies.
  let place: (x: Int, y: Int)

  /// Pixels of the largest mask.
  fileprivate static let largest = 1 << 22

  /// Nil where nothing is seen.
  init?(_ halo: HaloDrawing, _ transform: CGAffineTransform) {
    guard halo.color.alpha > 0, transform.isUsable else { return nil }
    let corner = halo.letters.frame.origin.applying(transform)
    guard abs(corner.x) < 1e6, abs(corner.y) < 1e6 else { return nil }
    let whole = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
    color = halo.color.opaque
    place = (whole.x.pixel, whole.y.pixel)
    key = Key(
      halo.inBlackAtOrigin, transform,
      corner: CGPoint(x: corner.x - whole.x, y: corner.y - whole.y))
  }
}

extension Painter {
  /// Draws a halo: through its mask, or copy by copy where its letters have none.
  func draw(_ drawing: HaloDrawing, in state: DrawingState) throws {
    guard drawing.color.alpha > 0 else { return }
    guard let (mask, place, color) = mask(of: drawing, state.transform) else {
      return try draw(drawing.copies.map { DrawItem(.text($0)) }, in: state)
    }
    paint(mask, at: place, color, state.clip.reduced(to: mask.bounds(at: place)))
  }

  /// Returns a halo that waits to be painted; nil where its letters have no masks.
  func pendingFills(of drawing: HaloDrawing, in state: DrawingState) -> [PendingFill]? {
    guard let (mask, place, color) = mask(of: drawing, state.transform) else { return nil }
    return [waiting(mask, at: place, color, state.clip.reduced(to: mask.bounds(at: place)))]
  }

  /// Returns a halo's coverage, the pixel where the mask's top left corner lies, and the colour to
  /// paint it in.
  private func mask(
    of drawing: HaloDrawing, _ transform: CGAffineTransform
  ) -> (mask: Mask, place: (x: Int, y: Int), color: RGBAColor)? {
    guard !canvas.isVector, let halo = TextHalo(drawing, transform),
      hasMasks(text.shaped(halo.key.halo.letters), halo.key.transform)
    else { return nil }
    let entry = rasterizer.caches.halos.value(halo.key) { GlyphCache.Entry(mask: draw(halo.key)) }
    return entry.mask.map { mask in
      (mask, (mask.bounds.left + halo.place.x, mask.bounds.top + halo.place.y), halo.color)
    }
  }

  /// Returns the coverage of all copies together; nil for nothing, and for too much.
  private func draw(_ key: TextHalo.Key) -> Mask? {
    var letters: [(mask: Mask, place: DeviceRect)] = []
    for copy in key.halo.copies {
      placeLetters(of: copy, key.transform) { mask, x, y in
        letters.append((mask, mask.bounds(at: (x, y))))
      }
    }
    let bounds = letters.reduce(DeviceRect.empty) { $0.union($1.place) }
    guard !bounds.isEmpty, bounds.width * bounds.height <= TextHalo.largest else { return nil }
    let all = Mask(bounds: bounds)
    let alpha = UInt8((key.halo.color.alpha * 255).rounded())
    for (mask, place) in letters {
      all.cover(with: mask, x: place.left, y: place.top, alpha: alpha)
    }
    return all
  }
}

extension HaloDrawing {
  /// The halo as its mask sees it: the letters' corner at 0, 0, and nothing of a colour but the
  /// alpha.
  fileprivate var inBlackAtOrigin: HaloDrawing {
    var text = letters.text
    for index in text.runs.indices { text.runs[index].paint = .color(.black) }
    return HaloDrawing(
      letters: TextDrawing(text: text, frame: CGRect(origin: .zero, size: letters.frame.size)),
      width: width, color: .black.opacity(color.alpha))
  }
}

extension RGBAColor {
  fileprivate var opaque: RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: 1) }
}

extension Mask {
  /// Returns the mask's bounds with the top left corner at a pixel.
  fileprivate func bounds(at corner: (x: Int, y: Int)) -> DeviceRect {
    bounds.offsetBy(x: corner.x - bounds.left, y: corner.y - bounds.top)
  }
}
