import Foundation
import ViewTree

/// All that a screen's layout may depend on: devices that agree in it share one layout.
public struct ScreenTraits: Sendable, Hashable {
  /// The screen in points, as the device is held.
  public var size: CGSize
  /// The insets in points that a full-screen app keeps free.
  public var safeArea: Device.Insets
  /// The height that the top safe area loses with the status bar, in points; 0 where a cut-out
  /// needs it too.
  public var statusBarInset: Double
  /// The horizontal size class.
  public var horizontalSizeClass: Device.SizeClass
  /// The vertical size class.
  public var verticalSizeClass: Device.SizeClass
  /// The colour scheme.
  public var colorScheme: Scheme
  /// The departure from a person's usual settings; nil for none.
  public var variant: Variant?
  /// The version of iOS that the system's own views look like.
  public var system: Int
  /// The bar that shows pages' titles; nil where pages have bars of their own.
  package var titleBar: TitleBar?
  /// The device and its whole screen; nil of a component.
  package var device: ShownDevice?
  /// The screen as the device is held otherwise; nil where it is never turned.
  package var turned: TurnedScreen?

  /// Creates the traits of a device as it is held, in a scheme.
  ///
  /// - Parameters:
  ///   - geometry: The device's screen as it is held.
  ///   - colorScheme: The colour scheme.
  ///   - variant: The departure from a person's usual settings; nil for none.
  ///   - system: The version of iOS to look like; nil for the variant's or the usual one.
  public init(
    _ geometry: DeviceGeometry, colorScheme: Scheme, variant: Variant? = nil, system: Int? = nil
  ) {
    self.system = system ?? variant?.system ?? SystemVersion.usual
    (size, safeArea) = (geometry.size, geometry.safeArea)
    statusBarInset = geometry.cutout == nil ? geometry.statusBarHeight : 0
    horizontalSizeClass = geometry.horizontalSizeClass
    verticalSizeClass = geometry.verticalSizeClass
    (self.colorScheme, self.variant) = (colorScheme, variant)
    (titleBar, device) = (geometry.titleBar, geometry.device)
  }

  /// Feeds the traits to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(colorScheme)
    hasher.combine(variant)
  }
}
