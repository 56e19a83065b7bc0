import Foundation
import ViewTree

/// All that a screen's layout may depend on: devices that agree in it share one layout.
public struct ScreenTraits: Sendable, Hashable {
  /// The screen in points, as the device is held.
  public var size: CGSize
  /// The insets in points that a full-screen app keeps free.
  public var safeArea: Device.Insets
  /// How much of the safe area at the top goes when the status bar is hidden, in points: nothing
  /// where a cut-out needs the room too.
  public var statusBarInset: Double
  public var horizontalSizeClass: Device.SizeClass
  public var verticalSizeClass: Device.SizeClass
  public var colorScheme: Scheme
  /// How a person's settings depart from the usual ones, if they do.
  public var variant: Variant?
  /// The version of iOS that the system's own views look like.
  public var system: Int
  /// Where pages put their titles; nil where they have bars of their own.
  package var titleBar: TitleBar?

  /// Creates the traits of a device as it is held, in a scheme.
  public init(
    _ geometry: DeviceGeometry, colorScheme: Scheme, variant: Variant? = nil, system: Int? = nil
  ) {
    self.system = system ?? variant?.system ?? SystemVersion.usual
    (size, safeArea) = (geometry.size, geometry.safeArea)
    statusBarInset = geometry.cutout == nil ? geometry.statusBarHeight : 0
    horizontalSizeClass = geometry.horizontalSizeClass
    verticalSizeClass = geometry.verticalSizeClass
    (self.colorScheme, self.variant) = (colorScheme, variant)
    titleBar = geometry.titleBar
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(colorScheme)
    hasher.combine(variant)
  }
}
