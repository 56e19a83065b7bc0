import Foundation
import SwiftUI

extension Gallery {
  /// A device with its size upright, in points, and what the page draws around and over its
  /// pictures.
  struct Device: Encodable {
    let id: String
    let name: String
    let family: String
    let width: Double
    let height: Double
    let scale: Int
    let cornerRadius: Double
    /// The radius of the left corners in portrait, where those are others.
    let hingeRadius: Double?
    /// The body; nil for a component's frame, and where the table has none.
    let body: DeviceBody?
    let cutout: SnapshotKit.Device.Cutout?
    /// The insets that an app keeps free, by orientation and window: `portrait full`.
    let guides: [String: Guide]
  }

  /// The places of a screen that an app keeps free, in points.
  struct Guide: Encodable {
    /// The app's window within the screen: x, y, width and height.
    let window: [Double]
    /// The safe area's distances from the window's edges: top, leading, bottom and trailing.
    let insets: [Double]
    let statusBarHeight: Double
    let cutout: [Double]?
    let homeIndicator: [Double]?
    /// The distance of content from the sides of the safe area; nil where the system has no such
    /// margin.
    let margin: Double?
    /// The width of a column of text at the usual type size.
    let readableWidth: Double?
  }

  /// Returns a device as the page is told of it.
  func device(_ device: SnapshotKit.Device, windows: Set<Guided>) -> Device {
    let table = catalogue.devices
    let isComponent = device.isComponent
    return Device(
      id: device.id, name: device.name,
      family: isComponent ? "component" : device.family.rawValue,
      width: device.width, height: device.height, scale: device.nativeScale,
      cornerRadius: device.cornerRadius, hingeRadius: device.hingeRadius,
      body: isComponent ? nil : table.body(of: device),
      cutout: device.cutout.kind == .none ? nil : device.cutout,
      guides: isComponent
        ? [:]
        : Dictionary(
          windows.filter { $0.device == device.id }.map { guided in
            (
              "\(guided.orientation) \(guided.window.rawValue)",
              guide(device, guided.orientation, guided.window)
            )
          }
        ) { first, _ in first })
  }

  private func guide(
    _ device: SnapshotKit.Device, _ orientation: Orientation, _ window: DeviceWindow
  ) -> Guide {
    let table = catalogue.devices
    let geometry = table.geometry(of: device, in: orientation, window: window)
    let place = table.frame(of: window, on: device, in: orientation)
    let insets = geometry.safeArea
    let hasGuides = device.family == .iphone || device.family == .ipad
    let guides = hasGuides ? LayoutGuides(windowWidth: geometry.size.width) : nil
    return Guide(
      window: CGRect(origin: place?.origin ?? .zero, size: geometry.size).numbers,
      insets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      statusBarHeight: geometry.statusBarHeight, cutout: geometry.cutout?.numbers,
      homeIndicator: geometry.homeIndicator?.numbers, margin: guides?.margin,
      readableWidth: guides?.readableWidth)
  }

  /// A way in which a device is held, and what of its screen the app has.
  struct Guided: Hashable {
    let device: String
    let orientation: Orientation
    let window: DeviceWindow

    init(_ cell: Cell) {
      (device, orientation, window) = (cell.device.id, cell.orientation, cell.window)
    }
  }
}

extension CGRect {
  /// x, y, width and height.
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
