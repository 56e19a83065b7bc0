import SwiftUI

/// The sizes of widgets in points, by the device's screen.
///
/// The source is *Widgets > Specifications* of Apple's Human Interface Guidelines, as of December
/// 2025: the dimensions of iOS, and those of iPadOS for the canvas on which an app lays a widget
/// out; a home screen shows it smaller. The guidelines tell no sizes of an iPad's Lock Screen.
struct WidgetSizes {
  /// The screen, upright.
  let screen: CGSize
  private let sizes: [WidgetFamily: CGSize]

  /// Returns the size of a family; nil where the device has no such widgets.
  subscript(family: WidgetFamily) -> CGSize? { sizes[family] }

  /// The sizes of a phone; its Lock Screen has widgets if there is a width of a line.
  private init(
    phone width: Double, _ height: Double, small: Double, medium: (Double, Double),
    large: (Double, Double), circular: Double = 0, rectangular: (Double, Double) = (0, 0),
    inline: Double? = nil
  ) {
    screen = CGSize(width: width, height: height)
    var sizes: [WidgetFamily: CGSize] = [
      .systemSmall: CGSize(width: small, height: small),
      .systemMedium: CGSize(width: medium.0, height: medium.1),
      .systemLarge: CGSize(width: large.0, height: large.1),
    ]
    if let inline {
      sizes[.accessoryCircular] = CGSize(width: circular, height: circular)
      sizes[.accessoryRectangular] = CGSize(width: rectangular.0, height: rectangular.1)
      sizes[.accessoryInline] = CGSize(width: inline, height: 26)
    }
    self.sizes = sizes
  }

  /// The sizes of a tablet: a small square, the side of a large one, the width of the largest.
  private init(
    tablet width: Double, _ height: Double, small: Double, large: Double, extraLarge: Double
  ) {
    screen = CGSize(width: width, height: height)
    sizes = [
      .systemSmall: CGSize(width: small, height: small),
      .systemMedium: CGSize(width: large, height: small),
      .systemLarge: CGSize(width: large, height: large),
      .systemExtraLarge: CGSize(width: extraLarge, height: large),
    ]
  }

  static let phones: [WidgetSizes] = [
    WidgetSizes(
      phone: 430, 932, small: 170, medium: (364, 170), large: (364, 382), circular: 76,
      rectangular: (172, 76), inline: 257),
    WidgetSizes(
      phone: 428, 926, small: 170, medium: (364, 170), large: (364, 382), circular: 76,
      rectangular: (172, 76), inline: 257),
    WidgetSizes(
      phone: 414, 896, small: 169, medium: (360, 169), large: (360, 379), circular: 76,
      rectangular: (160, 72), inline: 248),
    WidgetSizes(
      phone: 414, 736, small: 159, medium: (348, 157), large: (348, 357), circular: 76,
      rectangular: (170, 76), inline: 248),
    usualPhone,
    WidgetSizes(
      phone: 390, 844, small: 158, medium: (338, 158), large: (338, 354), circular: 72,
      rectangular: (160, 72), inline: 234),
    WidgetSizes(
      phone: 375, 812, small: 155, medium: (329, 155), large: (329, 345), circular: 72,
      rectangular: (157, 72), inline: 225),
    WidgetSizes(
      phone: 375, 667, small: 148, medium: (321, 148), large: (321, 324), circular: 68,
      rectangular: (153, 68), inline: 225),
    WidgetSizes(
      phone: 360, 780, small: 155, medium: (329, 155), large: (329, 345), circular: 72,
      rectangular: (157, 72), inline: 225),
    WidgetSizes(phone: 320, 568, small: 141, medium: (292, 141), large: (292, 311)),
  ]

  static let tablets: [WidgetSizes] = [
    WidgetSizes(tablet: 744, 1133, small: 141, large: 305.5, extraLarge: 634.5),
    WidgetSizes(tablet: 768, 1024, small: 141, large: 305.5, extraLarge: 634.5),
    WidgetSizes(tablet: 810, 1080, small: 146, large: 320.5, extraLarge: 669),
    usualTablet,
    WidgetSizes(tablet: 834, 1112, small: 150, large: 327.5, extraLarge: 682),
    WidgetSizes(tablet: 834, 1194, small: 155, large: 342, extraLarge: 715.5),
    WidgetSizes(tablet: 954, 1373, small: 162, large: 350, extraLarge: 726),
    WidgetSizes(tablet: 970, 1389, small: 162, large: 350, extraLarge: 726),
    WidgetSizes(tablet: 1024, 1366, small: 170, large: 378.5, extraLarge: 795),
    WidgetSizes(tablet: 1192, 1590, small: 188, large: 412, extraLarge: 860),
  ]

  private static let usualPhone = WidgetSizes(
    phone: 393, 852, small: 158, medium: (338, 158), large: (338, 354), circular: 72,
    rectangular: (160, 72), inline: 234)
  private static let usualTablet = WidgetSizes(
    tablet: 820, 1180, small: 155, large: 342, extraLarge: 715.5)

  /// Returns the size of a family where no device is told: an iPhone's of 6.1 inches, or an iPad's
  /// where no phone has such widgets.
  static func usual(_ family: WidgetFamily) -> CGSize {
    usualPhone[family] ?? usualTablet[family] ?? .zero
  }

  /// Returns the sizes of the screen that is nearest in width, and then in height.
  ///
  /// - Parameters:
  ///   - screen: A screen, in points, held either way.
  ///   - rows: The sizes of several screens.
  /// - Returns: The sizes of one of them.
  static func nearest(to screen: CGSize, among rows: [WidgetSizes]) -> WidgetSizes? {
    func distance(_ row: WidgetSizes) -> (Double, Double) {
      (
        abs(row.screen.width - min(screen.width, screen.height)),
        abs(row.screen.height - max(screen.width, screen.height))
      )
    }
    return rows.min { distance($0) < distance($1) }
  }
}
