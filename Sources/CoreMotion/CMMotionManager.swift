import Combine
import Foundation

/// The frame that a turn is told in; all are the one of a device that lies flat.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a frame from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The vertical axis is up, and no other is known.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// The vertical axis is up, corrected by the compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// The vertical axis is up, and one goes to magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// The vertical axis is up, and one goes to north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// A closure that hears of an acceleration.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that hears of a turning.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that hears of all that moves a device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells how a device is held and moved: it lies flat and at rest, unless ``know(_:)`` tells
/// otherwise.
///
/// Each start tells once, on the queue, within the still.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The time between readings of the acceleration, in seconds; a still has one.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between readings of the turning, in seconds; a still has one.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between readings of all, in seconds; a still has one.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// A Boolean value that indicates whether a person is asked to move the device; nobody is.
  open var showsDeviceMovementDisplay = false
  /// A Boolean value that indicates whether the acceleration is told.
  open private(set) var isAccelerometerActive = false
  /// A Boolean value that indicates whether the turning is told.
  open private(set) var isGyroActive = false
  /// A Boolean value that indicates whether all is told.
  open private(set) var isDeviceMotionActive = false

  /// Creates a manager.
  public override init() { super.init() }

  /// Tells how the device is held and moved; nil for one that lies flat and at rest.
  ///
  ///     CMMotionManager.know(CMDeviceMotion(attitude: CMAttitude(roll: 0.1)))
  public static func know(_ motion: CMDeviceMotion?) {
    MotionRecord.current.change { $0.motion = motion ?? CMDeviceMotion() }
  }

  private var known: CMDeviceMotion { MotionRecord.current.value.motion }

  /// True: a phone has a sensor of it.
  open var isAccelerometerAvailable: Bool { true }
  /// True: a phone has a sensor of it.
  open var isGyroAvailable: Bool { true }
  /// True: a phone has sensors of it.
  open var isDeviceMotionAvailable: Bool { true }

  /// The acceleration; nil before it was started.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData(known.acceleration) : nil
  }
  /// The turning; nil before it was started.
  open var gyroData: CMGyroData? { isGyroActive ? CMGyroData(known.rotationRate) : nil }
  /// All that moves the device; nil before it was started.
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? known : nil }

  /// Starts to read the acceleration.
  open func startAccelerometerUpdates() { isAccelerometerActive = true }

  /// Starts to read the acceleration, and tells it.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    isAccelerometerActive = true
    nonisolated(unsafe) let handler = handler
    queue.schedule { [self] in
      if let data = accelerometerData { handler(data, nil) }
    }
  }

  /// Ends to read the acceleration.
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }

  /// Starts to read the turning.
  open func startGyroUpdates() { isGyroActive = true }

  /// Starts to read the turning, and tells it.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    isGyroActive = true
    nonisolated(unsafe) let handler = handler
    queue.schedule { [self] in if let data = gyroData { handler(data, nil) } }
  }

  /// Ends to read the turning.
  open func stopGyroUpdates() { isGyroActive = false }

  /// Starts to read all.
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }

  /// Starts to read all in a frame.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    isDeviceMotionActive = true
  }

  /// Starts to read all, and tells it.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    isDeviceMotionActive = true
    nonisolated(unsafe) let handler = handler
    queue.schedule { [self] in if let motion = deviceMotion { handler(motion, nil) } }
  }

  /// Starts to read all in a frame, and tells it.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }

  /// Ends to read all.
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}
