import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws the shadow of an upright shape.
  func drawShadow(
    _ shadow: Shadow, of path: Path, in state: DrawingState
  ) {
    guard shadow.color.alpha > 0 else { return }
    let scale = state.transform.meanScale
    let sigma = GaussianBlur.sigma(radius: shadow.radius, scale: scale)
    let shape = DevicePath.filled(path, state.transform)
    let box = shape.boundingRect
    let place = DeviceRect(around: box).offsetBy(
      x: (shadow.x * scale).rounded().pixel, y: (shadow.y * scale).rounded().pixel)
    if let parts = NinePartShadow(shape: shape, sigma: sigma) {
      let mask = shadowMask(parts.smallest, sigma)
      return paint(mask, over: place, under: parts.hidden(by: box), shadow.color, state.clip)
    }
    let moved = shape.offsetBy(dx: -box.minX, dy: -box.minY)
    let mask = shadowMask(moved, sigma)
    paint(
      mask, at: (place.left + mask.bounds.left, place.top + mask.bounds.top), shadow.color,
      state.clip)
  }

  /// The blurred coverage of a shape whose bounds begin at 0.
  func shadowMask(_ shape: Path, _ sigma: Double) -> Mask {
    rasterizer.caches.shadows.value(ShadowKey(shape: shape, sigma: sigma)) {
      let reach = GaussianBlur.reach(sigma: sigma)
      let mask = Mask(bounds: DeviceRect(around: shape.boundingRect).insetBy(-reach))
      mask.draw { context in
        CairoPath.append(shape, to: context, .identity)
        cairo_fill(context)
      }
      GaussianBlur.blur(BytePlane(mask), sigma: sigma, edge: .zero)
      return mask
    }
  }

  /// Paints a mask whose middle stretches; what an opaque shape will hide is left out.
  private func paint(
    _ mask: Mask, over place: DeviceRect, under hidden: NinePartShadow.Hidden, _ color: RGBAColor,
    _ clip: Clip
  ) {
    let all = place.insetBy(mask.bounds.left)
    let visible = all.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    let premultiplied = PremultipliedColor(color)
    let whole = clip.isShaped ? Mask(bounds: visible) : nil
    let even = all.left + mask.bounds.width / 2..<all.right - mask.bounds.width / 2
    canvas.withPixels { pixels in
      NinePartShadow.forEachRow(of: mask, over: all, visible.top..<visible.bottom) { y, row in
        if let whole {
          whole.row(y - visible.top).update(
            from: row + (visible.left - all.left), count: visible.width)
          return
        }
        let target = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
        for part in hidden.rest(of: visible.left..<visible.right, y: y) where !part.isEmpty {
          NinePartShadow.blend(row, from: all.left, even, part, premultiplied, onto: target)
        }
      }
    }
    if let whole { paint(whole, at: (visible.left, visible.top), color, clip) }
  }

  // MARK: Inner shadows

  /// Draws a shadow that falls from the edge of a path inwards.
  func innerShadow(
    _ path: Path, _ shadow: Shadow, in state: DrawingState
  ) {
    guard shadow.color.alpha > 0 else { return }
    let scale = state.transform.meanScale
    let sigma = GaussianBlur.sigma(radius: shadow.radius, scale: scale)
    let shape = DevicePath.filled(path, state.transform)
    let reach = GaussianBlur.reach(sigma: sigma)
    // Beyond the blur's reach around the clip nothing is seen.
    let bounds = DeviceRect(around: shape.boundingRect)
      .intersection(state.clip.bounds.insetBy(-2 * reach))
    let offset = ((shadow.x * scale).rounded().pixel, (shadow.y * scale).rounded().pixel)
    guard !bounds.intersection(state.clip.bounds).isEmpty else { return }
    // What lies outside of the moved shape, blurred, within the shape.
    let margin = reach + min(2 * reach + 64, max(abs(offset.0), abs(offset.1)))
    let outside = Mask(bounds: bounds.insetBy(-margin))
    outside.draw { context in
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      let moved = CGAffineTransform(translationX: CGFloat(offset.0), y: CGFloat(offset.1))
      CairoPath.append(shape, to: context, moved)
      cairo_fill(context)
    }
    GaussianBlur.blur(BytePlane(outside), sigma: sigma, edge: .clamped)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    CairoPath.append(shape, to: context, .identity)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(context)
    paint(
      outside, at: (outside.bounds.left, outside.bounds.top), shadow.color,
      Clip(bounds: bounds.intersection(state.clip.bounds), cuts: [.anything]))
  }
}

