import Combine
import Foundation

/// The steps of a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  /// The number of steps.
  open var numberOfSteps: NSNumber { NSNumber(value: steps) }
  /// The way, in metres; nil where it is unknown.
  open var distance: NSNumber? { metres.map { NSNumber(value: $0) } }
  /// The number of stairs up; nil where it is unknown.
  open var floorsAscended: NSNumber? { floorsUp.map { NSNumber(value: $0) } }
  /// The number of stairs down; nil where it is unknown.
  open var floorsDescended: NSNumber? { floorsDown.map { NSNumber(value: $0) } }
  /// The time for a metre at present, in seconds; nil, since nobody walks in a still.
  open var currentPace: NSNumber? { nil }
  /// The steps a second at present; nil, since nobody walks in a still.
  open var currentCadence: NSNumber? { nil }
  /// The time for a metre, in seconds; nil where the way is unknown.
  open var averageActivePace: NSNumber? {
    metres.flatMap { $0 > 0 ? NSNumber(value: endDate.timeIntervalSince(startDate) / $0) : nil }
  }
  private let steps: Int
  private let metres: Double?
  private let floorsUp: Int?
  private let floorsDown: Int?

  /// Creates the steps of a time, to be told.
  ///
  /// - Parameters:
  ///   - start: The beginning.
  ///   - end: The end.
  ///   - steps: The number of steps.
  ///   - distance: The way, in metres.
  ///   - floorsAscended: The number of stairs up.
  ///   - floorsDescended: The number of stairs down.
  public init(
    start: Date, end: Date, steps: Int, distance: Double? = nil, floorsAscended: Int? = nil,
    floorsDescended: Int? = nil
  ) {
    (startDate, endDate, self.steps, metres) = (start, end, steps, distance)
    (floorsUp, floorsDown) = (floorsAscended, floorsDescended)
  }

  /// Creates the sum of some times.
  fileprivate convenience init(_ parts: [CMPedometerData], from start: Date, to end: Date) {
    func sum<Number: Numeric>(_ value: (CMPedometerData) -> Number?) -> Number? {
      parts.compactMap(value).reduce(nil) { ($0 ?? 0) + $1 }
    }
    self.init(
      start: start, end: end, steps: sum(\.steps) ?? 0, distance: sum(\.metres),
      floorsAscended: sum(\.floorsUp), floorsDescended: sum(\.floorsDown))
  }
}

/// A closure that hears of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps: nobody lets an app see them, unless ``know(_:)`` tells otherwise.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a counter.
  public override init() { super.init() }

  /// Tells of a person's steps, and that the person lets the app see movements.
  ///
  ///     CMPedometer.know([CMPedometerData(start: morning, end: noon, steps: 8214)])
  ///
  /// - Parameter data: The steps of some times; nil for a person who has not been asked.
  public static func know(_ data: [CMPedometerData]?) {
    MotionRecord.current.change { ($0.steps, $0.wasAsked) = (data, false) }
  }

  /// Returns true: a phone has a sensor of it.
  open class func isStepCountingAvailable() -> Bool { true }
  /// Returns true: a phone has a sensor of it.
  open class func isDistanceAvailable() -> Bool { true }
  /// Returns true: a phone has a sensor of it.
  open class func isFloorCountingAvailable() -> Bool { true }
  /// Returns true: a phone has a sensor of it.
  open class func isPaceAvailable() -> Bool { true }
  /// Returns true: a phone has a sensor of it.
  open class func isCadenceAvailable() -> Bool { true }

  /// Returns the person's answer so far.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionRecord.status }

  /// Sums up the steps of a time, of all parts that begin in it, and calls a closure within the
  /// still.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async {
      if let error = MotionRecord.ask() { return handler(nil, error) }
      let parts = MotionRecord.current.value.steps ?? []
      handler(
        CMPedometerData(
          parts.filter { $0.startDate >= start && $0.startDate < end }, from: start, to: end), nil)
    }
  }

  /// Sums up the steps since a time, and calls a closure once, within the still.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    let parts = MotionRecord.current.value.steps ?? []
    let end = parts.map(\.endDate).max() ?? start
    queryPedometerData(from: start, to: max(start, end), withHandler: handler)
  }

  /// Ends to count, of which nothing comes after the first time.
  open func stopUpdates() {}
}
