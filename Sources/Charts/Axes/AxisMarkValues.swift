import Foundation

/// The values that an axis marks.
///
///     Chart(readings) { LineMark(x: .value("Date", $0.date), y: .value("Level", $0.level)) }
///       .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) }
///       .chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(desired: Int?, minimumStride: Double)
    case step(Double)
    case dates(DateStride, Calendar?)
    case list([_PlotDatum])
  }

  let kind: Kind
  /// True to round the domain's least value down to a mark; nil where the axis decides.
  var roundsLow: Bool?
  /// True to round the domain's greatest value up to a mark; nil where the axis decides.
  var roundsHigh: Bool?

  /// The values that there is room for.
  public static let automatic = AxisMarkValues(
    kind: .automatic(desired: nil, minimumStride: 0))

  /// Returns about as many values as are desired.
  ///
  /// - Parameters:
  ///   - desiredCount: The number of values.
  ///   - roundLowerBound: True to begin the domain at a mark, false to leave it as it is.
  ///   - roundUpperBound: True to end the domain at a mark, false to leave it as it is.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimumStride: 0), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }

  /// Returns about as many values as are desired, no nearer than a stride.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimumStride: Double(minimumStride)),
      roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// Returns the multiples of a step.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .step(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// Returns the beginnings of a calendar's units, or of each so many of them.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(DateStride(unit: component, count: max(1, count)), calendar),
      roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }
}

/// A value that an axis marks.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartXAxis {
///         AxisMarks { value in
///           AxisValueLabel { if let hour = value.as(Int.self) { Text("\(hour) h") } }
///         }
///       }
public struct AxisValue {
  let datum: _PlotDatum
  /// The value's number among those of its axis marks.
  public let index: Int
  /// The number of values that are marked.
  public let count: Int
  /// The words for the value where no format is given.
  let words: String

  /// Returns the value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// The side on which an axis stands.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartYAxis { AxisMarks(position: .leading) }
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let side: Side

  /// The bottom of a horizontal axis; the trailing side of a vertical one, the leading one of
  /// categories.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// At the leading side of the plot.
  public static let leading = AxisMarkPosition(side: .leading)
  /// At the trailing side of the plot.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(side: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// The arrangement of an axis's labels beside the plot.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartXAxis { AxisMarks(preset: .aligned) }
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind

  /// The axis decides.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Grid lines reach beneath the labels, which stand on or, of a horizontal axis, beside them.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// The first and the last label lie within the plot's ends.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels lie over the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
