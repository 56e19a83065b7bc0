import DisplayList
import Foundation

/// A frame around a screen's picture: a device's body, or a window's edge and shadow.
protocol PictureFrame {
  /// The framed picture's size in points.
  var size: CGSize { get }

  /// Returns the list within the frame, on clear ground.
  func around(_ list: DisplayList) -> DisplayList
}

extension DeviceTable {
  /// Returns the frame around a device's picture; nil if the table has no body for its family.
  func frame(
    of device: Device, in orientation: Orientation, scheme: Scheme, variant: Variant?
  ) -> (any PictureFrame)? {
    if device.family == .mac {
      return WindowFrame(
        window: device.size(in: orientation), cornerRadius: device.cornerRadius,
        isActive: variant != .inactive, isDark: scheme == .dark)
    }
    return body(of: device).map {
      DeviceFrame(device: device, body: $0, orientation: orientation)
    }
  }

  /// Returns the frame around a cell's picture.
  func frame(of cell: Cell) -> (any PictureFrame)? {
    frame(of: cell.device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant)
  }
}
