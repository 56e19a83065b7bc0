/// A part of a picture in which pixels differ, apart from the others.
public struct DifferenceRegion: Codable, Hashable, Sendable {
  /// The smallest box around the part's differing pixels.
  public let box: PixelBox
  /// The number of differing pixels.
  public let pixels: Int
}

extension PixelDifference {
  /// The most parts that a difference is told in.
  public static let mostRegions = 24

  /// The differing pixels by the parts of the picture that they lie in, from the top and the left.
  ///
  /// Pixels whose squares of 16 touch are of one part. Where that makes more than ``mostRegions``
  /// parts, as noise does, squares of twice the side are taken, and so on.
  public var regions: [DifferenceRegion] {
    guard let box else { return [] }
    var squares = DifferenceSquares(self, in: box)
    var found = squares.regions
    while found.count > Self.mostRegions {
      squares = squares.coarser
      found = squares.regions
    }
    return found.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }
}

/// A picture's differing pixels by squares of equal sides.
private struct DifferenceSquares {
  private static let side = 16

  private let columns: Int
  private let rows: Int
  /// Row by row; nil where nothing differs.
  private var squares: [DifferenceRegion?]

  private init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    squares = Array(repeating: nil, count: columns * rows)
  }

  init(_ difference: PixelDifference, in box: PixelBox) {
    let side = Self.side
    self.init(
      columns: (box.width + side - 1) / side, rows: (box.height + side - 1) / side)
    for y in 0..<box.height {
      for column in 0..<columns {
        let start = (box.y + y) * difference.width + box.x + column * side
        let part = difference.mask[start..<(start + min(side, box.width - column * side))]
        guard let first = part.firstIndex(of: true), let last = part.lastIndex(of: true) else {
          continue
        }
        let run = PixelBox(
          x: box.x + column * side + first - start, y: box.y + y, width: last - first + 1, height: 1
        )
        add(
          DifferenceRegion(box: run, pixels: part[first...last].count { $0 }),
          at: y / side * columns + column)
      }
    }
  }

  private mutating func add(_ region: DifferenceRegion, at place: Int) {
    squares[place] = squares[place].map { $0.joined(with: region) } ?? region
  }

  /// The same pixels by squares of twice the side.
  var coarser: DifferenceSquares {
    var result = DifferenceSquares(columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for (place, square) in squares.enumerated() {
      guard let square else { continue }
      result.add(square, at: place / columns / 2 * result.columns + place % columns / 2)
    }
    return result
  }

  /// The squares that touch, each such part as one.
  var regions: [DifferenceRegion] {
    var left = squares
    return left.indices.compactMap { start in
      guard var region = left[start] else { return nil }
      left[start] = nil
      var open = [start]
      while let place = open.popLast() {
        for near in neighbours(of: place) {
          guard let square = left[near] else { continue }
          left[near] = nil
          region = region.joined(with: square)
          open.append(near)
        }
      }
      return region
    }
  }

  private func neighbours(of place: Int) -> [Int] {
    let (row, column) = place.quotientAndRemainder(dividingBy: columns)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
    }
  }
}

extension DifferenceRegion {
  fileprivate func joined(with other: DifferenceRegion) -> DifferenceRegion {
    let (left, top) = (min(box.x, other.box.x), min(box.y, other.box.y))
    let right = max(box.x + box.width, other.box.x + other.box.width)
    let bottom = max(box.y + box.height, other.box.y + other.box.height)
    return DifferenceRegion(
      box: PixelBox(x: left, y: top, width: right - left, height: bottom - top),
      pixels: pixels + other.pixels)
  }
}
