import CairoRender
import Foundation
import Testing

@testable import SnapshotKit

/// A disc with smooth edges, and stripes on all of it.
private struct Disc: Sendable {
  let x: Int
  let y: Int
  let radius: Int
  let color: Int
  let stripes: Int

  init(_ x: Int, _ y: Int, _ radius: Int, _ color: Int, _ stripes: Int = 0) {
    (self.x, self.y, self.radius, self.color, self.stripes) = (x, y, radius, color, stripes)
  }

  func image(width: Int = 48, height: Int = 40) throws -> PixelImage {
    var pixels: [UInt32] = []
    for row in 0..<height {
      for column in 0..<width {
        let (dx, dy) = (column - x, row - y)
        let cover = max(0, min(255, (radius * radius - dx * dx - dy * dy) * 8 + 128))
        let stripe = ((column * 7 + row * 13) % 11) * stripes
        let parts = [16, 8, 0].map { shift in
          max(0, 255 - (255 - (color >> shift) & 0xFF) * cover / 255 - stripe)
        }
        pixels.append(0xFF00_0000 | UInt32(parts[0] << 16 | parts[1] << 8 | parts[2]))
      }
    }
    return try PixelImage(width: width, height: height, pixels: pixels)
  }
}

private let disc = Disc(20, 20, 12, 0x204060)

@Suite struct VisibleDifferenceTests {
  /// The numbers are those of pixelmatch 0.4.0 (PyPI) at its threshold, without and with smoothed
  /// edges.
  @Test(
    arguments: [
      (disc, disc, 0, 0, 0), (disc, Disc(21, 20, 12, 0x204060), 140, 0, 108),
      (disc, Disc(20, 20, 13, 0x204060), 172, 0, 148),
      (disc, Disc(20, 20, 12, 0x206060), 497, 0, 0),
      (disc, Disc(23, 18, 9, 0xD03010), 503, 350, 147),
      (Disc(20, 20, 12, 0x204060, 1), Disc(21, 20, 12, 0x204060, 2), 1752, 111, 0),
      (disc, Disc(20, 20, 12, 0x204060, 9), 1744, 1395, 0),
      (Disc(0, 0, 30, 0x808080), Disc(1, 1, 30, 0x909090, 3), 1818, 286, 0),
    ])
  private func visiblePixelsAreThoseOfPixelmatch(
    _ before: Disc, _ after: Disc, pixels: Int, visible: Int, antialiased: Int
  ) throws {
    let (first, second) = (try before.image(), try after.image())
    let difference = PixelDifference(first, second)
    let seen = VisibleDifference(difference, of: first, and: second)
    #expect(difference.count == pixels)
    #expect(seen.count == visible)
    #expect(seen.antialiased == antialiased)
  }

  @Test func whatOnePictureAloneHasIsSeen() throws {
    let (first, second) = (try disc.image(), try disc.image(width: 50))
    let difference = PixelDifference(first, second)
    #expect(VisibleDifference(difference, of: first, and: second).count == 80)
  }

  /// Parts of a real screen: at the usual type size and at the largest, and moved by a pixel.
  ///
  /// The numbers are those of pixelmatch 0.4.0 at its threshold, without and with smoothed edges.
  @Test(
    arguments: [
      ("harbour", "harbour-ax5", 12330, 9307, 2613),
      ("harbour-words", "harbour-words-shifted", 4842, 283, 2983),
    ])
  private func visiblePixelsOfScreensAreThoseOfPixelmatch(
    _ before: String, _ after: String, pixels: Int, visible: Int, antialiased: Int
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("PictureFixtures")
    func image(_ name: String) throws -> PixelImage {
      try Renderer.decode(
        Data(contentsOf: folder.appendingPathComponent("\(name).png")), name: name)
    }
    let (first, second) = (try image(before), try image(after))
    let difference = PixelDifference(first, second)
    let seen = VisibleDifference(difference, of: first, and: second)
    #expect(difference.count == pixels)
    #expect(seen.count == visible)
    #expect(seen.antialiased == antialiased)
  }
}
