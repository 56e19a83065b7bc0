import CairoRender
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

  /// Materials at the screen's edge look as in a picture without a body.
  @Test func materialsShowNothingOfTheBody() throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: "iphone-17"))
    let size = device.size(in: .portrait)
    var list = DisplayList(size: size, background: .white)
    list.items = [
      DrawItem(.material(Path(CGRect(x: 0, y: 300, width: 402, height: 100)), .thin, .light))
    ]
    let frame = DeviceFrame(
      device: device, body: try #require(table.body(of: device)), orientation: .portrait)
    let renderer = try Renderer()
    let plain = try renderer.raster(list, scale: 1)
    let framed = try renderer.raster(frame.around(list), scale: 1)
    let middle = plain[201, 350]
    #expect(plain[1, 350] == middle)
    let left = (framed.width - 402) / 2
    let shown = (left + 2..<left + 400).map { framed[$0, framed.height / 2 - 437 + 350] }
    #expect(Set(shown) == [middle])
    // The control: beside the screen is another colour.
    #expect(framed[left - 4, framed.height / 2] != middle)
  }

  @Test func theCornersAtAHingeAreOthers() throws {
    let upright = try glass(of: "iphone-duo-outer", .portrait)
    #expect(upright == CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8))
    // Turned to the left, what was at the left is below.
    let lying = try glass(of: "iphone-duo-outer", .landscape)
    #expect(lying == CornerRadii(topLeft: 59, topRight: 59, bottomRight: 8, bottomLeft: 8))
  }

  /// Returns the frames of the body's fills in portrait, with their colours.
  private func fills(of id: String) throws -> [(frame: CGRect, color: RGBAColor)] {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: id))
    let frame = DeviceFrame(
      device: device, body: try #require(table.body(of: device)), orientation: .portrait)
    let picture = frame.around(
      DisplayList(size: device.size(in: .portrait), background: .white))
    guard case .layer(let metal) = try #require(picture.items.first).operation else { return [] }
    return metal.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.operation else { return nil }
      return (frame: path.boundingRect, color: color)
    }
  }

  @Test func theCameraControlLiesInTheMetal() throws {
    let sunk = try fills(of: "iphone-17").filter { $0.color == RGBAColor(hex: 0x5C5C60) }
    let control = try #require(sunk.first)
    #expect(sunk.count == 1)
    // The body is 402 points and twice 14.73 wide, 874 and twice 14.55 high.
    let (width, height) = (402 + 2 * 14.73, 874 + 2 * 14.55)
    #expect(abs(control.frame.maxX - width) < 0.01 && abs(control.frame.width - 1.5) < 0.01)
    #expect(abs(control.frame.midY - 0.6564 * height) < 0.1)
    #expect(abs(control.frame.height - 0.1143 * height) < 0.1)
  }

  @Test func otherButtonsStandOut() throws {
    for id in ["iphone-17", "iphone-17e", "iphone-15"] {
      let raised = try fills(of: id).filter { $0.frame.width < 7 && $0.frame.width > 5 }
      #expect(raised.count == 4, "\(id)")
      #expect(raised.prefix(3).allSatisfy { $0.frame.minX == -3 }, "\(id)")
    }
    #expect(try fills(of: "iphone-17e").allSatisfy { $0.color != RGBAColor(hex: 0x5C5C60) })
    #expect(try fills(of: "iphone-duo-outer").allSatisfy { $0.frame.width > 400 })
  }

  @Test func allCornersOfOthersAreAlike() throws {
    #expect(try glass(of: "iphone-duo-inner", .portrait) == CornerRadii(55))
    #expect(try glass(of: "iphone-15", .landscape).uniform != nil)
  }
}
