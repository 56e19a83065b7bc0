import DisplayList

/// Draws the items of one picture, or of one layer of it, onto a canvas.
///
/// A ``DrawingState`` tells what is drawn where; the files beside this one, how each kind of
/// operation is drawn.
final class Painter {
  let canvas: Canvas
  let rasterizer: Rasterizer
  let text: TextEngine
  let assets: ImageStore
  /// The painter of the canvas that this one's will be laid upon.
  let backdrop: Painter?

  /// The fills that are to be painted before anything is drawn over them.
  var pending: PendingFills
  /// A Boolean value that indicates whether a layer has taken away from opaque pixels.
  var hasHoles = false
  /// A Boolean value that indicates whether the picture's background hides all that could lie
  /// behind.
  let isOpaque: Bool

  var context: OpaquePointer { canvas.context }

  init(
    canvas: Canvas, rasterizer: Rasterizer, text: TextEngine, assets: ImageStore,
    isOpaque: Bool, backdrop: Painter? = nil
  ) {
    (self.canvas, self.rasterizer, self.text) = (canvas, rasterizer, text)
    (self.assets, self.isOpaque, self.backdrop) = (assets, isOpaque, backdrop)
    pending = PendingFills(canvas.bounds)
  }

  /// Returns a painter for a layer of this one's picture.
  func painter(on canvas: Canvas) -> Painter {
    Painter(
      canvas: canvas, rasterizer: rasterizer, text: text, assets: assets, isOpaque: isOpaque,
      backdrop: self)
  }

  /// The ground that layers are drawn upon.
  var ground: Ground {
    Ground(
      isVector: canvas.isVector, isOpaque: hasOpaqueGround,
      cachesShapes: !rasterizer.caches.shadowedShapes.policy.isLeftOut,
      cachesLayers: !rasterizer.caches.smallLayers.policy.isLeftOut)
  }

  /// A Boolean value that indicates whether all that can be seen through glass is opaque.
  var hasOpaqueGround: Bool { isOpaque && !hasHoles && backdrop?.hasOpaqueGround ?? true }

  /// Draws items, all of them.
  func draw(_ items: [DrawItem], in state: DrawingState) throws {
    try add(items, in: state)
    paintPending()
  }

  /// Draws items, some of which may stay pending.
  func add(_ items: [DrawItem], in state: DrawingState) throws {
    let hidden = try Cover.areas(over: items, in: state, on: ground)
    let outer = state.hidden
    var state = state
    for (index, item) in items.enumerated() {
      if !hidden.isEmpty {
        state.hidden = hidden[index].isLarger(than: outer) ? hidden[index] : outer
      }
      try add(item.operation, in: state)
      // Glass is taken for what comes first.
      state.glass = nil
    }
  }

  private func add(_ operation: DrawOperation, in outer: DrawingState) throws {
    if !outer.hidden.isEmpty, operation.isHidden(in: outer) { return }
    let bounds = Extent.touched(by: operation, outer.transform)
    let state = bounds.map(outer.reduced) ?? outer
    if let next = pendingFill(of: operation, in: state) { return pending.append(next) }
    if let masks = masks(of: operation, in: state) {
      return masks.forEach { pending.append($0) }
    }
    if try fillBetweenCorners(operation, in: state) { return }
    // A layer does so itself, if its items are not drawn one by one.
    if !operation.isLayer {
      paintPending(
        beneath: try bounds ?? Extent.touchedThroughGlass(by: operation, state.transform))
    }
    try draw(operation, in: state)
  }

  /// Paints what is pending, or what of it lies in the bands that bounds touch.
  func paintPending(beneath bounds: DeviceRect? = nil) {
    pending.paint(beneath: bounds, on: canvas)
  }

  private func draw(_ operation: DrawOperation, in state: DrawingState) throws {
    guard !state.clip.bounds.isEmpty else { return }
    switch operation {
    case .fill(let path, let paint, let style): try fill(path, paint, style, in: state)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, in: state)
    case .text(let drawing): try draw(drawing, in: state)
    case .halo(let drawing): try draw(drawing, in: state)
    case .symbol(let drawing): try draw(drawing, in: state)
    case .image(let drawing): try tryToDraw(drawing, in: state)
    case .material(let path, let thickness, let scheme):
      try draw(GlassStyle(thickness: thickness, scheme: scheme), within: path, in: state)
    case .innerShadow(let path, let shadow): innerShadow(path, shadow, in: state)
    case .layer(let layer): try draw(layer, in: state)
    }
  }
}

extension DrawOperation {
  fileprivate var isLayer: Bool {
    if case .layer = self { return true }
    return false
  }

  /// Returns a Boolean value that indicates whether all that is changed will be painted over.
  fileprivate func isHidden(in state: DrawingState) -> Bool {
    let changed = Extent.changed(by: self, state.transform).intersection(state.clip.bounds)
    return !changed.isEmpty && state.hidden.contains(changed)
  }
}
