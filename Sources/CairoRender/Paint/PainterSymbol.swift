import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a symbol: its ink fills the frame as it does at its own size.
  func draw(_ drawing: SymbolDrawing, in state: DrawingState) throws {
    guard let place = place(of: drawing) else { return }
    for (selection, paint) in drawing.layers(of: place.artwork) {
      try draw(place, selection, paint, in: state)
    }
  }

  /// Returns a symbol's masks where nothing but the clip's bounds cuts them; nil where they are not
  /// of one colour each.
  func pendingFills(
    of drawing: SymbolDrawing, in state: DrawingState
  ) -> [PendingFill]? {
    guard let place = place(of: drawing) else { return [] }
    var fills: [PendingFill] = []
    for (selection, paint) in drawing.layers(of: place.artwork) {
      guard case .color(let color) = paint else { return nil }
      guard let (mask, corner) = mask(place, selection, state.transform) else { continue }
      fills.append(waiting(mask, at: corner, color, state.clip))
    }
    return fills
  }

  /// Returns the place of a symbol in its frame; nil for an unknown one, or for none.
  private func place(of drawing: SymbolDrawing) -> SymbolPlace? {
    guard let artwork = text.artwork(drawing.symbol) else { return nil }
    let size = text.symbols.metrics(drawing.symbol, of: artwork).size
    let frame = drawing.frame
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    let factor = min(frame.width / size.width, frame.height / size.height)
    let unit = text.symbols.unit(drawing.symbol) * factor
    let origin = CGPoint(
      x: frame.midX - unit * (artwork.room.lowerBound + artwork.room.upperBound) / 2,
      y: frame.midY - unit * artwork.ink.midY)
    return SymbolPlace(artwork: artwork, unit: unit, origin: origin)
  }

  private func draw(
    _ place: SymbolPlace, _ selection: SymbolArtwork.Selection, _ paint: Paint,
    in state: DrawingState
  ) throws {
    if canvas.isVector, try drawOutlines(place, selection, paint, in: state) { return }
    guard let (mask, corner) = mask(place, selection, state.transform) else { return }
    if case .color(let color) = paint { return self.paint(mask, at: corner, color, state.clip) }
    let bounds = DeviceRect(
      left: corner.x, top: corner.y, right: corner.x + mask.bounds.width,
      bottom: corner.y + mask.bounds.height
    ).intersection(state.clip.bounds)
    guard !bounds.isEmpty, try setSource(paint, state.transform, bounds) else { return }
    paintSource(through: mask, at: corner)
  }

  /// Returns the coverage of a symbol's part, and the pixel of the mask's top left corner; nil for
  /// none, or for too large a symbol.
  private func mask(
    _ place: SymbolPlace, _ selection: SymbolArtwork.Selection, _ transform: CGAffineTransform
  ) -> (mask: Mask, corner: (x: Int, y: Int))? {
    let pixels = place.unit * transform.meanScale
    guard pixels > 0, pixels < 80 else { return nil }
    let whole = place.transform.concatenating(transform)
    guard transform.isUpright else {
      let mask = place.artwork.mask(whole, selection)
      return (mask, (mask.bounds.left, mask.bounds.top))
    }
    let key = SymbolMaskKey(
      artwork: place.artwork, em: Int((pixels * 6400).rounded()), selection: selection)
    let mask = rasterizer.caches.symbols.value(key) {
      place.artwork.mask(CGAffineTransform(scaleX: pixels, y: pixels), selection)
    }
    let corner = (x: whole.tx.rounded().pixel, y: whole.ty.rounded().pixel)
    return (mask, (corner.x + mask.bounds.left, corner.y + mask.bounds.top))
  }
}

