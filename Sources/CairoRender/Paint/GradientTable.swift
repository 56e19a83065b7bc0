import DisplayList

/// The colours of a gradient at even steps.
struct GradientTable {
  /// The colours from the gradient's start to its end, one more than there are steps:
  /// premultiplied red, green, blue and alpha from 0 to 1.
  private let colors: [SIMD4<Double>]

  /// Creates the table of stops.
  ///
  /// Colours are mixed premultiplied, as CSS Images 3 (3.4.2) and SwiftUI do, so that red to clear
  /// does not pass through grey. A stop that lies before its predecessor counts as lying upon it.
  init(_ stops: [ColorStop], steps: Int) {
    guard let first = stops.first else {
      colors = Array(repeating: .zero, count: steps + 1)
      return
    }
    var colors = Array(repeating: first.color.premultiplied, count: steps + 1)
    var location = Self.bounded(first.location)
    for (low, high) in zip(stops, stops.dropFirst()) {
      let start = location
      location = max(start, Self.bounded(high.location))
      let (from, to) = (low.color.premultiplied, high.color.premultiplied)
      for step in Self.steps(after: start, upTo: location, of: steps) {
        let share = (Double(step) / Double(steps) - start) / (location - start)
        colors[step] = from + (to - from) * share
      }
    }
    let last = stops[stops.count - 1].color.premultiplied
    for step in Self.steps(after: location, upTo: .infinity, of: steps) { colors[step] = last }
    self.colors = colors
  }

  /// The colours as premultiplied pixels.
  var pixels: [UInt32] {
    colors.map { color in
      // Component by component: the conversion of a whole vector is not made inline.
      func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
      return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }
  }

  /// Each colour and its change up to the next, in a pixel's order: blue, green, red, alpha.
  var ramp: [SIMD4<Float>] {
    let numbers = colors.map { SIMD4<Float>(SIMD4($0.z, $0.y, $0.x, $0.w)) }
    return numbers.indices.flatMap { step in
      let next = numbers[min(step + 1, numbers.count - 1)]
      return [numbers[step], next - numbers[step]]
    }
  }

  /// Returns the fewest steps between which all colours change evenly: one where a gradient has two
  /// stops at its ends; nil where stops lie upon each other, or where it would take too many.
  static func fewestSteps(for stops: [ColorStop]) -> Int? {
    let locations = stops.map { Double($0.location) }
    guard locations.allSatisfy({ (0...1).contains($0) }),
      zip(locations, locations.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    // Locations in whole percents are the finest that people write.
    return (1...100).first { steps in
      locations.allSatisfy { abs(($0 * Double(steps)).rounded() - $0 * Double(steps)) < 1e-9 }
    }
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
}

extension RGBAColor {
  /// Red, green and blue, each times the alpha, and the alpha.
  fileprivate var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }
}
