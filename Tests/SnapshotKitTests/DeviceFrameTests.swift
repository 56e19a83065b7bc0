import DisplayList
import Foundation
import Testing

@testable import SnapshotKit

/// The body that `--frame` draws around a picture.
struct DeviceFrameTests {
  /// Returns the radii of the glass that a screen's picture shows through.
  private func glass(of id: String, _ orientation: Orientation) throws -> CornerRadii {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: id))
    let frame = DeviceFrame(
      device: device, body: try #require(table.body(of: device)), orientation: orientation)
    let picture = frame.around(
      DisplayList(size: device.size(in: orientation), background: .white))
    for item in picture.items {
      if case .layer(let layer) = item.operation, let clip = layer.clip,
        case .roundedRect(let rounded) = clip.storage
      {
        return rounded.radii
      }
    }
    throw NoGlass()
  }

  private struct NoGlass: Error {}

  @Test func theCornersAtAHingeAreOthers() throws {
    let upright = try glass(of: "iphone-duo-outer", .portrait)
    #expect(upright == CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8))
    // Turned to the left, what was at the left is below.
    let lying = try glass(of: "iphone-duo-outer", .landscape)
    #expect(lying == CornerRadii(topLeft: 59, topRight: 59, bottomRight: 8, bottomLeft: 8))
  }

  @Test func allCornersOfOthersAreAlike() throws {
    #expect(try glass(of: "iphone-duo-inner", .portrait) == CornerRadii(55))
    #expect(try glass(of: "iphone-15", .landscape).uniform != nil)
  }
}
