import Foundation

/// The span of a bin.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value of the bin.
  public let lowerBound: Bound
  /// The value at which the next bin begins.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Returns a Boolean value that indicates whether a value lies in the bin, whose upper bound is
  /// the next bin's.
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }

  /// Returns the range of a collection's positions between the bounds.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    (lowerBound..<upperBound).relative(to: collection)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of dates, each from one threshold to the next.
///
///     let bins = DateBins(unit: .day, range: readings[0].date...Date.now)
///     let perDay = Dictionary(grouping: readings) { bins.index(for: $0.date) }
public struct DateBins: RandomAccessCollection {
  /// Increasing bounds, one more than there are bins.
  public let thresholds: [Date]

  /// Creates bins from their bounds.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of one length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins<Double>(
      size: timeInterval,
      range: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate)
    thresholds = bins.thresholds.map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Creates bins of a calendar's units that cover a range.
  public init(
    unit: Calendar.Component, by: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil
  ) {
    thresholds = DateStride(unit: unit, count: Swift.max(1, by)).dates(
      covering: range, calendar: calendar ?? .ofPictures)
  }

  /// Creates about as many bins as desired, of units that read well.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar? = nil) {
    let stride = DateStride.automatic(for: range, desired: desiredCount)
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  /// Creates bins for data.
  public init(
    data: some Collection<Date>, desiredCount: Int? = nil, calendar: Calendar? = nil
  ) {
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    let high = Swift.max(data.max() ?? low, low)
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The position behind the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Returns the bin at a position.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// Returns the number of the bin in which a date lies; the first or the last for dates beyond.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }
}
