import CCairo
import DisplayList
import Foundation

/// What a symbol's mask depends on.
struct SymbolMaskKey: Hashable {
  var name: String
  var weight: ResolvedFont.Weight
  /// The em in 1/64 pixel.
  var em: Int
  var level: SymbolArtwork.Level?
}

extension Painter {
  /// Draws a symbol: its ink fills the frame as it does at its own size.
  func draw(_ drawing: SymbolDrawing, _ transform: CGAffineTransform, _ clip: Clip) throws {
    for (place, level, paint) in parts(of: drawing) {
      try draw(place, level, paint, transform, clip)
    }
  }

  /// A symbol's masks where nothing but the clip's bounds cuts them; nil where they are not of one colour
  /// each.
  func pieces(
    of drawing: SymbolDrawing, _ transform: CGAffineTransform, _ clip: Clip
  ) -> [Pieces]? {
    var pieces: [Pieces] = []
    for (place, level, paint) in parts(of: drawing) {
      guard case .color(let color) = paint else { return nil }
      guard let (mask, corner) = mask(place, level, transform) else { continue }
      pieces.append(waiting(mask, at: corner, color, clip))
    }
    return pieces
  }

  /// What is drawn of a symbol, one part after the other.
  private func parts(
    of drawing: SymbolDrawing
  ) -> [(place: SymbolPlace, level: SymbolArtwork.Level?, paint: Paint)] {
    let metrics = text.measure(drawing.symbol)
    guard let artwork = text.symbols.artwork(drawing.symbol) else { return [] }
    let (size, frame) = (metrics.size, drawing.frame)
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    let factor = min(frame.width / size.width, frame.height / size.height)
    let em = text.symbols.em(drawing.symbol) * factor
    let origin = CGPoint(
      x: frame.midX - em * artwork.ink.midX, y: frame.midY - em * artwork.ink.midY)
    let place = SymbolPlace(symbol: drawing.symbol, artwork: artwork, em: em, origin: origin)
    return drawing.layers(of: artwork).map { (place, $0.0, $0.1) }
  }

  private func draw(
    _ place: SymbolPlace, _ level: SymbolArtwork.Level?, _ paint: Paint,
    _ transform: CGAffineTransform, _ clip: Clip
  ) throws {
    if canvas.isVector, try drawOutlines(place, level, paint, transform, clip) { return }
    guard let (mask, corner) = mask(place, level, transform) else { return }
    if case .color(let color) = paint { return self.paint(mask, at: corner, color, clip) }
    let bounds = DeviceRect(
      left: corner.x, top: corner.y, right: corner.x + mask.bounds.width,
      bottom: corner.y + mask.bounds.height
    ).intersection(clip.bounds)
    guard !bounds.isEmpty, try setSource(paint, transform, bounds) else { return }
    paintSource(through: mask, at: corner)
  }

  /// What a part of a symbol covers, and the pixel where the mask's top left corner lies; nil for too large
  /// a symbol, and for none.
  private func mask(
    _ place: SymbolPlace, _ level: SymbolArtwork.Level?, _ transform: CGAffineTransform
  ) -> (mask: Mask, corner: (x: Int, y: Int))? {
    let pixels = place.em * abs(transform.determinant).squareRoot()
    guard pixels > 0, pixels < 8192 else { return nil }
    let whole = CGAffineTransform(
      a: place.em, b: 0, c: 0, d: place.em, tx: place.origin.x, ty: place.origin.y
    ).concatenating(transform)
    guard transform.isUpright else {
      let mask = place.artwork.mask(whole, level)
      return (mask, (mask.bounds.left, mask.bounds.top))
    }
    let key = SymbolMaskKey(
      name: place.symbol.name, weight: place.symbol.font.weight,
      em: Int((pixels * 64).rounded()), level: level)
    let mask = rasterizer.symbols.value(key, cost: { $0.cost }) {
      place.artwork.mask(CGAffineTransform(scaleX: pixels, y: pixels), level)
    }
    let corner = (x: whole.tx.rounded().pixel, y: whole.ty.rounded().pixel)
    return (mask, (corner.x + mask.bounds.left, corner.y + mask.bounds.top))
  }
}

extension Painter {
  /// Fills a symbol's parts as paths, where none erases another or is only half drawn.
  fileprivate func drawOutlines(
    _ place: SymbolPlace, _ level: SymbolArtwork.Level?, _ paint: Paint,
    _ transform: CGAffineTransform, _ clip: Clip
  ) throws -> Bool {
    let parts = place.artwork.parts.filter { level == nil || $0.level == level }
    guard parts.allSatisfy({ $0.effect == .adds && !$0.isLeadingHalf && $0.strokeWidth == nil })
    else { return false }
    let whole = CGAffineTransform(
      a: place.em, b: 0, c: 0, d: place.em, tx: place.origin.x, ty: place.origin.y)
    for part in parts {
      let path = part.path.applying(whole)
      try draw([DrawItem(.fill(path, paint, FillStyle()))], transform, clip)
    }
    return true
  }
}

/// A symbol somewhere in a picture, in points.
private struct SymbolPlace {
  var symbol: SymbolReference
  var artwork: SymbolArtwork
  var em: CGFloat
  var origin: CGPoint
}

extension SymbolDrawing {
  /// The parts that are drawn one after the other, nil for all in one, each with its paint.
  fileprivate func layers(of artwork: SymbolArtwork) -> [(SymbolArtwork.Level?, Paint)] {
    guard let first = paints.first else { return [] }
    let hasLevels = Set(artwork.parts.map(\.level)).count > 1
    switch rendering {
    case .palette where hasLevels && paints.count > 1,
      .multicolor where hasLevels && paints.count > 1:
      return [(.secondary, paints[1]), (.primary, first)]
    case .hierarchical where hasLevels:
      // The secondary layer of SF's hierarchical rendering has about half of the opacity.
      return [(.secondary, first.faded(0.5)), (.primary, first)]
    // A glyph in one piece shows the colour of its ground.
    case .multicolor: return [(nil, paints[paints.count - 1])]
    default: return [(nil, first)]
    }
  }
}

extension Paint {
  /// A colour with less alpha; other paints as they are.
  fileprivate func faded(_ factor: Double) -> Paint {
    color.map { .color($0.opacity(factor)) } ?? self
  }
}

extension SymbolArtwork {
  /// The coverage of the parts of a level, or of all, in device space.
  func mask(_ transform: CGAffineTransform, _ level: Level?) -> Mask {
    let box = ink.insetBy(dx: -0.02, dy: -0.02).applying(transform)
    let mask = Mask(bounds: DeviceRect(around: box).insetBy(-1))
    let scale = abs(transform.determinant).squareRoot()
    mask.draw { context in
      for part in parts where level == nil || part.level == level || part.effect == .erases {
        cairo_save(context)
        // By itself, the part that is cut out of the others is what is drawn.
        let erases = part.effect == .erases && (level == nil || part.level != level)
        cairo_set_operator(context, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        if part.isLeadingHalf {
          let half = CGRect(x: 0, y: 0, width: 0.5, height: 1).applying(transform)
          cairo_rectangle(
            context, half.minX.rounded(), half.minY, half.width.rounded(), half.height)
          cairo_clip(context)
        }
        CairoPath.append(part.path, to: context, transform)
        if let width = part.strokeWidth {
          cairo_set_line_width(context, width * scale)
          cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
          cairo_stroke(context)
        } else {
          cairo_fill(context)
        }
        cairo_restore(context)
      }
    }
    return mask
  }
}
