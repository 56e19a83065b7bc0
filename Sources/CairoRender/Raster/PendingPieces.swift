import DisplayList

/// Pieces that lie one upon the other and are painted when something else is to be drawn over them.
///
/// A picture is larger than the processor's caches: painted one after the other, each would fetch the
/// whole of it from memory anew. So they are painted band by band, and only the bands that the next
/// drawing needs.
struct PendingPieces {
  private var all: [Pieces] = []
  /// For each band how many pieces are painted, and the largest of these numbers.
  private var painted: [Int] = []
  private var begun = 0

  var isEmpty: Bool { all.isEmpty }

  /// Appends pieces; what they hide of the last ones, such as a screen's background under another, is
  /// not painted.
  mutating func append(_ pieces: Pieces) {
    if pieces.isOpaqueRectangle {
      while all.count > begun, let last = all.last, pieces.bounds.contains(last.bounds) {
        all.removeLast()
      }
    }
    all.append(pieces)
  }

  /// Paints all of them, or what lies in the bands that bounds touch.
  mutating func paint(
    beneath bounds: DeviceRect?, on canvas: Canvas, with painter: BandPainter
  ) {
    let height = Pieces.bandHeight
    let count = (canvas.height + height - 1) / height
    let rows = (bounds ?? canvas.bounds).intersection(canvas.bounds)
      .offsetBy(x: 0, y: -canvas.bounds.top)
    if rows.top >= rows.bottom { return }
    if painted.isEmpty { painted = Array(repeating: 0, count: count) }
    canvas.withPixels { pixels in
      all.withUnsafeBufferPointer { all in
        for band in rows.top / height..<(rows.bottom + height - 1) / height {
          let (top, bottom) = (
            canvas.bounds.top + band * height, canvas.bounds.top + (band + 1) * height
          )
          for index in painted[band]..<all.count
          where all[index].bounds.top < bottom && all[index].bounds.bottom > top {
            painter.paint(all[index], band, on: canvas, pixels)
          }
          painted[band] = all.count
        }
      }
    }
    begun = all.count
    if bounds == nil { (all, painted, begun) = ([], [], 0) }
  }
}

/// What painting pieces in bands needs beside the pixels.
final class BandPainter {
  let width: Int
  private lazy var stroke = CoverageSheet(width: width, height: Pieces.bandHeight)
  private lazy var fill = PolygonFill(width: width, height: Pieces.bandHeight)

  /// Prepares for the bands of a canvas so wide.
  init(width: Int) { self.width = width }

  /// Paints the part of pieces that lies in a band.
  func paint(
    _ pieces: Pieces, _ band: Int, on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let top = canvas.bounds.top + band * Pieces.bandHeight
    var bounds = pieces.bounds
    bounds.top = max(top, bounds.top)
    bounds.bottom = min(top + Pieces.bandHeight, bounds.bottom)
    guard !bounds.isEmpty else { return }
    switch pieces.shape {
    case .polygon(let isEvenOdd) where !pieces.bands[band].isEmpty:
      fill.fill(
        pieces.segments, pieces.bands[band], within: bounds, isEvenOdd: isEvenOdd, pieces.color,
        on: canvas, pixels)
    case .line(let radius) where !pieces.bands[band].isEmpty:
      stroke.lay(on: bounds)
      let line = RoundStroke(sheet: stroke, radius: radius)
      for index in pieces.bands[band] { line.add(pieces.segments[Int(index)]) }
      stroke.paint(pieces.color, on: canvas, pixels)
    case .rectangle:
      for y in bounds.top..<bounds.bottom {
        let row =
          pixels + (y - canvas.bounds.top) * canvas.width + bounds.left - canvas.bounds.left
        Blending.row(row, coverage: 255, count: bounds.width, pieces.color)
      }
    case .rounded(let mask, let place):
      paint(mask, over: place, within: bounds, pieces.color, on: canvas, pixels)
    default: break
    }
  }

  /// Paints an opaque rectangle whose corners a mask rounds.
  private func paint(
    _ mask: Mask, over place: DeviceRect, within bounds: DeviceRect, _ color: PremultipliedColor,
    on canvas: Canvas, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let corner = mask.bounds.width / 2
    let columns = bounds.left..<bounds.right
    let left = (place.left..<place.left + corner).clamped(to: columns)
    let middle = (place.left + corner..<place.right - corner).clamped(to: columns)
    let right = (place.right - corner..<place.right).clamped(to: columns)
    NinePartShadow.forEachRow(of: mask, over: place, bounds.top..<bounds.bottom) { y, row in
      let target = pixels + (y - canvas.bounds.top) * canvas.width - canvas.bounds.left
      (target + middle.lowerBound).update(repeating: color.pixel, count: middle.count)
      for side in [left, right] {
        Blending.mix(
          target + side.lowerBound, row + (side.lowerBound - place.left), count: side.count,
          color.pixel)
      }
    }
  }
}
