import ActivityKit
import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree
import WidgetKit

/// Live Activities on a Lock Screen and in the Dynamic Island.
@MainActor @Suite struct ActivityDrawingTests {
  private func draw(
    _ activity: FerryActivity = FerryActivity(), as kind: ActivityPreviewViewKind = .content,
    isStale: Bool = false, on screen: CGSize = DeviceScreen.fifteen,
    kind device: ShownDevice.Kind? = nil
  ) throws -> DrawnWidget {
    try DrawnWidget(
      LiveActivityPreview(
        activity, attributes: FerryAttributes.sample, state: .arriving, as: kind, isStale: isStale),
      on: screen, kind: device)
  }

  private func frame(of text: String, in drawn: DrawnWidget) throws -> CGRect {
    try #require(drawn.words.first { $0.text == text }).frame
  }

  @Test func aLockScreenShowsTheValues() throws {
    #expect(try draw().texts == ["Laboe 3"])
    #expect(try draw(isStale: true).texts == ["Laboe ?"])
  }

  @Test(arguments: [(20.0, 84.0), (120, 120), (400, 160)]) func theContentMakesTheHeight(
    _ height: Double, _ expected: Double
  ) throws {
    let drawn = try draw(FerryActivity(height: height, tint: .blue))
    #expect(drawn.fills.first?.bounds.size == CGSize(width: 371, height: expected))
    #expect(drawn.fills.first?.bounds.midX == 196.5)
  }

  @Test(arguments: [
    (DeviceScreen.se, ShownDevice.Kind.phone, 353.0), (DeviceScreen.fifteen, .phone, 371),
    (CGSize(width: 402, height: 874), .phone, 371), (CGSize(width: 440, height: 956), .phone, 408),
    (DeviceScreen.pad, .tablet, 425), (CGSize(width: 1024, height: 1366), .tablet, 500),
    (CGSize(width: 1366, height: 1024), .tablet, 500),
  ]) func theDeviceMakesTheWidth(
    _ screen: CGSize, _ device: ShownDevice.Kind, _ expected: Double
  ) throws {
    let drawn = try draw(FerryActivity(height: 100, tint: .blue), on: screen, kind: device)
    #expect((drawn.fills.first?.bounds.width).map(Double.init) == expected)
  }

  @Test func theIslandIsBlackAroundTheCamera() throws {
    let drawn = try draw(as: .dynamicIsland(.compact))
    let island = try #require(drawn.fills.first)
    #expect(island.bounds.width == 230 && abs(island.bounds.height - 36.67) < 0.01)
    #expect(island.color == .black)
    #expect(drawn.texts == ["L", "3"])
    let camera = island.bounds.insetBy(dx: 157.0 / 3, dy: 0)
    #expect(try frame(of: "L", in: drawn).maxX <= camera.minX)
    #expect(try frame(of: "3", in: drawn).minX >= camera.maxX)
    let large = try draw(as: .dynamicIsland(.compact), on: CGSize(width: 430, height: 932))
    #expect(large.fills.first?.bounds.width == 250)
  }

  @Test func theSmallestIslandIsRound() throws {
    let drawn = try draw(as: .dynamicIsland(.minimal))
    let size = try #require(drawn.fills.first).bounds.size
    #expect(drawn.texts == ["M"])
    #expect(abs(size.width - size.height) < 0.01)
  }

  @Test func theLargeIslandHasItsPlaces() throws {
    let drawn = try draw(as: .dynamicIsland(.expanded))
    let island = try #require(drawn.fills.first).bounds
    #expect(island.width == 371)
    let places = try ["A", "B", "C", "D", "E"].map { try frame(of: $0, in: drawn) }
    #expect(places[0].minX == island.minX + 16 && places[0].minY == island.minY + 16)
    #expect(places[1].maxX == island.maxX - 16 && places[1].minY == island.minY + 16)
    #expect(places[2].midX == island.midX && abs(places[2].minY - island.minY - 36.67) < 0.01)
    #expect(places[3].minY > places[2].maxY && places[4].minY > places[3].maxY)
    #expect(abs(island.maxY - places[4].maxY - 16) < 0.01)
  }

  @Test func anAppSetsMargins() throws {
    let drawn = try draw(FerryActivity(margin: 30), as: .dynamicIsland(.expanded))
    let island = try #require(drawn.fills.first).bounds
    let leading = try frame(of: "A", in: drawn)
    #expect(leading.minX == island.minX + 30 && leading.minY == island.minY + 30)
  }

  @Test func aWideViewLiesBelowTheCamera() throws {
    let drawn = try draw(FerryActivity(below: true), as: .dynamicIsland(.expanded))
    let island = try #require(drawn.fills.first).bounds
    let leading = try frame(of: "Leading, a long one", in: drawn)
    #expect(abs(leading.minY - island.minY - 36.67) < 0.01)
    #expect(leading.width > 107)
  }

  @Test(arguments: [
    (DeviceScreen.se, ShownDevice.Kind.phone), (DeviceScreen.pad, .tablet),
  ]) func aDeviceWithoutAnIslandWarns(_ screen: CGSize, _ device: ShownDevice.Kind) throws {
    let drawn = try draw(as: .dynamicIsland(.compact), on: screen, kind: device)
    #expect(drawn.list.items.isEmpty)
    #expect(
      drawn.warnings.first
        == "LiveActivityPreview draws nothing: the device has no Dynamic Island.")
  }
}
