// Apple's CoreMotion brings Foundation with it.
@_exported import Foundation

/// A device's turn from lying flat, its screen up.
///
/// The device is turned around its vertical axis (yaw), then lifted by its upper edge (pitch), and
/// then rolled over its right one (roll).
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The turn of one frame in another: columns are the axes of the device.
  private var axes: [SIMD3<Double>]

  /// Creates a turn, to be told.
  ///
  /// - Parameters:
  ///   - roll: The turn over the right edge, in radians.
  ///   - pitch: The turn by which the upper edge is lifted, in radians.
  ///   - yaw: The turn around the vertical axis, counterclockwise, in radians.
  public init(roll: Double = 0, pitch: Double = 0, yaw: Double = 0) {
    // Around z by the yaw, of x by the pitch, of y by the roll: Rz Rx Ry, column by column.
    let right = SIMD3(cos(roll), sin(pitch) * sin(roll), -cos(pitch) * sin(roll))
    let up = SIMD3(0, cos(pitch), sin(pitch))
    let out = SIMD3(sin(roll), -sin(pitch) * cos(roll), cos(pitch) * cos(roll))
    let (c, s) = (cos(yaw), sin(yaw))
    axes = [right, up, out].map { axis in
      SIMD3(axis.x * c - axis.y * s, axis.x * s + axis.y * c, axis.z)
    }
  }

  /// The turn over the right edge, in radians.
  open var roll: Double { atan2(-axes[0].z, axes[2].z) }
  /// The turn by which the upper edge is lifted, in radians.
  open var pitch: Double { asin(min(1, max(-1, axes[1].z))) }
  /// The turn around the vertical axis, in radians.
  open var yaw: Double { atan2(-axes[1].x, axes[1].y) }

  /// The direction of gravity, as the device sees it.
  var gravity: CMAcceleration { CMAcceleration(x: -axes[0].z, y: -axes[1].z, z: -axes[2].z) }

  /// Makes the turn the one from another attitude to this one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let frame = attitude.axes
    axes = axes.map { axis in
      [(frame[0] * axis).sum(), (frame[1] * axis).sum(), (frame[2] * axis).sum()]
    }
  }
}
