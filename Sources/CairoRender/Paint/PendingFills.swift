import DisplayList

/// PendingFill that lie one upon the other and are painted when something else is to be drawn over
/// them.
///
/// A picture is larger than the processor's caches: painted one after the other, each would fetch
/// the whole of it from memory anew. So they are painted band by band, and only the bands that the
/// next drawing needs.
struct PendingFills {
  /// Rows of a band, whose pixels stay in a processor's second cache until all fills are painted;
  /// of 32 a map takes a twelfth more, of 8 all screens take more.
  private static let bandHeight = 64

  private let canvas: DeviceRect
  /// The fills yet to be painted in each band.
  private var bands: [[PendingFill]]

  /// Waits for fills on a canvas.
  init(_ canvas: DeviceRect) {
    self.canvas = canvas
    bands = Array(repeating: [], count: (canvas.height + Self.bandHeight - 1) / Self.bandHeight)
  }

  mutating func append(_ fills: PendingFill) {
    for band in Self.bands(of: fills.bounds, on: canvas) { bands[band].append(fills) }
  }

  /// Paints all of them, or what lies in the bands that bounds touch.
  mutating func paint(beneath bounds: DeviceRect?, on canvas: Canvas) {
    canvas.withPixels { pixels in
      for band in Self.bands(of: bounds ?? self.canvas, on: self.canvas)
      where !bands[band].isEmpty {
        let fills = bands[band]
        bands[band] = []
        let top = self.canvas.top + band * Self.bandHeight
        let rows = top..<min(top + Self.bandHeight, self.canvas.bottom)
        Self.paint(fills, rows, on: canvas, pixels)
      }
    }
  }

  /// Paints a band's rows, gradients upon each other together.
  private static func paint(
    _ fills: [PendingFill], _ rows: Range<Int>, on canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    var gradients = GradientStack()
    for (index, fill) in fills.enumerated()
    where !fills[(index + 1)...].contains(where: { $0.hides(fill, in: rows) }) {
      let gradient = fill.gradient
      if gradient.map(gradients.takes) != true {
        gradients.paint(rows, on: canvas, pixels)
        gradients = GradientStack()
      }
      if let gradient {
        gradients.append(gradient)
      } else {
        fill.paint(rows, on: canvas, pixels)
      }
    }
    gradients.paint(rows, on: canvas, pixels)
  }

  /// Returns the bands that bounds touch.
  private static func bands(of bounds: DeviceRect, on canvas: DeviceRect) -> Range<Int> {
    let part = bounds.intersection(canvas).offsetBy(x: 0, y: -canvas.top)
    guard !part.isEmpty else { return 0..<0 }
    return part.top / bandHeight..<(part.bottom + bandHeight - 1) / bandHeight
  }
}
