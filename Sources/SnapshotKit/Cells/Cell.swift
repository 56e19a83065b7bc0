import Foundation

/// One snapshot of the matrix: a screen on a device, held one way, at one scale, in one scheme,
/// under the usual settings or a variant of them, in a window of its own on iPads, and of a flow
/// behind one of its steps.
public struct Cell: Sendable {
  /// The name of the screen.
  public let screen: String
  /// The device.
  public let device: Device
  /// The orientation in which the device is held.
  public let orientation: Orientation
  /// Device pixels in a point.
  public let scale: Int
  /// The colour scheme.
  public let scheme: Scheme
  /// The departure from a person's usual settings; nil for none.
  public let variant: Variant?
  /// The step of a flow behind which the screen is pictured; nil of a still.
  public let step: String?
  /// The name in lists and in the lock: its path without the extension.
  public let name: String

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - device: The device.
  ///   - orientation: The orientation in which it is held.
  ///   - scale: Device pixels in a point.
  ///   - scheme: The colour scheme.
  ///   - variant: The departure from a person's usual settings; nil for none.
  ///   - step: The step of a flow; nil of a still.
  public init(
    screen: String, device: Device, orientation: Orientation, scale: Int, scheme: Scheme,
    variant: Variant? = nil, step: String? = nil
  ) {
    (self.screen, self.device, self.orientation) = (screen, device, orientation)
    (self.scale, self.scheme, self.variant, self.step) = (scale, scheme, variant, step)
    let usual = "\(screen)/\(device.id)-\(orientation.rawValue)@\(scale)x-\(scheme.rawValue)"
    name = usual + (variant.map { "-\($0.name)" } ?? "") + (step.map { ".\($0)" } ?? "")
  }

  /// The part of the screen that the app has.
  public var window: DeviceWindow { variant.window }

  /// The picture's path below the output folder.
  public var path: String { name + ".png" }

  /// The picture's width in device pixels.
  public var pixelWidth: Int { pixels(device.size(in: orientation).width) }

  /// The picture's height in device pixels.
  public var pixelHeight: Int { pixels(device.size(in: orientation).height) }

  private func pixels(_ points: CGFloat) -> Int { Int((points * CGFloat(scale)).rounded()) }
}

extension Cell: Hashable {
  /// Returns a Boolean value that indicates whether two cells have one name.
  public static func == (lhs: Cell, rhs: Cell) -> Bool { lhs.name == rhs.name }

  /// Feeds the cell's name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
