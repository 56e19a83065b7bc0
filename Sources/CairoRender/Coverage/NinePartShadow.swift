import DisplayList
import Foundation

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
    /// The length of the corners' curves along the sides.
    var corner: Int

    /// Returns a row's pixels that are not hidden: those on the left and on the right.
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

  /// Returns the part of the shadow that an opaque shape hides.
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

  /// Returns the row or column of a short mask that stands for one of a long mask.
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
