import DisplayList
import Foundation

/// The colour scheme of a snapshot.
public enum Scheme: String, Codable, Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// All that a screen's picture may depend on.
public struct RenderContext {
  /// The screen in points, as the device is held.
  public let size: CGSize
  /// The insets in points that a full-screen app keeps free.
  public let safeArea: Device.Insets
  public let horizontalSizeClass: Device.SizeClass
  public let verticalSizeClass: Device.SizeClass
  public let colorScheme: Scheme
  /// The first device of the table with this geometry: devices that are alike share one picture.
  public let device: Device
  public let orientation: Orientation
  /// The cut-out, status bar and home indicator beside the above.
  public let geometry: DeviceGeometry
  /// Measures with the very shapes that are drawn.
  public let text: any TextMeasuring
  public let assets: any AssetSource
  /// Whether the list's nodes are wanted, which cost time and change no pixel.
  public let describesNodes: Bool

  /// Creates the context of a device as it is held.
  public init(
    device: Device, orientation: Orientation, geometry: DeviceGeometry, colorScheme: Scheme,
    text: any TextMeasuring, assets: any AssetSource, describesNodes: Bool = true
  ) {
    (size, safeArea) = (geometry.size, geometry.safeArea)
    horizontalSizeClass = geometry.horizontalSizeClass
    verticalSizeClass = geometry.verticalSizeClass
    (self.colorScheme, self.device, self.orientation) = (colorScheme, device, orientation)
    (self.geometry, self.text, self.assets) = (geometry, text, assets)
    self.describesNodes = describesNodes
  }
}
