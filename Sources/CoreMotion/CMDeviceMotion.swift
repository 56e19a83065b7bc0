import Foundation

/// An acceleration along the axes of a device, in multiples of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// The parts to the right, to the upper edge, and out of the screen.
  public var x, y, z: Double

  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turning around the axes of a device, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// The parts around the axes to the right, to the upper edge, and out of the screen.
  public var x, y, z: Double

  /// Creates a turning.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A reading at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time, in seconds since the device was started; zero in a still.
  public let timestamp: TimeInterval = 0
}

/// A reading of an acceleration, with gravity.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  public let acceleration: CMAcceleration

  init(_ acceleration: CMAcceleration) { self.acceleration = acceleration }
}

/// A reading of a turning.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The turning.
  public let rotationRate: CMRotationRate

  init(_ rotationRate: CMRotationRate) { self.rotationRate = rotationRate }
}

/// A reading of all that moves a device.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The turn of the device.
  public let attitude: CMAttitude
  /// The turning.
  public let rotationRate: CMRotationRate
  /// The acceleration by a person, without gravity.
  public let userAcceleration: CMAcceleration
  /// The angle of the upper edge from north, clockwise, in degrees; negative where it is unknown.
  public let heading: Double

  /// Creates a reading, to be told; gravity follows from the turn.
  ///
  ///     CMMotionManager.know(CMDeviceMotion(attitude: CMAttitude(pitch: .pi / 4)))
  ///
  /// - Parameters:
  ///   - attitude: The turn of the device.
  ///   - rotationRate: The turning.
  ///   - userAcceleration: The acceleration without gravity.
  ///   - heading: The angle from north, in degrees.
  public init(
    attitude: CMAttitude = CMAttitude(), rotationRate: CMRotationRate = CMRotationRate(),
    userAcceleration: CMAcceleration = CMAcceleration(), heading: Double = -1
  ) {
    (self.attitude, self.rotationRate) = (attitude, rotationRate)
    (self.userAcceleration, self.heading) = (userAcceleration, heading)
  }

  /// The direction of gravity.
  public var gravity: CMAcceleration { attitude.gravity }

  var acceleration: CMAcceleration {
    let (gravity, user) = (gravity, userAcceleration)
    return CMAcceleration(x: gravity.x + user.x, y: gravity.y + user.y, z: gravity.z + user.z)
  }
}
