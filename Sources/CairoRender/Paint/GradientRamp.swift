import CWide
import DisplayList

/// The colours of a gradient that change evenly from step to step, as numbers that are not rounded.
///
/// The steps are as few as the stops allow, mostly one: between two steps a colour is as exact as
/// upon them, so that a slow gradient has no steps of its own.
struct GradientRamp {
  let steps: Int
  /// For each step, the last one too, its colour and the change up to the next.
  private let colors: [SIMD4<Float>]

  /// Creates the ramp of stops, of so many steps where no fewer meet all of them.
  init(_ stops: [ColorStop], mostSteps: Int) {
    steps = GradientTable.fewestSteps(for: stops) ?? mostSteps
    colors = GradientTable(stops, steps: steps).ramp
  }

  /// A Boolean value that indicates whether nothing of the last colour shows.
  var endsInNothing: Bool { colors[2 * steps] == .zero }

  /// The most by which a component changes from a step to the next.
  var mostChange: Double {
    stride(from: 1, to: 2 * steps, by: 2).reduce(0) { most, place in
      let change = colors[place]
      return max(most, Double(max(change.max(), -change.min())))
    }
  }

  /// Calls a closure with the ramp as loops over pixels take it.
  func withColors<Result>(_ body: (wide_ramp) -> Result) -> Result {
    colors.withUnsafeBufferPointer { colors in
      body(wide_ramp(colors: colors.baseAddress, last: Float(steps)))
    }
  }
}
