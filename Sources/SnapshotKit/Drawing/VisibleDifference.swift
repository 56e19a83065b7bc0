import CairoRender

/// The number of differing pixels that a person would see, counted as pixelmatch counts them.
///
/// A pixel counts if its colours lie further apart than a threshold in YIQ (Kotsarenko and Ramos,
/// "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", 2010), and if it is no edge's smoothing in either picture (Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector", 2009). What lies in one picture alone counts.
///
///     let difference = PixelDifference(approved, drawn)
///     let seen = VisibleDifference(difference, of: approved, and: drawn).count
public struct VisibleDifference: Sendable, Hashable {
  /// The share of the largest distance that is not seen.
  public static let threshold = 0.1
  /// The distance of black and white, squared and weighted.
  private static let largest = 35215.0

  /// The number of pixels that count.
  public private(set) var count = 0
  /// The number of pixels that are far apart, but smooth an edge.
  public private(set) var antialiased = 0

  /// Counts the pixels of a difference that a person would see.
  ///
  /// - Parameters:
  ///   - difference: The difference of the two pictures.
  ///   - expected: The first picture.
  ///   - actual: The second picture.
  public init(_ difference: PixelDifference, of expected: PixelImage, and actual: PixelImage) {
    guard let box = difference.box else { return }
    let isComparable = expected.width == actual.width && expected.height == actual.height
    let limit = Self.largest * Self.threshold * Self.threshold
    expected.withPixels { first in
      actual.withPixels { second in
        let a = Plane(pixels: first, width: expected.width, height: expected.height)
        let b = Plane(pixels: second, width: actual.width, height: actual.height)
        difference.mask.withUnsafeBufferPointer { mask in
          for y in box.y..<(box.y + box.height) {
            for x in box.x..<(box.x + box.width) where mask[y * difference.width + x] {
              guard a.holds(x, y), b.holds(x, y) else {
                count += 1
                continue
              }
              guard YIQ(a[x, y]).distance(to: YIQ(b[x, y])) > limit else { continue }
              // Neighbours can be held against each other in pictures of one size alone.
              if isComparable, a.isSmoothing(x, y, b) || b.isSmoothing(x, y, a) {
                antialiased += 1
              } else {
                count += 1
              }
            }
          }
        }
      }
    }
  }
}

/// A colour over white, as brightness and two differences of colour.
private struct YIQ {
  let y: Double
  let i: Double
  let q: Double

  init(_ pixel: UInt32) {
    let (r, g, b) = Self.components(pixel)
    y = Self.brightness(pixel)
    i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
  }

  /// Returns the brightness alone.
  static func brightness(_ pixel: UInt32) -> Double {
    let (r, g, b) = components(pixel)
    return r * 0.29889531 + g * 0.58662247 + b * 0.11448223
  }

  private static func components(_ pixel: UInt32) -> (Double, Double, Double) {
    let white = Double(255 - (pixel >> 24))
    return (
      Double((pixel >> 16) & 0xFF) + white, Double((pixel >> 8) & 0xFF) + white,
      Double(pixel & 0xFF) + white
    )
  }

  func distance(to other: YIQ) -> Double {
    let (y, i, q) = (y - other.y, i - other.i, q - other.q)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// A picture's pixels and their neighbours.
private struct Plane {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  func holds(_ x: Int, _ y: Int) -> Bool { x < width && y < height }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Returns a Boolean value that indicates whether a pixel smooths an edge: it has darker and
  /// brighter neighbours, hardly any equal ones, and the darkest or the brightest of them lies in
  /// an even part of both pictures.
  func isSmoothing(_ x: Int, _ y: Int, _ other: Plane) -> Bool {
    // Most pixels of a changed area lie within it: their neighbours' brightness need not be known.
    if isEven(x, y) { return false }
    var equal = isAtEdge(x, y) ? 1 : 0
    // Upwards to the brightest neighbour, downwards to the darkest.
    var (up, down) = (0.0, 0.0)
    var (brightest, darkest) = ((x: 0, y: 0), (x: 0, y: 0))
    let center = self[x, y]
    let brightness = YIQ.brightness(center)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let neighbour = self[column, row]
        let step = center == neighbour ? 0 : brightness - YIQ.brightness(neighbour)
        if step == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if step < up {
          (up, brightest) = (step, (column, row))
        } else if step > down {
          (down, darkest) = (step, (column, row))
        }
      }
    }
    guard up != 0, down != 0 else { return false }
    return isEvenInBoth(brightest, other) || isEvenInBoth(darkest, other)
  }

  private func isEvenInBoth(_ place: (x: Int, y: Int), _ other: Plane) -> Bool {
    isEven(place.x, place.y) && other.isEven(place.x, place.y)
  }

  /// Returns a Boolean value that indicates whether more than two neighbours of a pixel equal it;
  /// the picture's edge counts as one.
  private func isEven(_ x: Int, _ y: Int) -> Bool {
    var equal = isAtEdge(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if self[column, row] == self[x, y] { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}
