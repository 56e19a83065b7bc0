import Combine
import Foundation

/// The certainty of what a person does.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Little, some, and much.
  case low, medium, high
}

/// A way in which a person moves.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// A way in which a person moves.
  public enum Kind: Hashable, Sendable {
    /// At rest, on foot, running, in a car, by bicycle, and another one.
    case stationary, walking, running, automotive, cycling, unknown
  }

  /// The beginning.
  public let startDate: Date
  private let kinds: Set<Kind>
  private let certainty: CMMotionActivityConfidence

  /// Creates a way of moving, to be told.
  ///
  /// - Parameters:
  ///   - kinds: The ways, such as at rest in a car.
  ///   - start: The beginning.
  ///   - confidence: The certainty.
  public init(_ kinds: Set<Kind>, start: Date, confidence: CMMotionActivityConfidence = .high) {
    (self.kinds, startDate, certainty) = (kinds, start, confidence)
  }

  /// The certainty.
  open var confidence: CMMotionActivityConfidence { certainty }
  /// A Boolean value that indicates whether the person is at rest.
  open var stationary: Bool { kinds.contains(.stationary) }
  /// A Boolean value that indicates whether the person walks.
  open var walking: Bool { kinds.contains(.walking) }
  /// A Boolean value that indicates whether the person runs.
  open var running: Bool { kinds.contains(.running) }
  /// A Boolean value that indicates whether the person is in a car.
  open var automotive: Bool { kinds.contains(.automotive) }
  /// A Boolean value that indicates whether the person rides a bicycle.
  open var cycling: Bool { kinds.contains(.cycling) }
  /// A Boolean value that indicates whether the way is not known.
  open var unknown: Bool { kinds.contains(.unknown) }
}

/// A closure that hears of a way of moving.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// A closure that hears of the ways of moving of a time.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells how a person moves: nobody lets an app see it, unless ``know(_:)`` tells otherwise.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  /// Tells how a person has moved, and that the person lets the app see movements.
  ///
  ///     CMMotionActivityManager.know([CMMotionActivity([.walking], start: noon)])
  ///
  /// - Parameter activities: The ways of moving; nil for a person who has not been asked.
  public static func know(_ activities: [CMMotionActivity]?) {
    MotionRecord.current.change { ($0.activities, $0.wasAsked) = (activities, false) }
  }

  private var known: [CMMotionActivity] {
    (MotionRecord.current.value.activities ?? []).sorted { $0.startDate < $1.startDate }
  }

  /// Returns true: a phone has a sensor of it.
  open class func isActivityAvailable() -> Bool { true }

  /// Returns the person's answer so far.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionRecord.status }

  /// Calls a closure on a queue with the ways of moving that begin in a time, the earliest first.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.schedule { [self] in
      if let error = MotionRecord.ask() { return handler(nil, error) }
      handler(known.filter { $0.startDate >= start && $0.startDate < end }, nil)
    }
  }

  /// Calls a closure once on a queue, with the latest way of moving, if there is one.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.schedule { [self] in
      if MotionRecord.ask() == nil, let latest = known.last { handler(latest) }
    }
  }

  /// Ends to tell, of which nothing comes after the first time.
  open func stopActivityUpdates() {}
}
