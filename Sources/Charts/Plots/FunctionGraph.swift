/// A function whose graph a chart draws, with the names of what it tells.
struct FunctionGraph {
  enum Function {
    /// Heights by places.
    case curve((Double) -> Double)
    /// Lower and upper heights by places.
    case band((Double) -> (Double, Double))
    /// Places and heights by a parameter.
    case path((Double) -> (Double, Double))
  }

  let function: Function
  /// The places, or the parameters, for which the function is asked; nil for all of the scale.
  let domain: ClosedRange<Double>?
  let x: Text
  let y: Text
  /// The name of the upper height of a band.
  var yEnd: Text?
}
