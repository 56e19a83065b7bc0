import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Draws a picture, or reports why it cannot be decoded where the rasterizer leaves such out.
  func tryToDraw(_ drawing: ImageDrawing, in state: DrawingState) throws {
    do {
      try draw(drawing, in: state)
    } catch let error as RenderError where rasterizer.leavesOutBrokenImages && error.isOfImage {
      text.report(.brokenImage(reason: error.description))
    }
  }

  /// Draws a picture, scaled to whole pixels.
  func draw(_ drawing: ImageDrawing, in state: DrawingState) throws {
    let size = try assets.size(of: drawing.image)
    guard drawing.frame.width > 0, drawing.frame.height > 0 else { return }
    guard state.transform.preservesAxes, state.transform.a > 0, state.transform.d > 0 else {
      return try drawTurned(drawing, in: state)
    }
    if drawing.resizingMode == .tile { return try drawTiles(drawing, size, in: state) }
    for slice in drawing.slices(size: size) {
      let target = DeviceRect(snapping: slice.target.applying(state.transform))
      guard !target.intersection(state.clip.bounds).isEmpty else { continue }
      let pixels = try assets.pixels(
        of: drawing.image, part: slice.source, width: target.width, height: target.height,
        drawing.interpolation)
      try lay(pixels, at: target, drawing.template, state.transform)
    }
  }

  /// Lays pixels one to one, or paints through their alpha.
  private func lay(
    _ pixels: DecodedImage, at target: DeviceRect, _ template: Paint?,
    _ transform: CGAffineTransform
  ) throws {
    let offscreen = try Canvas(bounds: target, storage: pixels.storage)
    if let template {
      guard try setSource(template, transform, target) else { return }
      paintSource(through: Mask(alphaOf: offscreen), at: (target.left, target.top))
    } else {
      setSource(offscreen)
      cairo_rectangle(
        context, Double(target.left), Double(target.top), Double(target.width),
        Double(target.height))
      cairo_fill(context)
    }
  }

  /// A turned picture: scaled as if upright, then turned by cairo.
  private func drawTurned(
    _ drawing: ImageDrawing, in state: DrawingState
  ) throws {
    let scale = state.transform.meanScale
    let width = max(1, (drawing.frame.width * scale).rounded().pixel)
    let height = max(1, (drawing.frame.height * scale).rounded().pixel)
    let upright = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let offscreen = try Canvas(bounds: upright)
    var straight = drawing
    straight.frame = CGRect(origin: .zero, size: drawing.frame.size)
    straight.template = nil
    try painter(on: offscreen).draw(
      straight,
      in: DrawingState(
        CGAffineTransform(
          scaleX: CGFloat(width) / drawing.frame.width, y: CGFloat(height) / drawing.frame.height),
        picture: upright))
    cairo_surface_flush(offscreen.surface)
    let pattern = cairo_pattern_create_for_surface(offscreen.surface)
    defer { cairo_pattern_destroy(pattern) }
    let place = CGAffineTransform(
      a: drawing.frame.width / CGFloat(width), b: 0, c: 0,
      d: drawing.frame.height / CGFloat(height), tx: drawing.frame.minX, ty: drawing.frame.minY)
    PaintPattern.setTransform(pattern, place.concatenating(state.transform))
    if let template = drawing.template {
      guard try setSource(template, state.transform, state.clip.bounds) else { return }
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_new_path(context)
      CairoPath.append(Path(drawing.frame), to: context, state.transform)
      cairo_fill(context)
    }
  }

  // MARK: Tiles

  private func drawTiles(
    _ drawing: ImageDrawing, _ size: CGSize, in state: DrawingState
  ) throws {
    let tile = TiledImagePaint(
      image: drawing.image, tile: CGRect(origin: drawing.frame.origin, size: size))
    let target = DeviceRect(snapping: drawing.frame.applying(state.transform))
    guard !target.intersection(state.clip.bounds).isEmpty else { return }
    try setTile(tile, state.transform)
    cairo_rectangle(
      context, Double(target.left), Double(target.top), Double(target.width),
      Double(target.height))
    cairo_fill(context)
  }

  /// Sets a repeated picture as the context's source.
  func setTile(_ paint: TiledImagePaint, _ transform: CGAffineTransform) throws {
    let scale = transform.meanScale
    let width = max(1, (paint.tile.width * scale).rounded().pixel)
    let height = max(1, (paint.tile.height * scale).rounded().pixel)
    let pixels = try assets.pixels(
      of: paint.image, part: try pixels(of: paint), width: width, height: height, .medium)
    let offscreen = try Canvas(
      bounds: DeviceRect(left: 0, top: 0, right: width, bottom: height), storage: pixels.storage)
    let pattern = cairo_pattern_create_for_surface(offscreen.surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    let corner = paint.tile.origin.applying(transform)
    if transform.preservesAxes {
      let place = CGAffineTransform(translationX: corner.x.rounded(), y: corner.y.rounded())
      PaintPattern.setTransform(pattern, place)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else {
      let place = CGAffineTransform(
        a: paint.tile.width / CGFloat(width), b: 0, c: 0,
        d: paint.tile.height / CGFloat(height), tx: paint.tile.minX, ty: paint.tile.minY)
      PaintPattern.setTransform(pattern, place.concatenating(transform))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The part of a picture that a tile shows, in the picture's own pixels; nil for all of it.
  private func pixels(of paint: TiledImagePaint) throws -> DeviceRect? {
    guard paint.part != TiledImagePaint.whole else { return nil }
    let size = try assets.size(of: paint.image)
    let scale = CGFloat(paint.image.scale)
    return DeviceRect(
      snapping: paint.part.applying(
        CGAffineTransform(scaleX: size.width * scale, y: size.height * scale)))
  }
}

/// A part of a picture and where it goes.
private struct ImageSlice {
  /// In the picture's pixels; nil for all of it.
  var source: DeviceRect?
  /// In points.
  var target: CGRect
}

extension ImageDrawing {
  /// Returns the picture in one slice, or in nine where cap insets keep its borders from
  /// stretching.
  fileprivate func slices(size: CGSize) -> [ImageSlice] {
    guard capInsets.count == 4, capInsets.contains(where: { $0 > 0 }) else {
      return [ImageSlice(source: nil, target: frame)]
    }
    let scale = CGFloat(image.scale)
    let (top, left, bottom, right) = (capInsets[0], capInsets[1], capInsets[2], capInsets[3])
    let sourceX = [0, left * scale, (size.width - right) * scale, size.width * scale]
    let sourceY = [0, top * scale, (size.height - bottom) * scale, size.height * scale]
    let targetX = [frame.minX, frame.minX + left, frame.maxX - right, frame.maxX]
    let targetY = [frame.minY, frame.minY + top, frame.maxY - bottom, frame.maxY]
    var slices: [ImageSlice] = []
    for row in 0..<3 where targetY[row + 1] > targetY[row] && sourceY[row + 1] > sourceY[row] {
      for column in 0..<3
      where targetX[column + 1] > targetX[column] && sourceX[column + 1] > sourceX[column] {
        slices.append(
          ImageSlice(
            source: DeviceRect(
              left: sourceX[column].rounded().pixel, top: sourceY[row].rounded().pixel,
              right: sourceX[column + 1].rounded().pixel,
              bottom: sourceY[row + 1].rounded().pixel),
            target: CGRect(
              x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
              height: targetY[row + 1] - targetY[row])))
      }
    }
    return slices
  }
}