extension Painter {
  /// Draws a symbol's parts as paths, where none takes away from another.
  fileprivate func drawOutlines(
    _ place: SymbolPlace, _ selection: SymbolArtwork.Selection, _ paint: Paint,
    in state: DrawingState
  ) throws -> Bool {
    let parts = place.artwork.parts.filter { $0.erases(in: selection) != nil }
    guard parts.allSatisfy({ $0.erases(in: selection) == false }) else { return false }
    for part in parts {
      let path = part.path.applying(place.transform)
      if part.isFilled {
        try draw([DrawItem(.fill(path, paint, FillStyle()))], in: state)
      }
      if let width = part.strokeWidth {
        let style = StrokeStyle(
          lineWidth: width * place.unit, lineCap: .round, lineJoin: .round)
        try draw([DrawItem(.stroke(path, paint, style))], in: state)
      }
    }
    return true
  }
}

/// A symbol somewhere in a picture, in points.
private struct SymbolPlace {
  var artwork: SymbolArtwork
  /// A hundredth of the font's size, as the symbol is scaled.
  var unit: CGFloat
  var origin: CGPoint

  var transform: CGAffineTransform {
    CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)
  }
}

extension SymbolDrawing {
  /// Returns the parts that are drawn one after the other, each with its paint.
  fileprivate func layers(
    of artwork: SymbolArtwork
  ) -> [(SymbolArtwork.Selection, Paint)] {
    let layers = levels(of: artwork)
    guard let value = variableValue, !value.isNaN, artwork.steps > 0 else {
      return layers
    }
    let shown = Int((min(1, max(0, value)) * Double(artwork.steps)).rounded(.up))
    return layers.flatMap { selection, paint in
      var (first, after) = (selection, selection)
      (first.steps, after.steps) = (.first(shown), .after(shown))
      return [(after, paint.faded(0.3)), (first, paint)]
    }
  }

  /// Returns the levels or the layers that are drawn one after the other, or all in one, each with
  /// its paint.
  private func levels(of artwork: SymbolArtwork) -> [(SymbolArtwork.Selection, Paint)] {
    guard let first = paints.first else { return [] }
    let (levels, all) = (artwork.levels, SymbolArtwork.Selection())
    switch rendering {
    case .multicolor where !artwork.layers.isEmpty:
      return artwork.layers.map {
        (SymbolArtwork.Selection(layer: $0), paints[min($0, paints.count - 1)])
      }
    case .palette where levels.count > 1 && paints.count > 1,
      .multicolor where levels.count > 1 && paints.count > 1:
      return levels.map {
        (SymbolArtwork.Selection(level: $0), paints[min($0.index, paints.count - 1)])
      }
    case .hierarchical where levels.count > 1:
      return levels.map { (SymbolArtwork.Selection(level: $0), first.faded($0.opacity)) }
    // A symbol in one mask shows the colour of its ground.
    case .multicolor: return [(all, paints[paints.count - 1])]
    default: return [(all, first)]
    }
  }
}

extension SymbolArtwork.Level {
  fileprivate var index: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .tertiary: 2
    }
  }

  /// The part of a colour's opacity that SF's hierarchical rendering has, about.
  fileprivate var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    }
  }
}

extension Paint {
  /// Returns a colour with less alpha; other paints as they are.
  fileprivate func faded(_ factor: Double) -> Paint {
    color.map { .color($0.opacity(factor)) } ?? self
  }
}

extension SymbolArtwork {
  /// Returns the coverage of the selected parts in device space, without margins: each of a
  /// mask's bytes is looked at whenever it is painted.
  func mask(_ transform: CGAffineTransform, _ selection: Selection) -> Mask {
    let box = ink.insetBy(dx: -2, dy: -2).applying(transform)
    let mask = Mask(bounds: DeviceRect(around: box).insetBy(-1))
    let scale = transform.meanScale
    mask.draw { context in
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      for part in parts {
        guard let erases = part.erases(in: selection) else { continue }
        cairo_set_operator(context, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        CairoPath.append(part.path, to: context, transform)
        if part.isFilled { cairo_fill_preserve(context) }
        if let width = part.strokeWidth {
          cairo_set_line_width(context, width * scale)
          cairo_stroke_preserve(context)
        }
        cairo_new_path(context)
      }
    }
    return mask.trimmed ?? Mask(bounds: .empty)
  }
}
