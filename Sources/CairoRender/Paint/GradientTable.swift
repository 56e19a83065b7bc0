import DisplayList

/// The colours of a gradient at even steps, as premultiplied pixels.
struct GradientTable {
  /// The pixels from the gradient's start to its end, one more than there are steps.
  let pixels: [UInt32]

  /// Creates the table of stops.
  ///
  /// Colours are mixed premultiplied, as CSS Images 3 (3.4.2) and SwiftUI do, so that red to clear
  /// does not pass through grey. A stop that lies before its predecessor counts as lying upon it.
  init(_ stops: [ColorStop], steps: Int) {
    guard let first = stops.first else {
      pixels = Array(repeating: 0, count: steps + 1)
      return
    }
    var pixels = Array(repeating: PremultipliedColor(first.color).pixel, count: steps + 1)
    var location = Self.bounded(first.location)
    for (low, high) in zip(stops, stops.dropFirst()) {
      let start = location
      location = max(start, Self.bounded(high.location))
      let (from, to) = (low.color.premultiplied, high.color.premultiplied)
      for step in Self.steps(after: start, upTo: location, of: steps) {
        let share = (Double(step) / Double(steps) - start) / (location - start)
        pixels[step] = Self.pixel(from + (to - from) * share)
      }
    }
    let last = PremultipliedColor(stops[stops.count - 1].color).pixel
    for step in Self.steps(after: location, upTo: .infinity, of: steps) { pixels[step] = last }
    self.pixels = pixels
  }

  /// Returns the steps that lie after a location, up to another.
  private static func steps(after low: Double, upTo high: Double, of steps: Int) -> Range<Int> {
    func next(_ location: Double) -> Int {
      let step = (location * Double(steps)).rounded(.down) + 1
      return step < Double(steps + 1) ? Int(max(0, step)) : steps + 1
    }
    return next(low)..<max(next(low), next(high))
  }

  /// Returns a location with which can be reckoned: a millionth of a gradient shows nowhere.
  private static func bounded(_ location: Double) -> Double {
    location.isNaN ? 0 : min(max(location, -1e6), 1e6)
  }

  private static func pixel(_ components: SIMD4<Double>) -> UInt32 {
    let bytes = SIMD4<UInt32>(components * 255, rounding: .toNearestOrAwayFromZero)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}

extension RGBAColor {
  /// Red, green and blue, each times the alpha, and the alpha.
  fileprivate var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }
}
