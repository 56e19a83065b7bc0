import DisplayList
import Foundation

/// A text that is written several times in one colour, a little apart, as around the names on a map.
///
/// All of them together are one mask, which is kept: eight copies of letters took longer than the
/// letters themselves, and differ from one painting by rounding alone.
struct TextHalo {
  /// What its mask depends on.
  struct Key: Hashable {
    /// In black, as opaque as it is.
    var text: StyledText
    /// From the first one's corner on, in points.
    var frames: [CGRect]
    /// From points to pixels; the first one's corner comes to lie within the pixel at 0, 0.
    var matrix: [CGFloat]
  }

  let key: Key
  /// Opaque: the mask is as thin as the letters are faded.
  let color: RGBAColor
  /// The pixel in which the first one's corner lies.
  let place: (x: Int, y: Int)
  /// How many items it stands for.
  var count: Int { key.frames.count }

  /// Pixels of the largest mask.
  fileprivate static let largest = 1 << 22
  /// So many copies are worth a mask of their own.
  private static let fewest = 4

  /// The halo that a list's items from one on are; nil where they are none.
  init?(_ items: ArraySlice<DrawItem>, _ transform: CGAffineTransform) {
    guard case .text(let first)? = items.first?.operation else { return nil }
    let copies = items.prefix { item in
      guard case .text(let next) = item.operation else { return false }
      return next.frame.isNear(first.frame) && next.text == first.text
    }
    guard copies.count >= Self.fewest, let color = first.text.onlyColor, color.alpha > 0,
      transform.isUsable
    else { return nil }
    let corner = first.frame.origin.applying(transform)
    guard abs(corner.x) < 1e6, abs(corner.y) < 1e6 else { return nil }
    let whole = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
    let frames = copies.compactMap { item -> CGRect? in
      guard case .text(let next) = item.operation else { return nil }
      return next.frame.offsetBy(dx: -first.frame.minX, dy: -first.frame.minY)
    }
    self.color = RGBAColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    place = (whole.x.pixel, whole.y.pixel)
    key = Key(
      text: first.text.painted(RGBAColor.black.opacity(color.alpha)), frames: frames,
      matrix: [
        transform.a, transform.b, transform.c, transform.d, corner.x - whole.x, corner.y - whole.y,
      ])
  }
}

extension TextHalo.Key {
  /// The copies, and how they are laid out.
  var drawings: [TextDrawing] { frames.map { TextDrawing(text: text, frame: $0) } }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }

  /// The alpha of all copies, from 0 to 255.
  var alpha: UInt8 { UInt8(((text.onlyColor?.alpha ?? 0) * 255).rounded()) }
}

extension Painter {
  /// Draws the copies of a text that begin a list, and tells how many they are; none where they are not
  /// masks of letters.
  func drawHalo(
    _ items: ArraySlice<DrawItem>, in state: DrawingState
  ) -> Int {
    guard !canvas.isVector, let halo = TextHalo(items, state.transform),
      let first = halo.key.drawings.first,
      hasMasks(text.shaped(first), halo.key.transform)
    else { return 0 }
    let entry = rasterizer.caches.halos.value(halo.key) {
      GlyphCache.Entry(mask: draw(halo.key))
    }
    guard let mask = entry.mask else { return 0 }
    let bounds = mask.bounds.offsetBy(x: halo.place.x, y: halo.place.y)
    let (place, clip) = ((x: bounds.left, y: bounds.top), state.clip.reduced(to: bounds))
    if !clip.isShaped {
      pending.append(waiting(mask, at: place, halo.color, clip))
    } else {
      paintPending(beneath: bounds)
      paint(mask, at: place, halo.color, clip)
    }
    return halo.count
  }

  /// What the copies cover together; nil for nothing, and for too much.
  private func draw(_ key: TextHalo.Key) -> Mask? {
    var letters: [(mask: Mask, place: DeviceRect)] = []
    for drawing in key.drawings {
      placeLetters(of: drawing, key.transform) { mask, x, y in
        letters.append(
          (
            mask,
            DeviceRect(
              left: x, top: y, right: x + mask.bounds.width, bottom: y + mask.bounds.height)
          ))
      }
    }
    let bounds = letters.reduce(DeviceRect.empty) { $0.union($1.place) }
    guard !bounds.isEmpty, bounds.width * bounds.height <= TextHalo.largest else { return nil }
    let all = Mask(bounds: bounds)
    for (mask, place) in letters {
      all.cover(with: mask, x: place.left, y: place.top, alpha: key.alpha)
    }
    return all
  }
}

extension CGRect {
  /// Whether another one is as large, and no farther away than a halo reaches: 8 points.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    size == other.size && abs(minX - other.minX) <= 8 && abs(minY - other.minY) <= 8
  }
}

extension StyledText {
  /// The colour of all letters, if they have one and nothing else is drawn.
  fileprivate var onlyColor: RGBAColor? {
    guard case .color(let color)? = runs.first?.paint else { return nil }
    let isPlain = runs.allSatisfy { run in
      run.paint == .color(color) && run.attributes.background == nil
        && run.attributes.underline == nil && run.attributes.strikethrough == nil
    }
    return isPlain ? color : nil
  }

  fileprivate func painted(_ color: RGBAColor) -> StyledText {
    var result = self
    for index in result.runs.indices { result.runs[index].paint = .color(color) }
    return result
  }
}

extension Mask {
  /// Covers what another mask, whose corner lies at a place within this one, covers by a part.
  func cover(with other: Mask, x: Int, y: Int, alpha: UInt8) {
    let share = SIMD8(repeating: UInt16(alpha))
    for line in 0..<other.bounds.height {
      let target = UnsafeMutableRawPointer(row(y - bounds.top + line) + x - bounds.left)
      let source = UnsafeRawPointer(other.row(line))
      var index = 0
      while index + 16 <= other.bounds.width {
        let covered = source.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt16>.self)
        let bare = ~target.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt16>.self)
        let even = PixelLanes.scaled(
          bare & 0xFF, 255 &- PixelLanes.scaled(share, covered & 0xFF))
        let odd = PixelLanes.scaled(
          bare &>> 8, 255 &- PixelLanes.scaled(share, covered &>> 8))
        target.storeBytes(of: ~(even | odd &<< 8), toByteOffset: index, as: SIMD8<UInt16>.self)
        index += 16
      }
      while index < other.bounds.width {
        let rest = 255 - Blending.scaled(UInt32(alpha), UInt32(other.row(line)[index]))
        let bare = 255 - UInt32(target.load(fromByteOffset: index, as: UInt8.self))
        target.storeBytes(
          of: UInt8(255 - Blending.scaled(bare, rest)), toByteOffset: index, as: UInt8.self)
        index += 1
      }
    }
  }
}
