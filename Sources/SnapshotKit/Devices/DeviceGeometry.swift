import Foundation
import ViewTree

/// The source of a device's size classes.
public enum SizeClassRule: String, Codable, Sendable, Hashable, CaseIterable {
  /// The guide's ranges of points, on each axis by itself.
  case guide
  /// The class that UIKit gives the device.
  case uikit
}

/// The guide's ranges of points; both bounds belong to the range.
public struct GuideSizeClasses: Codable, Sendable, Hashable {
  /// A range of lengths in points.
  public struct Range: Codable, Sendable, Hashable {
    /// The smallest length of the range, in points.
    public let min: Double
    /// The largest length of the range, in points.
    public let max: Double

    func contains(_ length: Double) -> Bool { min <= length && length <= max }
  }

  /// The lengths that are compact.
  public let compact: Range
  /// The lengths that are regular.
  public let regular: Range

  /// Returns the class of a length in points, or nil where the guide has none.
  public func sizeClass(ofLength length: Double) -> Device.SizeClass? {
    if compact.contains(length) { return .compact }
    return regular.contains(length) ? .regular : nil
  }
}

/// The screen's edge at which the cut-out is when a phone lies on its side.
public enum CutoutEdge: String, Codable, Sendable, Hashable, CaseIterable {
  /// The left side of the screen.
  case left
  /// The right side of the screen.
  case right
}

/// A device's screen as it is held: all that a screen's layout depends on.
public struct DeviceGeometry: Sendable, Equatable {
  /// The screen in points.
  public let size: CGSize
  /// The safe area's distances from the edges, in points.
  public let safeArea: Device.Insets
  /// The height of the status bar in points; 0 where it is hidden.
  public let statusBarHeight: Double
  /// The horizontal size class.
  public let horizontalSizeClass: Device.SizeClass
  /// The vertical size class.
  public let verticalSizeClass: Device.SizeClass
  /// The cut-out in points from the top left corner; nil where there is none.
  public let cutout: CGRect?
  /// The home indicator in points from the top left corner; nil where there is none.
  public let homeIndicator: CGRect?
  /// The bar that shows pages' titles; nil where pages have bars of their own.
  package var titleBar: TitleBar?
  /// The device's whole screen, of which an app may have a part; nil of a component.
  package var device: ShownDevice?
}

extension Device {
  /// Returns the device as an app asks for it, as it is held; nil of a component.
  func shown(in orientation: Orientation) -> ShownDevice? {
    guard !isComponent else { return nil }
    let kind: ShownDevice.Kind =
      switch family {
      case .iphone: .phone
      case .ipad: .tablet
      case .watch: .watch
      case .mac: .desktop
      }
    return ShownDevice(
      kind, screenSize: size(in: orientation), cornerRadius: kind == .phone ? leastRadius : 0)
  }

  /// The least radius of the glass's corners, in points.
  ///
  /// Phones alone push their screens back behind sheets; tablets that differ in nothing but their
  /// corners share their layouts.
  private var leastRadius: Double { min(cornerRadius, hingeRadius ?? cornerRadius) }

  /// Returns the screen in points, as the device is held.
  public func size(in orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: width, height: height)
    case .landscape: CGSize(width: height, height: width)
    }
  }

  /// Returns the cut-out in points from the top left corner, or nil where there is none.
  ///
  /// Landscape turns the portrait frame by a quarter, to the left or right edge.
  public func cutoutFrame(in orientation: Orientation, at edge: CutoutEdge = .left) -> CGRect? {
    guard let frame = cutout.frame else { return nil }
    switch (orientation, edge) {
    case (.portrait, _):
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    case (.landscape, .left):
      let y = width - frame.x - frame.width
      return CGRect(x: frame.y, y: y, width: frame.height, height: frame.width)
    case (.landscape, .right):
      let x = height - frame.y - frame.height
      return CGRect(x: x, y: frame.x, width: frame.height, height: frame.width)
    }
  }

  /// Returns the home indicator in points from the top left corner, or nil where there is none.
  public func homeIndicatorFrame(in orientation: Orientation) -> CGRect? {
    guard let bar = homeIndicator?[orientation] else { return nil }
    let screen = size(in: orientation)
    return CGRect(
      x: (screen.width - bar.width) / 2, y: screen.height - bar.bottomInset - bar.height,
      width: bar.width, height: bar.height)
  }
}
