/// Turns the graphs of functions into points, and finds the domains that hold those.
///
/// Parametric curves come first, since their points widen both domains; functions of a place are
/// then asked over all of the horizontal one.
struct FunctionSampling {
  private(set) var sets: [MarkSet]
  private(set) var x: AxisModel
  private(set) var y: AxisModel

  /// The number of steps between the points of a function: less than a point each on a phone.
  private static let steps = 400
  /// The number of steps of a parametric curve, which may run to and fro.
  private static let pathSteps = 1600
  /// The places of functions in a chart that has neither a domain nor another mark.
  private static let usualDomain = 0.0...1.0

  /// Samples functions.
  ///
  /// - Parameters:
  ///   - lists: The chart's marks first, then those of each mask.
  ///   - settings: The settings that modifiers make for the chart.
  init(_ lists: [[MarkRecord]], _ settings: ChartSettings) {
    let lists = lists.map { marks in
      marks.flatMap { mark -> [MarkRecord] in
        guard case .path(let function)? = mark.geometry.function?.function else { return [mark] }
        return Self.path(of: mark, function)
      }
    }
    sets = lists.map { MarkSet($0) }
    x = AxisModel(.horizontal, sets, settings.x)
    if lists.contains(where: { $0.contains { $0.geometry.function != nil } }) {
      let whole = Self.domain(of: x)
      sets = lists.map { marks in
        MarkSet(marks.flatMap { $0.geometry.function == nil ? [$0] : Self.samples(of: $0, whole) })
      }
      x = AxisModel(.horizontal, sets, settings.x)
    }
    y = AxisModel(.vertical, sets, settings.y)
  }

  /// Returns the places that an axis shows; nil for one of dates or categories.
  private static func domain(of axis: AxisModel) -> ClosedRange<Double>? {
    switch axis.kind {
    case nil: return usualDomain
    case .number:
      let (low, high) = axis.bounds(AxisRounding(desired: 5))
      return low...max(low, high)
    case .date, .category: return nil
    }
  }

  /// Returns even steps from one end of a range to the other.
  private static func steps(_ count: Int, over range: ClosedRange<Double>) -> [Double] {
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite else { return [] }
    return (0...count).map { range.lowerBound + width * Double($0) / Double(count) }
  }

  private static func samples(
    of mark: MarkRecord, _ whole: ClosedRange<Double>?
  ) -> [MarkRecord] {
    guard let graph = mark.geometry.function, let range = graph.domain ?? whole else { return [] }
    return steps(steps, over: range).map { x in
      let place = value(graph.x, x)
      switch graph.function {
      case .curve(let function):
        return sample(of: mark, .value(place), .value(value(graph.y, function(x))))
      case .band(let function):
        let (low, high) = function(x)
        let top = value(graph.yEnd ?? graph.y, high)
        return sample(of: mark, .value(place), .interval(value(graph.y, low), top))
      case .path: return mark
      }
    }
  }

  private static func path(
    of mark: MarkRecord, _ function: (Double) -> (Double, Double)
  ) -> [MarkRecord] {
    guard let graph = mark.geometry.function, let range = graph.domain else { return [] }
    return steps(pathSteps, over: range).map { parameter in
      let (x, y) = function(parameter)
      return sample(of: mark, .value(value(graph.x, x)), .value(value(graph.y, y)))
    }
  }

  private static func value(_ label: Text, _ number: Double) -> PlottedValue {
    PlottedValue(label: label, low: .number(number))
  }

  /// Returns a point of a graph, in the graph's style.
  private static func sample(
    of mark: MarkRecord, _ x: MarkExtent, _ y: MarkExtent
  ) -> MarkRecord {
    var sample = mark
    sample.geometry.function = nil
    sample.geometry.isSample = true
    (sample.geometry.x, sample.geometry.y) = (x, y)
    sample.style.label = mark.style.label ?? mark.geometry.function?.y
    sample.style.value = mark.style.value ?? mark.geometry.function?.x
    return sample
  }
}
