import Foundation

/// The part of an iPad's screen that an app has.
public enum DeviceWindow: String, Codable, Sendable, Hashable, CaseIterable {
  /// All of it.
  case full
  /// A third of the screen beside another app, in Split View.
  case splitThird = "split-third"
  /// One half of the screen in Split View.
  case splitHalf = "split-half"
  /// Two thirds of the screen in Split View.
  case splitTwoThirds = "split-two-thirds"
  /// A window above another app, at the screen's side.
  case slideOver = "slide-over"
  /// A window on Stage Manager's stage, as narrow as a phone.
  case stageSmall = "stage-small"
  /// A window on Stage Manager's stage, with a regular width.
  case stageLarge = "stage-large"

  /// The name that people read.
  public var title: String {
    switch self {
    case .full: "Full screen"
    case .splitThird: "Split View, a third"
    case .splitHalf: "Split View, a half"
    case .splitTwoThirds: "Split View, two thirds"
    case .slideOver: "Slide Over"
    case .stageSmall: "Stage Manager, small"
    case .stageLarge: "Stage Manager, large"
    }
  }

  /// The kind of the window's place on the screen.
  var kind: Kind {
    switch self {
    case .full: .full
    case .splitThird, .splitHalf, .splitTwoThirds: .split
    case .slideOver: .slideOver
    case .stageSmall, .stageLarge: .stage
    }
  }

  /// A way of sharing the screen.
  enum Kind { case full, split, slideOver, stage }
}

extension [DeviceWindow] {
  /// The three parts of Split View.
  public static let splitView: Self = [.splitThird, .splitHalf, .splitTwoThirds]
  /// The two windows of Stage Manager.
  public static let stageManager: Self = [.stageSmall, .stageLarge]
  /// Every window that is not the whole screen.
  public static let shared: Self = .splitView + [.slideOver] + .stageManager
}

/// The windows that an iPad's screen of one size may give an app, as the table has them.
public struct DeviceWindows: Codable, Sendable, Hashable {
  /// The origin of a window's figures.
  public enum Figures: String, Codable, Sendable, Hashable {
    /// Apple's sizes, as others have gathered them.
    case published
    /// Computed from those.
    case derived
    /// Chosen for this table: nobody publishes them.
    case own
  }

  /// A window's size in points; its height is always regular.
  public struct Window: Codable, Sendable, Hashable {
    /// The width, in points.
    public let width: Double
    /// The height, in points.
    public let height: Double
    /// The horizontal size class.
    public let horizontal: Device.SizeClass
    /// The origin of the figures.
    public let figures: Figures
  }

  /// The screen in points, in portrait.
  public let width: Double
  /// The height of the screen in portrait, in points.
  public let height: Double
  /// The ids of the devices with that screen that have Stage Manager.
  public let stageManager: [String]?
  /// The windows in portrait, by the names of ``DeviceWindow``.
  public let portrait: [String: Window]
  /// The windows in landscape, by their names.
  public let landscape: [String: Window]

  func window(_ window: DeviceWindow, in orientation: Orientation) -> Window? {
    (orientation == .portrait ? portrait : landscape)[window.rawValue]
  }
}

extension DeviceTable {
  /// Returns the figures of a window on a device; nil where the device has no such window.
  public func window(
    _ window: DeviceWindow, on device: Device, in orientation: Orientation
  ) -> DeviceWindows.Window? {
    guard let windows = windows(of: device) else { return nil }
    if window.kind == .stage, windows.stageManager?.contains(device.id) != true { return nil }
    return windows.window(window, in: orientation)
  }

  /// Returns a Boolean value that indicates whether an app on a device may have a window; all have
  /// the full one.
  func offers(_ window: DeviceWindow, on device: Device, in orientation: Orientation) -> Bool {
    window == .full || self.window(window, on: device, in: orientation) != nil
  }

  /// Checks that an app on a device may have a window.
  ///
  /// - Throws: ``FilterError`` with the windows that it may have.
  func require(
    _ window: DeviceWindow, on device: Device, in orientation: Orientation
  ) throws(FilterError) {
    guard !offers(window, on: device, in: orientation) else { return }
    let offered = DeviceWindow.allCases.filter { offers($0, on: device, in: orientation) }
    throw .unknown(
      kind: "window of \(device.name)", value: window.rawValue, nearest: offered.map(\.rawValue))
  }

