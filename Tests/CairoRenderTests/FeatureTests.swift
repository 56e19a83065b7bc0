import DisplayList
import Foundation
import RecordedEnvironment
import Testing

@testable import CairoRender

/// Each feature at small size, equal to the picture that was looked at and committed.
///
/// `VITRINE_RECORD=1 swift test --filter FeatureTests` writes them anew.
struct FeatureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")

  @Test(.recordedEnvironment, arguments: FeatureScenes.all.map(\.name))
  func featureIsAsCommitted(_ name: String) throws {
    let scene = try #require(FeatureScenes.all.first { $0.name == name })
    let picture = try Studio().draw(
      scene.items, size: scene.size, scale: 2, background: scene.background)
    let file = Self.folder.appendingPathComponent("\(name).png")
    let bytes = try PNGEncoder().encode(picture)
    #expect(bytes.count <= 40_960, "\(name) has \(bytes.count) bytes")
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      return try Data(bytes).write(to: file)
    }
    let reference: PixelImage = try PNGDecoder.decode(
      [UInt8](Data(contentsOf: file)), name: file.path)
    #expect(PixelDigest(of: picture) == PixelDigest(of: reference), "\(name) differs")
  }

  @Test func scenesDiffer() throws {
    let digests = try FeatureScenes.all.map { scene in
      PixelDigest(
        of: try Studio().draw(scene.items, size: scene.size, background: scene.background))
    }
    #expect(Set(digests).count == digests.count)
  }

  /// A smooth corner against the quarter circle, by where their outlines pass.
  @Test func continuousCornersBeginFurtherOut() throws {
    func coverage(_ style: RoundedCornerStyle, _ x: CGFloat, _ y: CGFloat) throws -> Int {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 800, height: 800), cornerRadius: 100, style: style)
      let image = try Studio().draw(
        [fill(path, .black)], size: CGSize(width: 400, height: 400), scale: 1)
      return 255 - Int(image[Int(x), Int(y)] & 255)
    }
    // The circle begins 100 from the corner, the smooth one 152.9: between both it has left the
    // edge.
    #expect(try coverage(.circular, 120, 0) == 255)
    #expect(try coverage(.continuous, 120, 0) < 250)
    #expect(try coverage(.continuous, 160, 0) == 255)
    // On the diagonal both pass 0.29 radii from the corner's sides.
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(try coverage(style, 26, 26) == 0)
      #expect(try coverage(style, 32, 32) == 255)
    }
  }
}