/// A rounded rectangle, or its shadow, as corners that stay and a middle that stretches.
struct NinePartShadow {
  /// The smallest shape with the same corners, at the origin.
  let smallest: Path
  private let corner: Int

  /// Nil if the shape is not a rectangle, or too small for its middle to be even.
  init?(shape: Path, sigma: Double) {
    let box = shape.boundingRect
    let reach = CGFloat(GaussianBlur.reach(sigma: sigma))
    switch shape.storage {
    case .rect: corner = 0
    case .roundedRect(let rounded):
      corner = rounded.cornerReach.rounded(.up).pixel
    default: return nil
    }
    let side = 2 * (reach + CGFloat(corner)) + 2
    let even = (side / 2).rounded(.up) * 2
    guard box.width >= even, box.height >= even else { return nil }
    let rect = CGRect(x: 0, y: 0, width: even, height: even)
    if case .roundedRect(let rounded) = shape.storage {
      smallest = Path(RoundedRect(rect: rect, radii: rounded.radii, style: rounded.style))
    } else {
      smallest = Path(rect)
    }
  }

  /// Pixels that an opaque shape paints over wholly.
  struct Hidden {
    var rect: DeviceRect
    /// How far the corners' curves reach along the sides.
    var corner: Int

    /// A row's pixels that are not hidden: those on the left and on the right.
    func rest(of row: Range<Int>, y: Int) -> [Range<Int>] {
      guard y >= rect.top, y < rect.bottom else { return [row] }
      let isStraight = y >= rect.top + corner && y < rect.bottom - corner
      let left = rect.left + (isStraight ? 0 : corner)
      let right = rect.right - (isStraight ? 0 : corner)
      guard left < right, right > row.lowerBound, left < row.upperBound else { return [row] }
      return [
        row.lowerBound..<max(row.lowerBound, left), min(row.upperBound, right)..<row.upperBound,
      ]
    }
  }

  /// What the shape itself hides of its shadow, if it is opaque.
  func hidden(by box: CGRect) -> Hidden {
    Hidden(rect: DeviceRect(snapping: box), corner: corner)
  }

  /// Calls a closure with rows of a mask stretched over a larger place.
  static func forEachRow(
    of mask: Mask, over all: DeviceRect, _ lines: Range<Int>,
    _ body: (Int, UnsafePointer<UInt8>) -> Void
  ) {
    var filled = -1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: all.width) { buffer in
      guard let row = buffer.baseAddress else { return }
      for y in lines {
        let source = index(y - all.top, length: all.height, of: mask.bounds.height)
        if source != filled { stretch(mask.row(source), mask.bounds.width, into: row, all.width) }
        filled = source
        body(y, UnsafePointer(row))
      }
    }
  }

  /// Blends a part of a row, its stretched middle with one coverage.
  static func blend(
    _ row: UnsafePointer<UInt8>, from start: Int, _ even: Range<Int>, _ part: Range<Int>,
    _ color: PremultipliedColor, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let middle = part.clamped(to: even)
    guard !middle.isEmpty else {
      return Blending.row(
        target + part.lowerBound, row + (part.lowerBound - start), count: part.count, color)
    }
    for side in [part.lowerBound..<middle.lowerBound, middle.upperBound..<part.upperBound] {
      Blending.row(
        target + side.lowerBound, row + (side.lowerBound - start), count: side.count, color)
    }
    Blending.row(
      target + middle.lowerBound, coverage: row[middle.lowerBound - start], count: middle.count,
      color)
  }

  /// The row or column of a short mask that stands for one of a long mask.
  static func index(_ position: Int, length: Int, of short: Int) -> Int {
    let half = short / 2
    if position < half { return position }
    return position >= length - half ? short - (length - position) : half
  }

  /// A row of a mask with its middle stretched to a length.
  static func stretch(
    _ row: UnsafePointer<UInt8>, _ count: Int, into target: UnsafeMutablePointer<UInt8>,
    _ length: Int
  ) {
    let half = count / 2
    target.update(from: row, count: half)
    (target + half).update(repeating: row[half], count: length - 2 * half)
    (target + length - half).update(from: row + count - half, count: half)
  }
}
