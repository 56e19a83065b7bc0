import SwiftUI
import ViewTree

/// The sizes of Live Activities on a device, in points.
///
/// The source is *Live Activities > Specifications* of Apple's Human Interface Guidelines, as of
/// December 2025.
struct ActivitySizes: Equatable {
  /// The sizes of a Dynamic Island.
  struct Island: Equatable {
    /// The width around the camera.
    let compactWidth: Double
    /// The width of the views beside the camera.
    let sideWidth: Double
    /// The width of the large presentation.
    let expandedWidth: Double

    /// The height around the camera: 36.67 in the guidelines.
    static let height = 110.0 / 3
    /// The widths of the view beside another activity: up to 45 in the guidelines.
    static let minimalWidths = height...45
    /// The radius of the corners of the large presentation.
    static let cornerRadius = 44.0

    /// The width of the camera, which lies between the views.
    var cameraWidth: Double { compactWidth - 2 * sideWidth }

    static let small = Island(compactWidth: 230, sideWidth: 157.0 / 3, expandedWidth: 371)
    static let large = Island(compactWidth: 250, sideWidth: 187.0 / 3, expandedWidth: 408)
  }

  /// The width on a Lock Screen.
  let lockScreenWidth: Double
  /// The Dynamic Island; nil where there is none.
  let island: Island?

  /// The heights on a Lock Screen and of the large presentation.
  static let heights = 84.0...160
  /// The sizes where no device is told: an iPhone's of 6.1 inches.
  static let usual = ActivitySizes(phone: CGSize(width: 393, height: 852))

  /// The sizes of a phone, of an upright screen.
  ///
  /// For phones without an island the guidelines have no width: those with one leave 22 points of
  /// the screen's.
  init(phone screen: CGSize) {
    switch (screen.width, screen.height) {
    case (393, 852), (402, 874): island = .small
    case (420, 912), (430, 932), (440, 956): island = .large
    default: island = nil
    }
    lockScreenWidth = island?.expandedWidth ?? screen.width - 22
  }

  /// The sizes of a tablet, of an upright screen.
  init(tablet screen: CGSize) {
    (lockScreenWidth, island) = (screen.height < 1280 ? 425 : 500, nil)
  }
}

extension EnvironmentValues {
  /// The sizes of Live Activities on the device of the screen; the usual ones for a component.
  var activitySizes: ActivitySizes {
    let screen = screenLink?.device?.screenSize ?? windowSize
    let upright = CGSize(
      width: min(screen.width, screen.height), height: max(screen.width, screen.height))
    switch screenLink?.device?.kind {
    case .phone: return ActivitySizes(phone: upright)
    case .tablet: return ActivitySizes(tablet: upright)
    case .desktop, .watch: return .usual
    case nil:
      if WidgetSizes.phones.contains(where: { $0.screen == upright }) {
        return ActivitySizes(phone: upright)
      }
      let isTablet = WidgetSizes.tablets.contains { $0.screen == upright }
      return isTablet ? ActivitySizes(tablet: upright) : .usual
    }
  }
}
