import DisplayList
import Foundation
import RecordedEnvironment
import Testing

@testable import CairoRender

/// Small pictures of features, equal to those that were looked at and committed.
///
/// `VITRINE_RECORD=1 swift test --filter ReferenceTests` writes them anew.
struct ReferenceTests {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")
  }

  /// Parts of the probe, which has every operation: name and place in points.
  private static let parts: [(String, CGRect)] = [
    ("shapes", CGRect(x: 0, y: 0, width: 320, height: 54)),
    ("gradients", CGRect(x: 0, y: 54, width: 190, height: 48)),
    ("tiles-inner-shadow", CGRect(x: 190, y: 54, width: 130, height: 48)),
    ("text", CGRect(x: 0, y: 100, width: 320, height: 50)),
    ("symbols", CGRect(x: 0, y: 150, width: 320, height: 44)),
    ("images", CGRect(x: 0, y: 194, width: 180, height: 54)),
    ("shadows", CGRect(x: 180, y: 194, width: 140, height: 54)),
    ("blend-modes", CGRect(x: 0, y: 246, width: 320, height: 56)),
    ("filters-materials", CGRect(x: 0, y: 300, width: 320, height: 100)),
    ("broken-word", CGRect(x: 0, y: 400, width: 60, height: 40)),
    ("segments", CGRect(x: 60, y: 400, width: 260, height: 40)),
    ("mitres", CGRect(x: 0, y: 440, width: 320, height: 32)),
    ("glass-with-shadow", CGRect(x: 0, y: 472, width: 320, height: 68)),
  ]

  @Test(.recordedEnvironment) func picturesAreAsCommitted() throws {
    let studio = try Studio()
    let probe = try studio.rasterizer.render(
      Probe.list, scale: 1, text: studio.text, assets: studio.assets)
    for (name, place) in Self.parts {
      let picture = try probe.cropped(
        x: Int(place.minX), y: Int(place.minY), width: Int(place.width), height: Int(place.height))
      try compare(picture, name)
    }
  }

  private func compare(_ picture: PixelImage, _ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).png")
    let bytes = try PNGEncoder().encode(picture)
    #expect(bytes.count <= 16_384, "\(name) has \(bytes.count) bytes")
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return
    }
    let reference: PixelImage = try PNGDecoder.decode(
      [UInt8](Data(contentsOf: file)), name: file.path)
    #expect(PixelDigest(of: picture) == PixelDigest(of: reference), "\(name) differs")
  }
}
