import Combine
import Foundation

/// A height above the place where an app began to ask, and the pressure of the air.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  private let height: Double
  private let air: Double

  /// Creates a height, to be told.
  ///
  /// - Parameters:
  ///   - relativeAltitude: The height, in metres.
  ///   - pressure: The pressure of the air, in kilopascals.
  public init(relativeAltitude: Double, pressure: Double = 101.325) {
    (height, air) = (relativeAltitude, pressure)
  }

  /// The height, in metres.
  open var relativeAltitude: NSNumber { NSNumber(value: height) }
  /// The pressure of the air, in kilopascals.
  open var pressure: NSNumber { NSNumber(value: air) }
}

/// A closure that hears of a height.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Tells how high a person is: nobody lets an app see it, unless ``know(_:)`` tells otherwise.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  /// Tells how high a person is, and that the person lets the app see movements.
  ///
  ///     CMAltimeter.know(CMAltitudeData(relativeAltitude: 12, pressure: 100.9))
  ///
  /// - Parameter data: The height; nil for a person who has not been asked.
  public static func know(_ data: CMAltitudeData?) {
    MotionRecord.current.change { ($0.altitude, $0.wasAsked) = (data, false) }
  }

  /// Returns true: a phone has a sensor of it.
  open class func isRelativeAltitudeAvailable() -> Bool { true }

  /// Returns the person's answer so far.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionRecord.status }

  /// Calls a closure once on a queue, with the height, if it is known.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.schedule {
      if let error = MotionRecord.ask() { return handler(nil, error) }
      if let data = MotionRecord.current.value.altitude { handler(data, nil) }
    }
  }

  /// Ends to tell, of which nothing comes after the first time.
  open func stopRelativeAltitudeUpdates() {}
}
