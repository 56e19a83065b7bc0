/// Bins of numbers, each from one threshold to the next.
///
///     let levels = readings.map(\.level)
///     let bins = NumberBins(data: levels, desiredCount: 8)
///     let counts = Dictionary(grouping: levels, by: bins.index(for:)).mapValues(\.count)
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  /// Increasing bounds, one more than there are bins.
  public let thresholds: [Value]

  /// Creates bins from their bounds.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The position behind the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Returns the bin at a position.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// Returns the number of the bin in which a value lies; the first or the last for values beyond.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }
}

extension NumberBins: Equatable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of one size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: Self.steps(Double(size), range))
  }

  /// Creates a number of bins that share a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let step = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * step }
  }

  /// Creates about as many bins as desired, with bounds that read well.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NiceStep.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), desired: desiredCount + 1,
      minimum: Double(minimumStride))
    self.init(size: Value(step), range: range)
  }

  /// Creates bins for data.
  public init(data: some Collection<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let low = data.min() ?? 0
    let high = Swift.max(data.max() ?? 1, low)
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// Returns the multiples of a size that cover a range.
  private static func steps(_ size: Double, _ range: ClosedRange<Value>) -> [Value] {
    guard size > 0, size.isFinite else { return [range.lowerBound, range.upperBound] }
    let first = (Double(range.lowerBound) / size).rounded(.down)
    let last = (Double(range.upperBound) / size).rounded(.down) + 1
    return stride(from: first, through: Swift.min(last, first + 10_000), by: 1).map {
      Value($0 * size)
    }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of one size that cover a range.
  ///
  ///     let tens = NumberBins(size: 10, range: 0...35)
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(whole: NumberBins<Double>(size: Double(size), range: Self.doubles(range)))
  }

  /// Creates a number of bins that share a range, as evenly as whole bounds allow.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(whole: NumberBins<Double>(range: Self.doubles(range), count: count))
  }

  /// Creates about as many bins as desired, with whole bounds that read well.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NiceStep.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), desired: desiredCount + 1,
      minimum: Swift.max(1, Double(minimumStride)), isWhole: true)
    self.init(whole: NumberBins<Double>(size: step, range: Self.doubles(range)))
  }

  /// Creates bins for data.
  public init(data: some Collection<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let low = data.min() ?? 0
    let high = Swift.max(data.max() ?? 1, low)
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// Rounds bounds to whole ones; bins that lose all their length are left out.
  private init(whole bins: NumberBins<Double>) {
    var bounds: [Value] = []
    for bound in bins.thresholds.compactMap({ Value(exactly: $0.rounded()) })
    where bounds.last.map({ $0 < bound }) ?? true { bounds.append(bound) }
    self.init(thresholds: bounds)
  }

  private static func doubles(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }
}
