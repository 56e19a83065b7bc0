import Foundation
import ViewTree

/// A screen as its device is held otherwise: all that a turn changes.
package struct TurnedScreen: Sendable, Hashable {
  /// The screen in points.
  package let size: CGSize
  let safeArea: Device.Insets
  let statusBarInset: Double
  let sizeClasses: Device.SizeClasses
  let titleBar: TitleBar?
  let device: ShownDevice?

  /// Creates the part of a screen's traits that a turn changes.
  init(_ traits: ScreenTraits) {
    (size, safeArea, statusBarInset) = (traits.size, traits.safeArea, traits.statusBarInset)
    sizeClasses = Device.SizeClasses(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    (titleBar, device) = (traits.titleBar, traits.device)
  }

  fileprivate init(
    size: CGSize, safeArea: Device.Insets, statusBarInset: Double,
    sizeClasses: Device.SizeClasses, titleBar: TitleBar?, device: ShownDevice?
  ) {
    (self.size, self.safeArea, self.statusBarInset) = (size, safeArea, statusBarInset)
    (self.sizeClasses, self.titleBar, self.device) = (sizeClasses, titleBar, device)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

extension Surroundings {
  /// The screen as it is held now.
  var held: TurnedScreen {
    TurnedScreen(
      size: size,
      safeArea: Device.Insets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom,
        trailing: safeArea.trailing), statusBarInset: statusBarInset,
      sizeClasses: Device.SizeClasses(
        horizontal: environment.horizontalSizeClass == .compact ? .compact : .regular,
        vertical: environment.verticalSizeClass == .compact ? .compact : .regular),
      titleBar: environment.titleBar, device: device)
  }

  /// Takes over a screen as it is held now, with all that a person has set.
  mutating func hold(_ screen: TurnedScreen) {
    (size, safeArea, statusBarInset) = (
      screen.size, screen.safeArea.edgeInsets, screen.statusBarInset
    )
    device = screen.device
    environment.horizontalSizeClass = screen.sizeClasses.horizontal.userInterface
    environment.verticalSizeClass = screen.sizeClasses.vertical.userInterface
    environment.titleBar = screen.titleBar
  }
}

extension Device.Insets {
  /// The insets as views have them; left stands for left, not leading.
  var edgeInsets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension Device.SizeClass {
  /// The class as views ask for it.
  var userInterface: UserInterfaceSizeClass { self == .compact ? .compact : .regular }
}

extension Orientation {
  /// The other orientation.
  var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

extension DeviceTable {
  /// Returns the orientation that a layout of a device was made for: that in which it is held, or
  /// the other where a flow has turned it.
  func orientation(
    showing size: CGSize, on device: Device, heldIn held: Orientation,
    window: DeviceWindow = .full
  ) -> Orientation {
    guard device.isTurned,
      geometry(of: device, in: held, window: window).size != size,
      geometry(of: device, in: held.turned, window: window).size == size
    else { return held }
    return held.turned
  }
}

extension Device {
  /// A Boolean value that indicates whether the device is held in both orientations.
  var isTurned: Bool { !isComponent && orientations.count > 1 }
}
