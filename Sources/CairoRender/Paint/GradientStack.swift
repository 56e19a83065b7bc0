import CWide
import DisplayList

/// Gradients upon each other, whose pixels are rounded once, when all of them lie there.
///
/// Each would be smooth by itself. But what a second one is laid upon would be the steps of the
/// first, and where one grows as the other fades, their sum would go up and down by turns.
struct GradientStack {
  private var layers: [GradientRows] = []
  /// The box of all layers.
  private var bounds = DeviceRect.empty

  /// Returns a Boolean value that indicates whether a gradient lies upon others, or is the first.
  func takes(_ gradient: GradientRows) -> Bool {
    layers.isEmpty || !bounds.intersection(gradient.bounds).isEmpty
  }

  mutating func append(_ gradient: GradientRows) {
    bounds = layers.isEmpty ? gradient.bounds : bounds.union(gradient.bounds)
    layers.append(gradient)
  }

  /// Paints rows of a canvas, given in device space.
  func paint(_ rows: Range<Int>, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>) {
    guard !layers.isEmpty else { return }
    // Whole fours: the last pixels of a row are written with what lies behind them.
    let width = (bounds.width + 3) / 4 * 4
    var opaque = [UInt32](repeating: 0, count: layers.contains { $0.isOpaque } ? width : 0)
    let isMixed = layers.contains { !$0.isOpaque }
    var numbers = [Float](repeating: 0, count: isMixed ? width * 4 : 0)
    for y in rows.clamped(to: bounds.top..<bounds.bottom) {
      let row = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
      for layer in layers where layer.isOpaque {
        Self.write(layer, y, through: &opaque, to: row)
      }
      if isMixed { mix(y, through: &numbers, to: row) }
    }
  }

  /// Writes a row of an opaque gradient to one that begins at column 0.
  private static func write(
    _ layer: GradientRows, _ y: Int, through lanes: inout [UInt32],
    to row: UnsafeMutablePointer<UInt32>
  ) {
    let columns = layer.columns(of: y)
    guard !columns.isEmpty else { return }
    lanes.withUnsafeMutableBufferPointer { lanes in
      guard let base = lanes.baseAddress else { return }
      layer.write(y, to: base)
      (row + columns.lowerBound).update(from: base, count: columns.count)
    }
  }

  /// Lays all gradients upon the pixels of a row that shows any of those that let something
  /// through.
  ///
  /// Opaque ones are laid once more: their pixels are there, but rounded.
  private func mix(
    _ y: Int, through numbers: inout [Float], to row: UnsafeMutablePointer<UInt32>
  ) {
    let shown = mixedColumns(of: y)
    guard !shown.isEmpty else { return }
    let target = row + shown.lowerBound
    let every = layers.reduce(Int.max) { min($0, $1.evenColumns) }
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      if every > 1 { return layEvenly(y, shown, every, through: base, to: row) }
      wide_numbers_of_pixels(target, shown.count, base)
      for layer in layers {
        let columns = layer.columns(of: y).clamped(to: shown)
        guard !columns.isEmpty else { continue }
        layer.lay(y, columns, on: base + 4 * (columns.lowerBound - shown.lowerBound))
      }
      wide_pixels_of_numbers(base, shown.count, target)
    }
  }

  /// Lays gradients that change slowly.
  ///
  /// All of them together are reckoned at some columns, between which they change evenly. Where one
  /// begins or ends, so does a part of the row.
  private func layEvenly(
    _ y: Int, _ shown: Range<Int>, _ every: Int, through numbers: UnsafeMutablePointer<Float>,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    let columns = layers.map { $0.columns(of: y) }
    let edges = columns.flatMap { [$0.lowerBound, $0.upperBound] }
    var start = shown.lowerBound
    while start < shown.upperBound {
      let end = edges.reduce(shown.upperBound) { $1 > start ? min($0, $1) : $0 }
      let count = (end - start + every - 1) / every + 1
      numbers.update(repeating: 0, count: 4 * count)
      for (layer, columns) in zip(layers, columns) where columns.contains(start) {
        layer.lay(y, from: start, every: every, count: count, on: numbers)
      }
      wide_lay_evenly(numbers, every, row + start, end - start)
      start = end
    }
  }

  /// Returns the columns from the first to the last in which a gradient lets something through.
  private func mixedColumns(of y: Int) -> Range<Int> {
    var shown = 0..<0
    for layer in layers where !layer.isOpaque {
      let columns = layer.columns(of: y)
      guard !columns.isEmpty else { continue }
      shown =
        shown.isEmpty
        ? columns
        : min(shown.lowerBound, columns.lowerBound)..<max(shown.upperBound, columns.upperBound)
    }
    return shown
  }
}
