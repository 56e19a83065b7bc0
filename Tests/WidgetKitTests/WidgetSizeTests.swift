import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree
import WidgetKit

/// The sizes of widgets by their devices.
@MainActor @Suite struct WidgetSizeTests {
  /// A widget that fills its box with a colour, so that its frame is seen.
  private struct Filled: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "filled", provider: TideProvider()) { _ in Color.red }
        .contentMarginsDisabled()
    }
  }

  private func size(
    _ family: WidgetFamily, on screen: CGSize, kind: ShownDevice.Kind? = nil
  ) throws -> CGSize? {
    try DrawnWidget(WidgetPreview(Filled(), family: family), on: screen, kind: kind)
      .fills.last?.bounds.size
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, CGSize(width: 148, height: 148)),
    (.systemMedium, CGSize(width: 321, height: 148)),
    (.systemLarge, CGSize(width: 321, height: 324)),
    (.accessoryCircular, CGSize(width: 68, height: 68)),
    (.accessoryRectangular, CGSize(width: 153, height: 68)),
    (.accessoryInline, CGSize(width: 225, height: 26)),
  ]) func sizesOnTheSmallestPhone(_ family: WidgetFamily, _ expected: CGSize) throws {
    #expect(try size(family, on: DeviceScreen.se) == expected)
    #expect(try size(family, on: DeviceScreen.se, kind: .phone) == expected)
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, CGSize(width: 158, height: 158)),
    (.systemMedium, CGSize(width: 338, height: 158)),
    (.systemLarge, CGSize(width: 338, height: 354)),
    (.accessoryCircular, CGSize(width: 72, height: 72)),
    (.accessoryRectangular, CGSize(width: 160, height: 72)),
    (.accessoryInline, CGSize(width: 234, height: 26)),
  ]) func sizesOnAUsualPhone(_ family: WidgetFamily, _ expected: CGSize) throws {
    #expect(try size(family, on: DeviceScreen.fifteen) == expected)
    #expect(try size(family, on: DeviceScreen.fifteen, kind: .phone) == expected)
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, CGSize(width: 155, height: 155)),
    (.systemMedium, CGSize(width: 342, height: 155)),
    (.systemLarge, CGSize(width: 342, height: 342)),
    (.systemExtraLarge, CGSize(width: 715.5, height: 342)),
  ]) func sizesOnATablet(_ family: WidgetFamily, _ expected: CGSize) throws {
    #expect(try size(family, on: DeviceScreen.pad) == expected)
    #expect(try size(family, on: DeviceScreen.pad, kind: .tablet) == expected)
  }

  @Test func aDeviceHeldOnItsSideHasTheSameWidgets() throws {
    let screen = CGSize(width: 852, height: 393)
    let expected = CGSize(width: 338, height: 158)
    #expect(try size(.systemMedium, on: screen) == expected)
    #expect(try size(.systemMedium, on: screen, kind: .phone) == expected)
  }

  @Test func anUnknownScreenTakesTheNearestOnesSizes() throws {
    let pro = CGSize(width: 402, height: 874)
    #expect(try size(.systemSmall, on: pro, kind: .phone) == CGSize(width: 158, height: 158))
    let largest = CGSize(width: 440, height: 956)
    #expect(try size(.systemSmall, on: largest, kind: .phone) == CGSize(width: 170, height: 170))
    let pad = CGSize(width: 1032, height: 1376)
    #expect(try size(.systemLarge, on: pad, kind: .tablet) == CGSize(width: 378.5, height: 378.5))
  }

  @Test func aComponentHasTheSizesOfAUsualPhone() throws {
    let screen = CGSize(width: 900, height: 900)
    #expect(try size(.systemLarge, on: screen) == CGSize(width: 338, height: 354))
    #expect(try size(.systemExtraLarge, on: screen) == CGSize(width: 715.5, height: 342))
  }

  @Test func familiesThatADeviceLacksAreEmpty() throws {
    for (family, screen) in [
      (WidgetFamily.systemExtraLarge, DeviceScreen.fifteen),
      (.accessoryCircular, CGSize(width: 320, height: 568)),
      (.accessoryRectangular, DeviceScreen.pad),
    ] {
      let drawn = try DrawnWidget(WidgetPreview(Filled(), family: family), on: screen)
      #expect(drawn.list.items.isEmpty)
      #expect(
        drawn.warnings.first == "WidgetPreview draws nothing: the device has no \(family) widgets.")
    }
  }
}