  private func windows(of device: Device) -> DeviceWindows? {
    guard device.family == .ipad else { return nil }
    return windows.first { $0.width == device.width && $0.height == device.height }
  }

  /// Returns a window's place on the screen in points; nil for the whole screen.
  ///
  /// Devices with equal screens place their windows alike, those without Stage Manager too: they
  /// share layouts.
  func frame(
    of window: DeviceWindow, on device: Device, in orientation: Orientation
  ) -> CGRect? {
    guard let figures = windows(of: device)?.window(window, in: orientation) else { return nil }
    let size = CGSize(width: figures.width, height: figures.height)
    let screen = device.size(in: orientation)
    switch window.kind {
    case .full: return nil
    case .split: return CGRect(origin: .zero, size: size)
    case .slideOver:
      let margin = (screen.height - size.height) / 2
      return CGRect(
        origin: CGPoint(x: screen.width - size.width - WindowMetrics.slideOverMargin, y: margin),
        size: size)
    case .stage:
      let strip = WindowMetrics.stageStrip
      let insets = device.safeArea[orientation]
      return CGRect(
        origin: CGPoint(
          x: strip + (screen.width - strip - size.width) / 2,
          y: insets.top + (screen.height - insets.top - insets.bottom - size.height) / 2),
        size: size)
    }
  }

  /// Returns an app's geometry in a window of a device, that of the whole screen where there is no
  /// such window.
  ///
  /// Size classes are the table's: all windows within the guide's ranges agree with them.
  ///
  /// - Parameters:
  ///   - device: A device; iPads alone have windows other than the full one.
  ///   - orientation: The orientation in which it is held.
  ///   - rule: The source of the full screen's size classes.
  ///   - window: The window.
  /// - Returns: The window's size, safe area and bars, in points.
  public func geometry(
    of device: Device, in orientation: Orientation, rule: SizeClassRule = .guide,
    window: DeviceWindow
  ) -> DeviceGeometry {
    let screen = geometry(of: device, in: orientation, rule: rule)
    guard let frame = frame(of: window, on: device, in: orientation),
      let figures = windows(of: device)?.window(window, in: orientation)
    else { return screen }
    let insets = screen.safeArea
    let isSplit = window.kind == .split
    return DeviceGeometry(
      size: frame.size,
      safeArea: Device.Insets(
        top: insets.top, leading: 0, bottom: isSplit ? insets.bottom : WindowMetrics.bottomInset,
        trailing: 0),
      statusBarHeight: isSplit ? screen.statusBarHeight : 0,
      horizontalSizeClass: figures.horizontal, verticalSizeClass: .regular, cutout: nil,
      homeIndicator: nil, device: screen.device)
  }

  /// The iPad that windows are drawn on where a screen names no device.
  var usualWindowDevice: Device? {
    device(id: "ipad-pro-11")
      ?? devices.first { window(.splitHalf, on: $0, in: .landscape) != nil }
  }

  /// Checks that every window has a known name and lies on its screen.
  func validateWindows() throws(DeviceTableError) {
    for entry in windows {
      let name = "\(entry.width) x \(entry.height)"
      let sides = [
        (entry.portrait, entry.width, entry.height), (entry.landscape, entry.height, entry.width),
      ]
      for (windows, width, height) in sides {
        for (key, window) in windows.sorted(by: { $0.key < $1.key }) {
          guard let known = DeviceWindow(rawValue: key), known != .full else {
            throw .invalid(device: name, reason: "there is no window \(key)")
          }
          guard (1...width).contains(window.width), (1...height).contains(window.height) else {
            throw .invalid(device: name, reason: "\(key) must be from 1 point to the screen's size")
          }
        }
      }
    }
  }
}

/// Lengths of shared screens, in points: as iPadOS 17 looks, since none of them is published.
enum WindowMetrics {
  /// Between the two apps of Split View; the table's sizes of windows leave it free.
  static let divider = 10.0
  static let slideOverMargin = 8.0
  /// The width of the windows that wait at the stage's side, in points.
  static let stageStrip = 106.0
  /// The corners of windows.
  static let radius = 10.0
  /// The height that a window's own bar at its bottom covers, in points.
  static let bottomInset = 20.0
}
